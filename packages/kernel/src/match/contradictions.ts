import type { Game } from '../game.ts';
import { tableFaults } from '../table/table.ts';
import type { Match } from './match.ts';

/** What in the match contradicts the rules of the game or of the table; none, unless there is a bug. */
export function contradictionsIn<S>(game: Game<S>, { state }: Match<S>): readonly string[] {
  return [...game.faults(state), ...(game.cards === undefined ? [] : tableFaults(game.cards.table(state)))];
}
