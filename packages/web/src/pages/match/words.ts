import type { Lang } from '@kronika/kernel';
import type { ClockName, Hints, Opponent, Pace } from './choice.ts';

interface Explained {
  readonly name: string;
  readonly about: string;
}

/** How one speaks of what can be chosen for a match. */
export interface MatchWords {
  /** How people are called who did not say their names. */
  player(number: number): string;
  readonly opponents: Readonly<Record<Opponent, Explained & { readonly short: string }>>;
  readonly level: string;
  readonly style: string;
  /** Of a bot without a style. */
  readonly noStyle: Explained;
  readonly paces: Readonly<Record<Pace, Explained>>;
  readonly clocks: Readonly<Record<ClockName, Explained>>;
  readonly hints: Readonly<Record<Hints, Explained>> & { readonly legend: string };
  readonly visibility: Readonly<Record<'invitation' | 'public', Explained>>;
}

export const MATCH_WORDS: Readonly<Record<Lang, MatchWords>> = {
  pl: {
    player: (number) => `Gracz ${number}`,
    opponents: {
      link: { name: 'Znajomy przez link', short: 'przez link', about: 'dostaniesz adres do wysłania' },
      here: { name: 'Na tym urządzeniu', short: 'tutaj', about: 'zasłona między ruchami' },
      bot: { name: 'Bot', short: 'bot', about: 'widzi tylko to, co gracz na jego miejscu' },
    },
    level: 'Poziom bota',
    style: 'Styl bota',
    noStyle: { name: 'wyważony', about: 'dąży do zwycięstwa każdą drogą' },
    paces: {
      natural: { name: 'naturalne', about: 'Bot odpowiada po chwili, żeby było widać, co robi.' },
      instant: { name: 'od razu', about: 'Bot odpowiada natychmiast.' },
    },
    clocks: {
      none: { name: 'bez', about: 'Nikt nikogo nie pogania.' },
      half: { name: '30 min', about: '30 minut na gracza; pierwsze 10 sekund każdej decyzji nic nie kosztuje.' },
      long: { name: '45 min', about: '45 minut na gracza; pierwsze 10 sekund każdej decyzji nic nie kosztuje.' },
      match: { name: 'partia 90', about: '90 minut na całą partię. Po ich upływie partia kończy się bez zwycięzcy.' },
      daily: { name: '1 dzień/ruch', about: 'Partia korespondencyjna: na każdą decyzję jest cała doba.' },
    },
    hints: {
      legend: 'Podpowiedzi',
      allowed: { name: 'dozwolone', about: 'Można zapytać, co zrobiłby mistrz i dlaczego.' },
      off: { name: 'wyłączone', about: 'Każdy myśli sam.' },
    },
    visibility: {
      invitation: { name: 'prywatny', about: 'Stół widzą tylko osoby z linkiem.' },
      public: { name: 'publiczny', about: 'Stół jest na liście: każdy może usiąść albo patrzeć.' },
    },
  },
  en: {
    player: (number) => `Player ${number}`,
    opponents: {
      link: { name: 'A friend by link', short: 'by link', about: 'you get an address to send' },
      here: { name: 'On this device', short: 'here', about: 'the screen is covered between moves' },
      bot: { name: 'Bot', short: 'bot', about: 'sees only what a player in its seat sees' },
    },
    level: 'Bot level',
    style: 'Bot style',
    noStyle: { name: 'balanced', about: 'takes whichever road leads to victory' },
    paces: {
      natural: { name: 'natural', about: 'The bot pauses before each move, so you can follow what it does.' },
      instant: { name: 'at once', about: 'The bot moves immediately.' },
    },
    clocks: {
      none: { name: 'none', about: 'Nobody is in a hurry.' },
      half: { name: '30 min', about: '30 minutes per player; the first 10 seconds of each decision are free.' },
      long: { name: '45 min', about: '45 minutes per player; the first 10 seconds of each decision are free.' },
      match: { name: 'match 90', about: '90 minutes for the whole match; when time runs out, nobody wins.' },
      daily: { name: '1 day per move', about: 'Correspondence: a full day for each decision.' },
    },
    hints: {
      legend: 'Hints',
      allowed: { name: 'allowed', about: 'You may ask what a master would do, and why.' },
      off: { name: 'off', about: 'Everybody thinks for themselves.' },
    },
    visibility: {
      invitation: { name: 'private', about: 'Only people with the link can see the table.' },
      public: { name: 'public', about: 'The table is listed: anybody may sit down or watch.' },
    },
  },
};
