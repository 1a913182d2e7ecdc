import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A server on this machine that answers every request with the same JSON and keeps what it was sent. */
export interface LocalServer extends AsyncDisposable {
  /** `http://127.0.0.1:…`, without a slash at the end. */
  readonly url: string;
  /** The bodies of the requests so far, parsed. */
  readonly bodies: readonly unknown[];
}

export async function startLocalServer(answer: unknown): Promise<LocalServer> {
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      bodies.push(JSON.parse(Buffer.concat(pieces).toString("utf8")));
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
