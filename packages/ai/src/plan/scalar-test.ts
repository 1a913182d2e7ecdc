/** Whether a value is one of these; few are compared one by one. */
export function scalarTest(values: readonly unknown[]): (value: unknown) => boolean {
  const [first, second, third] = values;
  switch (values.length) {
    case 1:
      return (value) => value === first;
    case 2:
      return (value) => value === first || value === second;
    case 3:
      return (value) => value === first || value === second || value === third;
    default: {
      const all = new Set(values);
      return (value) => all.has(value);
    }
  }
}
