import { copiesIn, type DeckList, readDeckFile } from '@kronika/decks';
import { isRefusal, type Phrase, type PrintedId, type RulesEntry } from '@kronika/kernel';
import type { DeckModule } from '../../decks/deck-module.ts';
import type { KeptDeck } from '../../library/deck-shelf.ts';
import type { RulesModule } from '../../rules/rules-module.ts';

/** A deck with copies of the card in it. */
export interface DeckWithCard {
  readonly address: string;
  readonly name: Phrase;
  readonly copies: number;
  readonly origin: 'ready' | 'own';
}

/** One's own decks and the ready ones that have the card. */
export function decksWith(
  card: PrintedId,
  { game, ready }: Pick<DeckModule, 'game' | 'ready'>,
  kept: readonly KeptDeck[],
): readonly DeckWithCard[] {
  const own = kept
    .filter((deck) => deck.game === game)
    .map(({ id, name, file }) => ({
      address: `/decks/${game}/${id}`,
      name: { pl: name, en: name },
      copies: copiesOf(card, deckIn(file)),
      origin: 'own' as const,
    }));
  const known = ready.map(({ id, name, deck }) => ({
    address: `/decks/${game}/new?from=${id}`,
    name,
    copies: copiesOf(card, deck),
    origin: 'ready' as const,
  }));
  return [...own, ...known].filter(({ copies }) => copies > 0);
}

function copiesOf(card: PrintedId, deck: DeckList | undefined): number {
  return deck === undefined ? 0 : copiesIn(deck, card);
}

function deckIn(file: string): DeckList | undefined {
  const read = readDeckFile(file);
  return isRefusal(read) ? undefined : read.deck;
}

/** What the rules say of the card. */
export interface RuleOfCard {
  readonly entry: RulesEntry;
  /** How the rulebook is read where it is silent or unclear. */
  readonly readings: readonly Phrase[];
  /** The card at work. */
  readonly examples: readonly Phrase[];
}

/** The entries whose rules the card's text is about, and those that explain themselves with it. */
export function rulesOf(
  card: PrintedId,
  { compendium, cardsAbout }: Pick<RulesModule, 'compendium' | 'cardsAbout'>,
): readonly RuleOfCard[] {
  return compendium
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => {
      const shown = (entry.examples ?? []).filter(({ cards }) => cards.includes(card));
      const isAbout = cardsAbout(entry).some(({ printed }) => printed === card);
      if (shown.length === 0 && !isAbout) return [];
      // An entry that only borrows the card for an example has rulings about other things.
      const readings = isAbout ? entry.clauses.filter(({ reading }) => reading !== undefined) : [];
      return [{ entry, readings: readings.map(({ text }) => text), examples: shown.map(({ text }) => text) }];
    });
}
