import type { CardId, PrintedId, Reader, SeatId } from '@kronika/kernel';
import { printedIn } from '../sights.ts';
import type { L5rView } from '../view.ts';
import type { Names } from './names-in.ts';

/** Somebody in a sentence: its reader, or a seat by its name. */
export type Who = { readonly is: 'you' } | { readonly is: 'seat'; readonly name: string };

/** A card in a sentence, with whose it is. */
export interface Owned {
  readonly name: string;
  /** What is printed on it, as far as the reader knows. */
  readonly printed?: PrintedId;
  readonly owner?: Who;
}

/** Names seats and cards to one reader. */
export interface Telling {
  who(seat: SeatId): Who;
  /** The card with whoever controls it, or in whose pile it lies. */
  card(card: CardId | undefined): Owned;
  /** A card that has gone, by what it was. */
  gone(printed: PrintedId, controller: SeatId): Owned;
}

export function tellingTo(names: Names, view: L5rView, reader: Reader): Telling {
  const who = (seat: SeatId): Who => (reader.is(seat) ? { is: 'you' } : { is: 'seat', name: names.seat(seat) });
  return {
    who,
    card: (card) => {
      const printed = card === undefined ? undefined : printedIn(view, card);
      const seat = card === undefined ? undefined : seatWith(view, card);
      return {
        name: names.card(view, card),
        ...(printed === undefined ? {} : { printed }),
        ...(seat === undefined ? {} : { owner: who(seat) }),
      };
    },
    gone: (printed, controller) => ({ name: names.printed(printed), printed, owner: who(controller) }),
  };
}

/** Who has the card: in play, in a province, or in a pile or hand that the reader sees it in. */
function seatWith({ seats, aside }: L5rView, card: CardId): SeatId | undefined {
  for (const { seat, characters, provinces, stronghold, hand, dynastyDiscard, conflictDiscard } of seats) {
    if (characters.some(({ id }) => id === card)) return seat;
    for (const { attachments } of characters) {
      const attached = attachments.find(({ id }) => id === card);
      if (attached !== undefined) return attached.controller;
    }
    if (provinces.some(({ province, row }) => province?.id === card || row.some(({ id }) => id === card))) return seat;
    if (stronghold.some(({ id }) => id === card)) return seat;
    for (const pile of [hand, dynastyDiscard, conflictDiscard])
      if (pile.some((sight) => sight.face === 'up' && sight.card === card)) return seat;
  }
  return aside.find(({ sight }) => sight.face === 'up' && sight.card === card)?.controller;
}
