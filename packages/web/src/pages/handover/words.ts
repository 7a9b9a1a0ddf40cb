import type { Lang } from '@kronika/kernel';

export interface CoverWords {
  title(name: string): string;
  readonly pass: string;
  /** Whose side it is, and what is hidden. */
  readonly hidden: Readonly<Record<'cards' | 'table', (side: string | undefined) => string>>;
  readonly hold: string;
  only(name: string): string;
  readonly keys: string;
  readonly hands: string;
  readonly log: string;
  readonly comesBack: string;
  withdraw(name: string): string;
}

/** The side as a sentence before the next one, if it is known. */
const sentence = (side: string | undefined): string =>
  side === undefined ? '' : `${side.charAt(0).toUpperCase()}${side.slice(1)}. `;

export const COVER_WORDS: Readonly<Record<Lang, CoverWords>> = {
  pl: {
    title: (name) => `Podaj urządzenie: ${name}`,
    pass: 'Podaj urządzenie',
    hidden: {
      cards: (side) => `${sentence(side)}Karty wszystkich są schowane.`,
      table: (side) => `${sentence(side)}Stół jest zasłonięty.`,
    },
    hold: 'Przytrzymaj, żeby odsłonić',
    only: (name) => `na ekran patrzy tylko ${name}`,
    keys: 'albo przytrzymaj spację',
    hands: 'ręce zakryte',
    log: 'dziennik schowany',
    comesBack: 'zasłona wraca, gdy zmienisz okno',
    withdraw: (name) => `${name}: wycofaj ofertę`,
  },
  en: {
    title: (name) => `Pass the device to ${name}`,
    pass: 'Pass the device to',
    hidden: {
      cards: (side) => `${sentence(side)}Everybody’s cards are hidden.`,
      table: (side) => `${sentence(side)}The table is covered.`,
    },
    hold: 'Hold to uncover',
    only: (name) => `only ${name} is looking`,
    keys: 'or hold the space bar',
    hands: 'hands are hidden',
    log: 'the log is hidden',
    comesBack: 'covered again when you switch windows',
    withdraw: (name) => `${name}: withdraw the offer`,
  },
};
