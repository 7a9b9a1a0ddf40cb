import type { Compendium } from '@kronika/kernel';
import type { Hits } from './search.ts';

/** How many places were found under each address: of an entry, and of the chapter it stands in. */
export function hitCounts(compendium: Compendium, { entries }: Hits): ReadonlyMap<string, number> {
  const counts = new Map(entries.map(({ entry, places }) => [entry, places.length]));
  for (const chapter of compendium) {
    const sum = chapter.entries.reduce((all, { id }) => all + (counts.get(id) ?? 0), 0);
    if (sum > 0) counts.set(chapter.id, sum);
  }
  return counts;
}
