/** A piece of a card's text: words, a symbol that stands as a picture, or the name of a trait. */
export type TextPartOf<S extends string> =
  | { readonly is: 'words'; readonly text: string }
  | { readonly is: 'symbol'; readonly symbol: S }
  | { readonly is: 'trait'; readonly text: string };

const MARKED = /\[(?<symbol>[a-z]+)\]|_(?<trait>[^_]+)_/g;

/** Takes texts with these symbols apart: `[military]` is a symbol, `_Bushi_` a trait. */
export function textPartsWith<S extends string>(symbols: readonly S[]): (text: string) => readonly TextPartOf<S>[] {
  const known: ReadonlyMap<string, S> = new Map(symbols.map((symbol) => [symbol, symbol]));
  return (text) => {
    const parts: TextPartOf<S>[] = [];
    let read = 0;
    const words = (until: number) => {
      if (until > read) parts.push({ is: 'words', text: text.slice(read, until) });
    };
    for (const mark of text.matchAll(MARKED)) {
      const { symbol: name, trait } = mark.groups ?? {};
      const symbol = name === undefined ? undefined : known.get(name);
      if (symbol === undefined && trait === undefined) continue;
      words(mark.index);
      parts.push(symbol === undefined ? { is: 'trait', text: trait ?? '' } : { is: 'symbol', symbol });
      read = mark.index + mark[0].length;
    }
    words(text.length);
    return parts;
  };
}
