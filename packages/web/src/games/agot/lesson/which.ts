import { type AgotView, type ChallengeType, printedIn } from '@kronika/agot';
import type { SeatId } from '@kronika/kernel';
import type { Which } from '../../../lesson/course.ts';
import { cardsBy, placesBy, propertyOf, type SeenCard } from '../../../lesson/which.ts';

export const card = cardsBy<AgotView>(printedIn);

/** The player at a seat. */
export function player(seat: SeatId): Which<AgotView> {
  return { fits: (option) => option.is === 'seat' && propertyOf(option, 'seat') === seat };
}

/** A challenge of a type. */
export function challenge(type: ChallengeType): Which<AgotView> {
  return { fits: (option) => option.is === 'challenge' && propertyOf(option, 'type') === type };
}

/** Discarding a duplicate; what it is nobody needs to know. */
export const duplicate: Which<AgotView> = { fits: (option) => propertyOf(option, 'ability') === 'duplicateSaves' };

/** That no further card is placed. */
export const enough: Which<AgotView> = { fits: ({ is }) => is === 'enough' };

export const decline: Which<AgotView> = { fits: ({ is }) => is === 'decline' };
export const accept: Which<AgotView> = { fits: ({ is }) => is === 'accept' };

export const placeOf = placesBy(cardsOn);

function cardsOn(view: AgotView): readonly SeenCard[] {
  const sights = view.seats.flatMap((seat) => [
    ...[...seat.characters, ...seat.locations].flatMap(({ sight, attachments }) => [
      sight,
      ...attachments.map((worn) => worn.sight),
    ]),
    ...[seat.faction, seat.plot].flatMap((lying) => lying?.sight ?? []),
    ...seat.hand,
  ]);
  return sights.flatMap((sight) => (sight.face === 'up' ? [{ card: sight.card, printed: sight.printed }] : []));
}
