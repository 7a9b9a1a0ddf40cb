import type { NamedThing, Thing } from '@kronika/kernel';
import { type Cell, isCell } from './hex/index.ts';
import { type FighterId, fighterId, type Piece } from './state.ts';
import type { SenjutsuView } from './view.ts';

export const cellThing = (id: Cell): NamedThing => ({ is: 'cell', id });
export const fighterThing = (id: FighterId): NamedThing => ({ is: 'fighter', id: String(id) });
/** A piece by its kind and its first cell: no two lie on one. */
export const pieceThing = ({ kind, cells }: Piece): NamedThing => ({ is: 'piece', id: `${kind}:${cells[0] ?? ''}` });

/** Everything there is to point at besides cards. */
export function thingsIn({ field, fighters }: SenjutsuView): readonly NamedThing[] {
  const afloat = field.pieces.flatMap(({ cells }) => cells).filter((cell) => !field.cells.includes(cell));
  return [
    ...[...field.cells, ...new Set(afloat)].map(cellThing),
    ...fighters.map(({ id }) => fighterThing(id)),
    ...field.pieces.map(pieceThing),
  ];
}

/** The cell that is pointed at, if it is one. */
export function cellIn(thing: Thing): Cell | undefined {
  return thing.is === 'cell' && 'id' in thing && isCell(thing.id) ? thing.id : undefined;
}

/** The fighter that is pointed at, if it is one. Whether there is such a fighter is for the match to say. */
export function fighterIn(thing: Thing): FighterId | undefined {
  return thing.is === 'fighter' && 'id' in thing && /^\d$/.test(thing.id) ? fighterId(Number(thing.id)) : undefined;
}
