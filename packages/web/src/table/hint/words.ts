import type { Lang } from '@kronika/kernel';

/** How the table speaks of hints. */
export interface HintWords {
  readonly hint: string;
  readonly ask: string;
  readonly thinking: string;
  readonly failed: string;
  readonly alternatives: string;
  readonly chance: (percent: number) => string;
  readonly nothing: string;
  readonly close: string;
}

export const HINT_WORDS: Readonly<Record<Lang, HintWords>> = {
  pl: {
    hint: 'Podpowiedź',
    ask: 'Podpowiedź: co zrobiłby mistrz?',
    thinking: 'Mistrz się zastanawia…',
    failed: 'Nie udało się znaleźć podpowiedzi.',
    alternatives: 'Szanse na zwycięstwo',
    chance: (percent) => `${percent}%`,
    nothing: 'nic z tego',
    close: 'Zamknij podpowiedź',
  },
  en: {
    hint: 'Hint',
    ask: 'Hint: what would a master do?',
    thinking: 'The master is thinking…',
    failed: 'No hint could be found.',
    alternatives: 'Chances to win',
    chance: (percent) => `${percent}%`,
    nothing: 'none of these',
    close: 'Close the hint',
  },
};
