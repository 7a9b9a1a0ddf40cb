import type { PrintedId } from '@kronika/kernel';
import {
  groundFor,
  type HeroView,
  type Line,
  PRINTED,
  type SenjutsuView,
  type Stand,
  segmentsOf,
  walks,
} from '@kronika/senjutsu';

/** More places than these are no help to who looks at them. */
const MOST_STANDS = 400;

/**
 * Everywhere a card may have led its hero when it strikes, if nobody else moved: its movements in the present Kamae,
 * with focus for what costs some. From where it stands, if it does not move.
 */
export function placesFor(view: SenjutsuView, hero: HeroView, printed: PrintedId): readonly Stand[] {
  if (hero.cell === null) return [];
  const ground = groundFor(view, hero.id);
  const lines = segmentsOf(printed).flatMap((segment) => segment.lines);
  let stands: readonly Stand[] = [{ cell: hero.cell, facing: hero.facing }];
  let focus = hero.focus;
  const follow = (line: Line): void => {
    if (line.kamae !== undefined && !line.kamae.includes(hero.kamae)) return;
    if (line.pay !== undefined && line.pay > focus) return;
    focus -= line.pay ?? 0;
    if (line.is === 'or') {
      for (const option of line.options) option.forEach(follow);
      return;
    }
    if (line.is !== 'move' || stands.length > MOST_STANDS) return;
    const after = stands.flatMap((stand) =>
      walks(ground, stand, line, PRINTED).flatMap((walk) => (walk.collision === null ? [walk.stand] : [])),
    );
    stands = distinct(line.pay === undefined ? after : [...stands, ...after]);
  };
  for (const line of lines) {
    if (line.is === 'ifSuccess') break;
    follow(line);
    // What follows the last attack of a card does not change what it strikes.
    if (line.is === 'attack' && !lines.slice(lines.indexOf(line) + 1).some(({ is }) => is === 'attack')) break;
  }
  return stands;
}

function distinct(stands: readonly Stand[]): readonly Stand[] {
  return [...new Map(stands.map((stand) => [`${stand.cell} ${stand.facing}`, stand])).values()];
}
