import type { Cell, Direction, SenjutsuView } from '@kronika/senjutsu';
import type { Which } from '../../../lesson/course.ts';
import { cardsBy, placesBy, propertyOf, type SeenCard } from '../../../lesson/which.ts';
import { heroesOf } from '../board/fighters.ts';
import { printedIn } from '../board/find-card.ts';

export const card = cardsBy<SenjutsuView>(printedIn);

/** Standing on a cell. */
export function cell(id: Cell): Which<SenjutsuView> {
  return { fits: (option) => option.is === 'cell' && propertyOf(option, 'id') === id };
}

/** Looking in a direction. */
export function facing(direction: Direction): Which<SenjutsuView> {
  return { fits: (option) => option.is === 'facing' && propertyOf(option, 'facing') === direction };
}

export function speed(value: number): Which<SenjutsuView> {
  return { fits: (option) => option.is === 'speed' && propertyOf(option, 'speed') === value };
}

export function kamae(position: string): Which<SenjutsuView> {
  return { fits: (option) => option.is === 'kamae' && propertyOf(option, 'kamae') === position };
}

/** One of the alternatives around an -OR-. */
export function alternative(at: number): Which<SenjutsuView> {
  return { fits: (option) => option.is === 'alternative' && propertyOf(option, 'at') === at };
}

export const placeOf = placesBy(cardsOn);

/** The hand, with the core cards beside it. */
function cardsOn(view: SenjutsuView): readonly SeenCard[] {
  return heroesOf(view)
    .flatMap(({ hand, core }) => [...hand, ...core])
    .flatMap((sight) => (sight.face === 'up' ? [{ card: sight.card, printed: sight.printed }] : []));
}
