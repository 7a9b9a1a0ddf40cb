import { isRefusal, keyOf, type ThingName } from '@kronika/kernel';
import { EDIFICES } from '../facts/edifices.ts';
import { type CardName, EDIFICE_NAMES, factOf, isCardName, printedOf } from '../facts/library.ts';
import type { Draft } from '../situation/draft.ts';
import { type Noted, readNote, writeNote } from '../situation/notes.ts';
import { siteThing } from '../things.ts';
import { notesAt, type Place, placesIn, withNotes } from './places.ts';

/** A card where it lies. */
export interface Lying {
  readonly place: Place;
  readonly index: number;
  readonly note: Noted;
}

/** Reads a note of a draft: these were read before. */
export function noted(text: string): Noted {
  const note = readNote(text);
  if (isRefusal(note)) throw new Error(`a draft says "${text}" of a card`);
  return note;
}

/** There is one card of each name, so that it goes by it; a site on the map by its place. */
export function thingOfCard(place: Place, name: CardName): ThingName {
  return place.is === 'site' ? keyOf(siteThing(place.slot)) : name;
}

export function cardsLyingAt(draft: Draft, place: Place): readonly Lying[] {
  return notesAt(draft, place).map((text, index) => ({ place, index, note: noted(text) }));
}

/** The card of that name, wherever it lies. */
export function cardCalled(draft: Draft, thing: ThingName): Lying | undefined {
  if (!isCardName(thing)) return undefined;
  for (const place of placesIn(draft))
    for (const [index, text] of notesAt(draft, place).entries())
      if (text === thing || text.startsWith(`${thing} (`)) return { place, index, note: noted(text) };
  return undefined;
}

/** The same with something else said of a card. */
export function withNote(draft: Draft, { place, index, note }: Lying, changed: Partial<Noted>): Draft {
  return withNotes(draft, place, notesAt(draft, place).with(index, writeNote({ ...note, ...changed })));
}

/** Both faces of an edifice, whichever is named; of any other card its name alone. */
export function facesOf(name: CardName): readonly CardName[] {
  const edifice = EDIFICE_NAMES.find((one) => one === name || EDIFICES[one].ruin === name);
  return edifice === undefined ? [name] : [edifice, EDIFICES[edifice].ruin];
}

/** The situation without the card, whichever of its faces shows. Denizens go back to the Archive, if that is counted. */
export function without(draft: Draft, name: CardName): Draft {
  return facesOf(name).reduce(withoutFace, draft);
}

function withoutFace(draft: Draft, face: CardName): Draft {
  const card = cardCalled(draft, face);
  const taken = draft.archive === undefined ? draft : { ...draft, archive: stripped(draft.archive, face) };
  return card === undefined || card.place.is === 'site'
    ? taken
    : withNotes(taken, card.place, notesAt(taken, card.place).toSpliced(card.index, 1));
}

function stripped(archive: NonNullable<Draft['archive']>, name: CardName): NonNullable<Draft['archive']> {
  return Object.fromEntries(
    Object.entries(archive).map(([suit, names]) => [suit, names.filter((one) => one !== name)] as const),
  );
}

/** A denizen that leaves the table is in the Archive. */
export function archived(draft: Draft, name: CardName): Draft {
  const { suit, back } = factOf(printedOf(name));
  if (draft.archive === undefined || suit === null || back !== 'denizen') return draft;
  return { ...draft, archive: { ...draft.archive, [suit]: [...(draft.archive[suit] ?? []), name] } };
}
