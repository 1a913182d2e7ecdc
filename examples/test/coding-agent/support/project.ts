import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ToolResultMessage } from "@di-code/ai";
import { toToolResultMessage } from "@di-code/tool-registry";
import { afterEach, beforeEach } from "vitest";
import type { Question } from "../../../src/coding-agent/approval/approval.ts";
import { createCodingTools } from "../../../src/coding-agent/coding-tools.ts";
import { createCommandRunner } from "../../../src/coding-agent/commands/command-runner.ts";
import { codeOfAnswer } from "../../../src/coding-agent/show/code-of-answer.ts";

/** A real folder for each test: `root` is the project, and `secret.txt` lies beside it, outside. */
export class Project {
  root = "";
  base = "";
  /** Whether calls that ask are allowed. */
  allows = true;
  readonly questions: Question[] = [];
  readonly problems: unknown[] = [];
  readonly runner = createCommandRunner();
  readonly registry = createCodingTools(
    (question) => {
      this.questions.push(question);
      return this.allows;
    },
    (problem) => this.problems.push(problem),
  );

  write(files: Readonly<Record<string, string | Uint8Array>>): void {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), content);
    }
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), "utf8");
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  /** One call through the registry, as the model would be answered. */
  async call(name: string, args: unknown, signal?: AbortSignal): Promise<{ code: string | undefined; text: string }> {
    const context = { root: this.root, runCommand: this.runner.run };
    const result = await this.registry.safeExecuteAny(
      name,
      args,
      signal === undefined ? { context } : { context, signal },
    );
    const answer = toToolResultMessage(result, { id: "1", name });
    return { code: answer.isError ? codeOfAnswer(answer) : undefined, text: textOf(answer) };
  }
}

export function textOf(answer: ToolResultMessage): string {
  return answer.content.map((block) => (block.type === "text" ? block.text : "")).join("\n");
}

/** A fresh project before each test of a file, gone after it with all that runs in it. */
export function useProject(): { readonly current: Project } {
  const holder = { current: new Project() };
  beforeEach(() => {
    const project = new Project();
    project.base = realpathSync(mkdtempSync(join(tmpdir(), "di-code-agent-test-")));
    project.root = join(project.base, "project");
    mkdirSync(project.root);
    writeFileSync(join(project.base, "secret.txt"), "the secret\n");
    holder.current = project;
  });
  afterEach(() => {
    holder.current.runner.killAll();
    rmSync(holder.current.base, { recursive: true, force: true });
  });
  return holder;
}
