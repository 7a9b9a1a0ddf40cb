import { type CardId, pickCards, type QuestionFor, type SeatId } from '@kronika/kernel';
import type { CardType, Effect } from '../../cards/pictograms.ts';
import type { Cause, SenjutsuEvent } from '../../event.ts';
import { seatOf } from '../../fighters.ts';
import type { Senjutsu } from '../../state.ts';
import { byCard, onCard, type Resolving, words } from '../resolving.ts';
import { handCardsOfType, isWanted } from './pile.ts';
import { events, type Verb } from './verb.ts';

type DiscardCards = Extract<Effect, { readonly is: 'discardCards' }>;

interface Discardable {
  readonly hand: readonly CardId[];
  /** Those of the kind that has to go, where the card names one. */
  readonly fitting?: readonly CardId[];
  readonly count: number;
  readonly type?: CardType;
}

/**
 * Which cards to discard: as many as there are, up to the number (SEN-CARD-q). What kinds are in a hand is not known, so
 * whoever holds cards is asked for one of a kind.
 */
export function discardQuestion(
  on: Resolving,
  seat: SeatId,
  { hand, fitting, count, type }: Discardable,
): QuestionFor<readonly CardId[]> | undefined {
  if (hand.length === 0) return undefined;
  const from = fitting ?? hand;
  const discarded = Math.min(count, from.length);
  const message = { key: 'discardCards', on: onCard(on), count: discarded } as const;
  return pickCards({
    seat,
    from,
    min: discarded,
    max: discarded,
    ...(fitting === undefined ? {} : { evenIfForced: true }),
    ...words(on, 'SEN-CARD-r', type === undefined ? message : { ...message, type }),
  });
}

/** Cards that an effect discards lie face up: only the hand limit and bleeding hide them (SEN-DISC-6). */
export function discards(seat: SeatId, cards: readonly CardId[], cause: Cause): readonly SenjutsuEvent[] {
  return cards.length === 0 ? [] : [{ is: 'discarded', seat, cards, face: 'up', cause, rule: 'SEN-CARD-r' }];
}

function handOf(state: Senjutsu, { fighter }: Resolving): readonly CardId[] {
  const seat = seatOf(state, fighter);
  return seat === undefined ? [] : handCardsOfType(state, seat);
}

function fitting(state: Senjutsu, on: Resolving, { ranks }: DiscardCards): readonly CardId[] | undefined {
  return ranks && handOf(state, on).filter((card) => isWanted(state, card, { ranks }));
}

export const discardCards: Verb<DiscardCards, Resolving, readonly CardId[]> = {
  matters: (state, on, effect) => (fitting(state, on, effect) ?? handOf(state, on)).length > 0,
  asks: (state, on, effect, seat) => {
    const fit = fitting(state, on, effect);
    const hand = handOf(state, on);
    return discardQuestion(on, seat, { hand, count: effect.count, ...(fit === undefined ? {} : { fitting: fit }) });
  },
  does: (state, on, _effect, cards = []) => {
    const seat = seatOf(state, on.fighter);
    return seat === undefined ? [] : events(...discards(seat, cards, byCard(on)));
  },
};
