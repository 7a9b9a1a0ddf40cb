import { mountDrawings } from './mount-drawings.ts';

const mounting = new Map<string, Promise<void>>();

/** Puts the drawings of a game into the page, once. Without them its cards lack their pictures, and nothing else. */
export function mountGameSprite(game: string): Promise<void> {
  const begun =
    mounting.get(game) ??
    mount(game).catch(() => {
      // Whoever asks next tries again.
      mounting.delete(game);
    });
  mounting.set(game, begun);
  return begun;
}

async function mount(game: string): Promise<void> {
  const url = (await import('./game-sprites.ts')).GAME_SPRITES.get(game);
  if (url !== undefined) await mountDrawings(document, url);
}
