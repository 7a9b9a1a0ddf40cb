import type { Facet } from '../../decks/deck-module.ts';
import type { CardFilter } from '../../decks/search/filter.ts';

/** What is looked for among the cards of a game, and in which order they stand. */
export interface CardSearch {
  readonly filter: Pick<CardFilter, 'words' | 'marks'>;
  readonly order: string | undefined;
}

/** The search that an address asks for, e.g. `?q=bow&clan=crane,lion&sort=cost`; values that a facet does not have find nothing more. */
export function searchIn(address: URLSearchParams, facets: readonly Facet[]): CardSearch {
  const marks = facets.flatMap(({ id, values }) => {
    const asked = address.get(id)?.split(',') ?? [];
    const known = values.filter((value) => asked.includes(value.id)).map((value) => value.id);
    return known.length === 0 ? [] : [[id, known] as const];
  });
  return {
    filter: { words: address.get('q') ?? '', marks: Object.fromEntries(marks) },
    order: address.get('sort') ?? undefined,
  };
}

/** The same search as the end of an address; nothing where nothing is asked for. */
export function addressOfSearch({ filter: { words, marks }, order }: CardSearch): Record<string, string> {
  const chosen = Object.entries(marks).filter(([, values]) => values.length > 0);
  return {
    ...(words === '' ? {} : { q: words }),
    ...Object.fromEntries(chosen.map(([facet, values]) => [facet, values.join(',')])),
    ...(order === undefined ? {} : { sort: order }),
  };
}

/** The page of a card. */
export function cardAddress(game: string, card: string): string {
  return `/cards/${game}/${encodeURIComponent(card)}`;
}
