import type { Lang } from '@kronika/kernel';

export interface CoverWords {
  title(name: string): string;
  readonly pass: string;
  hidden(clan: string | undefined): string;
  readonly hold: string;
  only(name: string): string;
  readonly keys: string;
  readonly hands: string;
  readonly log: string;
  readonly comesBack: string;
  withdraw(name: string): string;
}

export const COVER_WORDS: Readonly<Record<Lang, CoverWords>> = {
  pl: {
    title: (name) => `Podaj urządzenie: ${name}`,
    pass: 'Podaj urządzenie',
    hidden: (clan) => `${clan === undefined ? '' : `${clan}. `}Karty wszystkich są schowane.`,
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
    hidden: (clan) => `${clan === undefined ? '' : `${clan}. `}Everybody’s cards are hidden.`,
    hold: 'Hold to uncover',
    only: (name) => `only ${name} is looking`,
    keys: 'or hold the space bar',
    hands: 'hands are hidden',
    log: 'the log is hidden',
    comesBack: 'comes back when you change windows',
    withdraw: (name) => `${name}: withdraw the offer`,
  },
};
