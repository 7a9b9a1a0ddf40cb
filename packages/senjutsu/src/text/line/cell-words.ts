import type { Lang } from '@kronika/kernel';
import { type Axial, DIRECTIONS, type Direction, STEPS, turned } from '../../hex/index.ts';
import { DIRECTION_NAMES } from '../names.ts';

/** The way to a cell: so many steps in one direction, and if need be so many in the next one clockwise. */
interface Way {
  readonly first: Direction;
  readonly along: number;
  readonly aside: number;
}

/** Every offset lies in one of the six sectors between two neighbouring directions. */
function wayTo({ q, r }: Axial): Way | undefined {
  for (const first of DIRECTIONS) {
    const [a, b] = [STEPS[first], STEPS[turned(first, 1)]];
    // (q, r) = along * a + aside * b; the determinant of neighbouring steps is 1.
    const along = q * b.r - r * b.q;
    const aside = a.q * r - a.r * q;
    if (along > 0 && aside >= 0) return { first, along, aside };
  }
  return undefined;
}

/** Where a cell of a grid lies for a hero who looks ahead: "przód 2", "front 1 + front right 1". */
export function offsetWords(offset: Axial, lang: Lang): string {
  const way = wayTo(offset);
  if (way === undefined) return { pl: 'własne pole', en: 'own cell' }[lang];
  const { first, along, aside } = way;
  const leg = (direction: Direction, steps: number): string => `${DIRECTION_NAMES[direction][lang]} ${steps}`;
  return aside === 0 ? leg(first, along) : `${leg(first, along)} + ${leg(turned(first, 1), aside)}`;
}
