import type { Frame, Game, Viewer } from '@kronika/kernel';

/**
 * A game whose views are remembered: what a line of the log and what a document shows of the same moment is worked out
 * once. Of each viewer only the last one is: who looks at a moment looks at it again at once or never.
 */
export class RememberedViews {
  readonly game: Game;
  readonly #views = new Map<Viewer, Remembered>();

  constructor(game: Game) {
    this.game = {
      ...game,
      view: (state, viewer, stack) => {
        const known = this.#views.get(viewer);
        // A line of the log asks without a stack: whatever is known of that moment will do.
        if (known !== undefined && known.state === state && (stack === undefined || stack === known.stack))
          return known.view;
        const view = game.view(state, viewer, stack);
        this.#views.set(viewer, { state, stack, view });
        return view;
      },
    };
  }

  /** Everybody has been told: what they were told is kept by who told them, and shares more with what came before. */
  forget(): void {
    this.#views.clear();
  }
}

interface Remembered {
  readonly state: unknown;
  readonly stack: readonly Frame[] | undefined;
  readonly view: unknown;
}

/**
 * An object that is made when somebody looks at it. Most lines of a log name no card, and a view is costly where
 * nobody looks at it. A class, because one is made for every line of every log.
 */
export class Looking implements ProxyHandler<object> {
  readonly #make: () => unknown;
  #made: object | undefined;
  /** What is to be looked at. */
  readonly object: object = new Proxy({}, this);

  constructor(make: () => unknown) {
    this.#make = make;
  }

  /** Whether anybody has looked. */
  get isSeen(): boolean {
    return this.#made !== undefined;
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
