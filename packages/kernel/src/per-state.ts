/**
 * Remembers what was worked out for the last two states it was asked about. States never change, so it stays
 * true; and nearly all questions are about the state the match is in now, or about one that is being tried.
 * (A WeakMap would remember all states there are, and make the garbage collector pay for each.)
 */
export function perState<S extends object, R>(work: (state: S) => R): (state: S) => R {
  let newest: { readonly state: S; readonly result: R } | undefined;
  let older: typeof newest;
  return (state) => {
    if (newest?.state === state) return newest.result;
    const found = older?.state === state ? older : { state, result: work(state) };
    older = newest;
    newest = found;
    return found.result;
  };
}
