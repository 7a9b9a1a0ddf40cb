/** Tells the listeners of this window and the other windows of this device that something on a shelf changed. */
export interface ShelfNews {
  tell(): void;
  /** Calls back after every change, until it is called off. */
  subscribe(listener: () => void): () => void;
}

/** News under a name that all windows share. */
export function shelfNews(name: string): ShelfNews {
  const listeners = new Set<() => void>();
  const inform = () => {
    for (const listener of [...listeners]) listener();
  };
  let opened: BroadcastChannel | undefined;
  const channel = (): BroadcastChannel | undefined => {
    if (opened !== undefined || globalThis.BroadcastChannel === undefined) return opened;
    opened = new BroadcastChannel(`kronika/${name}`);
    opened.addEventListener('message', inform);
    return opened;
  };
  return {
    tell: () => {
      channel()?.postMessage('changed');
      inform();
    },
    subscribe: (listener) => {
      channel();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
