/**
 * Whether two values are the same as JSON, whatever order their keys were set in. What both share is not looked at:
 * two states that were one a moment ago are compared as fast as they differ.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (isList(one)) return isList(other) && haveSameItems(one, other);
  return !isList(other) && haveSameProperties(one, other);
}

function haveSameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (!sameValue(one[at], other[at])) return false;
  return true;
}

/** JSON leaves out what is undefined. */
function haveSameProperties(one: Properties, other: Properties): boolean {
  let count = 0;
  for (const key in one) {
    const value = one[key];
    if (value === undefined) continue;
    if (!sameValue(value, other[key])) return false;
    count += 1;
  }
  for (const key in other) if (other[key] !== undefined) count -= 1;
  return count === 0;
}

type Properties = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Properties | readonly unknown[] {
  return typeof value === 'object' && value !== null;
}

function isList(value: Properties | readonly unknown[]): value is readonly unknown[] {
  return Array.isArray(value);
}
