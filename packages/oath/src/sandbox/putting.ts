import { type CardName, factOf, isSiteName, printedOf, SITE_NAMES } from '../facts/library.ts';
import type { Draft } from '../situation/draft.ts';
import { plainNote, writeNote } from '../situation/notes.ts';
import { archived, cardCalled, without } from './lying.ts';
import { notesAt, type Place, withNotes } from './places.ts';

const DECKS: readonly Place['is'][] = ['world', 'relicDeck', 'siteDeck', 'dispossessed', 'discard'];

/** The card lies there, and nowhere else: on top of a deck or pile, last among others. */
export function withCardAt(draft: Draft, name: CardName, place: Place): Draft {
  if (place.is === 'site') return withSiteAt(draft, name, place);
  const taken = without(draft, name);
  const text = writeNote(plainNote(name, isFacedownAt(name, place) ? 'facedown' : 'plain'));
  const cleared = place.is === 'vision' || place.is === 'reliquary' ? emptied(taken, place) : taken;
  const before = notesAt(cleared, place);
  return withNotes(cleared, place, DECKS.includes(place.is) ? [text, ...before] : [...before, text]);
}

/** Visions are advisers only facedown, and so are cards for sites (OATH-5.1.4.III-b, OATH-7.2.1-a). */
function isFacedownAt(name: CardName, place: Place): boolean {
  const { back, restriction } = factOf(printedOf(name));
  return place.is === 'advisers' && (back === 'vision' || restriction === 'site');
}

/** Whatever lies in a place for one card goes below its deck. */
function emptied(draft: Draft, place: Place): Draft {
  const [text] = notesAt(draft, place);
  const name = text?.replace(/ \(.*$/, '');
  if (name === undefined) return draft;
  const deck: Place = place.is === 'vision' ? { is: 'world' } : { is: 'relicDeck' };
  return withNotes(withNotes(draft, place, []), deck, [...notesAt(draft, deck), name]);
}

/** Each place of the map has a site: another one that comes trades places with it. */
function withSiteAt(draft: Draft, name: CardName, place: Place): Draft {
  const [here] = notesAt(draft, place);
  const from = cardCalled(draft, name)?.place;
  if (here === undefined || here === name || !isSiteName(name)) return draft;
  if (from?.is === 'site') return withNotes(withNotes(draft, place, [name]), from, [here]);
  const deck = draft.siteDeck.only.filter((one) => one !== name);
  return withNotes({ ...draft, siteDeck: { only: [...deck, here] } }, place, [name]);
}

/** The card is out of the game; of the sites on the map the next of the deck takes its place. */
export function withoutCard(draft: Draft, name: CardName): Draft {
  const place = cardCalled(draft, name)?.place;
  if (place === undefined) return draft;
  if (place.is !== 'site') return archived(without(draft, name), name);
  const next = draft.siteDeck.only.find((one) => isSiteName(one)) ?? SITE_NAMES.find((one) => !isOnMap(draft, one));
  if (next === undefined || !isSiteName(next)) return draft;
  const swapped = withSiteAt(draft, next, place);
  return { ...swapped, siteDeck: { only: swapped.siteDeck.only.filter((one) => one !== name) } };
}

function isOnMap(draft: Draft, name: CardName): boolean {
  return cardCalled(draft, name)?.place.is === 'site';
}
