import { appendSegment } from "../issues/pointer.ts";

/** A place in a schema document: linked to the root, and put into words only when somebody asks. */
export class SchemaPlace {
  private readonly parent: SchemaPlace | undefined;
  private readonly segment: string | number;
  private text: string | undefined;

  /** Without `parent`, `segment` is a whole pointer. */
  constructor(parent: SchemaPlace | undefined, segment: string | number) {
    this.parent = parent;
    this.segment = segment;
  }

  /** RFC 6901. */
  get pointer(): string {
    if (this.parent === undefined) return String(this.segment);
    return (this.text ??= appendSegment(this.parent.pointer, this.segment));
  }
}

export const ROOT_PLACE: SchemaPlace = new SchemaPlace(undefined, "");
