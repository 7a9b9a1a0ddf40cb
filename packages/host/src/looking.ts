import type { Game, Viewer } from '@kronika/kernel';

/**
 * The game, with its views remembered for as long as their state lives: what a line of the log and what a document
 * shows of the same moment is worked out once.
 */
export function remembering(game: Game): Game {
  const views = new WeakMap<object, Map<Viewer, unknown>>();
  return {
    ...game,
    view: (state, viewer) => {
      if (typeof state !== 'object' || state === null) return game.view(state, viewer);
      const known = views.get(state) ?? new Map<Viewer, unknown>();
      views.set(state, known);
      if (!known.has(viewer)) known.set(viewer, game.view(state, viewer));
      return known.get(viewer);
    },
  };
}

/**
 * An object that is made when somebody looks at it. Most lines of a log name no card, and a view is costly where
 * nobody looks at it.
 */
export function whenLookedAt(make: () => unknown): object {
  let made: object | undefined;
  const real = (): object => {
    made ??= Object(make());
    return Object(made);
  };
  return new Proxy(
    {},
    {
      get: (_, key) => Reflect.get(real(), key),
      has: (_, key) => Reflect.has(real(), key),
      ownKeys: () => Reflect.ownKeys(real()),
      getOwnPropertyDescriptor: (_, key) => {
        const descriptor = Reflect.getOwnPropertyDescriptor(real(), key);
        return descriptor && { ...descriptor, configurable: true };
      },
    },
  );
}
