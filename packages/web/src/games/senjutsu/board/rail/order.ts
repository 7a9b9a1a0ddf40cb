import { rankOf, type SenjutsuView } from '@kronika/senjutsu';
import { entriesOf, type RailEntry } from './entries.ts';

/** What decides among cards of one speed: what they are, or whoever is higher on the Advantage track (SEN-TIE-a, -c). */
export type TieBreak = 'type' | 'advantage';

function rankIn({ fighter }: RailEntry, { switches }: Pick<SenjutsuView, 'switches'>): number {
  return fighter.played === null ? 0 : rankOf(fighter.played.revealed, switches);
}

/** What was revealed in the order in which it acts; equal cards of equal speed are ordered only when their turn comes. */
export function orderedEntries(view: SenjutsuView): readonly RailEntry[] {
  return entriesOf(view).toSorted((one, other) => other.speed - one.speed || rankIn(one, view) - rankIn(other, view));
}

/** What decides the ties among ordered entries. */
export function tiesIn(entries: readonly RailEntry[], view: Pick<SenjutsuView, 'switches'>): readonly TieBreak[] {
  const ties = entries.slice(1).flatMap((entry, at): readonly TieBreak[] => {
    const before = entries[at];
    if (before === undefined || before.fighter.id === entry.fighter.id || before.speed !== entry.speed) return [];
    if (rankIn(before, view) !== rankIn(entry, view)) return ['type'];
    // Among AI opponents nobody chooses.
    return before.fighter.is === 'hero' || entry.fighter.is === 'hero' ? ['advantage'] : [];
  });
  return [...new Set(ties)];
}
