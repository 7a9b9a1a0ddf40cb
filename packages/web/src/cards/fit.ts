/** How much a text has to be narrowed to have its place. */
export type Fit = 'plain' | 'long' | 'longest';

/** A name is as hard to set as its longest word, and as long as it is. */
export function nameFit(name: string): Fit {
  const longest = Math.max(...name.split(/\s/).map((word) => word.length));
  if (longest > 11 || name.length > 24) return 'longest';
  return longest > 9 || name.length > 18 ? 'long' : 'plain';
}

/** How many lines a name takes in hand; the gist below it has the rest. */
export function nameLines(name: string): 1 | 2 {
  return name.length > 17 ? 2 : 1;
}

/** The whole text of a card in the inspector. */
export function textFit(length: number): Fit {
  if (length > 215) return 'longest';
  return length > 140 ? 'long' : 'plain';
}
