import { type NamedThing, type PrintedId, printedId } from '@kronika/kernel';
import { type Cell, type FighterId, isPrinted, type Kamae, type SenjutsuView } from '@kronika/senjutsu';
import type { PlaceName } from '../../../table/choosing/controls.ts';
import { STATUSES, type Status } from '../cards/status-words.ts';

/** What one can point at besides cards. */
export const cellThing = (cell: Cell): NamedThing => ({ is: 'cell', id: cell });
export const fighterThing = (fighter: FighterId): NamedThing => ({ is: 'fighter', id: String(fighter) });

/** A card by its print, where no copy of it lies open. */
export const printThing = (printed: PrintedId): NamedThing => ({ is: 'print', id: printed });

/** What is printed on the card that is meant. */
export function printIn(thing: NamedThing): PrintedId | undefined {
  return thing.is === 'print' && isPrinted(printedId(thing.id)) ? printedId(thing.id) : undefined;
}

/** A wound or status card as it lies before somebody; of a limp, with how long it stays. */
export const statusThing = (status: Status, left?: number): NamedThing => ({
  is: 'status',
  id: left === undefined ? status : `${status}/${left}`,
});

/** The wound or status card that is meant. */
export function statusIn({ is, id }: NamedThing): { readonly status: Status; readonly left?: number } | undefined {
  const [name, left] = id.split('/');
  const status = STATUSES.find((one) => is === 'status' && one === name);
  if (status === undefined) return undefined;
  return left === undefined ? { status } : { status, left: Number(left) };
}

export const sidePlace = (facing: number): PlaceName => `side:${facing}`;
export const speedPlace = (speed: number): PlaceName => `speed:${speed}`;
export const kamaePlace = (kamae: Kamae): PlaceName => `kamae:${kamae}`;
export const STUN_PLACE: PlaceName = 'status:stun';

/** The fighter that is meant; nothing for what is none. */
export function fighterIn({ fighters }: SenjutsuView, thing: NamedThing): SenjutsuView['fighters'][number] | undefined {
  return thing.is === 'fighter' ? fighters.find(({ id }) => String(id) === thing.id) : undefined;
}

/** The cell that is meant, if the field has it. */
export function cellIn({ field }: SenjutsuView, thing: NamedThing): Cell | undefined {
  return thing.is === 'cell' ? field.cells.find((cell) => cell === thing.id) : undefined;
}
