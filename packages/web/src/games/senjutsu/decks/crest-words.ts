import type { Lang } from '@kronika/kernel';

interface CrestWords {
  readonly hero: string;
  readonly weapon: string;
  readonly noHero: string;
  readonly noWeapon: string;
  readonly ranks: string;
  readonly school: string;
  readonly noSchool: string;
  byCards(school: string): string;
}

export const CREST_WORDS: Readonly<Record<Lang, CrestWords>> = {
  pl: {
    hero: 'bohater',
    weapon: 'broń',
    noHero: 'Wybierz bohatera',
    noWeapon: 'Wybierz broń',
    ranks: 'Karty według rangi',
    school: 'Szkoła nadzorowana',
    noSchool: 'bez szkoły',
    byCards: (school) => `według kart: ${school}`,
  },
  en: {
    hero: 'hero',
    weapon: 'weapon',
    noHero: 'Choose a hero',
    noWeapon: 'Choose a weapon',
    ranks: 'Cards by rank',
    school: 'Sanctioned school',
    noSchool: 'no school',
    byCards: (school) => `by its cards: ${school}`,
  },
};
