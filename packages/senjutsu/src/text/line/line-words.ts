import type { Lang } from '@kronika/kernel';
import type { Line } from '../../cards/pictograms.ts';
import { barWords } from './bar-words.ts';
import { englishWords } from './effects-en.ts';
import { polishWords } from './effects-pl.ts';
import type { Length } from './length.ts';

export { gridWords } from './grid-words.ts';
export type { Length } from './length.ts';
export { moveWords } from './move-words.ts';

/** What a line of a card says, without its bar and without the lines within it. */
export function lineWords(line: Line, lang: Lang, length: Length = 'full'): string {
  return lang === 'pl' ? polishWords(line, length) : englishWords(line, length);
}

const OR: Readonly<Record<Lang, string>> = { pl: ' – LUB – ', en: ' – OR – ' };

/** All that a line says, with its bar and what stands within it. */
export function lineText(line: Line, lang: Lang): string {
  const bar = barWords(line, lang);
  const said = unbarredText(line, lang);
  return bar === '' ? said : `${bar}: ${said}`;
}

/** What a line says with what stands within it, but without its bar: what a payment buys. */
export function unbarredText(line: Line, lang: Lang): string {
  switch (line.is) {
    case 'or':
      return line.options.map((option) => linesText(option, lang)).join(OR[lang]);
    case 'star':
    case 'ifSuccess':
    case 'allPlayers':
    case 'othersMay':
    case 'eachTimeReduced':
      return `${lineWords(line, lang)}: ${linesText(line.lines, lang)}`;
    default:
      return lineWords(line, lang);
  }
}

/** Lines one after another. */
export function linesText(lines: readonly Line[], lang: Lang): string {
  return lines.map((line) => lineText(line, lang)).join('; ');
}
