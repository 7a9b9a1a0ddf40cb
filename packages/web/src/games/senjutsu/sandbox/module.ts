import { senjutsuSandbox } from '@kronika/senjutsu/sandbox';
import type { SandboxModule } from '../../../pages/sandbox/sandbox-module.ts';
import { senjutsuBoard } from '../board/module.tsx';

/** Senjutsu: the field itself, and beside it whatever can be changed. */
export const senjutsuSandboxModule: SandboxModule = { sandbox: senjutsuSandbox, board: senjutsuBoard };
