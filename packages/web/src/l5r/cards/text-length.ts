import type { FaceParagraph } from '@kronika/l5r';

/** About how many letters of room a text takes: a chip counts as its word, the end of a paragraph as half a line. */
export function textLength(paragraphs: readonly FaceParagraph[]): number {
  return paragraphs.reduce(
    (sum, { word, parts }) =>
      sum +
      word.length +
      20 +
      parts.reduce((letters, part) => letters + (part.is === 'symbol' ? 3 : part.text.length), 0),
    0,
  );
}
