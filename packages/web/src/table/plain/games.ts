import { examples } from '@kronika/examples';
import { type Game, isRefusal, registryOf } from '@kronika/kernel';

const registry = registryOf(...examples);

/** The games that are played on the plain board. */
export function plainGame(id: string): Game | undefined {
  const game = registry.find(id);
  return isRefusal(game) ? undefined : game;
}
