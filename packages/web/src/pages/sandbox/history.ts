/** What was edited, step by step: where it stands, what was before, and what was undone. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

/** More steps than anybody goes back. */
const MOST = 300;

export function historyOf<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/** Goes on to the next state; what was undone before is gone. The same state is no step. */
export function goOn<T>(history: History<T>, next: T): History<T> {
  if (next === history.now) return history;
  return { past: [...history.past, history.now].slice(-MOST), now: next, future: [] };
}

export function undone<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}
