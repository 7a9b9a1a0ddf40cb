import { agotSandbox } from '@kronika/agot/sandbox';
import type { SandboxModule } from '../../../pages/sandbox/sandbox-module.ts';
import { agotBoard } from '../board/module.tsx';

/** A Game of Thrones: the board itself, and beside it whatever can be changed. */
export const agotSandboxModule: SandboxModule = { sandbox: agotSandbox, board: agotBoard };
