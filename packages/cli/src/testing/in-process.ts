import { registry } from '@kronika/games';
import type { Lang, Registry } from '@kronika/kernel';
import { run } from '../program.ts';
import { paintFor } from '../terminal/paint.ts';
import type { Finished } from './finished.ts';

/** What is on the other side of the terminal. */
interface Surroundings {
  /** The lines typed, one for each question. */
  readonly lines?: readonly string[];
  /** A person sits there; else the lines come from a pipe. */
  readonly attended?: true;
  readonly lang?: Lang;
  /** The games the program knows, if not all there are. */
  readonly registry?: Registry;
}

/** Runs the program inside the test, which is much faster than a process of its own. */
export async function kronika(args: readonly string[], surroundings: Surroundings = {}): Promise<Finished> {
  const lines = [...(surroundings.lines ?? [])];
  let [code, stdout, stderr] = [0, '', ''];
  await run(args, {
    registry: surroundings.registry ?? registry,
    lang: surroundings.lang ?? 'en',
    exit: (given) => {
      code = given;
    },
    stopped: async () => undefined,
    terminal: {
      paint: paintFor({}, {}),
      attended: surroundings.attended ?? false,
      print: (text) => {
        stdout += `${text}\n`;
      },
      report: (text) => {
        stderr += `${text}\n`;
      },
      progress: () => undefined,
      ask: async (prompt) => {
        stdout += prompt;
        return lines.shift();
      },
      close: () => undefined,
    },
  });
  return { code, stdout, stderr };
}
