/**
 * Whether two values are the same as JSON, whatever order their keys were set in. What both share is not looked at:
 * two states that were one a moment ago are compared as fast as they differ.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = keysOf(one);
  if (keys.length !== keysOf(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && sameValue(Reflect.get(one, key), Reflect.get(other, key)));
}

/** JSON leaves out what is undefined. */
function keysOf(value: object): readonly string[] {
  return Object.keys(value).filter((key) => Reflect.get(value, key) !== undefined);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
