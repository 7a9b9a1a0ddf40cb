import type { Lang } from '@kronika/kernel';
import type { Hits } from './search.ts';
import { termsOf, wordsIn } from './words-in.ts';

/** A piece of a sentence: as it is, or one that was looked for. */
export interface MarkedPiece {
  readonly is: 'plain' | 'hit';
  readonly text: string;
}

/** Cuts a text so that the words that were meant can be marked. */
export function marked(text: string, lang: Lang, meant: Hits['meant']): readonly MarkedPiece[] {
  const terms = meant[lang];
  const pieces: MarkedPiece[] = [];
  let at = 0;
  if (terms.size > 0)
    for (const { word, from, to } of wordsIn(text)) {
      if (!termsOf(word, lang).some((term) => terms.has(term))) continue;
      if (from > at) pieces.push({ is: 'plain', text: text.slice(at, from) });
      pieces.push({ is: 'hit', text: text.slice(from, to) });
      at = to;
    }
  if (at < text.length) pieces.push({ is: 'plain', text: text.slice(at) });
  return pieces;
}
