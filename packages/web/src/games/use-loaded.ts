import { useEffect, useState } from 'react';

/** Something that is loaded; `missing` if it turned out not to be there. */
export type Loaded<T> =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'known'; readonly value: T };

/** Loads what belongs to a game. */
export function useLoaded<T>(game: string, load: (game: string) => Promise<T | undefined>): Loaded<T> {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly as: Loaded<T> } | undefined>(undefined);
  useEffect(() => {
    let isOff = false;
    const become = (as: Loaded<T>) => {
      if (!isOff) setLoaded({ game, as });
    };
    load(game).then(
      (value) => become(value === undefined ? { is: 'missing' } : { is: 'known', value }),
      () => become({ is: 'missing' }),
    );
    return () => {
      isOff = true;
    };
  }, [game, load]);
  return loaded?.game === game ? loaded.as : { is: 'loading' };
}
