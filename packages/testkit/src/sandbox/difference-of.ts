/** The paths at which two values differ, with both. */
export function differenceOf(one: unknown, other: unknown, path = ''): readonly string[] {
  if (Object.is(one, other)) return [];
  if (!isObject(one) || !isObject(other)) return [`${path}: ${JSON.stringify(one)} became ${JSON.stringify(other)}`];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => differenceOf(Reflect.get(one, key), Reflect.get(other, key), `${path}/${key}`));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
