import { INTERFACE_ICONS } from '../src/sprite/names.ts';
import { gamesWithSprite, iconsOfGame } from './game-folders.ts';

/** The icons of game-icons.net that are used: those of every page, and by game those that no other game shows. */
export interface UsedIcons {
  readonly shared: readonly string[];
  readonly ofGames: ReadonlyMap<string, readonly string[]>;
}

/** What two games show is shared, so that no drawing is in a page twice. */
export async function usedIcons(): Promise<UsedIcons> {
  const games = await Promise.all(
    gamesWithSprite().map(async (game) => ({ game, icons: foreign(await iconsOfGame(game)) })),
  );
  const all = games.flatMap(({ icons }) => icons);
  const shared = foreign([...INTERFACE_ICONS, ...all.filter((icon, at) => all.indexOf(icon) !== at)]);
  const ofGames = games.map(({ game, icons }) => [game, icons.filter((icon) => !shared.includes(icon))] as const);
  return { shared, ofGames: new Map(ofGames) };
}

/** Each once; what begins with `x-` is a glyph of our own. */
function foreign(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => !name.startsWith('x-')).sort();
}
