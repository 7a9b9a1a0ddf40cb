import type { Game } from '@kronika/kernel';
import { engineOf } from '../games/engines.ts';

/** The game of that name, loaded when somebody sits down to it, or nothing if there is none. */
export async function gameCalled(id: string): Promise<Game | undefined> {
  return engineOf(id)?.game();
}
