import { type CardId, call, emitAll, flow, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { costOf, isFree, mayPay, paid } from '../powers/cost.ts';
import { mayDo, type UsableKind, usableInPlay } from '../powers/in-play.ts';
import { powersOf } from '../powers/library.ts';
import type { UsablePower } from '../powers/power.ts';
import { hasAccess } from '../queries/ruling.ts';
import type { Oath } from '../state.ts';
import { allOf, forbid, isAllowed, type Verdict } from '../verdict.ts';
import { checkTitle } from './title.ts';

function usable(state: Oath, card: CardId, kind: UsableKind): UsablePower | undefined {
  return powersOf(state, card)[kind];
}

/** Whether the player may use the power now (OATH-7.1.1-a, OATH-7.1.2-e). */
export function mayUse(state: Oath, seat: SeatId, card: CardId, kind: UsableKind): Verdict {
  const power = usable(state, card, kind);
  if (power === undefined) return forbid('nothingThere', 'OATH-6.2-a');
  const cost = costOf(state, card);
  return allOf(
    () => (hasAccess(state, seat, card) ? 'allowed' : forbid('noAccess', 'OATH-7.1.1-a')),
    // Only Action powers have costs; what a card does at Wake or Rest is free.
    () => (kind === 'action' ? mayPay(state, { seat, card, cost }) : 'allowed'),
    () => (kind === 'action' ? mayDo(state, { is: 'power', seat, card, cost }) : 'allowed'),
    () => power.may?.(state, { seat, card }) ?? 'allowed',
    // Without effect it is used for its cost alone (OATH-7.1.3-a); if it costs nothing, either, nobody could tell.
    () => (kind === 'action' && !isFree(cost) ? 'allowed' : (power.works?.(state, { seat, card }) ?? 'allowed')),
  );
}

/** The Action powers that the player may use now although they would do nothing (OATH-7.1.3-a). */
export function idlePowers(state: Oath, seat: SeatId): readonly CardId[] {
  return usablePowers(state, seat, 'action').filter((card) => {
    const works = powersOf(state, card).action?.works?.(state, { seat, card }) ?? 'allowed';
    return !isAllowed(works);
  });
}

/** The cards whose power of this kind the player may use now. */
export function usablePowers(state: Oath, seat: SeatId, kind: UsableKind): readonly CardId[] {
  return usableInPlay(state, kind).filter((card) => isAllowed(mayUse(state, seat, card, kind)));
}

interface Using {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly kind: UsableKind;
}

/** A player uses the power of a card: pays, and it happens (OATH-6.2-a). */
export const usePower = flow<Oath, Using>()('oath/power', {
  pay: (state, { seat, card, kind }) => {
    const events: readonly OathEvent[] =
      kind === 'action' ? paid(state, { seat, card, cost: costOf(state, card) }) : [];
    return emitAll<OathEvent>([
      { is: 'powerUsed', seat, card, kind, rule: kind === 'action' ? 'OATH-6.2-a' : 'OATH-7.3.4-a' },
      ...events,
    ]);
  },
  effect: (state, { seat, card, kind }) => usable(state, card, kind)?.does(state, { seat, card }),
  title: () => call(checkTitle({})),
});
