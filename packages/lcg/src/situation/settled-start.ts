import { type Call, call, finish, flow, goTo } from '@kronika/kernel';
import type { IsDeparting } from '../sequence/departing.ts';

interface Starting {
  /** What goes on when everything is settled. */
  readonly next: Call;
}

type Settle<S> = (state: S, isDeparting: IsDeparting) => Call | undefined;

/** Nothing is under way when a situation begins. */
const NOBODY_DEPARTS: IsDeparting = () => false;

/**
 * The start of a described situation in which something has to be put right at once: that comes first, and only then
 * does what the description says is going on. Situations that are settled already begin without it.
 */
export function settledStartFlow<S>(name: string, settle: Settle<S>) {
  return flow<S, Starting>()(name, {
    settle: (state) => {
      const due = settle(state, NOBODY_DEPARTS);
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
  { settle, first }: { readonly settle: Settle<S>; first(starting: Starting): Call },
): readonly Call[] {
  const running = stack.at(-1);
  if (running === undefined || settle(state, NOBODY_DEPARTS) === undefined) return stack;
  return [...stack.slice(0, -1), first({ next: running })];
}
