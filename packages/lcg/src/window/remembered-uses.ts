import { cachePerLine, type SeatId } from '@kronika/kernel';
import type { TriggerKind } from '../ability/ability.ts';
import type { Use } from '../ability/use.ts';
import type { Layer } from '../layer.ts';
import type { Pending } from '../sequence/pending.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import {
  candidates,
  couldAnswerSeemingly,
  couldAnswerUnseen,
  isAnyAnsweredBy,
  type TriggerWindow,
} from './candidates.ts';
import { nextSeat } from './next-seat.ts';

/** What can be used in the windows of a sequence. */
export interface WindowUses<S extends LcgState<E>, E extends LcgEvent> {
  /** What the seat can use; without a seat, what anybody can. */
  of(state: S, window: TriggerWindow<E>, seat?: SeatId): readonly Use<E>[];
  /** Whether the seat has to be asked: it can use something, or others might think that it can. */
  isAsked(state: S, window: TriggerWindow<E>, seat: SeatId): boolean;
  /** Whether anything would come of opening that window now: then it is opened, otherwise passed over. */
  isAny(state: S, kind: TriggerKind, pending: readonly Pending<E>[]): boolean;
}

/** At the beginning of a window nothing was used; always the same list, so that it is known to be the same window. */
export const NO_USES: readonly never[] = [];

interface Found<S, E extends LcgEvent> {
  readonly state: S;
  readonly window: TriggerWindow<E>;
  readonly uses: readonly Use<E>[];
}

/**
 * Remembers the last list: a sequence looks for one, and the window then seeks, offers and takes out of the same. It is
 * that of all seats, because mostly all of them are asked about, and none of them can use anything.
 */
export function windowUsesOf<E extends LcgEvent, S extends LcgState<E>>(layer: Layer<S, E>): WindowUses<S, E> {
  const lastFound = cachePerLine<{ last: Found<S, E> | undefined }>({ empty: () => ({ last: undefined }) });

  const ofAll = (state: S, window: TriggerWindow<E>): readonly Use<E>[] => {
    const cache = lastFound();
    const { last } = cache;
    if (last?.state === state && isSameWindow(last.window, window)) return last.uses;
    const uses = candidates(layer, state, window);
    cache.last = { state, window, uses };
    return uses;
  };
  const of = (state: S, window: TriggerWindow<E>, seat?: SeatId): readonly Use<E>[] => {
    const uses = ofAll(state, window);
    return seat === undefined || uses.length === 0 ? uses : uses.filter(({ by }) => by === seat);
  };
  const isAsked = (state: S, window: TriggerWindow<E>, seat: SeatId): boolean =>
    couldAnswerUnseen(layer, state, window, seat) ||
    couldAnswerSeemingly(layer, state, window, seat) ||
    ofAll(state, window).some(({ by }) => by === seat);

  return {
    of,
    isAsked,
    isAny(state, kind, pending) {
      // Most events no card answers to. Whether one could answer now is what is asked next, seat by seat.
      if (!isAnyAnsweredBy(layer, kind, pending)) return false;
      const window = { kind, pending, used: NO_USES };
      if (isForced(kind)) return of(state, window).length > 0;
      let seat = state.first;
      for (let asked = 0; asked < state.seated.length; asked += 1) {
        if (isAsked(state, window, seat)) return true;
        seat = nextSeat(state, seat);
      }
      return false;
    },
  };
}

/** Whether it is about the same events, after the same answers. */
function isSameWindow<E extends LcgEvent>(one: TriggerWindow<E>, other: TriggerWindow<E>): boolean {
  return one.pending === other.pending && one.used === other.used && one.kind === other.kind;
}

function isForced(kind: TriggerKind): boolean {
  return kind === 'forcedWould' || kind === 'forcedInterrupt' || kind === 'forcedReaction';
}
