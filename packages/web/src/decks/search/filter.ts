import { fold, type Lang, type PrintedId } from '@kronika/kernel';
import type { DeckCard, DeckPart, Facet, FacetValue } from '../deck-module.ts';

/** What is looked for among the cards. A facet without a value chosen lets every card through. */
export interface CardFilter {
  readonly part: string;
  readonly words: string;
  readonly marks: Readonly<Record<string, readonly string[]>>;
}

/** Whether the card is among those that are looked for. */
export function fits(card: DeckCard, filter: CardFilter, lang: Lang): boolean {
  return hasWords(card, wordsOf(filter.words), lang) && hasMarks(card, filter.marks);
}

/** The words of a search, in the form in which they are compared: without capitals and diacritics. */
export function wordsOf(text: string): readonly string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word !== '');
}

/** All words have to be somewhere in the card; a name may be written in either language. */
function hasWords(card: DeckCard, words: readonly string[], lang: Lang): boolean {
  return words.every((word) => card.words[lang].includes(word));
}

/** Of each facet one of the chosen values is enough. */
function hasMarks(card: DeckCard, marks: CardFilter['marks']): boolean {
  return Object.entries(marks).every(
    ([facet, values]) => values.length === 0 || (card.marks[facet] ?? []).some((value) => values.includes(value)),
  );
}

export function isInPart({ zone }: DeckCard, part: DeckPart): boolean {
  return part.zones.includes(zone);
}

/** The facets that tell the cards apart, each with the values that occur among them. */
export function usefulFacets(cards: readonly DeckCard[], facets: readonly Facet[]): readonly Facet[] {
  return facets
    .map((facet) => ({ ...facet, values: facet.values.filter((value) => cards.some(hasValue(facet, value))) }))
    .filter(({ values }) => values.length > 1);
}

function hasValue({ id }: Facet, value: FacetValue): (card: DeckCard) => boolean {
  return (card) => (card.marks[id] ?? []).includes(value.id);
}

/** The filter with the value of a facet chosen, or no longer chosen. */
export function toggled(filter: CardFilter, facet: string, value: string): CardFilter {
  const chosen = filter.marks[facet] ?? [];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return { ...filter, marks: { ...filter.marks, [facet]: next } };
}

/** How many values are chosen, for whoever cannot see them. */
export function chosenCount({ marks }: CardFilter): number {
  return Object.values(marks).reduce((sum, values) => sum + values.length, 0);
}

/** A text by which the card is found: names in both languages, and whatever else of it is given; apostrophes may be missing. */
export function searchable(...texts: readonly string[]): string {
  const words = fold(texts.join(' '));
  const marked = words.split(' ').filter((word) => word.includes("'"));
  return [words, ...marked.map((word) => word.replaceAll("'", ''))].join(' ');
}

/** The cards of a set only, where there is one. */
export function among(cards: readonly DeckCard[], ids: ReadonlySet<PrintedId> | undefined): readonly DeckCard[] {
  return ids === undefined ? cards : cards.filter(({ id }) => ids.has(id));
}
