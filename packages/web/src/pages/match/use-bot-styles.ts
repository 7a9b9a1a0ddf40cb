import { useEffect, useState } from 'react';
import { botStyles } from '../../client/local-tables.ts';
import type { BotStyle } from '../../worker/messages.ts';

const NONE: readonly BotStyle[] = [];

/** The styles of the game's bots; none while they are on their way, and in games without any. */
export function useBotStyles(game: string): readonly BotStyle[] {
  const [found, setFound] = useState<{ readonly game: string; readonly styles: readonly BotStyle[] }>();
  useEffect(() => {
    let isWanted = true;
    botStyles(game).then(
      (styles) => isWanted && setFound({ game, styles }),
      // Without styles one can play all the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return found?.game === game ? found.styles : NONE;
}
