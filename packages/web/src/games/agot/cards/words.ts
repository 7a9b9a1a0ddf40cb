import { CARD_TYPE_NAMES, type ChallengeType, FACTION_NAMES, type Fact, ICON_NAMES } from '@kronika/agot';
import type { Lang } from '@kronika/kernel';

/** What faces and their labels say besides names and texts. */
export interface FaceWords {
  readonly cost: string;
  readonly strength: string;
  readonly income: string;
  readonly initiative: string;
  readonly claim: string;
  readonly reserve: string;
  readonly loyal: string;
  readonly unique: string;
  readonly number: string;
  readonly icons: (names: readonly string[]) => string;
  readonly noIcons: string;
  readonly kneeling: string;
  readonly power: string;
  readonly tokens: string;
  readonly duplicates: string;
  readonly hidden: string;
}

export const FACE_WORDS: Readonly<Record<Lang, FaceWords>> = {
  pl: {
    cost: 'koszt',
    strength: 'siła',
    income: 'dochód',
    initiative: 'inicjatywa',
    claim: 'roszczenia',
    reserve: 'rezerwy',
    loyal: 'lojalna',
    unique: 'unikatowa',
    number: 'numer',
    icons: (names) => `symbole: ${names.join(', ')}`,
    noIcons: 'bez symboli',
    kneeling: 'klęczy',
    power: 'władza',
    tokens: 'żetony',
    duplicates: 'duplikaty',
    hidden: 'zakryta karta',
  },
  en: {
    cost: 'cost',
    strength: 'strength',
    income: 'income',
    initiative: 'initiative',
    claim: 'claim',
    reserve: 'reserve',
    loyal: 'loyal',
    unique: 'unique',
    number: 'number',
    icons: (names) => `icons: ${names.join(', ')}`,
    noIcons: 'no icons',
    kneeling: 'kneeling',
    power: 'power',
    tokens: 'tokens',
    duplicates: 'duplicates',
    hidden: 'facedown card',
  },
};

/** The type of a card as a heading says it. */
export function typeWord({ type }: Fact, lang: Lang): string {
  const word = CARD_TYPE_NAMES[type][lang];
  return `${word.charAt(0).toLocaleUpperCase(lang)}${word.slice(1)}`;
}

/** Whose card it is; a faction card says so by its name, titles and agendas are of nobody. */
export function factionWord({ faction, type }: Fact, lang: Lang): string | undefined {
  return type === 'faction' || type === 'agenda' || type === 'title' || type === 'plot'
    ? undefined
    : FACTION_NAMES[faction][lang];
}

/** The icons of a character in words. */
export function iconWords(icons: readonly ChallengeType[], lang: Lang): string {
  const say = FACE_WORDS[lang];
  return icons.length === 0 ? say.noIcons : say.icons(icons.map((icon) => ICON_NAMES[icon][lang]));
}
