import type { Lang } from '@kronika/kernel';

interface CrestWords {
  readonly faction: string;
  readonly agenda: string;
  readonly noFaction: string;
  readonly noAgenda: string;
  /** What an agenda asks for, in words before the numbers. */
  readonly neutral: string;
  banner(of: string): string;
  atLeast(count: number): string;
  atMost(count: number): string;
  readonly icons: string;
  readonly plots: string;
  icon(name: string, strength: number): string;
}

export const CREST_WORDS: Readonly<Record<Lang, CrestWords>> = {
  pl: {
    faction: 'stronnictwo',
    agenda: 'agenda',
    noFaction: 'Wybierz stronnictwo',
    noAgenda: 'Bez agendy',
    neutral: 'Neutralne karty',
    banner: (of) => `Nielojalne karty ${of}`,
    atLeast: (count) => `co najmniej ${count}`,
    atMost: (count) => `najwyżej ${count}`,
    icons: 'Postacie z symbolami wyzwań',
    plots: 'Karty fabuły, średnio',
    icon: (name, strength) => `symbol ${name}, razem siła ${strength}`,
  },
  en: {
    faction: 'faction',
    agenda: 'agenda',
    noFaction: 'Choose a faction',
    noAgenda: 'No agenda',
    neutral: 'Neutral cards',
    banner: (of) => `Non-loyal ${of} cards`,
    atLeast: (count) => `at least ${count}`,
    atMost: (count) => `at most ${count}`,
    icons: 'Characters with challenge icons',
    plots: 'Plots, on average',
    icon: (name, strength) => `${name} icon, total strength ${strength}`,
  },
};
