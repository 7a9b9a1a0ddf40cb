import { engineOf } from '../games/engines.ts';
import type { Storyteller } from './story.ts';

/** The storyteller of a game; a game without one is one long chapter. */
export async function storytellerOf(game: string): Promise<Storyteller> {
  return (await engineOf(game)?.storyteller?.()) ?? PLAIN;
}

const PLAIN: Storyteller = {
  tell: () => ({ chapters: [], marks: [] }),
};
