import type { OpenLine } from './replay.ts';

/** A worker for one record; it ends when nobody watches any more. */
export const openWatchLine: OpenLine = (heard) => {
  const worker = new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module', name: 'kronika replay' });
  worker.addEventListener('message', ({ data }) => heard(data));
  // Also when the worker itself cannot be loaded.
  worker.addEventListener('error', () =>
    heard({
      is: 'refused',
      because: {
        pl: 'Nie udało się odtworzyć tego zapisu. Odśwież stronę i spróbuj jeszcze raz.',
        en: 'This record could not be played. Reload the page and try again.',
      },
    }),
  );
  return { say: (message) => worker.postMessage(message), hangUp: () => worker.terminate() };
};
