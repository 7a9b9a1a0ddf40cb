import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import type { AgotState } from '../state.ts';
import type { NOT_THERE } from '../text/explain/reasons.ts';
import { deadOf, deckOf, discardOf, handOf, isInPlay, plotDeckOf, usedOf } from '../zones.ts';

/** The sorts of places where texts look for cards. */
export type Place = keyof typeof NOT_THERE;

const ZONES: readonly (readonly [Place, (seat: SeatId) => string])[] = [
  ['hand', handOf],
  ['deck', deckOf],
  ['discard', discardOf],
  ['dead', deadOf],
  ['plotDeck', plotDeckOf],
  ['used', usedOf],
];

/** In what sort of place the card lies. */
export function placeOf(state: AgotState, card: CardId): Place {
  if (isInPlay(state, card)) return 'play';
  const { zone, owner } = cardOf(state.table, card);
  return ZONES.find(([, of]) => of(owner) === zone)?.[0] ?? 'elsewhere';
}
