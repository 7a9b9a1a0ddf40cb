import type { CardId, SeatId } from '@kronika/kernel';
import { add, aimableIn, type Modifier, untilEndOf } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import type { AgotUse } from '../../rules/card-definition.ts';
import { ICON, KEYWORD } from '../../rules/has.ts';
import { layer } from '../../rules/layer.ts';
import { STRENGTH } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { killing, leaving } from '../../verbs/leaving.ts';
import { factionCardOf } from '../../zones.ts';
import type { ChallengeType } from '../fact.ts';
import type { PlainKeyword } from '../keywords.ts';

/** What card texts bring about. */
export type Until = 'challenge' | 'phase' | 'round';

/** Modifiers on cards until the end of the period; nothing where no such period runs (AGOT-LAST-c). */
export function lasting(
  state: AgotState,
  { ability, by }: AgotUse,
  cards: readonly CardId[],
  gives: readonly Modifier[],
  period: Until,
): AgotEvent | undefined {
  const until = untilEndOf(state, period);
  if (until === undefined || cards.length === 0) return undefined;
  return { is: 'effectBegan', effect: { source: ability, by, cards, seats: [], gives, until }, rule: 'AGOT-LAST-a' };
}

/** Modifiers on seats until the end of the period. */
export function lastingOnSeats(
  state: AgotState,
  { ability, by }: AgotUse,
  seats: readonly SeatId[],
  gives: readonly Modifier[],
  period: Until,
): AgotEvent | undefined {
  const until = untilEndOf(state, period);
  if (until === undefined) return undefined;
  return { is: 'effectBegan', effect: { source: ability, by, cards: [], seats, gives, until }, rule: 'AGOT-LAST-a' };
}

export function strength(amount: number): Modifier {
  return add(STRENGTH, amount);
}

export function gainIcon(icon: ChallengeType): Modifier {
  return { is: 'gain', what: ICON, name: icon };
}

export function loseIcon(icon: ChallengeType): Modifier {
  return { is: 'lose', what: ICON, name: icon };
}

export function gainKeyword(keyword: PlainKeyword): Modifier {
  return { is: 'gain', what: KEYWORD, name: keyword };
}

/** What the ability leaves behind under that name; it is gone with the period (AGOT-DELAY-a). */
export function leaveBehind(state: AgotState, use: AgotUse, name: string, period: Until): AgotEvent | undefined {
  const until = untilEndOf(state, period);
  return until && { is: 'delayedSet', use, name, until, rule: 'AGOT-DELAY-a' };
}

export function kneel(card: CardId): AgotEvent {
  return { is: 'knelt', card, rule: 'AGOT-KNEEL-a' };
}

export function stand(card: CardId): AgotEvent {
  return { is: 'stood', card, rule: 'AGOT-KNEEL-a' };
}

/** Kill a character; it can be saved. */
export function kill(state: AgotState, card: CardId): AgotEvent {
  return killing(state, card, { rule: 'AGOT-KILL-a' });
}

/** A card gains power from the treasury. */
export function gainPower(card: CardId, amount: number): AgotEvent {
  return { is: 'powerGained', card, amount, rule: 'AGOT-GAIN-a' };
}

/** Draw so many cards. */
export function draw(seat: SeatId, count: number): AgotEvent {
  return { is: 'cardsDrawn', seat, count, rule: 'AGOT-DRAW-a' };
}

/** Gain power for one's faction (AGOT-POWER-b). */
export function powerForFaction(state: AgotState, seat: SeatId, amount: number): AgotEvent {
  return { is: 'powerGained', card: factionCardOf(state, seat), amount, rule: 'AGOT-POWER-b' };
}

/** Move power from one faction card to another. */
export function powerBetween(state: AgotState, from: SeatId, to: SeatId, amount: number): AgotEvent {
  return {
    is: 'powerMoved',
    from: factionCardOf(state, from),
    card: factionCardOf(state, to),
    amount,
    rule: 'AGOT-MOVE-a',
  };
}

/** Discard a card from play; `save` says whether it can be saved. */
export function discard(state: AgotState, card: CardId, save: 'possible' | 'impossible' = 'possible'): AgotEvent {
  return leaving(state, card, { to: 'discard', how: 'discarded', save, rule: 'AGOT-ZONE-k' });
}

/** Return a card from play to its owner's hand. */
export function toHand(state: AgotState, card: CardId, save: 'possible' | 'impossible' = 'possible'): AgotEvent {
  return leaving(state, card, { to: 'hand', how: 'returned', save, rule: 'AGOT-EFF-b' });
}

/** The cards that the text may choose, as options of a choice. */
export const aimable = aimableIn(layer);
