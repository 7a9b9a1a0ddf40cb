import { type SeatId, seatsOf } from '@kronika/kernel';
import type { Mark } from '../../replay/story.ts';
import type { Chance, Opened } from '../../replay/worker/messages.ts';
import { chanceAt } from './ChanceGraph.tsx';

/** A mark that tipped the match, and whom it helped by how much, of 1. */
export interface TurningPoint {
  readonly mark: Mark;
  readonly gain?: { readonly seat: SeatId; readonly by: number };
}

/** Less than that is no turn. */
const LEAST = 0.08;

const MOST = 5;

/**
 * What tipped the match: the marks after which the chances had changed most. As long as no chances are known, what
 * cannot be undone.
 */
export function turningPoints(
  { last, story, seats }: Opened,
  chances: readonly Chance[] | undefined,
): readonly TurningPoint[] {
  if (chances === undefined || chances.length < 2)
    return story.marks.filter(({ blow }) => blow !== undefined).map((mark) => ({ mark }));
  const weighed = story.marks.flatMap((mark, place) => {
    const until = story.marks[place + 1]?.move ?? last;
    const gains = seatsOf(seats).map((seat) => ({
      seat,
      by: (chanceAt(chances, until, seat) ?? 0) - (chanceAt(chances, mark.move, seat) ?? 0),
    }));
    return gains
      .toSorted((one, other) => other.by - one.by)
      .slice(0, 1)
      .map((gain) => ({ mark, gain }));
  });
  return weighed
    .filter(({ gain }) => gain.by >= LEAST)
    .sort((one, other) => other.gain.by - one.gain.by)
    .slice(0, MOST)
    .sort((one, other) => one.mark.move - other.mark.move);
}
