import { registry } from '@kronika/games';
import type { Lang, Registry } from '@kronika/kernel';
import { type Terminal, terminalOf } from './terminal/terminal.ts';
import { langOf } from './text/lang.ts';

/** What every command works with. */
export interface Context {
  readonly registry: Registry;
  readonly terminal: Terminal;
  /** The language to use unless a command is told another. */
  readonly lang: Lang;
  /** Sets the exit code of the program; the program itself goes on to its end. */
  exit(code: number): void;
  /** Resolves when the program is told to stop. */
  stopped(): Promise<void>;
}

/** The context of the running program. */
export function contextOf(process: NodeJS.Process): Context {
  return {
    registry,
    terminal: terminalOf(process),
    lang: langOf(process.env),
    exit: (code) => {
      process.exitCode = code;
    },
    stopped: () =>
      new Promise((resolve) => {
        process.once('SIGTERM', () => resolve());
        process.once('SIGINT', () => resolve());
      }),
  };
}
