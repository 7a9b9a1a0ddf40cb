import { choiceOf } from '../choice.ts';
import { comparePeers } from '../peer.ts';
import type { Findings } from '../result.ts';
import { beginOnKronika, playOnKronika } from './kronika.ts';

const MATCHES = Array.from({ length: 5 }, (_, match) => `hundred/${match}`);

/** Random matches of the game with a hundred cards, each shuffled anew and played to its end. */
export async function hundredCardsBenchmark(): Promise<Findings> {
  const { beginOnBoardgameIo, playOnBoardgameIo } = await import('./boardgame-io.ts');
  return comparePeers({
    name: 'hundredCards',
    kronika: () => {
      const choice = choiceOf('moves');
      return MATCHES.reduce((moves, seed) => moves + playOnKronika(beginOnKronika(seed), choice).moves, 0);
    },
    boardgameIo: () => {
      const choice = choiceOf('moves');
      return MATCHES.reduce((moves) => moves + playOnBoardgameIo(beginOnBoardgameIo(), choice).moves, 0);
    },
  });
}
