import type { Game } from '@kronika/kernel';

/** The games that can be played on this device; each is loaded when somebody sits down to it. */
const GAMES: Readonly<Record<string, () => Promise<Game>>> = {
  agot: async () => (await import('@kronika/agot')).agot,
  l5r: async () => (await import('@kronika/l5r')).l5r,
};

/** The game of that name, or nothing if there is none. */
export async function gameCalled(id: string): Promise<Game | undefined> {
  return Object.hasOwn(GAMES, id) ? GAMES[id]?.() : undefined;
}
