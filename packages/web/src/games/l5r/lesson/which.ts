import type { SeatId } from '@kronika/kernel';
import type { ConflictType, Element, L5rView } from '@kronika/l5r';
import type { Which } from '../../../lesson/course.ts';
import { cardIn, cardsBy, placesBy, propertyOf, type SeenCard } from '../../../lesson/which.ts';
import { printedIn } from '../board/find-card.ts';

export const card = cardsBy(printedIn);

/** Playing a character with so much extra fate. */
export function withFate(printed: string, fate: number): Which<L5rView> {
  const meant = card(printed);
  return { fits: (option, view) => meant.fits(option, view) && propertyOf(option, 'amount') === fate };
}

/** The province of a seat at a place: 0 under the stronghold, 1 to 4 beside it. */
export function province(seat: SeatId, place: number): Which<L5rView> {
  return { fits: (option, view) => view.seats[seat]?.provinces[place]?.province?.id === cardIn(option) };
}

/** A ring and what the conflict for it is fought with. */
export function ring(element: Element, type: ConflictType): Which<L5rView> {
  return {
    fits: (option) => {
      const choice = propertyOf(option, 'choice');
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
export function effect(name: string, on?: string): Which<L5rView> {
  const meant = on === undefined ? undefined : card(on);
  return {
    fits: (option, view) => propertyOf(option, 'effect') === name && (meant === undefined || meant.fits(option, view)),
  };
}

export function side(type: ConflictType): Which<L5rView> {
  return { fits: (option) => propertyOf(option, 'side') === type };
}

export const placeOf = placesBy(cardsOn);

function cardsOn(view: L5rView): readonly SeenCard[] {
  const sights = view.seats.flatMap((seat) => [
    ...seat.hand,
    ...seat.stronghold.map(({ sight }) => sight),
    ...seat.characters.flatMap(({ sight, attachments }) => [sight, ...attachments.map((worn) => worn.sight)]),
    ...seat.provinces.flatMap((at) => [at.province, ...at.row].flatMap((lying) => lying?.sight ?? [])),
  ]);
  return sights.flatMap((sight) => (sight.face === 'up' ? [{ card: sight.card, printed: sight.printed }] : []));
}
