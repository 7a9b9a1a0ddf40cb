import { CLANS, type Clan, CONFLICT_TYPES, type ConflictType, ELEMENTS, type Element } from '../cards/fact.ts';

/** What stands as a picture inside a text. */
export type TextSymbol = ConflictType | Element | Clan;

/** A piece of a card's text: words, a symbol, or the name of a trait. */
export type TextPart =
  | { readonly is: 'words'; readonly text: string }
  | { readonly is: 'symbol'; readonly symbol: TextSymbol }
  | { readonly is: 'trait'; readonly text: string };

const SYMBOLS: ReadonlyMap<string, TextSymbol> = new Map(
  [...CONFLICT_TYPES, ...ELEMENTS, ...CLANS].map((symbol) => [symbol, symbol]),
);

const MARKED = /\[(?<symbol>[a-z]+)\]|_(?<trait>[^_]+)_/g;

/** A text with its marks taken apart: `[military]` is a symbol, `_Bushi_` a trait. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let read = 0;
  const words = (until: number) => {
    if (until > read) parts.push({ is: 'words', text: text.slice(read, until) });
  };
  for (const mark of text.matchAll(MARKED)) {
    const { symbol: name, trait } = mark.groups ?? {};
    const symbol = name === undefined ? undefined : SYMBOLS.get(name);
    if (symbol === undefined && trait === undefined) continue;
    words(mark.index);
    parts.push(symbol === undefined ? { is: 'trait', text: trait ?? '' } : { is: 'symbol', symbol });
    read = mark.index + mark[0].length;
  }
  words(text.length);
  return parts;
}
