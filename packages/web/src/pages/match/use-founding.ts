import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { RefusedError } from '../../client/refused-error.ts';
import { namePreference } from '../../shell/preferences/preferences.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { SHELL_WORDS } from '../../shell/words.ts';
import type { Choosing } from './found.ts';
import { MATCH_WORDS } from './words.ts';

/** How the making of a table stands. */
export type Founding =
  | { readonly is: 'idle' }
  | { readonly is: 'founding' }
  | { readonly is: 'failed'; readonly text: string };

interface FoundingOptions {
  /** Without it, the match that a single click means. */
  readonly choose?: Choosing;
  /** Whether the way back leads past this page. */
  readonly replace?: boolean;
}

/** Makes a table and goes there. */
export function useFounding(): readonly [Founding, (game: string, how?: FoundingOptions) => void] {
  const [founding, setFounding] = useState<Founding>({ is: 'idle' });
  const [, navigate] = useLocation();
  const shell = useWords(SHELL_WORDS);
  const say = useWords(MATCH_WORDS);
  const lang = useLang();
  const begin = useCallback(
    (game: string, { choose, replace = false }: FoundingOptions = {}) => {
      setFounding({ is: 'founding' });
      const names = { mine: namePreference.get().trim() || say.player(1), nameless: say.player };
      const founded = import('./found.ts').then(({ found }) => found(game, choose, names));
      founded.then(
        (path) => navigate(path, { replace }),
        (error: unknown) => {
          const text = error instanceof RefusedError ? error.because.text[lang] : shell.unreachable;
          setFounding({ is: 'failed', text });
        },
      );
    },
    [navigate, say, shell, lang],
  );
  return [founding, begin];
}
