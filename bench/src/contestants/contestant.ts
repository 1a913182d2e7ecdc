import type { ToolDefinition, TSchema } from "@di-code/ai";
import type { GenericSchema } from "valibot";
import type { ZodType } from "zod";

/** A tool with its schema written in every language; each contestant takes the one that it reads. */
export interface Subject {
  readonly definition: ToolDefinition<TSchema>;
  readonly zod: ZodType;
  readonly valibot: GenericSchema;
}

/** Gives the arguments that a tool would run with; throws for arguments that are refused. */
type Validate<TInput> = (input: TInput) => unknown;

interface Entrant {
  readonly name: string;
  /** Makes functions from strings, and cannot do without. */
  readonly needsCodeGeneration?: true;
}

/** `prepare` is what is done once for a tool: compiling, as far as the contestant does it ahead of the first call. */
export type Contestant<TInput> =
  | (Entrant & {
      readonly isAsync?: false;
      readonly prepare: (subject: Subject) => Validate<TInput>;
    })
  | (Entrant & {
      /** Every call is awaited, as its users must. */
      readonly isAsync: true;
      readonly prepare: (subject: Subject) => (input: TInput) => Promise<unknown>;
    });

/** What a contestant throws that answers with `false`. */
export class Refused extends Error {}
