import { printedId } from '@kronika/kernel';
import { printOf } from '../cards/fact.ts';
import type { AgotSituation } from '../situation/description.ts';

type Used = NonNullable<AgotSituation['used']>;

interface UsedBefore {
  /** Which of the described cards: `card:0/play/1`. */
  readonly card: Used[number]['ability']['self'];
  readonly printed: string;
  readonly key: 'action' | 'reaction';
  readonly times: number;
  /** The periods of those uses that are still running. */
  readonly during: readonly ('round' | 'phase')[];
}

/** Seat 0 has used the ability of that card so many times. */
export function usedBefore({ card, printed, key, times, during }: UsedBefore): Used {
  return Array.from({ length: times }, () => ({
    ability: { self: card, printed, key },
    name: printOf(printedId(printed)).name,
    by: 0,
    during: [...during],
  }));
}
