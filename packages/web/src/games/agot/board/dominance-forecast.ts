import type { AgotView, SeatView } from '@kronika/agot';
import type { SeatId } from '@kronika/kernel';

/** What a seat counts for dominance (AGOT-5.2-a). */
export interface DominanceCount {
  readonly seat: SeatId;
  readonly total: number;
  /** What it is made of; nothing where the total was settled and the cards have changed since. */
  readonly parts?: {
    /** The STR of standing characters. */
    readonly strength: number;
    readonly gold: number;
    /** What a title and texts add. */
    readonly more: number;
  };
}

/** How the seats stand in dominance: who would win it if it were determined now, or how it was. */
export interface DominanceForecast {
  readonly is: 'expected' | 'decided';
  readonly counts: readonly DominanceCount[];
  /** Nobody, if two share the highest total (AGOT-5.2-b, -c). */
  readonly winner: SeatId | undefined;
}

export function dominanceForecast({ seats, dominance }: Pick<AgotView, 'seats' | 'dominance'>): DominanceForecast {
  const counts = seats
    .filter(({ standing }) => standing === 'seated')
    .map((seat) => countOf(seat, dominance?.totals[seat.seat] ?? seat.dominance));
  if (dominance !== null) return { is: 'decided', counts, winner: dominance.winner ?? undefined };
  const highest = Math.max(...counts.map(({ total }) => total));
  const [leader, second] = counts.filter(({ total }) => total === highest);
  return { is: 'expected', counts, winner: second === undefined ? leader?.seat : undefined };
}

function countOf({ seat, characters, gold, dominance }: SeatView, total: number): DominanceCount {
  if (total !== dominance) return { seat, total };
  const strength = characters
    .filter(({ stance }) => stance === 'standing')
    .reduce((sum, character) => sum + character.strength, 0);
  return { seat, total, parts: { strength, gold, more: total - strength - gold } };
}

/** The phase in which the counts are what matters. */
export function isDominance({ phase, challenge }: Pick<AgotView, 'phase' | 'challenge'>): boolean {
  return phase === 'dominance' && challenge === null;
}

/** Whether nothing is compared just now: neither a challenge nor dominance. */
export function isCalm(view: Pick<AgotView, 'phase' | 'challenge'>): boolean {
  return view.challenge === null && !isDominance(view);
}
