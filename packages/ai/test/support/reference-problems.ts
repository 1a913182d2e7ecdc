/** What a text hides, found the slow way. */
interface ReferenceProblem {
  readonly kind: "duplicate_key" | "unsafe_number" | "lone_surrogate";
  readonly path: string;
  readonly offset: number;
}

/** All of it, with how many members the text has. */
export interface Reference {
  readonly problems: readonly ReferenceProblem[];
  readonly overflows: readonly number[];
  readonly members: number;
}

interface Token {
  readonly text: string;
  readonly offset: number;
}

/** The oracle for hidden problems: tokens by regular expression, then recursion. For JSON texts only, not deep ones. */
export function referenceProblems(text: string): Reference {
  const tokens: Token[] = Array.from(
    text.matchAll(/"(?:[^"\\]|\\[^])*"|-?\d[\d.eE+-]*|true|false|null|[{}[\]:,]/g),
    (match) => ({ text: match[0], offset: match.index }),
  );
  const problems: ReferenceProblem[] = [];
  const overflows: number[] = [];
  let members = 0;
  let next = 0;

  function take(): Token {
    const token = tokens[next++];
    if (token === undefined) throw new Error("not JSON");
    return token;
  }

  function checkString({ text: literal, offset }: Token, path: string): void {
    // By code points: whole pairs are one, so that what is left in the range of surrogates is half of one.
    const points = Array.from(String(JSON.parse(literal)), (character) => character.codePointAt(0) ?? 0);
    if (points.some((point) => point >= 0xd800 && point <= 0xdfff))
      problems.push({ kind: "lone_surrogate", path, offset });
  }

  function readValue(path: string): void {
    const token = take();
    if (token.text === "{") return readObject(path);
    if (token.text === "[") return readArray(path);
    if (token.text.startsWith('"')) return checkString(token, path);
    if (!/^-?\d/.test(token.text)) return;
    const value = Number(token.text);
    if (Math.abs(value) === Infinity) overflows.push(token.offset);
    const lossy = Math.abs(value) === Infinity || (/^-?\d+$/.test(token.text) && BigInt(token.text) !== BigInt(value));
    if (lossy) problems.push({ kind: "unsafe_number", path, offset: token.offset });
  }

  function readObject(path: string): void {
    const keys: string[] = [];
    if (tokens[next]?.text === "}") return void take();
    for (let separator = ","; separator === ","; separator = take().text) {
      const token = take();
      const key = String(JSON.parse(token.text));
      const member = `${path}/${key.split("~").join("~0").split("/").join("~1")}`;
      members++;
      if (keys.includes(key)) problems.push({ kind: "duplicate_key", path: member, offset: token.offset });
      keys.push(key);
      checkString(token, member);
      take();
      readValue(member);
    }
  }

  function readArray(path: string): void {
    if (tokens[next]?.text === "]") return void take();
    let index = 0;
    for (let separator = ","; separator === ","; separator = take().text) readValue(`${path}/${index++}`);
  }

  readValue("");
  return { problems, overflows, members };
}
