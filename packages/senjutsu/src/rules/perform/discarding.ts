import { type CardId, pickCards, type QuestionFor, type SeatId } from '@kronika/kernel';
import type { CardType, Effect } from '../../cards/pictograms.ts';
import type { Cause, SenjutsuEvent } from '../../event.ts';
import { seatOf } from '../../fighters.ts';
import type { Senjutsu } from '../../state.ts';
import { byCard, onCard, type Resolving, words } from '../resolving.ts';
import { handCardsOfType, isWanted } from './pile.ts';
import { events, type Verb } from './verb.ts';

type DiscardCards = Extract<Effect, { readonly is: 'discardCards' }>;

/** Which cards to discard: as many as there are, up to the number (SEN-CARD-q). */
export function discardQuestion(
  on: Resolving,
  seat: SeatId,
  from: readonly CardId[],
  count: number,
  type?: CardType,
): QuestionFor<readonly CardId[]> | undefined {
  const discarded = Math.min(count, from.length);
  if (discarded === 0) return undefined;
  const message = { key: 'discardCards', on: onCard(on), count: discarded } as const;
  return pickCards({
    seat,
    from,
    min: discarded,
    max: discarded,
    ...words(on, 'SEN-CARD-r', type === undefined ? message : { ...message, type }),
  });
}

/** Cards that an effect discards lie face up: only the hand limit and bleeding hide them (SEN-DISC-6). */
export function discards(seat: SeatId, cards: readonly CardId[], cause: Cause): readonly SenjutsuEvent[] {
  return cards.length === 0 ? [] : [{ is: 'discarded', seat, cards, face: 'up', cause, rule: 'SEN-CARD-r' }];
}

function discardable(state: Senjutsu, { fighter }: Resolving, { ranks }: DiscardCards): readonly CardId[] {
  const seat = seatOf(state, fighter);
  if (seat === undefined) return [];
  const cards = handCardsOfType(state, seat);
  return ranks === undefined ? cards : cards.filter((card) => isWanted(state, card, { ranks }));
}

export const discardCards: Verb<DiscardCards, Resolving, readonly CardId[]> = {
  matters: (state, on, effect) => discardable(state, on, effect).length > 0,
  asks: (state, on, effect, seat) => discardQuestion(on, seat, discardable(state, on, effect), effect.count),
  does: (state, on, _effect, cards = []) => {
    const seat = seatOf(state, on.fighter);
    return seat === undefined ? [] : events(...discards(seat, cards, byCard(on)));
  },
};
