/**
 * Remembers what was worked out for a state. States never change, so it stays true for as long as the
 * state is kept; when the state is forgotten, so is this.
 */
export function perState<S extends object, A extends string | number, B extends string | number, R>(
  work: (state: S, a: A, b: B) => R,
): (state: S, a: A, b: B) => R {
  const known = new WeakMap<S, Map<A, Map<B, R>>>();
  return (state, a, b) => {
    const byA = known.get(state) ?? new Map<A, Map<B, R>>();
    const byB = byA.get(a) ?? new Map<B, R>();
    const before = byB.get(b);
    if (before !== undefined) return before;
    const result = work(state, a, b);
    known.set(state, byA.set(a, byB.set(b, result)));
    return result;
  };
}
