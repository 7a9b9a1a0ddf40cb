/**
 * Says whether two values are the same as JSON, whatever order their keys were set in. It remembers what it found the
 * same: of states that share most of what they hold with states compared before, only what is new is looked at.
 */
export function sameness(): (one: unknown, other: unknown) => boolean {
  const twins = new WeakMap<object, object>();
  const same = (one: unknown, other: unknown): boolean => {
    if (Object.is(one, other)) return true;
    if (!isObject(one) || !isObject(other)) return false;
    if (twins.get(one) === other) return true;
    if (Array.isArray(one) !== Array.isArray(other)) return false;
    const keys = keysOf(one);
    if (keys.length !== keysOf(other).length) return false;
    if (!keys.every((key) => Object.hasOwn(other, key) && same(Reflect.get(one, key), Reflect.get(other, key))))
      return false;
    twins.set(one, other);
    return true;
  };
  return same;
}

/** JSON leaves out what is undefined. */
function keysOf(value: object): readonly string[] {
  return Object.keys(value).filter((key) => Reflect.get(value, key) !== undefined);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
