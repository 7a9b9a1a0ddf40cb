import type { Frame, Game, Viewer } from '@kronika/kernel';

/**
 * The game, with its views remembered for as long as their state lives: what a line of the log and what a document
 * shows of the same moment is worked out once. A view that also tells what is going on is another one.
 */
export function remembering(game: Game): Game {
  const views = new WeakMap<object, Map<Viewer, Remembered>>();
  return {
    ...game,
    view: (state, viewer, stack) => {
      if (typeof state !== 'object' || state === null) return game.view(state, viewer, stack);
      const known = views.get(state) ?? new Map<Viewer, Remembered>();
      views.set(state, known);
      const before = known.get(viewer);
      // A line of the log asks without a stack: whatever is known of that moment will do.
      if (before !== undefined && (stack === undefined || stack === before.stack)) return before.view;
      const view = game.view(state, viewer, stack);
      known.set(viewer, { view, stack });
      return view;
    },
  };
}

interface Remembered {
  readonly view: unknown;
  readonly stack: readonly Frame[] | undefined;
}

/** Makes something when it is looked at for the first time. A class, because one is made for every line of every log. */
class Looking implements ProxyHandler<object> {
  readonly #make: () => unknown;
  #made: object | undefined;

  constructor(make: () => unknown) {
    this.#make = make;
  }

  #real(): object {
    this.#made ??= Object(this.#make());
    return Object(this.#made);
  }

  get(_: object, key: PropertyKey): unknown {
    return Reflect.get(this.#real(), key);
  }

  has(_: object, key: PropertyKey): boolean {
    return Reflect.has(this.#real(), key);
  }

  ownKeys(): (string | symbol)[] {
    return Reflect.ownKeys(this.#real());
  }

  getOwnPropertyDescriptor(_: object, key: PropertyKey): PropertyDescriptor | undefined {
    const descriptor = Reflect.getOwnPropertyDescriptor(this.#real(), key);
    return descriptor && { ...descriptor, configurable: true };
  }
}

/**
 * An object that is made when somebody looks at it. Most lines of a log name no card, and a view is costly where
 * nobody looks at it.
 */
export function whenLookedAt(make: () => unknown): object {
  return new Proxy({}, new Looking(make));
}
