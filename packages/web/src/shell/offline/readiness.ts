/** Whether everything is here that playing on this device needs, so that the server may go away. */
export type Readiness = 'unknown' | 'ready';

let readiness: Readiness = 'unknown';
let preparing: Promise<void> | undefined;
const listeners = new Set<() => void>();

export function readinessNow(): Readiness {
  return readiness;
}

export function onReadiness(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads what is still missing. Whoever asks again while it is being loaded waits for the same; a failure is tried again. */
export function becomeReady(prepare: () => Promise<unknown>): Promise<void> {
  preparing ??= prepare().then(
    () => {
      readiness = 'ready';
      for (const listener of [...listeners]) listener();
    },
    () => {
      preparing = undefined;
    },
  );
  return preparing;
}
