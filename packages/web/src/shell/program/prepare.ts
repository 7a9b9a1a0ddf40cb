import { loadGameCode } from '../../client/load-game-code.ts';
import { prepareLocalGame } from '../../client/local-tables.ts';
import { loadDeckFaces } from '../../pages/setup/load-deck-faces.ts';
import { loadTable } from '../../pages/table/load-table.ts';
import { GAMES } from '../games.ts';
import { loadLocalTable, loadNewMatch } from './loaders.ts';

/** Loads everything that a match on this device needs: pages, table, boards, and the games in the worker. */
export function prepareForPlay(): Promise<unknown> {
  const playable = GAMES.filter(({ state }) => state === 'playable').map(({ id }) => id);
  return Promise.all([
    loadNewMatch(),
    loadLocalTable(),
    loadTable(),
    loadDeckFaces(),
    ...playable.flatMap((game) => [prepareLocalGame(game), loadBoard(game)]),
  ]);
}

function loadBoard(game: string): Promise<unknown> {
  return loadGameCode(async () => {
    const [boards, faces, decks] = await Promise.all([
      import('../../table/boards.ts'),
      import('../../pages/handover/table-face.ts'),
      import('../../pages/decks/ready-deck.ts'),
    ]);
    return Promise.all([boards.boardOf(game), faces.tableFace(game), decks.readyDecksOf(game)]);
  });
}
