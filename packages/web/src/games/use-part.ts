import { useEffect, useState } from 'react';
import type { GameParts, PartName } from './client-game.ts';
import { partOf } from './parts.ts';

/** A part of a game; `undefined` while it is on its way, and for a game that has none. */
export function usePart<Name extends PartName>(game: string, part: Name): GameParts[Name] | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly part: GameParts[Name] | undefined }>();
  useEffect(() => {
    let isWanted = true;
    partOf(game, part).then(
      (loaded) => isWanted && setFound({ game, part: loaded }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [game, part]);
  return found?.game === game ? found.part : undefined;
}
