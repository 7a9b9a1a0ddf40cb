import { type CardId, cardOf, type RuleId, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { NEXT_REGION, REGIONS, type Region, regionOf } from '../places.ts';
import { factIn, slotOf } from '../queries/cards.ts';
import { playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';

/** The pile to which a card goes that this player discards (OATH-10-discard-a, OATH-10-discard-b). */
export function pileFor(state: Oath, by: SeatId, card: CardId): Region {
  const own = regionOf(playerOf(state, by).site);
  const slot = slotOf(state, card);
  const lay = slot === undefined ? own : regionOf(slot);
  if (lay === own) return NEXT_REGION[own];
  return state.law.farDiscards === 'pl' ? lay : NEXT_REGION[lay];
}

/** What lies on a card that leaves play: favor to its bank, secrets facedown to the active player (OATH-10-discard-c). */
export function tokensBack(state: Oath, card: CardId): readonly OathEvent[] {
  const { favor, secrets } = cardOf(state.table, card);
  const { suit } = factIn(state, card);
  const rule: RuleId = 'OATH-10-discard-c';
  const events: OathEvent[] = [];
  if (favor > 0)
    events.push({
      is: 'favorMoved',
      from: { is: 'card', card },
      to: suit === null ? { is: 'supply' } : { is: 'bank', suit },
      amount: favor,
      rule,
    });
  if (secrets > 0)
    events.push({
      is: 'secretsMoved',
      from: { is: 'card', card },
      to: { is: 'player', seat: state.turn.seat, face: 'down' },
      amount: secrets,
      rule,
    });
  return events;
}

/** Where discards of a Search go: the usual pile, or as one packet where a modifier allows. */
export type DiscardWay = 'usual' | 'underWorld' | `${'top' | 'bottom'} ${Region}`;

/** Discards a card from wherever it lies, with what lies on it. */
export function discard(
  state: Oath,
  by: SeatId,
  card: CardId,
  rule: RuleId,
  where: DiscardWay = 'usual',
): readonly OathEvent[] {
  return [...tokensBack(state, card), discarded(state, by, card, rule, where)];
}

function discarded(state: Oath, by: SeatId, card: CardId, rule: RuleId, where: DiscardWay): OathEvent {
  if (where === 'underWorld') return { is: 'buriedInWorld', card, rule };
  const [at, named] = where.split(' ');
  const to = REGIONS.find((region) => region === named);
  return to === undefined
    ? { is: 'discarded', card, by, to: pileFor(state, by, card), rule }
    : { is: 'discarded', card, by, to, at: at === 'bottom' ? 'bottom' : 'top', rule };
}
