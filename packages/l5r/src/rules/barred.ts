import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import type { CharacterEntered } from '../event.ts';
import type { L5rState } from '../state.ts';
import { participationAspects } from '../verbs/participating.ts';
import { definitionOn } from './card-definition.ts';
import { layer } from './layer.ts';
import { lastingNotes, textNotes } from './settle-notes.ts';

/** Whether "cannot" keeps the character from taking part in the conflict on the side of that seat (L5R-CONF-j). */
export function isBarred(state: L5rState, card: CardId, seat: SeatId): boolean {
  const aspects = participationAspects(state, seat);
  return layer.modifiers
    .on(state, card)
    .some((modifier) => modifier.is === 'cannot' && aspects.includes(modifier.what));
}

/** Whether anything here could keep participants from taking part: a lasting effect, or the text of a card in play. */
export function mayBar(state: L5rState): boolean {
  return (
    lastingNotes(state).bans || layer.modifiers.texts(state) !== undefined || textNotes(layer.arrangement(state)).bans
  );
}

/**
 * Whether the character would be kept out of the conflict if it came into play there. Its own text counts as well, and
 * holds only in play: so it is asked of the state in which the character is there.
 */
export function isBarredFrom(state: L5rState, entry: CharacterEntered): boolean {
  const { card, seat } = entry;
  if (!barsByItsText(state, card) && !mayBar(state)) return false;
  return isBarred(layer.rules.verb(entry.is).apply(state, { ...entry, fate: 0 }), card, seat);
}

function barsByItsText(state: L5rState, card: CardId): boolean {
  const { abilities } = definitionOn(cardOf(state.table, card));
  return Object.values(abilities).some((ability) => ability.is === 'constant' && ability.bans === true);
}
