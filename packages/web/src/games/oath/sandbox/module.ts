import { oathSandbox } from '@kronika/oath/sandbox';
import type { SandboxModule } from '../../../pages/sandbox/sandbox-module.ts';
import { oathBoard } from '../board/module.tsx';

/** Oath: the map itself, and beside it whatever can be changed. */
export const oathSandboxModule: SandboxModule = { sandbox: oathSandbox, board: oathBoard };
