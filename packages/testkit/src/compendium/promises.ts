import { type Compendium, LANGS, type Phrase, type PrintedId, type RulesEntry } from '@kronika/kernel';

/** The English names of a game's cards. */
export type CardNames = ReadonlyMap<PrintedId, string>;

/** What a compendium promises, and what contradicts it. */
export interface CompendiumPromise {
  readonly title: string;
  check(compendium: Compendium, names: CardNames): readonly string[];
}

/** More characters are no longer one rule in a sentence or two; an order of steps may take longer to tell. */
const LONGEST = { rule: 400, steps: 600 };

const ADDRESS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What every compendium promises. */
export const COMPENDIUM_PROMISES: readonly CompendiumPromise[] = [
  {
    title: 'tells no rule twice',
    check: (compendium) => repeated(entriesOf(compendium).flatMap(({ clauses }) => clauses.map(({ rule }) => rule))),
  },
  {
    title: 'has one address for each chapter and each entry',
    check: (compendium) => {
      const ids = [...compendium, ...entriesOf(compendium)].map(({ id }) => id);
      return [...repeated(ids), ...ids.filter((id) => !ADDRESS.test(id))];
    },
  },
  {
    title: 'points only to entries that exist, once, and never to the one that is read',
    check: (compendium) => {
      const known = new Set(entriesOf(compendium).map(({ id }) => id));
      return entriesOf(compendium).flatMap(({ id, see = [] }) =>
        [...repeated(see), ...see.filter((to) => to === id || !known.has(to))].map((to) => `${id} points to ${to}`),
      );
    },
  },
  {
    title: 'shows its examples with cards that exist and that it names',
    check: (compendium, names) =>
      examplesOf(compendium).flatMap(({ text, cards }) => {
        if (cards.length === 0) return [`no card: ${text.en}`];
        return cards.filter((card) => !text.en.includes(names.get(card) ?? card)).map((card) => `${card}: ${text.en}`);
      }),
  },
  {
    title: 'has each example at a clause of its entry',
    check: (compendium) =>
      entriesOf(compendium).flatMap(({ clauses, examples = [] }) =>
        examples.map((example) => example.rule).filter((at) => !clauses.some(({ rule }) => rule === at)),
      ),
  },
  {
    title: 'shows an example in every entry',
    check: (compendium) =>
      entriesOf(compendium)
        .filter(({ examples = [] }) => examples.length === 0)
        .map(({ id }) => id),
  },
  {
    title: 'has something to say in every chapter and entry',
    check: (compendium) => [
      ...compendium.filter(({ entries }) => entries.length === 0).map(({ id }) => id),
      ...entriesOf(compendium)
        .filter(({ clauses }) => clauses.length === 0)
        .map(({ id }) => id),
    ],
  },
  {
    title: 'speaks both languages',
    check: (compendium) => {
      const entries = entriesOf(compendium);
      const sentences: readonly Phrase[] = [
        ...entries.map(({ lead }) => lead),
        ...entries.flatMap(({ clauses }) => clauses.map(({ text }) => text)),
        ...examplesOf(compendium).map(({ text }) => text),
      ];
      const names = [...compendium, ...entries].map(({ title }) => title);
      const words = entries.flatMap((entry) => entry.words ?? []);
      return [
        ...[...names, ...words, ...sentences].filter((phrase) => LANGS.some((lang) => phrase[lang].trim() === '')),
        ...sentences.filter(({ pl, en }) => pl === en),
      ].map(({ pl, en }) => `${pl} / ${en}`);
    },
  },
  {
    title: 'is brief',
    check: (compendium) =>
      entriesOf(compendium)
        .flatMap(({ clauses }) => clauses)
        .filter(({ text }) => {
          const longest = text.en.includes('(1)') ? LONGEST.steps : LONGEST.rule;
          return LANGS.some((lang) => text[lang].length > longest);
        })
        .map(({ rule }) => rule),
  },
];

function entriesOf(compendium: Compendium): readonly RulesEntry[] {
  return compendium.flatMap(({ entries }) => entries);
}

function examplesOf(compendium: Compendium) {
  return entriesOf(compendium).flatMap(({ examples = [] }) => examples);
}

function repeated(ids: readonly string[]): readonly string[] {
  return ids.filter((id, place) => ids.indexOf(id) !== place);
}
