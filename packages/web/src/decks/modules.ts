import { loadGameCode } from '../client/load-game-code.ts';
import type { DeckModule } from './deck-module.ts';

const MODULES: Readonly<Record<string, () => Promise<DeckModule>>> = {
  l5r: async () => (await import('../games/l5r/decks/module.tsx')).l5rDecks,
  agot: async () => {
    const [{ agotDecks }, { mountArt }] = await Promise.all([
      import('../games/agot/decks/module.tsx'),
      import('../games/agot/art/mount-art.ts'),
    ]);
    await mountArt();
    return agotDecks;
  },
};

/** The games whose decks can be built. */
export const BUILDABLE: readonly string[] = Object.keys(MODULES);

/** What the game tells of its decks; `undefined` for a game without any. It is loaded with the game itself. */
export async function deckModuleOf(game: string): Promise<DeckModule | undefined> {
  const load = Object.hasOwn(MODULES, game) ? MODULES[game] : undefined;
  return load === undefined ? undefined : loadGameCode(load);
}
