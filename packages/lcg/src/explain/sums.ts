import type { Phrase, Sum, SumPart } from '@kronika/kernel';
import type { Attributed } from '../modifier/attributed.ts';
import { type ReckonedPart, reckoned } from '../modifier/reckoning.ts';
import { baseBy, PART_NAMES, setBy, timesBy } from '../text/explain.ts';

/** Names where a part of a value comes from. */
export type Naming<O> = (from: O) => Pick<SumPart, 'by' | 'from'>;

/** A value that is explained: the stat that modifiers are about, what it is called, and what is printed. */
export interface Explained {
  readonly of: string;
  readonly name: Phrase;
  readonly printed: number;
}

/** Adds up what modifies the printed value. */
export function sumOf<O>(
  { of, name, printed }: Explained,
  modifiers: readonly Attributed<O>[],
  naming: Naming<O>,
): Sum {
  return summed(
    of,
    name,
    reckoned(printed, of, modifiers).map((part) => partOf(part, naming)),
  );
}

/** A value that is nothing but the sum of its parts. */
export function summed(of: string, name: Phrase, parts: readonly SumPart[]): Sum {
  return { of, name, parts, total: parts.reduce((sum, { amount }) => sum + amount, 0) };
}

/** A part of a value in words. */
export function partOf<O>(part: ReckonedPart<O>, naming: Naming<O>): SumPart {
  const { amount } = part;
  switch (part.is) {
    case 'printed':
    case 'rounding':
    case 'floor':
      return { by: PART_NAMES[part.is], amount };
    case 'add':
      return { ...naming(part.from), amount };
    case 'base':
      return { ...as(naming(part.from), baseBy), amount };
    case 'set':
      return { ...as(naming(part.from), setBy), amount };
    case 'multiply':
      return { ...as(naming(part.from), (name) => timesBy(name, part.factor)), amount };
  }
}

function as(named: Pick<SumPart, 'by' | 'from'>, said: (name: Phrase) => Phrase): Pick<SumPart, 'by' | 'from'> {
  return { ...named, by: said(named.by) };
}
