import type { DeckEntry, DeckList } from '@kronika/decks';
import { type Phrase, present, printedId } from '@kronika/kernel';
import type { HeroId } from '../../cards/fact.ts';
import { senjutsuCatalogue } from '../catalogue.ts';
import type { DeckFormat } from '../format.ts';
import { coreAbilityOf } from '../hero-of.ts';

/** A deck that comes with the game. */
export interface ReadyDeck {
  readonly id: string;
  readonly hero: HeroId;
  readonly name: Phrase;
  /** How the deck is played, in a sentence. */
  readonly about: Phrase;
  readonly format: DeckFormat;
  readonly deck: DeckList;
}

/** How many copies of each card, by its id. */
export type Copies = Readonly<Record<string, number>>;

export interface Composition extends Omit<ReadyDeck, 'deck'> {
  readonly weapons: readonly string[];
  readonly cards: Copies;
}

/** Makes a deck of its parts. A card that does not exist is a bug. */
export function readyDeck({ weapons, cards, ...ready }: Composition): ReadyDeck {
  const { id, zone } = coreAbilityOf(ready.hero);
  const entries = [
    { id, quantity: 1, zone },
    ...weapons.map((weapon) => entry(weapon, 1)),
    ...Object.entries(cards).map(([card, quantity]) => entry(card, quantity)),
  ];
  const meta = { description: ready.about.en, format: ready.format };
  return { ...ready, deck: { name: ready.name.en, cards: entries, meta } };
}

function entry(id: string, quantity: number): DeckEntry {
  const card = present(senjutsuCatalogue.card(printedId(id)), `the card ${id}`);
  return { id: card.id, quantity, zone: card.zone };
}

/** Two lists of copies together. */
export function together(one: Copies, other: Copies): Copies {
  const sum: Record<string, number> = { ...one };
  for (const [id, quantity] of Object.entries(other)) sum[id] = (sum[id] ?? 0) + quantity;
  return sum;
}
