import { l5rSandbox } from '@kronika/l5r/sandbox';
import type { SandboxModule } from '../../../pages/sandbox/sandbox-module.ts';
import { l5rBoard } from '../board/module.tsx';

/** Legend of the Five Rings: the board itself, and beside it whatever can be changed. */
export const l5rSandboxModule: SandboxModule = { sandbox: l5rSandbox, board: l5rBoard };
