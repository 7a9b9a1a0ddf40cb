import type { Lang } from '@kronika/kernel';

/** The cards that are only counted. */
export const STATUSES = ['wound', 'bleeding', 'stun', 'limp'] as const;
export type Status = (typeof STATUSES)[number];

/** How long a limp still lies there (SEN-LIMP-c). */
export function quartersLeft(left: number, lang: Lang): string {
  return lang === 'pl' ? `zostało obrotów: ${left} z 4` : `turns left: ${left} of 4`;
}

export const STATUS_WORDS: Readonly<
  Record<Lang, Readonly<Record<Status, { readonly name: string; readonly text: string; readonly foot: string }>>>
> = {
  pl: {
    stun: {
      name: 'Ogłuszenie',
      text: 'Zajmuje miejsce w ręce; nie da się odrzucić. Możesz zagrać ją jako kartę tury.',
      foot: 'w ręce · szybkość 0',
    },
    limp: {
      name: 'Utykanie',
      text: 'Twoje karty są wolniejsze o 1 (najmniej 1). Co koniec tury ćwierć obrotu.',
      foot: 'stan',
    },
    wound: {
      name: 'Rana',
      text: 'Leży w Twoim polu gry. Przy limicie ran przegrywasz.',
      foot: 'liczy się jako 1 rana',
    },
    bleeding: {
      name: 'Krwawiąca rana',
      text: 'Przed dobieraniem odrzuć zakryty wierzch talii, raz na turę.',
      foot: 'liczy się jako 1 rana',
    },
  },
  en: {
    stun: {
      name: 'Stun',
      text: 'Takes up room in your hand and cannot be discarded. You may play it as your card of the turn.',
      foot: 'in hand · speed 0',
    },
    limp: {
      name: 'Limp',
      text: 'Your cards are 1 slower (never below 1). It turns by a quarter at the end of each turn.',
      foot: 'status',
    },
    wound: {
      name: 'Wound',
      text: 'Lies in your play area. At your wound limit you are defeated.',
      foot: 'counts as 1 wound',
    },
    bleeding: {
      name: 'Bleeding wound',
      text: 'Before you draw, discard the top of your deck face down, once a turn.',
      foot: 'counts as 1 wound',
    },
  },
};
