import type { AgotView, LyingCard, PlayedCard, SeatView } from '@kronika/agot';
import { type CardId, cardThing, isCardId, type Option, type Sight } from '@kronika/kernel';
import { cardPlace, type Spot } from '../../../table/choosing/controls.ts';
import { seatPlace } from '../../../table/choosing/place-names.ts';

/** A card in play with everything that lies with it. */
function together(card: PlayedCard): readonly CardId[] {
  const ids = (cards: readonly LyingCard[]) => cards.map(({ id }) => id);
  return [
    card.id,
    ...ids(card.duplicates),
    ...card.attachments.flatMap(({ id, duplicates }) => [id, ...ids(duplicates)]),
  ];
}

/** The cards of a seat that lie before it, in the order of the board. */
export function cardsOf(seat: SeatView): readonly CardId[] {
  return [
    ...[seat.faction, ...seat.characters, ...seat.locations].flatMap((card) => (card === null ? [] : together(card))),
    ...[seat.plot, seat.title, ...seat.agenda].flatMap((card) => card?.id ?? []),
  ];
}

/** The cards that the board shows where they can be clicked. Piles, decks and other hands are opened on a tray. */
export function cardsOnBoard(view: AgotView): ReadonlySet<CardId> {
  const known = (sights: readonly Sight[]) => sights.flatMap((sight) => (sight.face === 'up' ? [sight.card] : []));
  return new Set([
    ...known([...view.aside.map(({ sight }) => sight), ...view.titles]),
    ...view.seats.flatMap((seat) => [
      // Who may know everything sees all hands.
      ...(seat.seat === view.viewer || view.viewer === 'arbiter' ? known([...seat.hand, ...seat.setup]) : []),
      ...cardsOf(seat),
    ]),
  ]);
}

let last: { readonly view: AgotView; readonly cards: ReadonlySet<CardId> } | undefined;

/** Every option of a question asks about the same view. */
function shownIn(view: AgotView): ReadonlySet<CardId> {
  if (last?.view !== view) last = { view, cards: cardsOnBoard(view) };
  return last.cards;
}

/** Options that are words although they name a card: what they do is not choosing that card. */
const WORDS: readonly string[] = ['delayed'];

/** Where the board offers an option. */
export function spotOf(option: Option, view: AgotView): Spot {
  const card: unknown = Reflect.get(option, 'card');
  if (isCardId(card) && !WORDS.includes(option.is))
    return shownIn(view).has(card) ? { is: 'place', place: cardPlace(card) } : { is: 'tray', thing: cardThing(card) };
  const seat: unknown = Reflect.get(option, 'seat');
  return option.is === 'seat' && typeof seat === 'number' ? { is: 'place', place: seatPlace(seat) } : { is: 'button' };
}
