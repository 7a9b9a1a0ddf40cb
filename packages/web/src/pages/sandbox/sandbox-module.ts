import type { Sandbox } from '@kronika/kernel';
import type { BoardModule } from '../../table/board-module.ts';

/** What a game brings to its sandbox: how situations are set up, and how they are drawn. */
export interface SandboxModule {
  readonly sandbox: Sandbox;
  /** It calls its piles as the sandbox calls the zones. */
  readonly board: BoardModule;
}
