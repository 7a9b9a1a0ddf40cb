import type { SeatId } from '@kronika/kernel';
import { type Board, facingMiddle, type Sides, zonesOf } from '../field/board.ts';
import { boardCalled } from '../field/boards.ts';
import { groundFor, isFree } from '../field/ground.ts';
import { heroOf } from '../fighters.ts';
import type { Cell, Stand } from '../hex/index.ts';
import type { Senjutsu } from '../state.ts';

/** The teams at the table, in the order of their first seats; players against AI opponents have those before them. */
function sidesOf({ fighters, format }: Senjutsu): { readonly teams: readonly number[]; readonly sides: Sides } {
  const teams = [...new Set(fighters.filter(({ is }) => is === 'hero').map(({ team }) => team))];
  if (format === 'solo' || format === 'horde') return { teams, sides: 2 };
  return { teams, sides: teams.length === 4 ? 4 : teams.length === 3 ? 3 : 2 };
}

/** The starting zones of the board, each with the cells where somebody can stand. */
export function startZones(state: Senjutsu): readonly (readonly Cell[])[] {
  const ground = groundFor(state, null);
  return zonesOf(boardCalled(state.field.board), sidesOf(state).sides).map((zone) =>
    zone.filter((cell) => isFree(ground, cell)),
  );
}

/** Where a hero may be put: a zone may be shared with an ally, but not with an enemy (SEN-SETUP-j). */
export function freeStarts(state: Senjutsu, seat: SeatId): readonly Cell[] {
  const { team } = heroOf(state, seat);
  const all = zonesOf(boardCalled(state.field.board), sidesOf(state).sides);
  return startZones(state).flatMap((zone, at) => {
    const isTaken = state.fighters.some(
      (other) => other.team !== team && other.cell !== null && all[at]?.includes(other.cell),
    );
    return isTaken ? [] : zone;
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
