import type { BoardModule } from './board-module.ts';

/** The boards of the games that have one, each loaded when a table of its game is opened. */
const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  agot: async () => {
    const [{ agotBoard }, { mountArt }] = await Promise.all([
      import('../games/agot/board/module.tsx'),
      import('../games/agot/art/mount-art.ts'),
    ]);
    await mountArt();
    return agotBoard;
  },
  l5r: async () => (await import('../games/l5r/board/module.tsx')).l5rBoard,
};

/** The board of a game; a game without one of its own is played on a plain one. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = BOARDS[game];
  if (load !== undefined) return load();
  const { plainBoard } = await import('./plain/plain-board.tsx');
  return plainBoard(game);
}
