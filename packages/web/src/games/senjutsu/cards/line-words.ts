import type { Lang } from '@kronika/kernel';
import type { Line, MoveItem } from '@kronika/senjutsu';

/** How many words there is room for. */
export type Length = 'full' | 'short';

/** What a line of a card says, without its bar. */
export function lineWords(line: Line, lang: Lang, length: Length): string {
  return `${line.is}/${lang}/${length}`;
}

/** What one icon of a movement says. */
export function moveWords(item: MoveItem, lang: Lang, length: Length): string {
  return `${item.is} ${item.count} ${lang} ${length}`;
}

/** What a grid covers, for who does not see it. */
export function gridWords(line: Line, lang: Lang): string {
  return lineWords(line, lang, 'full');
}
