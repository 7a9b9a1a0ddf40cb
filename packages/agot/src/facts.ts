import type { MatchFacts } from '@kronika/kernel';
import type { AgotView } from './view.ts';

/** What is told of a match later: factions, power and rounds. Who goes first changes every round. */
export function facts({ seats, round }: AgotView): MatchFacts {
  return { sides: seats.map(({ allegiance }) => allegiance), scores: seats.map(({ power }) => power), rounds: round };
}
