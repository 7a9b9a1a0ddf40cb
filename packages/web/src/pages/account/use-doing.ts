import { useState } from 'react';
import { RefusedError } from '../../client/refused-error.ts';
import { useLang, useWords } from '../../shell/use-words.ts';
import { ACCOUNT_WORDS } from './words.ts';

/** How something that was asked of the server stands. */
export type Doing =
  | { readonly is: 'idle' }
  | { readonly is: 'doing' }
  | { readonly is: 'done' }
  | { readonly is: 'failed'; readonly text: string };

/** Asks the server for something, once at a time; a refusal is told in its words. */
export function useDoing(): readonly [Doing, (what: () => Promise<unknown>) => void] {
  const [doing, setDoing] = useState<Doing>({ is: 'idle' });
  const say = useWords(ACCOUNT_WORDS);
  const lang = useLang();
  const begin = (what: () => Promise<unknown>) => {
    setDoing({ is: 'doing' });
    what().then(
      () => setDoing({ is: 'done' }),
      (error: unknown) =>
        setDoing({
          is: 'failed',
          text: error instanceof RefusedError ? error.because.text[lang] : say.unreachable,
        }),
    );
  };
  return [doing, begin];
}
