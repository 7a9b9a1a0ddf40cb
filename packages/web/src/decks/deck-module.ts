import type { Catalogue, CatalogueCard, DeckBuilding, DeckForm, DeckList, DeckProblem, Import } from '@kronika/decks';
import type { Lang, Phrase, PrintedId, Refusal } from '@kronika/kernel';
import type { ComponentType } from 'react';
import type { Badge } from '../cards/Mon.tsx';
import type { CardSize } from '../cards/size.ts';

/** A part of the deck that is looked at together: the grid shows its cards, the list what was chosen of them. */
export interface DeckPart {
  readonly id: string;
  readonly name: Phrase;
  /** What stands above the grid. */
  readonly heading: Phrase;
  readonly zones: readonly string[];
  /** How its cards are grouped in the list; a card that fits none of them stands below all. */
  readonly sections: readonly DeckSection[];
  readonly curve?: DeckCurve;
}

/** Numbers of the cards that are drawn as bars. */
export interface DeckCurve {
  /** The facet that holds the numbers. */
  readonly facet: string;
  readonly name: Phrase;
  /** The number of the last bar, which also holds everything above it. */
  readonly last: number;
}

export interface DeckSection {
  readonly id: string;
  readonly name: Phrase;
  /** How many there may be, where a rule says so. */
  readonly most?: number;
  holds(card: PrintedId): boolean;
}

/** Something cards are told apart by, and can be filtered by. */
export interface Facet {
  readonly id: string;
  readonly name: Phrase;
  /** How its values are shown. */
  readonly look: 'badges' | 'pills' | 'numbers';
  readonly values: readonly FacetValue[];
}

export interface FacetValue {
  readonly id: string;
  readonly name: Phrase;
  readonly badge?: Badge;
}

/** A card as it is searched for. */
export interface DeckCard {
  readonly id: PrintedId;
  readonly name: Phrase;
  readonly zone: string;
  /** The values it has, by facet. */
  readonly marks: Readonly<Record<string, readonly string[]>>;
  /** Everything that can be searched for in it, in the form in which texts are compared. */
  readonly words: Readonly<Record<Lang, string>>;
}

export interface CardOrder {
  readonly id: string;
  readonly name: Phrase;
  compare(one: DeckCard, other: DeckCard, within: { readonly lang: Lang; readonly deck: DeckList }): number;
}

/** What a copy of a card costs the deck, beyond being one of its cards. */
export interface CardPrice {
  readonly points: number;
  /** The class that gives its pips their colour. */
  readonly allegiance: string;
  readonly word: Phrase;
}

export interface DeckFormatChoice {
  readonly id: string;
  readonly name: Phrase;
  readonly about: Phrase;
}

/** A form in which a deck can be taken along. */
export interface ExportForm {
  readonly id: string;
  readonly name: Phrase;
  readonly about: Phrase;
  /** The end of a file's name, and what the file is. */
  readonly ending: 'json' | 'txt';
  write(deck: DeckList): string;
}

/** A deck that comes with the game, to start from. */
export interface StartingDeck {
  readonly id: string;
  readonly name: Phrase;
  readonly about: Phrase;
  readonly deck: DeckList;
}

/** A pile one draws from at the start of a match. */
export interface FirstDraw {
  readonly zone: string;
  readonly name: Phrase;
  /** How many cards; where that depends on the deck, what it is for this one. */
  readonly size: number | ((deck: DeckList) => number);
}

export interface FaceProps {
  readonly printed: PrintedId;
  readonly size: CardSize;
  readonly lang: Lang;
  readonly width?: number;
}

export interface CrestProps {
  readonly deck: DeckList;
  readonly lang: Lang;
  /** Changes what is said of the deck besides its cards. */
  change(deck: DeckList): void;
  /** Shows the cards of a part in the grid, those with the mark first of all. */
  show(part: string, mark?: { readonly facet: string; readonly value: string }): void;
}

/** What a game tells of its decks: with it the builder knows cards, rules and words, and draws them. */
export interface DeckModule extends DeckBuilding {
  readonly game: string;
  readonly catalogue: Catalogue<CatalogueCard>;
  /** What decks are built from. */
  readonly cards: readonly DeckCard[];
  /** Cards that belong to the table instead of a deck: they are looked up with the others. */
  readonly besides?: readonly DeckCard[];
  readonly parts: readonly DeckPart[];
  readonly facets: readonly Facet[];
  readonly orders: readonly CardOrder[];
  readonly formats: readonly DeckFormatChoice[];
  readonly exports: readonly ExportForm[];
  readonly ready: readonly StartingDeck[];
  readonly draws: readonly FirstDraw[];
  readonly formNames: Readonly<Record<DeckForm, Phrase>>;
  /** The card as it is printed. */
  readonly Face: ComponentType<FaceProps>;
  /** What makes the deck what it is, above the list: its stronghold or its faction, and what else it is built around. */
  readonly Crest: ComponentType<CrestProps>;
  take(deck: DeckList, id: PrintedId): DeckList;
  formatOf(deck: DeckList): string;
  /** The reasons why the deck cannot be brought to a table, where it is played in one format. */
  problemsAtTable(deck: DeckList): readonly DeckProblem[];
  limitOf(id: PrintedId, deck: DeckList): number;
  priceOf(id: PrintedId, deck: DeckList): CardPrice | undefined;
  badgeOf(deck: DeckList): Badge;
  /** Whose deck it is, in a word: the clan. */
  sideOf(deck: DeckList): Phrase;
  importDeck(text: string): Import | Refusal;
  /** What may be pasted, and how such a list looks. */
  readonly importing: { readonly hint: Phrase; readonly example: Phrase };
}
