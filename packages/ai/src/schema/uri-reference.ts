interface UriParts {
  /** With its colon, or empty. */
  readonly scheme: string;
  /** With its two slashes; `undefined` where there is none, which is not the same as an empty one. */
  readonly authority: string | undefined;
  readonly path: string;
  /** With its question mark; `undefined` where there is none. */
  readonly query: string | undefined;
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

function splitUri(uri: string): UriParts {
  const scheme = SCHEME.exec(uri)?.[0] ?? "";
  let rest = uri.slice(scheme.length);
  const mark = rest.indexOf("?");
  const query = mark < 0 ? undefined : rest.slice(mark);
  if (mark >= 0) rest = rest.slice(0, mark);
  if (!rest.startsWith("//")) return { scheme, authority: undefined, path: rest, query };
  const slash = rest.indexOf("/", 2);
  const end = slash < 0 ? rest.length : slash;
  return { scheme, authority: rest.slice(0, end), path: rest.slice(end), query };
}

/** RFC 3986, section 5.2.4, over whole segments. A path without a leading slash keeps none. */
function removeDotSegments(path: string): string {
  if (!path.includes(".")) return path;
  const rooted = path.startsWith("/");
  const segments = path.split("/");
  if (rooted) segments.shift();
  const kept: string[] = [];
  for (const segment of segments) {
    if (segment === "..") kept.pop();
    else if (segment !== ".") kept.push(segment);
  }
  const last = segments.at(-1);
  if (last === "." || last === "..") kept.push("");
  return (rooted ? "/" : "") + kept.join("/");
}

function mergePaths(base: UriParts, path: string): string {
  if (base.authority !== undefined && base.path === "") return `/${path}`;
  return base.path.slice(0, base.path.lastIndexOf("/") + 1) + path;
}

/** A URI reference cut at its first `#`; `fragment` is `undefined` where there is none. */
export function splitFragment(reference: string): { readonly uri: string; readonly fragment: string | undefined } {
  const hash = reference.indexOf("#");
  return hash < 0
    ? { uri: reference, fragment: undefined }
    : { uri: reference.slice(0, hash), fragment: reference.slice(hash + 1) };
}

/** Whether the URI names a place of its own (a scheme or an authority), and not one beside its base. */
export function isAbsolute(uri: string): boolean {
  return SCHEME.test(uri) || uri.startsWith("//");
}

/**
 * The reference, seen from the base (RFC 3986, section 5.2.2). Both without fragments. The base may itself be
 * relative or empty, as in a schema whose root has no `$id`. No normalization of case or percent-encoding.
 */
export function resolveUri(base: string, reference: string): string {
  if (reference === "" || base === "") return reference === "" ? base : removeDots(splitUri(reference));
  const target = splitUri(reference);
  if (target.scheme !== "") return removeDots(target);
  const from = splitUri(base);
  if (target.authority !== undefined) return removeDots({ ...target, scheme: from.scheme });
  if (target.path === "") return joinUri({ ...from, query: target.query ?? from.query });
  const path = target.path.startsWith("/") ? target.path : mergePaths(from, target.path);
  return removeDots({ ...from, path, query: target.query });
}

function removeDots(parts: UriParts): string {
  return joinUri({ ...parts, path: removeDotSegments(parts.path) });
}

function joinUri({ scheme, authority, path, query }: UriParts): string {
  return scheme + (authority ?? "") + path + (query ?? "");
}
