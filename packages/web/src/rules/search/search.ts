import type { Compendium, Lang, RuleId } from '@kronika/kernel';
import { LANGS } from '@kronika/kernel';
import MiniSearch from 'minisearch';
import { folded, stemOf, termsOf, wordsIn } from './words-in.ts';

/** A piece of text that can be found: a name, other words for it, a lead, a clause, an example. */
export interface FoundPlace {
  readonly entry: string;
  readonly is: 'title' | 'words' | 'lead' | 'clause' | 'example';
  readonly rule?: RuleId;
}

/** An entry with what was found in it; the best places first. */
export interface FoundEntry {
  readonly entry: string;
  readonly places: readonly FoundPlace[];
}

/** What a question brought to light. */
export interface Hits {
  /** The best entry first. */
  readonly entries: readonly FoundEntry[];
  /** How many places there are in all. */
  readonly places: number;
  /** The words of the texts that were meant, without their endings: what is marked. */
  readonly meant: Readonly<Record<Lang, ReadonlySet<string>>>;
}

export const NO_HITS: Hits = { entries: [], places: 0, meant: { pl: new Set(), en: new Set() } };

interface Indexed extends FoundPlace {
  readonly id: number;
  readonly pl?: string;
  readonly en?: string;
}

/** How much it counts where a word stands. */
const WEIGHT: Readonly<Record<FoundPlace['is'], number>> = { title: 4, words: 3, lead: 1.5, clause: 1, example: 0.7 };

/** Finds rules by words: by their beginnings, in any of their forms, without Polish letters, and with typing errors. */
export class RulesSearch {
  readonly #index: MiniSearch<Indexed>;
  readonly #places: readonly Indexed[];

  constructor(compendium: Compendium, lang: Lang) {
    this.#places = placesOf(compendium, lang);
    this.#index = new MiniSearch<Indexed>({
      fields: [...LANGS],
      tokenize: (text) => wordsIn(text).map(({ word }) => word),
      processTerm: (word, field) => [...termsOf(word, field === 'en' ? 'en' : 'pl')],
    });
    this.#index.addAll(this.#places);
  }

  find(query: string): Hits {
    const words = wordsIn(query).map(({ word }) => word);
    if (words.length === 0) return NO_HITS;
    const meant: Record<Lang, Set<string>> = { pl: new Set(), en: new Set() };
    const scores = new Map<string, { score: number; words: Set<string>; places: Map<number, number> }>();
    for (const word of words)
      for (const { id, score, lang, terms } of this.#placesWith(word)) {
        const place = this.#places[id];
        if (place === undefined) continue;
        for (const term of terms) meant[lang].add(term);
        const found = scores.get(place.entry) ?? { score: 0, words: new Set(), places: new Map() };
        scores.set(place.entry, found);
        found.words.add(word);
        const weighed = score * WEIGHT[place.is];
        found.places.set(id, (found.places.get(id) ?? 0) + weighed);
        found.score += weighed;
      }
    // Who asks with several words means all of them; where no entry has all, those with the most.
    const most = Math.max(0, ...[...scores.values()].map((one) => one.words.size));
    const entries = [...scores]
      .filter(([, one]) => one.words.size === most)
      .sort(([, one], [, other]) => bestOf(other) - bestOf(one))
      .map(([entry, { places }]) => ({
        entry,
        places: [...places]
          .sort(([, one], [, other]) => other - one)
          .flatMap(([id]) => (this.#places[id] === undefined ? [] : [placeOf(this.#places[id])])),
      }));
    return { entries, places: entries.reduce((sum, { places }) => sum + places.length, 0), meant };
  }

  /** Where a word, or one that begins with it, stands; only if there is none is a typing error assumed. */
  #placesWith(word: string) {
    const exact = LANGS.flatMap((lang) => this.#search(word, lang, 'as written'));
    return exact.length > 0 ? exact : LANGS.flatMap((lang) => this.#search(word, lang, 'nearly'));
  }

  #search(word: string, lang: Lang, how: 'as written' | 'nearly') {
    const terms = how === 'as written' ? [stemOf(word, lang)] : [...new Set([stemOf(word, lang), folded(word)])];
    return terms.flatMap((term) => {
      const errors = mostErrors(term);
      if (how === 'nearly' && errors === 0) return [];
      return this.#index
        .search(term, {
          fields: [lang],
          prefix: term.length >= 2,
          ...(how === 'nearly' ? { fuzzy: errors } : {}),
          tokenize: (text) => [text],
          processTerm: (one) => one,
        })
        .map(({ id, score, terms: met }) => ({ id: Number(id), score, lang, terms: met }));
    });
  }
}

/** How many wrong letters a word may have and still be meant. */
function mostErrors({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** The number of words counts for more than how often one of them stands there. */
function bestOf({ score, places }: { readonly score: number; readonly places: ReadonlyMap<number, number> }): number {
  return Math.max(...places.values()) + score / 10;
}

function placeOf({ entry, is, rule }: Indexed): FoundPlace {
  return { entry, is, ...(rule === undefined ? {} : { rule }) };
}

/** Everything that is read in a language; names are found in both. */
function placesOf(compendium: Compendium, lang: Lang): readonly Indexed[] {
  const places = compendium
    .flatMap(({ entries }) => entries)
    .flatMap(({ id: entry, title, words, lead, clauses, examples = [] }): readonly Omit<Indexed, 'id'>[] => [
      { entry, is: 'title', ...title },
      ...(words === undefined ? [] : [{ entry, is: 'words' as const, ...words }]),
      { entry, is: 'lead', [lang]: lead[lang] },
      ...clauses.map(({ rule, text }) => ({ entry, is: 'clause' as const, rule, [lang]: text[lang] })),
      ...examples.map(({ rule, text }) => ({ entry, is: 'example' as const, rule, [lang]: text[lang] })),
    ]);
  return places.map((place, id) => ({ ...place, id }));
}
