import type { MatchFacts } from '@kronika/kernel';
import { factOf } from './cards/fact.ts';
import type { AgotView, SeatView } from './view.ts';

/** What is told of a match later: the factions and the rounds. Who goes first changes every round. */
export function facts({ seats, round }: AgotView): MatchFacts {
  return { sides: seats.map(factionOf), rounds: round };
}

/** The faction of a seat, by its faction card; of who is out of the game nothing lies there any more. */
function factionOf({ faction }: SeatView): string {
  return faction?.sight.face === 'up' ? factOf(faction.sight.printed).faction : 'neutral';
}
