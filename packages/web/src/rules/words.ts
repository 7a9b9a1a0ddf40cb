import type { Lang } from '@kronika/kernel';

/** The words of a rule wherever it is shown: on its page and beside the board. */
export interface RulesWords {
  readonly interpretation: string;
  readonly interpretationHint: string;
  readonly example: string;
  readonly examples: (count: number) => string;
  readonly seeAlso: string;
  readonly attack: string;
  readonly defense: string;
}

export const RULES_WORDS: Readonly<Record<Lang, RulesWords>> = {
  pl: {
    interpretation: 'interpretacja',
    interpretationHint: 'Zasady o tym milczą albo są niejasne; tak je rozumiemy.',
    example: 'Przykład',
    examples: (count) => (count === 1 ? 'Przykład' : `Przykłady (${count})`),
    seeAlso: 'Zobacz też',
    attack: 'atak',
    defense: 'obrona',
  },
  en: {
    interpretation: 'interpretation',
    interpretationHint: 'The rulebook is silent or unclear here; this is how it is read.',
    example: 'Example',
    examples: (count) => (count === 1 ? 'Example' : `Examples (${count})`),
    seeAlso: 'See also',
    attack: 'attack',
    defense: 'defense',
  },
};
