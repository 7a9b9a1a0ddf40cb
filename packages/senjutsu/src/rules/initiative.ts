import type { PrintedId } from '@kronika/kernel';
import { initiativesOf } from '../cards/library.ts';
import type { Initiative, Kamae } from '../cards/pictograms.ts';
import { spendable } from '../fighters.ts';
import type { Hero, Senjutsu, SpeedRange } from '../state.ts';

/** The numbers that a speed is chosen from, and where they come from. */
export interface OwnRange {
  readonly range: SpeedRange;
  readonly how: 'printed' | 'kamae';
}

/** An alternative initiative that costs focus (SEN-CARD-f). */
export interface BuyableRange {
  readonly focus: number;
  readonly range: SpeedRange;
}

const NONE: SpeedRange = { max: 0, min: 0 };

/** The numbers of an initiative; "=" and "-" have none. */
function rangeOf(initiative: Initiative): SpeedRange {
  switch (initiative.is) {
    case 'fixed':
      return { max: initiative.speed, min: initiative.speed };
    case 'range':
      return { max: initiative.max, min: initiative.min };
    case 'same':
    case 'none':
      return NONE;
  }
}

/** The initiative that holds without paying: one that is tied to the Kamae goes before the printed one (SEN-CARD-g). */
export function ownRange(printed: PrintedId, kamae: Kamae): OwnRange {
  const free = initiativesOf(printed).filter(({ pay }) => pay === undefined);
  const tied = free.find((one) => one.kamae?.includes(kamae));
  if (tied !== undefined) return { range: rangeOf(tied.initiative), how: 'kamae' };
  const usual = free.find((one) => one.kamae === undefined);
  // Stuns and poisons have no speed of their own: they come last (SEN-STUN-d).
  return { range: usual === undefined ? NONE : rangeOf(usual.initiative), how: 'printed' };
}

/** The initiatives that the hero could buy for the card with the focus it holds (SEN-REV-3). */
export function buyableRanges(state: Senjutsu, { id, kamae }: Hero, printed: PrintedId): readonly BuyableRange[] {
  const purse = spendable(state, id);
  return initiativesOf(printed).flatMap(({ initiative, kamae: tied, pay }) =>
    pay !== undefined && pay <= purse && (tied === undefined || tied.includes(kamae))
      ? [{ focus: pay, range: rangeOf(initiative) }]
      : [],
  );
}
