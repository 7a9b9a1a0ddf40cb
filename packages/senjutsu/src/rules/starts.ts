import type { SeatId } from '@kronika/kernel';
import { type Board, facingMiddle, type Sides, zonesOf } from '../field/board.ts';
import { boardCalled } from '../field/boards.ts';
import { groundFor, isFree, isTerrainObstacle } from '../field/ground.ts';
import { heroOf } from '../fighters.ts';
import { type Cell, distance, type Stand } from '../hex/index.ts';
import type { Senjutsu } from '../state.ts';

/** The teams at the table, in the order of their first seats; players against AI opponents have those before them. */
function sidesOf({ fighters, format }: Senjutsu): { readonly teams: readonly number[]; readonly sides: Sides } {
  const teams = [...new Set(fighters.filter(({ is }) => is === 'hero').map(({ team }) => team))];
  if (format === 'solo' || format === 'horde') return { teams, sides: 2 };
  return { teams, sides: teams.length === 4 ? 4 : teams.length === 3 ? 3 : 2 };
}

/**
 * The starting zones, without terrain that nobody can stand on. A zone that is too small for a team grows by the cells
 * that lie nearest to its start.
 */
function roomyZones(state: Senjutsu): readonly (readonly Cell[])[] {
  const { field, fighters } = state;
  const board = boardCalled(field.board);
  const isOpen = (cell: Cell) => !isTerrainObstacle(field, cell);
  const { teams, sides } = sidesOf(state);
  const needed = Math.max(
    ...teams.map((team) => fighters.filter((one) => one.is === 'hero' && one.team === team).length),
  );
  const zones = zonesOf(board, sides);
  const others = board.cells.filter((cell) => isOpen(cell) && !zones.some((zone) => zone.includes(cell)));
  return zones.map((zone) => {
    const open = zone.filter(isOpen);
    const [start] = zone;
    if (open.length >= needed || start === undefined) return open;
    const near = others.toSorted((one, other) => distance(one, start) - distance(other, start));
    return [...open, ...near.slice(0, needed - open.length)];
  });
}

/** The starting zones of the board, each with the cells where somebody can stand. */
export function startZones(state: Senjutsu): readonly (readonly Cell[])[] {
  const ground = groundFor(state, null);
  return roomyZones(state).map((zone) => zone.filter((cell) => isFree(ground, cell)));
}

/**
 * Where a hero may be put: a zone may be shared with an ally, but not with an enemy (SEN-SETUP-j). Nobody takes a zone
 * beside the one of its team that another team still needs.
 */
export function freeStarts(state: Senjutsu, seat: SeatId): readonly Cell[] {
  const { team } = heroOf(state, seat);
  const { teams } = sidesOf(state);
  const holders = roomyZones(state).map(
    (zone) => state.fighters.find(({ cell }) => cell !== null && zone.includes(cell))?.team,
  );
  const open = holders.filter((holder) => holder === undefined).length;
  const waiting = teams.filter((other) => other !== team && !holders.includes(other)).length;
  const isBound = holders.includes(team) && open <= waiting;
  return startZones(state).flatMap((zone, at) => {
    const holder = holders[at];
    return holder === team || (holder === undefined && !isBound) ? zone : [];
  });
}

/** The cell that the board suggests: a start for each side, and the cells around it for more heroes (SEN-SETUP-i). */
export function startOf(state: Senjutsu, seat: SeatId): Stand {
  const board = boardCalled(state.field.board);
  return facingMiddle(board, startCell(state, board, seat));
}

function startCell(state: Senjutsu, board: Board, seat: SeatId): Cell {
  if (state.format === 'horde' && board.horde !== null) return board.horde.X;
  const side = sidesOf(state).teams.indexOf(heroOf(state, seat).team);
  const [cell = board.middle] = startZones(state)[side] ?? [];
  return cell;
}
