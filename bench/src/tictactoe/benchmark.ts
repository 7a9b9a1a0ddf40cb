import { choiceOf } from '../choice.ts';
import { comparePeers } from '../peer.ts';
import type { Findings } from '../result.ts';
import { playOnKronika } from './kronika.ts';

const MATCHES = Array.from({ length: 50 }, (_, match) => `tictactoe/${match}`);

/** Random matches of tic-tac-toe, each begun anew and played to its end. */
export async function tictactoeBenchmark(): Promise<Findings> {
  const { playOnBoardgameIo } = await import('./boardgame-io.ts');
  return comparePeers({
    name: 'tictactoe',
    kronika: () => {
      const choice = choiceOf('moves');
      return MATCHES.reduce((moves, seed) => moves + playOnKronika(choice, seed).moves, 0);
    },
    boardgameIo: () => {
      const choice = choiceOf('moves');
      return MATCHES.reduce((moves) => moves + playOnBoardgameIo(choice).moves, 0);
    },
  });
}
