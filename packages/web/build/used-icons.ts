import { L5R_ART } from '../src/l5r/art/art.ts';
import { INTERFACE_ICONS } from '../src/sprite/names.ts';

/** Every icon of game-icons.net that something shows. */
export function usedIcons(): readonly string[] {
  const onCards = Object.values(L5R_ART).flatMap(({ subject, second }) => [
    subject,
    ...(second === undefined ? [] : [second.icon]),
  ]);
  // What begins with `x-` is a glyph of our own.
  return [...new Set([...INTERFACE_ICONS, ...onCards])].filter((name) => !name.startsWith('x-')).sort();
}
