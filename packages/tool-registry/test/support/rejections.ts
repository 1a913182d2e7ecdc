import { afterAll, afterEach, beforeAll, expect } from "vitest";

const rejections: unknown[] = [];
const listener = (reason: unknown): void => {
  rejections.push(reason);
};

/** Fails each test of the file in which a promise rejected and nobody heard. */
export function failOnUnhandledRejections(): void {
  beforeAll(() => {
    process.on("unhandledRejection", listener);
  });
  afterEach(async () => {
    // Node tells of them after the microtasks of a turn of its loop.
    await new Promise((resolve) => setImmediate(resolve));
    expect(rejections.splice(0)).toEqual([]);
  });
  afterAll(() => {
    process.off("unhandledRejection", listener);
  });
}
