import { type CardId, type CardOption, choose, type DeclineOption, decline, type SeatId } from '@kronika/kernel';
import type { CardType, Effect } from '../../cards/pictograms.ts';
import { seatOf } from '../../fighters.ts';
import { cardOption } from '../../options.ts';
import type { FighterId, Senjutsu } from '../../state.ts';
import { onCard, type Resolving, words } from '../resolving.ts';
import { handCardsOfType, shuffles } from './pile.ts';
import { type Deed, events, type Verb } from './verb.ts';

function cardsOf(state: Senjutsu, fighter: FighterId, type?: CardType): readonly CardId[] {
  const seat = seatOf(state, fighter);
  return seat === undefined ? [] : handCardsOfType(state, seat, type);
}

/** Cards of a hand go into its deck, which is shuffled; `by` is another seat that has seen the hand and chosen them. */
export function shufflesIn(
  state: Senjutsu,
  fighter: FighterId,
  cards: readonly CardId[],
  by?: SeatId,
): readonly Deed[] {
  const seat = seatOf(state, fighter);
  if (seat === undefined || cards.length === 0) return [];
  const chosen = by === undefined ? {} : { by };
  return [...events({ is: 'shuffledIn', seat, cards, ...chosen, rule: 'SEN-EFF-u' }), shuffles(seat)];
}

/** All ability cards in hand; stuns and poisons stay (SEN-EFF-u). */
export const shuffleHandIntoDeck: Verb<Extract<Effect, { readonly is: 'shuffleHandIntoDeck' }>> = {
  matters: (state, { fighter }) => cardsOf(state, fighter).length > 0,
  does: (state, { fighter }) => shufflesIn(state, fighter, cardsOf(state, fighter)),
};

type ShuffleHandCard = Extract<Effect, { readonly is: 'shuffleHandCard' }>;

/** Up to one card of a type. What types are in a hand is not known, so whoever holds cards is asked. */
export const shuffleHandCard: Verb<ShuffleHandCard, Resolving, CardOption | DeclineOption> = {
  matters: (state, { fighter }) => cardsOf(state, fighter).length > 0,
  asks: (state, on, { type }, seat) =>
    choose({
      seat,
      options: [...cardsOf(state, on.fighter, type).map(cardOption), decline],
      evenIfForced: true,
      ...words(on, 'SEN-EFF-u', { key: 'shuffleCard', on: onCard(on), of: on.fighter, type }),
    }),
  does: (state, { fighter }, _effect, answer) =>
    answer?.is === 'card' ? shufflesIn(state, fighter, [answer.card]) : [],
};
