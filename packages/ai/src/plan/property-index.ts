/** Properties by name. The map is made when the first name is asked for: most values come in the order of the schema. */
export class PropertyIndex {
  private readonly properties: readonly { readonly name: string }[];
  private positions: Map<string, number> | undefined;

  constructor(properties: readonly { readonly name: string }[]) {
    this.properties = properties;
  }

  /** Where the property stands in the list. */
  get(name: string): number | undefined {
    this.positions ??= new Map(this.properties.map((property, index) => [property.name, index]));
    return this.positions.get(name);
  }
}
