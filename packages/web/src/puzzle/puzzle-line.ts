import type { Numbered, PuzzleAsk, PuzzleTold } from './worker/messages.ts';

/** A line to the worker on whose table a puzzle lies. */
export interface PuzzleLine {
  ask(ask: PuzzleAsk): Promise<PuzzleTold>;
  hangUp(): void;
}

/** A worker for one puzzle, or for one question about many; it ends with the line. */
export function openPuzzleLine(): PuzzleLine {
  const worker = new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module', name: 'kronika puzzle' });
  const waiting = new Map<number, (told: PuzzleTold) => void>();
  let asked = 0;
  worker.addEventListener('message', ({ data: { id, message } }: MessageEvent<Numbered<PuzzleTold>>) => {
    waiting.get(id)?.(message);
    waiting.delete(id);
  });
  // Also when the worker itself cannot be loaded: nobody waits for it in vain.
  worker.addEventListener('error', () => {
    for (const answered of waiting.values()) answered(STOPPED);
    waiting.clear();
  });
  return {
    ask: (message) =>
      new Promise((resolve) => {
        asked += 1;
        waiting.set(asked, resolve);
        const numbered: Numbered<PuzzleAsk> = { id: asked, message };
        worker.postMessage(numbered);
      }),
    hangUp: () => worker.terminate(),
  };
}

const STOPPED: PuzzleTold = {
  is: 'refused',
  because: {
    pl: 'Nie udało się rozłożyć łamigłówki. Odśwież stronę i spróbuj jeszcze raz.',
    en: 'The puzzle could not be set up. Reload the page and try again.',
  },
};
