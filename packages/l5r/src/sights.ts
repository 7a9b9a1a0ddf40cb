import type { CardId, PrintedId, Sight } from '@kronika/kernel';
import type { L5rView, SeatView } from './view.ts';

/** Everything that the viewer sees of cards, wherever they are. */
export function sightsIn(seen: L5rView): readonly Sight[] {
  return [
    ...seen.aside.map(({ sight }) => sight),
    ...seen.removed,
    ...seen.seats.flatMap((seat) => [
      ...pilesOf(seat).flat(),
      ...seat.stronghold.map(({ sight }) => sight),
      ...seat.provinces.flatMap(({ province, row }) => [province, ...row].flatMap((card) => card?.sight ?? [])),
      ...seat.characters.flatMap(({ sight, attachments }) => [sight, ...attachments.map((card) => card.sight)]),
    ]),
  ];
}

/** Which card this is, if the viewer knows it. Asked for every card that a line of a log names, so it makes no lists. */
export function printedIn(seen: L5rView, card: CardId): PrintedId | undefined {
  const printed = printedAmong(seen.removed, card) ?? printedOnTable(seen.aside, card);
  if (printed !== undefined) return printed;
  for (const seat of seen.seats) {
    const found = printedInPlay(seat, card) ?? printedInPiles(seat, card);
    if (found !== undefined) return found;
  }
  return undefined;
}

function printedInPlay({ characters, provinces, stronghold }: SeatView, card: CardId): PrintedId | undefined {
  for (const { sight, attachments } of characters) {
    const found = printedOf(sight, card) ?? printedOnTable(attachments, card);
    if (found !== undefined) return found;
  }
  for (const { province, row } of provinces) {
    const found = (province && printedOf(province.sight, card)) ?? printedOnTable(row, card);
    if (found !== undefined) return found;
  }
  return printedOnTable(stronghold, card);
}

function printedInPiles(seat: SeatView, card: CardId): PrintedId | undefined {
  for (const pile of pilesOf(seat)) {
    const found = printedAmong(pile, card);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The cards of a seat that do not lie on the table. */
function pilesOf(seat: SeatView): readonly (readonly Sight[])[] {
  return [
    seat.role,
    seat.unlaid,
    seat.hand,
    seat.dynastyDiscard,
    seat.conflictDiscard,
    seat.dynastyDeck.known,
    seat.conflictDeck.known,
  ];
}

function printedOnTable(cards: readonly { readonly sight: Sight }[], card: CardId): PrintedId | undefined {
  for (const { sight } of cards) if (sight.face === 'up' && sight.card === card) return sight.printed;
  return undefined;
}

function printedAmong(sights: readonly Sight[], card: CardId): PrintedId | undefined {
  for (const sight of sights) if (sight.face === 'up' && sight.card === card) return sight.printed;
  return undefined;
}

function printedOf(sight: Sight, card: CardId): PrintedId | undefined {
  return sight.face === 'up' && sight.card === card ? sight.printed : undefined;
}
