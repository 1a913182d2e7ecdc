import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import {
  type ApprovalView,
  createApprove,
  type Judge,
  type Question,
  type Verdict,
} from "../../../src/coding-agent/approval/approval.ts";
import { allowAll, askPerson, byScript, denyAll } from "../../../src/coding-agent/approval/judges.ts";

function question(name: string, args: Question["arguments"], signal = new AbortController().signal): Question {
  const context = { root: "/", runCommand: () => Promise.reject(new Error("not here")) };
  return { id: "1", name, arguments: args, summary: "May I?", context, signal };
}

const REMOVE = question("bash", { command: "cd tools && rm -rf ." });
const RUN = question("bash", { command: "sh test.sh # no farm, no harm" });
const WRITE = question("write", { path: "a", mode: "create", content: "rm" });

test.each<[name: string, judge: Judge, question: Question, isAllowed: boolean]>([
  ["--yes allows all", allowAll, REMOVE, true],
  ["nobody allows nothing", denyAll, WRITE, false],
  ["the script allows a command", byScript, RUN, true],
  ["the script allows a file, whatever is in it", byScript, WRITE, true],
  ["the script denies what removes", byScript, REMOVE, false],
])("%s, and says who decided", async (_name, judge, asked, isAllowed) => {
  const verdict = await judge(asked);
  expect(verdict.isAllowed).toBe(isAllowed);
  expect(verdict.by).not.toBe("");
  expect(typeof verdict.reason).toBe(isAllowed ? "undefined" : "string");
});

describe("a person", () => {
  test.each<[input: string, isAllowed: boolean]>([
    ["y\n", true],
    [" YES \n", true],
    ["n\n", false],
    ["\n", false],
    ["yesterday\n", false],
    ["", false],
  ])("who types %j", async (input, isAllowed) => {
    const [stdin, stdout] = [new PassThrough(), new PassThrough()];
    const verdict = askPerson(stdin, stdout, () => undefined)(RUN);
    stdin.end(input);
    expect((await verdict).isAllowed).toBe(isAllowed);
    expect(String(stdout.read())).toContain("[y/N]");
  });

  test("is not waited for when the turn is stopped", async () => {
    const stop = new AbortController();
    const judge = askPerson(new PassThrough(), new PassThrough(), () => undefined);
    const verdict = judge(question("bash", {}, stop.signal));
    setTimeout(() => stop.abort(), 10);
    expect((await verdict).isAllowed).toBe(false);
  });
});

describe("createApprove", () => {
  class View implements ApprovalView {
    readonly lines: string[] = [];
    asked = ({ name }: Question): unknown => this.lines.push(`asked ${name}`);
    decided = ({ isAllowed }: Verdict): unknown => this.lines.push(isAllowed ? "allowed" : "denied");
  }

  test("asks one question at a time, and gives the reason of a no", async () => {
    const view = new View();
    const approve = createApprove(async (asked) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
      return byScript(asked);
    }, view);
    const answers = await Promise.all([approve(RUN), approve(REMOVE), approve(WRITE)]);
    expect(answers).toEqual([true, { deny: "files of this project are not to be removed" }, true]);
    expect(view.lines).toEqual(["asked bash", "allowed", "asked bash", "denied", "asked write", "allowed"]);
  });

  test("a judge that throws hurts its own question alone", async () => {
    let asked = 0;
    const approve = createApprove(() => {
      asked += 1;
      if (asked === 1) throw new Error("broken");
      return { isAllowed: true, by: "test" };
    }, new View());
    const [first, second] = await Promise.allSettled([approve(RUN), approve(RUN)]);
    expect(first).toMatchObject({ status: "rejected" });
    expect(second).toEqual({ status: "fulfilled", value: true });
  });

  test("asks nothing of a turn that was stopped", async () => {
    const view = new View();
    const answer = await createApprove(allowAll, view)(question("bash", {}, AbortSignal.abort()));
    expect(answer).toEqual({ deny: "the turn was stopped" });
    expect(view.lines).toEqual([]);
  });
});
