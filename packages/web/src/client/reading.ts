/** What came from outside as an object whose fields are still unknown. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The things in a list that can be read; a list that is none is empty. */
export function listOf<T>(value: unknown, read: (one: unknown) => T | undefined): readonly T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const known = read(one);
    return known === undefined ? [] : [known];
  });
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** One of the values of a list, e.g. of a union's tuple. */
export function oneOf<T extends string | number>(value: unknown, among: readonly T[]): T | undefined {
  return among.find((one) => one === value);
}
