import type { Sandbox, SpotName } from '@kronika/kernel';
import type { BoardModule } from '../../table/board-module.ts';
import type { PlaceName } from '../../table/choosing/controls.ts';

/** What a game brings to its sandbox: how situations are set up, and how they are drawn. */
export interface SandboxModule {
  readonly sandbox: Sandbox;
  readonly board: BoardModule;
  /** The zone that something on the board stands for, e.g. a deck. */
  zoneAt(place: PlaceName): SpotName | undefined;
}

const MODULES: Readonly<Record<string, () => Promise<SandboxModule>>> = {
  l5r: async () => (await import('../../l5r/sandbox/module.ts')).l5rSandboxModule,
};

/** The sandbox of a game; nothing for a game that has none. */
export async function sandboxOf(game: string): Promise<SandboxModule | undefined> {
  return Object.hasOwn(MODULES, game) ? MODULES[game]?.() : undefined;
}

export function hasSandbox(game: string): boolean {
  return Object.hasOwn(MODULES, game);
}
