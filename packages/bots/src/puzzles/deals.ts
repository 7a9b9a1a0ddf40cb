import type { Game, Match, Random, SeatId } from '@kronika/kernel';
import { thoughtOf } from '../arena/thought.ts';
import { dealt } from '../search/deal.ts';

/** Who imagines, with which chance, and how many deals. */
export interface Imagining {
  readonly seat: SeatId;
  readonly random: Random;
  readonly count: number;
}

/** Matches that agree with what the seat knows, in which nobody else has answered yet. */
export function imaginedDeals(game: Game, match: Match, { seat, random, count }: Imagining): readonly Match[] {
  const thought = thoughtOf({ seat, random, nodes: 0 }, game, match);
  return Array.from({ length: count }, () => dealt(thought));
}
