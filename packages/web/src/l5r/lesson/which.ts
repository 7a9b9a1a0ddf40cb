import { type CardId, isCardId, type Option, type PrintedId, type SeatId } from '@kronika/kernel';
import type { ConflictType, Element, L5rView } from '@kronika/l5r';
import type { Attempt, Wanted, Which, Wrong } from '../../lesson/course.ts';
import { cardPlace, type PlaceName } from '../../table/choosing/controls.ts';
import { printedIn } from '../board/find-card.ts';

/** A property of an option, whatever kind it is of. */
function of(option: Option, property: string): unknown {
  return Reflect.get(option, property);
}

/** Choosing, playing or using a card, told by what is printed on it. */
export function card(printed: string): Which<L5rView> {
  return { fits: (option, view) => isOf(option, view, printed) };
}

function isOf(option: Option, view: L5rView, printed: string): boolean {
  const id = cardIn(option);
  return id !== undefined && printedIn(view, id) === printed;
}

/** The province of a seat at a place: 0 under the stronghold, 1 to 4 beside it. */
export function province(seat: SeatId, place: number): Which<L5rView> {
  return { fits: (option, view) => view.seats[seat]?.provinces[place]?.province?.id === cardIn(option) };
}

/** A ring and what the conflict for it is fought with. */
export function ring(element: Element, type: ConflictType): Which<L5rView> {
  return {
    fits: (option) => {
      const choice = of(option, 'choice');
      return (
        typeof choice === 'object' &&
        choice !== null &&
        Reflect.get(choice, 'ring') === element &&
        Reflect.get(choice, 'type') === type
      );
    },
  };
}

/** What the effect of a ring does. */
export function effect(name: string): Which<L5rView> {
  return { fits: (option) => of(option, 'effect') === name };
}

export function side(type: ConflictType): Which<L5rView> {
  return { fits: (option) => of(option, 'side') === type };
}

export const declare: Which<L5rView> = { fits: ({ is }) => is === 'declare' };

/** The answers of a script. */
export const pass: Wanted<L5rView> = { is: 'pass' };
export const none: Wanted<L5rView> = { is: 'options', each: [] };
export const number = (value: number): Wanted<L5rView> => ({ is: 'number', value });
export const these = (...each: readonly Which<L5rView>[]): Wanted<L5rView> => ({ is: 'options', each });

/** A wrong attempt that is worth its own words. */
export function whoTakes(which: Which<L5rView>, say: Wrong['say']): Wrong<L5rView> {
  return { fits: (attempt, view) => attempt.is === 'option' && which.fits(attempt.option, view), say };
}

export function whoPasses(say: Wrong['say']): Wrong<L5rView> {
  return { fits: (attempt) => attempt.is === 'option' && attempt.option.is === 'pass', say };
}

export function whoSets(values: (value: number) => boolean, say: Wrong['say']): Wrong<L5rView> {
  return { fits: (attempt: Attempt) => attempt.is === 'number' && values(attempt.value), say };
}

export function whoIsTooEarly(say: Wrong['say']): Wrong<L5rView> {
  return { fits: ({ is }) => is === 'unfinished', say };
}

function cardIn(option: Option): CardId | undefined {
  const id = of(option, 'card');
  return isCardId(id) ? id : undefined;
}

/** Where a card lies on the board, if it does. */
export function placeOf(view: L5rView, printed: string): PlaceName | undefined {
  const found = cardsOn(view).find((one) => one.printed === printed);
  return found === undefined ? undefined : cardPlace(found.card);
}

function cardsOn(view: L5rView): readonly { readonly card: CardId; readonly printed: PrintedId }[] {
  const sights = view.seats.flatMap((seat) => [
    ...seat.hand,
    ...seat.stronghold.map(({ sight }) => sight),
    ...seat.characters.flatMap(({ sight, attachments }) => [sight, ...attachments.map((worn) => worn.sight)]),
    ...seat.provinces.flatMap((at) => [at.province, ...at.row].flatMap((lying) => lying?.sight ?? [])),
  ]);
  return sights.flatMap((sight) => (sight.face === 'up' ? [{ card: sight.card, printed: sight.printed }] : []));
}
