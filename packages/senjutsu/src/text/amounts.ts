import { type Lang, plural } from '@kronika/kernel';

/** Things that are counted, in the forms that go with numbers; in Polish as the object of a verb. */
const NOUNS = {
  card: { pl: ['kartę', 'karty', 'kart'], en: ['card', 'cards'] },
  /** After "do", "z" and the like. */
  ofCards: { pl: ['karty', 'kart', 'kart'], en: ['card', 'cards'] },
  wound: { pl: ['rana', 'rany', 'ran'], en: ['wound', 'wounds'] },
  woundObject: { pl: ['ranę', 'rany', 'ran'], en: ['wound', 'wounds'] },
  bleeding: {
    pl: ['krwawiąca rana', 'krwawiące rany', 'krwawiących ran'],
    en: ['bleeding wound', 'bleeding wounds'],
  },
  bleedingObject: {
    pl: ['krwawiącą ranę', 'krwawiące rany', 'krwawiących ran'],
    en: ['bleeding wound', 'bleeding wounds'],
  },
  focus: { pl: ['skupienie', 'skupienia', 'skupień'], en: ['focus', 'focus'] },
  stun: { pl: ['ogłuszenie', 'ogłuszenia', 'ogłuszeń'], en: ['stun', 'stuns'] },
  limp: { pl: ['utykanie', 'utykania', 'utykań'], en: ['limp', 'limps'] },
  step: { pl: ['krok', 'kroki', 'kroków'], en: ['step', 'steps'] },
  side: { pl: ['bok', 'boki', 'boków'], en: ['side', 'sides'] },
  cell: { pl: ['pole', 'pola', 'pól'], en: ['cell', 'cells'] },
  branch: { pl: ['gałąź', 'gałęzie', 'gałęzi'], en: ['branch', 'branches'] },
  turn: { pl: ['turę', 'tury', 'tur'], en: ['turn', 'turns'] },
  opponent: { pl: ['przeciwnik', 'przeciwników', 'przeciwników'], en: ['opponent', 'opponents'] },
} as const satisfies Readonly<
  Record<string, { readonly pl: readonly [string, string, string]; readonly en: readonly [string, string] }>
>;

export type Counted = keyof typeof NOUNS;

/** The noun in the form that goes with the number. */
export function nounFor(lang: Lang, count: number, noun: Counted): string {
  if (lang === 'en') return plural('en', count, { one: NOUNS[noun].en[0], other: NOUNS[noun].en[1] });
  const [one, few, many] = NOUNS[noun].pl;
  return plural('pl', count, { one, few, many, other: few });
}

/** "2 karty", "2 cards". */
export function counted(lang: Lang, count: number, noun: Counted): string {
  return `${count} ${nounFor(lang, count, noun)}`;
}

/** The bare noun for one, "krok", and with the number for more, "2 kroki". */
export function oneOrMore(lang: Lang, count: number, noun: Counted): string {
  return count === 1 ? nounFor(lang, 1, noun) : counted(lang, count, noun);
}

const AND: Readonly<Record<Lang, Intl.ListFormat>> = { pl: new Intl.ListFormat('pl'), en: new Intl.ListFormat('en') };
const OR: Readonly<Record<Lang, Intl.ListFormat>> = {
  pl: new Intl.ListFormat('pl', { type: 'disjunction' }),
  en: new Intl.ListFormat('en', { type: 'disjunction' }),
};

export function allOf(lang: Lang, words: readonly string[]): string {
  return AND[lang].format(words);
}

export function oneOf(lang: Lang, words: readonly string[]): string {
  return OR[lang].format(words);
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A fragment as a sentence. */
export function sentence(fragment: string): string {
  return `${capital(fragment)}.`;
}
