import type { BeaconsView, Keeper } from '@kronika/examples';
import type { SeatId } from '@kronika/kernel';
import type { Badge } from '../../cards/Mon.tsx';
import type { IconName, ShapeName } from '../../sprite/names.ts';

export const KEEPER_ICONS: Readonly<Record<Keeper, IconName>> = {
  scout: 'spy',
  warden: 'round-shield',
  peddler: 'two-coins',
};

const COLOURS: readonly string[] = ['beacons-blue', 'beacons-red', 'beacons-amber', 'beacons-violet'];
const OUTLINES: readonly ShapeName[] = ['circle', 'square', 'rhomb', 'shield'];

/** How a seat is told apart: by its outline always, by its colour from other teams, and by what its keeper is. */
export function badgeOf({ format, seats }: Pick<BeaconsView, 'format' | 'seats'>, seat: SeatId): Badge {
  const { team = 0, keeper = 'scout' } = seats[seat] ?? {};
  const colour = format === 'teams' ? team : seat;
  return {
    allegiance: COLOURS[colour] ?? 'neutral',
    shape: OUTLINES[seat] ?? 'circle',
    icon: KEEPER_ICONS[keeper],
  };
}
