import type { Terminal } from './terminal.ts';

const WIDTH = 24;
const MILLISECONDS_BETWEEN = 100;

/** How far something has come, on one line of the terminal. */
export interface Progress {
  show(done: number): void;
  end(): void;
}

/** A bar that fills up. It is drawn ten times a second at most, so that drawing does not slow the work down. */
export function progressBar(
  terminal: Terminal,
  total: number,
  words: { progress(done: string, total: string): string },
): Progress {
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    show(done) {
      const now = performance.now();
      if (now - drawn < MILLISECONDS_BETWEEN) return;
      drawn = now;
      const filled = Math.floor((done / total) * WIDTH);
      terminal.progress(
        `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${words.progress(String(done), String(total))}`,
      );
    },
    end: () => terminal.progress(''),
  };
}
