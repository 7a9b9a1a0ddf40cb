import { INTERFACE_ICONS } from '../src/sprite/names.ts';
import { gamesWithSprite, iconsOfGame } from './game-folders.ts';

/** The icons of game-icons.net that are used: those of every page, and by game those that it shows besides. */
export interface UsedIcons {
  readonly shared: readonly string[];
  readonly ofGames: ReadonlyMap<string, readonly string[]>;
}

/** What several games show lies in the sprite of each, so that the first page loads no drawing of a game. */
export async function usedIcons(): Promise<UsedIcons> {
  const shared = foreign(INTERFACE_ICONS);
  const ofGames = await Promise.all(
    gamesWithSprite().map(async (game) => {
      const own = foreign(await iconsOfGame(game)).filter((icon) => !shared.includes(icon));
      return [game, own] as const;
    }),
  );
  return { shared, ofGames: new Map(ofGames) };
}

/** Each once; what begins with `x-` is a glyph of our own. */
function foreign(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => !name.startsWith('x-')).sort();
}
