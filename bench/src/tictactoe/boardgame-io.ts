import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Choice } from '../choice.ts';
import type { Played } from './played.ts';

interface Board {
  cells: (string | null)[];
}

interface Ended {
  readonly winner?: string;
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** Tic-tac-toe as the tutorial of boardgame.io writes it. */
const game: Game<Board> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: CELLS.map(() => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }): Ended | undefined => {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? {} : undefined;
  },
};

function hasLine(cells: Board['cells']): boolean {
  return LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
}

/** Plays one match on a local client without a page. Reads the bare store, which spares it making a view. */
export function playOnBoardgameIo(choice: Choice): Played {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  for (let moves = 0; ; moves += 1) {
    const { G, ctx } = client.store.getState();
    if (ctx.gameover !== undefined) {
      client.stop();
      return playedBy(moves, ctx.gameover);
    }
    const { cells }: Board = G;
    const free = CELLS.filter((cell) => cells[cell] === null);
    client.moves.mark?.(free[choice(free.length)]);
  }
}

function playedBy(moves: number, { winner }: Ended): Played {
  return winner === undefined ? { moves } : { moves, winner: Number(winner) };
}
