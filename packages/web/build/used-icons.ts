import type { Compositions } from '../src/cards/art/composition.ts';
import { AGOT_ART } from '../src/games/agot/art/art.ts';
import { L5R_ART } from '../src/games/l5r/art/art.ts';
import { INTERFACE_ICONS } from '../src/sprite/names.ts';

/** Every icon of game-icons.net that every page may show. */
export function usedIcons(): readonly string[] {
  return foreign([...INTERFACE_ICONS, ...iconsOf(L5R_ART)]);
}

/** The icons that only the cards of A Game of Thrones show; they are loaded with them. */
export function agotIcons(): readonly string[] {
  const everywhere = new Set(usedIcons());
  return foreign(iconsOf(AGOT_ART)).filter((name) => !everywhere.has(name));
}

function iconsOf(art: Compositions): readonly string[] {
  return Object.values(art).flatMap(({ subject, second }) => [subject, ...(second === undefined ? [] : [second.icon])]);
}

/** Each once; what begins with `x-` is a glyph of our own. */
function foreign(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => !name.startsWith('x-')).sort();
}
