/** A value that this browser remembers. */
export interface Stored<T> {
  get(): T;
  set(value: T): void;
  /** Calls back after every change, also one in another window, until it is called off. */
  subscribe(listener: () => void): () => void;
}

interface Form<T> {
  readonly key: string;
  /** Reads what was written, perhaps by an older version of the page, perhaps by nobody. */
  read(text: string | undefined): T;
  write(value: T): string;
}

const PREFIX = 'kronika.';

/** A value under its key in the storage of the browser. Where there is none, it lasts as long as the page. */
export function stored<T>({ key, read, write }: Form<T>): Stored<T> {
  const listeners = new Set<() => void>();
  const name = PREFIX + key;
  // The same value stays the same object, as whoever compares snapshots expects.
  let text = textAt(name);
  let value = read(text);
  const refresh = (now: string | undefined) => {
    if (now === text) return;
    text = now;
    value = read(now);
    for (const listener of [...listeners]) listener();
  };
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === name) refresh(event.newValue ?? undefined);
  });
  return {
    get: () => value,
    set: (next) => {
      const written = write(next);
      keep(name, written);
      refresh(written);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function textAt(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // No storage, or it is full: the value lasts as long as the page.
  }
}
