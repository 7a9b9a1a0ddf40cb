import type { MatchFacts } from '@kronika/kernel';
import type { BeaconsView } from './view.ts';

/** What is told of a match when one looks back at it. */
export function facts({ seats, round }: BeaconsView): MatchFacts {
  return {
    sides: seats.map(({ keeper }) => keeper),
    scores: seats.map(({ beacons }) => beacons),
    rounds: round,
    first: 0,
  };
}
