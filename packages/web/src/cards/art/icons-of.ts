import type { Compositions } from './composition.ts';

/** Every icon that the compositions show. */
export function iconsOf(art: Compositions): readonly string[] {
  return Object.values(art).flatMap(({ subject, second }) => [subject, ...(second === undefined ? [] : [second.icon])]);
}
