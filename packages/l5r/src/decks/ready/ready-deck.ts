import type { DeckEntry, DeckList } from '@kronika/decks';
import { type Phrase, printedId } from '@kronika/kernel';
import { type Clan, factOf } from '../../cards/fact.ts';
import { cardOf } from '../catalogue.ts';
import { withClans } from '../clans.ts';

/** A deck that comes with the game. */
export interface ReadyDeck {
  readonly id: string;
  readonly clan: Clan;
  readonly name: Phrase;
  /** How the deck is played, in a sentence. */
  readonly about: Phrase;
  readonly deck: DeckList;
}

/** How many copies of each card, by its id. */
type Copies = Readonly<Record<string, number>>;

interface Composition extends Omit<ReadyDeck, 'deck'> {
  readonly stronghold: string;
  readonly role?: string;
  readonly provinces: readonly string[];
  readonly dynasty: Copies;
  readonly conflict: Copies;
}

/** Makes a deck of its parts. A card that does not exist is a bug. */
export function readyDeck({ stronghold, role, provinces, dynasty, conflict, ...ready }: Composition): ReadyDeck {
  const single = [stronghold, ...(role === undefined ? [] : [role]), ...provinces];
  const cards = [
    ...single.map((id) => entry(id, 1)),
    ...[dynasty, conflict].flatMap((copies) => Object.entries(copies).map(([id, quantity]) => entry(id, quantity))),
  ];
  return { ...ready, deck: withClans({ name: ready.name.en, cards, meta: { description: ready.about.en } }) };
}

function entry(id: string, quantity: number): DeckEntry {
  const { zone } = cardOf(factOf(printedId(id)));
  return { id: printedId(id), quantity, zone };
}
