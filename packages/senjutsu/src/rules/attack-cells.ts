import { factOf, lineAt } from '../cards/library.ts';
import type { Hit, LineRef } from '../cards/pictograms.ts';
import { isInReach } from '../field/sight.ts';
import { fighterAt, opponentsOf } from '../fighters.ts';
import { type Cell, seenFrom } from '../hex/index.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import { below, listOf } from './card-lines.ts';
import { comparedSpeed } from './compared-speed.ts';
import type { Resolving } from './resolving.ts';
import { standOf } from './who.ts';

/** A cell of the board that an attack or grid effect covers, and what it does there. */
export interface Covered {
  readonly cell: Cell;
  readonly hits: readonly Hit[];
}

/** The cells that an effect covers from where its user stands now (SEN-ATK-a). */
export function coveredBy(state: Senjutsu, on: Resolving): readonly Covered[] {
  const stand = standOf(state, on.fighter);
  const line = lineAt(on.printed, on.line);
  if (stand === undefined) return [];
  switch (line.is) {
    case 'attack':
    case 'grid':
      return line.cells.map(({ q, r, hits }) => ({ cell: seenFrom(stand, { q, r }), hits }));
    case 'compare':
      return slowerInReach(state, on).map((cell) => ({ cell, hits: line.hits }));
    default:
      return [];
  }
}

/** Where the opponents stand whose speed is lower, within range and sight (SEN-IATK-a to -f). */
function slowerInReach(state: Senjutsu, { fighter, printed }: Resolving): readonly Cell[] {
  const stand = standOf(state, fighter);
  const { speed } = state.turn;
  const fact = factOf(printed);
  const range = fact.is === 'poison' ? undefined : fact.range;
  if (stand === undefined || speed === null) return [];
  return opponentsOf(state, fighter).flatMap(({ id, cell }) => {
    const other = comparedSpeed(state, id);
    if (cell === null || other === undefined || other >= speed) return [];
    return isInReach(state.field, stand, cell, range) ? [cell] : [];
  });
}

/** Somebody on a covered cell. */
export interface Victim {
  readonly fighter: FighterId;
  readonly cell: Cell;
  readonly hits: readonly Hit[];
}

/** Everybody on covered cells but the user: ally and opponent alike (SEN-ATK-b). */
export function victimsOn(state: Senjutsu, covered: readonly Covered[], user: FighterId): readonly Victim[] {
  const victims: Victim[] = [];
  for (const { cell, hits } of covered) {
    const fighter = fighterAt(state, cell)?.id;
    if (fighter !== undefined && fighter !== user) victims.push({ fighter, cell, hits });
  }
  return victims;
}

export function isStarred({ hits }: Pick<Covered, 'hits'>): boolean {
  return hits.some(({ is }) => is === 'star');
}

/** The star lines of an attack or grid: those below it, until the next one (SEN-ATK-c). */
export function starLinesOf({ printed, line }: Pick<Resolving, 'printed' | 'line'>): readonly LineRef[] {
  const list = listOf(printed, line);
  const refs: LineRef[] = [];
  for (let ref = below(line); ; ref = below(ref)) {
    const is = list[ref.path.at(-1) ?? 0]?.is;
    if (is === undefined || is === 'attack' || is === 'grid' || is === 'compare') return refs;
    if (is === 'star') refs.push(ref);
  }
}
