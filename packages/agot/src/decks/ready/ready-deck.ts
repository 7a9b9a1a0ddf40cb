import type { DeckEntry, DeckList } from '@kronika/decks';
import { InvariantError, type Phrase, printedId } from '@kronika/kernel';
import { type Faction, factOf } from '../../cards/fact.ts';
import { factionCard } from '../allegiance.ts';
import { cardOf } from '../catalogue.ts';

/** A deck that comes with the game. */
export interface ReadyDeck {
  readonly id: string;
  readonly faction: Faction;
  readonly name: Phrase;
  /** How the deck is played, in a sentence. */
  readonly about: Phrase;
  readonly deck: DeckList;
}

/** How many copies of each card, by its id. */
type Copies = Readonly<Record<string, number>>;

interface Composition extends Omit<ReadyDeck, 'deck'> {
  readonly agenda: string;
  readonly plots: Copies;
  readonly draw: Copies;
}

/** Makes a deck of its parts. A card that does not exist is a bug. */
export function readyDeck({ agenda, plots, draw, ...ready }: Composition): ReadyDeck {
  const { id: faction, zone } = factionCard(ready.faction);
  const cards = [
    { id: faction, quantity: 1, zone },
    entry(agenda, 1),
    ...[plots, draw].flatMap((copies) => Object.entries(copies).map(([id, quantity]) => entry(id, quantity))),
  ];
  return { ...ready, deck: { name: ready.name.en, cards, meta: { description: ready.about.en } } };
}

function entry(id: string, quantity: number): DeckEntry {
  const fact = factOf(printedId(id));
  if (fact.type === 'title') throw new InvariantError(`${id} is in no deck`);
  return { id: fact.id, quantity, zone: cardOf(fact).zone };
}
