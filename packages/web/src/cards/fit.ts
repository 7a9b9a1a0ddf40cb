/** How much a text has to be narrowed to have its place. */
export type Fit = 'plain' | 'long' | 'longest';

/** A name is as hard to set as its longest word, and as long as it is. */
export function nameFit(name: string): Fit {
  const longest = Math.max(...name.split(/\s/).map((word) => word.length));
  if (longest > 11 || name.length > 24) return 'longest';
  return longest > 9 || name.length > 18 ? 'long' : 'plain';
}

const NARROW = /[ fijlrt'!.ł]/;
const WIDE = /[mwMWOHDNGKAUŻ]/;

/** About how wide a text in the face of the titles is, in its own em. */
function titleWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.33 : WIDE.test(letter) ? 0.78 : 0.53), 0);
}

/** The room for a name in hand, in em of the title; with what letters closer together gain. */
const TITLE_ROOM = 8.15;

/** How many lines a name takes in hand; the gist below it has the rest. */
export function titleLines(name: string, mark: 'marked' | 'bare'): 1 | 2 {
  return titleWidth(name) + (mark === 'marked' ? 0.92 : 0) > TITLE_ROOM ? 2 : 1;
}

/** The line of traits under a name. */
export function traitsFit(traits: string): Fit {
  return traits.length > 21 ? 'long' : 'plain';
}

/** The whole text of a card in the inspector. */
export function textFit(length: number): Fit {
  if (length > 215) return 'longest';
  return length > 140 ? 'long' : 'plain';
}
