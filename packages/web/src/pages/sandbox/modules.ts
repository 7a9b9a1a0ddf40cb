import type { Sandbox } from '@kronika/kernel';
import type { BoardModule } from '../../table/board-module.ts';

/** What a game brings to its sandbox: how situations are set up, and how they are drawn. */
export interface SandboxModule {
  readonly sandbox: Sandbox;
  /** It calls its piles as the sandbox calls the zones. */
  readonly board: BoardModule;
}

const MODULES: Readonly<Record<string, () => Promise<SandboxModule>>> = {
  agot: async () => (await import('../../games/agot/sandbox/module.ts')).agotSandboxModule,
  l5r: async () => (await import('../../games/l5r/sandbox/module.ts')).l5rSandboxModule,
};

/** The sandbox of a game; nothing for a game that has none. */
export async function sandboxOf(game: string): Promise<SandboxModule | undefined> {
  return Object.hasOwn(MODULES, game) ? MODULES[game]?.() : undefined;
}

export function hasSandbox(game: string): boolean {
  return Object.hasOwn(MODULES, game);
}
