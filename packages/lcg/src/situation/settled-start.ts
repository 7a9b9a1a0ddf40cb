import { type Call, call, finish, flow, goTo } from '@kronika/kernel';

interface Starting {
  /** What goes on when everything is settled. */
  readonly next: Call;
}

/**
 * The start of a described situation in which something has to be put right at once: that comes first, and only then
 * does what the description says is going on. Situations that are settled already begin without it.
 */
export function settledStartFlow<S>(name: string, settle: (state: S) => Call | undefined) {
  return flow<S, Starting>()(name, {
    settle: (state) => {
      const due = settle(state);
      return due === undefined ? goTo('proceed') : call(due);
    },
    again: () => goTo('settle'),
    proceed: (_, { next }) => call(next),
    done: () => finish,
  });
}

/** The stack of a situation, with what must be put right first before the procedure that runs. */
export function settledStack<S>(
  state: S,
  stack: readonly Call[],
  { settle, first }: { settle(state: S): Call | undefined; first(starting: Starting): Call },
): readonly Call[] {
  const running = stack.at(-1);
  if (running === undefined || settle(state) === undefined) return stack;
  return [...stack.slice(0, -1), first({ next: running })];
}
