import { printedId } from '@kronika/kernel';
import { printOf } from '../cards/fact.ts';
import type { AgotSituation } from '../situation/description.ts';

type Used = NonNullable<AgotSituation['used']>;

interface Reacted {
  readonly card: Used[number]['ability']['self'];
  readonly printed: string;
  readonly times: number;
  /** The periods of those uses that are still running. */
  readonly during: readonly ('round' | 'phase')[];
}

/** Seat 0 has used the reaction of that card so many times. */
export function reactedBefore({ card, printed, times, during }: Reacted): Used {
  return Array.from({ length: times }, () => ({
    ability: { self: card, printed, key: 'reaction' },
    name: printOf(printedId(printed)).name,
    by: 0,
    during: [...during],
  }));
}
