import type { Lang } from '@kronika/kernel';

interface KeysPageWords {
  readonly lead: string;
  readonly atTheTable: string;
  readonly sharedScreen: string;
  readonly hold: string;
  readonly holdDoes: string;
}

export const KEYS_PAGE_WORDS: Readonly<Record<Lang, KeysPageWords>> = {
  pl: {
    lead: 'Całą partię można rozegrać samą klawiaturą. Przy stole tę listę otwiera klawisz H.',
    atTheTable: 'Przy stole',
    sharedScreen: 'Gdy ekran czeka na następną osobę',
    hold: 'Spacja (przytrzymaj)',
    holdDoes: 'odsłoń stół',
  },
  en: {
    lead: 'A whole match can be played with the keyboard alone. At the table, H opens this list.',
    atTheTable: 'At the table',
    sharedScreen: 'While the screen waits for the next person',
    hold: 'Space (hold)',
    holdDoes: 'uncover the table',
  },
};
