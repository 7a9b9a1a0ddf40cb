import type { Lang } from '@kronika/kernel';

export interface RulesPageWords {
  readonly title: string;
  readonly about: (game: string) => string;
  readonly intro: string;
  readonly tree: string;
  readonly openTree: string;
  readonly games: string;
  readonly inPreparation: string;
  readonly search: string;
  readonly searchHint: (step: string) => string;
  readonly clear: string;
  readonly places: (count: number) => string;
  readonly placesShort: (count: number) => string;
  readonly toResults: string;
  readonly results: string;
  readonly resultsFor: (query: string) => string;
  readonly nothingFound: (query: string) => string;
  readonly nothingHint: (step: string, keyword: string) => string;
  readonly ruleItself: string;
  readonly entries: (count: number) => string;
  readonly crumbs: string;
  readonly cards: string;
  readonly allCards: (count: number) => string;
  readonly source: string;
  readonly interpretations: (count: number) => string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly before: string;
  readonly after: string;
  readonly noGame: (game: string) => string;
  readonly noGameHint: string;
  readonly noRule: (id: string) => string;
  readonly noRuleHint: (step: string, keyword: string) => string;
  readonly toRules: string;
}

function polishPlaces(count: number): string {
  if (count === 1) return '1 miejsce';
  const few = count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14);
  return few ? `${count} miejsca` : `${count} miejsc`;
}

function polishEntries(count: number): string {
  if (count === 1) return '1 hasło';
  const few = count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14);
  return few ? `${count} hasła` : `${count} haseł`;
}

export const RULES_PAGE_WORDS: Readonly<Record<Lang, RulesPageWords>> = {
  pl: {
    title: 'Zasady',
    about: (game) => `Zasady: ${game}`,
    intro:
      'Wszystkie zasady gry, naszymi słowami, z przykładami na prawdziwych kartach. Każda ma swój numer: ten sam widać przy stole, gdy gra o coś pyta albo mówi, dlaczego czegoś nie wolno.',
    tree: 'Spis zasad',
    openTree: 'Spis',
    games: 'Gra',
    inPreparation: 'w przygotowaniu',
    search: 'Szukaj w zasadach',
    searchHint: (step) => `słowo albo numer, np. ${step}`,
    clear: 'Wyczyść',
    places: polishPlaces,
    placesShort: polishPlaces,
    toResults: 'Pokaż wszystkie wyniki',
    results: 'Wyniki',
    resultsFor: (query) => `Wyniki: ${query}`,
    nothingFound: (query) => `Nic nie pasuje do „${query}”`,
    nothingHint: (step, keyword) =>
      `Spróbuj krótszego słowa albo numeru zasady, np. ${step} lub ${keyword}. Polskie znaki nie są potrzebne.`,
    ruleItself: 'zasada o tym numerze',
    entries: polishEntries,
    crumbs: 'Gdzie jesteś',
    cards: 'Karty, które o tym mówią',
    allCards: (count) => `Pokaż wszystkie (${count})`,
    source: 'Skąd ta zasada',
    interpretations: (count) =>
      count === 1
        ? 'Jedna zasada jest tu oznaczona jako interpretacja: źródła o tym milczą albo są niejasne.'
        : `Zasady oznaczone jako interpretacja (${count}): źródła o tym milczą albo są niejasne.`,
    copy: 'Kopiuj link',
    copied: 'Skopiowano',
    copyFailed: 'Nie udało się skopiować',
    before: 'poprzednie',
    after: 'następne',
    noGame: (game) => `Nie ma zasad gry „${game}”`,
    noGameHint: 'Może adres jest niepełny. Zasady tych gier są tutaj:',
    noRule: (id) => `Nie ma zasady „${id}”`,
    noRuleHint: (step, keyword) =>
      `Numer wygląda tak: ${step} albo ${keyword}. Poszukaj jej słowem albo wybierz ze spisu.`,
    toRules: 'Cały spis zasad',
  },
  en: {
    title: 'Rules',
    about: (game) => `Rules: ${game}`,
    intro:
      'All rules of the game, in our own words, with examples on real cards. Each has its number: the one you see at the table when the game asks something or says why something is not allowed.',
    tree: 'Table of rules',
    openTree: 'Contents',
    games: 'Game',
    inPreparation: 'in preparation',
    search: 'Search the rules',
    searchHint: (step) => `a word or a number, e.g. ${step}`,
    clear: 'Clear',
    places: (count) => (count === 1 ? '1 place' : `${count} places`),
    placesShort: (count) => (count === 1 ? '1 place' : `${count} places`),
    toResults: 'Show all places',
    results: 'Found',
    resultsFor: (query) => `Found: ${query}`,
    nothingFound: (query) => `Nothing fits “${query}”`,
    nothingHint: (step, keyword) => `Try a shorter word or the number of a rule, e.g. ${step} or ${keyword}.`,
    ruleItself: 'the rule of that number',
    entries: (count) => (count === 1 ? '1 entry' : `${count} entries`),
    crumbs: 'Where you are',
    cards: 'Cards that speak about it',
    allCards: (count) => `Show all (${count})`,
    source: 'Where this comes from',
    interpretations: (count) =>
      count === 1
        ? 'One rule here is marked as an interpretation: the sources are silent or unclear.'
        : `Rules marked as an interpretation (${count}): the sources are silent or unclear.`,
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'Could not copy',
    before: 'previous',
    after: 'next',
    noGame: (game) => `There are no rules for “${game}”`,
    noGameHint: 'Perhaps the address is incomplete. The rules of these games are here:',
    noRule: (id) => `There is no rule “${id}”`,
    noRuleHint: (step, keyword) =>
      `A number looks like this: ${step} or ${keyword}. Search for a word, or choose from the contents.`,
    toRules: 'All rules',
  },
};
