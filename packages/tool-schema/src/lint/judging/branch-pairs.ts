import { isJsonObject, keywordOf, type SchemaObject } from "../../document/json-schema.ts";
import type { ParametersView } from "../reading/tool-view.ts";
import { listOf } from "../reading/value-schema.ts";

/** Branches of one union that are compared, each with each. */
const MAX_BRANCHES = 100;
/** Members and values that are compared in one document: references make many unions of large branches out of little text. */
const MAX_COMPARISONS = 500_000;

/** Compares the branches of a document's unions; after so much work that it would be felt, it finds nothing more. */
export class BranchPairs {
  private readonly parameters: ParametersView;
  private readonly names = new Map<SchemaObject, readonly string[]>();
  private comparisons = 0;

  constructor(parameters: ParametersView) {
    this.parameters = parameters;
  }

  /** Whether two of the branches are objects that cannot be told apart. A branch that declares no member is a way out, not a choice. */
  areAmbiguousIn(branches: readonly unknown[]): boolean {
    const objects = branches
      .slice(0, MAX_BRANCHES)
      .filter(isJsonObject)
      .map((branch) => this.parameters.valueOf(branch))
      .filter(({ schema, types }) => types.length === 1 && types[0] === "object" && Object.hasOwn(schema, "properties"))
      .map(({ schema }) => ({ schema, names: this.namesIn(schema) }))
      .filter(({ names }) => names.length > 0);
    for (const [index, left] of objects.entries()) {
      for (const right of objects.slice(index + 1)) {
        this.comparisons +=
          left.names.length + listOf(left.schema, "required").length + listOf(right.schema, "required").length;
        if (this.comparisons > MAX_COMPARISONS) return false;
        if (!this.areTold(left.schema, left.names, right.schema)) return true;
      }
    }
    return false;
  }

  private namesIn(schema: SchemaObject): readonly string[] {
    const names = this.names.get(schema) ?? Object.keys(membersIn(schema));
    this.names.set(schema, names);
    return names;
  }

  private areTold(left: SchemaObject, names: readonly string[], right: SchemaObject): boolean {
    const leftMembers = membersIn(left);
    const rightMembers = membersIn(right);
    if (hasOwnRequired(left, rightMembers) && hasOwnRequired(right, leftMembers)) return true;
    return names.some((name) => {
      if (!Object.hasOwn(rightMembers, name)) return false;
      const mine = this.constantsOf(leftMembers[name]);
      const theirs = this.constantsOf(rightMembers[name]);
      if (mine === undefined || theirs === undefined) return false;
      this.comparisons += mine.length + theirs.length;
      const others = new Set(theirs);
      return !mine.some((value) => others.has(value));
    });
  }

  /** The values that a member is limited to; undefined where it is not. */
  private constantsOf(member: unknown): readonly unknown[] | undefined {
    if (!isJsonObject(member)) return undefined;
    const { schema } = this.parameters.valueOf(member);
    const constant = keywordOf(schema, "const");
    if (constant !== undefined) return [constant];
    const values = listOf(schema, "enum");
    return values.length === 0 ? undefined : values;
  }
}

/** A member that must be there and that the other branch does not know. */
function hasOwnRequired(schema: SchemaObject, others: SchemaObject): boolean {
  return listOf(schema, "required").some((name) => typeof name === "string" && !Object.hasOwn(others, name));
}

function membersIn(schema: SchemaObject): SchemaObject {
  const properties = keywordOf(schema, "properties");
  return isJsonObject(properties) ? properties : {};
}
