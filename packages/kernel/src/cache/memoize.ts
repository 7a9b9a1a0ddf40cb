import { type CacheKind, cachePerLine } from './line.ts';

interface Entry<T, R> {
  readonly of: T;
  readonly result: R;
}

interface LastTwo<T, R> {
  newest: Entry<T, R> | undefined;
  older: Entry<T, R> | undefined;
}

/**
 * Remembers what was worked out for the last two values of a line of matches. They never change, so it stays true; and
 * nearly all questions are about the state the match is in now, or about one that is being tried.
 * (A WeakMap would remember all states there are, and make the garbage collector pay for each.)
 */
export function perState<S extends object, R>(work: (state: S) => R): (state: S) => R {
  const inLine = cachePerLine(lastTwo<S, R>());
  return (state) => {
    const cache = inLine();
    const { newest } = cache;
    if (newest?.of === state) return newest.result;
    const { older } = cache;
    const found = older?.of === state ? older : { of: state, result: work(state) };
    cache.older = cache.newest;
    cache.newest = found;
    return found.result;
  };
}

function lastTwo<T, R>(): CacheKind<LastTwo<T, R>> {
  return {
    empty: () => ({ newest: undefined, older: undefined }),
    copy: ({ newest, older }) => ({ newest, older }),
  };
}

/** Remembers what was worked out for the last value of a line of matches: for what is asked often and changes seldom. */
export function memoizeLast<T extends object, R>(work: (of: T) => R): (of: T) => R {
  const inLine = cachePerLine<{ last: Entry<T, R> | undefined }>({
    empty: () => ({ last: undefined }),
    copy: ({ last }) => ({ last }),
  });
  return (of) => {
    const cache = inLine();
    if (cache.last?.of !== of) cache.last = { of, result: work(of) };
    return cache.last.result;
  };
}
