/** One thing in a tool's schema that cannot be enforced. `TCode` are the codes of who found it. */
export interface SchemaFinding<TCode extends string = string> {
  /** RFC 6901 pointer into the schema; `""` is the root. */
  readonly pointer: string;
  /** The keyword at fault; `""` where a schema as a whole is. */
  readonly keyword: string;
  /** What kind of fault, for programs: see {@link SchemaFindingCode} for those of `checkToolSchema`. */
  readonly code: TCode;
  /** A sentence without its place: `must be a list of names`. One line, names escaped and cut. */
  readonly message: string;
}

/** The codes that `checkToolSchema` gives. Stable. */
export type SchemaFindingCode =
  /** A getter or a proxy threw while the schema was read. */
  | "unreadable"
  /** An object that contains itself. */
  | "cyclic_value"
  | "limit_depth"
  | "limit_nodes"
  | "limit_characters"
  | "limit_enum_values"
  /** More findings than are listed. */
  | "limit_findings"
  /** Where a schema must stand, something else stands than a plain object or a boolean. */
  | "not_a_schema"
  /** A schema of another library, which is no JSON Schema. */
  | "foreign_schema"
  | "root_not_object"
  | "unknown_type"
  /** What JSON cannot say: `Type.Undefined()`, a BigInt as bound, a RegExp as pattern, a codec. */
  | "not_json"
  /** A keyword whose value is of the wrong kind. */
  | "keyword_kind"
  /** A lower bound above its upper one. */
  | "bounds"
  | "required_undeclared"
  /** A declared member `__proto__`, which no arguments may have. */
  | "unsafe_name"
  | "pattern_syntax"
  | "pattern_not_linear"
  | "unknown_format"
  | "ref_remote"
  | "ref_dangling"
  | "ref_not_a_schema"
  /** References that lead back to themselves without passing a property or an item. */
  | "ref_cycle"
  | "dynamic_ref"
  /** What stands under `argumentsValidator` is no validator, or stands where none is run. */
  | "validator";

/** What becomes of a finding. */
export interface FindingSink {
  /** The schema cannot be used. */
  refuse(pointer: string, keyword: string, code: SchemaFindingCode, message: string): void;
  /** The keyword cannot be enforced: refused in own schemas, listed in imported ones and where a validator decides. */
  unenforced(pointer: string, keyword: string, code: SchemaFindingCode, message: string): void;
}

/** Beyond it the list says only that there is more: 100,000 faults are one fault to a reader. */
const MAX_FINDINGS = 1_000;

/** Collects findings, frozen, in the order met; at most 1,000 refusals. */
export class FindingCollector implements FindingSink {
  readonly findings: SchemaFinding<SchemaFindingCode>[] = [];
  readonly notEnforced: SchemaFinding<SchemaFindingCode>[] = [];
  private readonly imported: boolean;
  private readonly decided: ReadonlySet<string>;

  /** `decided` are keywords that a validator of the schema's own decides: what is wrong with them is listed. */
  constructor(imported: boolean, decided: ReadonlySet<string> = new Set()) {
    this.imported = imported;
    this.decided = decided;
  }

  refuse(pointer: string, keyword: string, code: SchemaFindingCode, message: string): void {
    const { findings } = this;
    if (findings.length > MAX_FINDINGS) return;
    findings.push(
      findings.length < MAX_FINDINGS
        ? Object.freeze({ pointer, keyword, code, message })
        : Object.freeze({
            pointer: "",
            keyword: "",
            code: "limit_findings",
            message: "has more faults than are listed",
          }),
    );
  }

  unenforced(pointer: string, keyword: string, code: SchemaFindingCode, message: string): void {
    // Bounded by the limits on the schema itself: a list that leaves one out would claim that it is enforced.
    if (this.imported || this.decided.has(keyword))
      this.notEnforced.push(Object.freeze({ pointer, keyword, code, message }));
    else this.refuse(pointer, keyword, code, message);
  }
}
