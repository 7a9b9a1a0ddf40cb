import { loadGameCode } from '../client/load-game-code.ts';
import { mountGameSprite } from '../sprite/mount-game-sprite.ts';
import type { AnnouncedGame, ClientGame, GameParts, PartName } from './client-game.ts';
import { GAMES } from './index.ts';

/** The parts in which cards or pieces are drawn. */
const DRAWN: ReadonlySet<PartName> = new Set<PartName>([
  'newMatch',
  'board',
  'rules',
  'chronicle',
  'decks',
  'cards',
  'card',
  'sandbox',
  'gallery',
]);

export function announcedGame(id: string): ClientGame | undefined {
  return GAMES.find((game) => game.id === id);
}

/** Whether a match of the game can begin. */
export function canBePlayed(game: AnnouncedGame | undefined): game is AnnouncedGame {
  return game?.state === 'playable' || game?.state === 'example';
}

/** The games among which one chooses: examples are there for who knows their address. */
export const OFFERED_GAMES: readonly ClientGame[] = GAMES.filter(({ state }) => state !== 'example');

/** The games that have such a part. */
export function gamesWith(part: PartName): readonly ClientGame[] {
  return GAMES.filter(({ parts }) => parts[part] !== undefined);
}

/** The same among those that can be played and are offered. */
export function playableWith(part: PartName): readonly ClientGame[] {
  return gamesWith(part).filter(({ state }) => state === 'playable');
}

export function hasPart(game: string, part: PartName): boolean {
  return announcedGame(game)?.parts[part] !== undefined;
}

/** Loads a part of a game, with the drawings it shows; `undefined` for an unknown game and for a missing part. */
export async function partOf<Name extends PartName>(game: string, part: Name): Promise<GameParts[Name] | undefined> {
  const load = announcedGame(game)?.parts[part];
  if (load === undefined) return undefined;
  const [loaded] = await Promise.all([loadGameCode(load), DRAWN.has(part) ? mountGameSprite(game) : undefined]);
  return loaded;
}
