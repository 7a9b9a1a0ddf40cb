import type { MatchFacts } from '@kronika/kernel';
import { factOf } from './cards/fact.ts';
import type { L5rView, SeatView } from './view.ts';
import { opponentOf } from './zones.ts';

/** What is told of a match later: the clans, the rounds, and who was the first player of the first round. */
export function facts({ seats, round, first }: L5rView): MatchFacts {
  // The token goes over after every round (L5R-5.5-a), so who has it now tells who had it at first.
  const isBackWhereItBegan = round <= 1 || round % 2 === 1;
  return { sides: seats.map(clanOf), rounds: round, first: isBackWhereItBegan ? first : opponentOf(first) };
}

/** The clan of a seat, by its stronghold, which everybody sees. */
function clanOf({ stronghold }: SeatView): string {
  const sight = stronghold[0]?.sight;
  return sight?.face === 'up' ? factOf(sight.printed).clan : 'neutral';
}
