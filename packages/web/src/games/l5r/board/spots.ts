import { type CardId, cardThing, isCardId, keyOf, type Option, type Sight } from '@kronika/kernel';
import { ELEMENTS, type Element, type L5rView, ringThing } from '@kronika/l5r';
import { cardPlace, type PlaceName, type Spot } from '../../../table/choosing/controls.ts';
import { seatPlace } from '../../../table/choosing/place-names.ts';

/** The place of a ring. */
export const ringPlace = (element: Element): PlaceName => keyOf(ringThing(element));

/** The cards that the board shows where they can be clicked. Piles, decks and other hands are opened on a tray. */
export function cardsOnBoard(view: L5rView): ReadonlySet<CardId> {
  const known = (sights: readonly Sight[]) => sights.flatMap((sight) => (sight.face === 'up' ? [sight.card] : []));
  return new Set([
    ...known(view.aside.map(({ sight }) => sight)),
    ...view.seats.flatMap((seat) => [
      // Who may know everything sees both hands.
      ...(seat.seat === view.viewer || view.viewer === 'arbiter' ? known(seat.hand) : []),
      ...known(seat.role),
      ...seat.stronghold.map(({ id }) => id),
      ...seat.provinces.flatMap(({ province, row }) => [province, ...row].flatMap((card) => card?.id ?? [])),
      ...seat.characters.flatMap(({ id, attachments }) => [id, ...attachments.map((attachment) => attachment.id)]),
    ]),
  ]);
}

let last: { readonly view: L5rView; readonly cards: ReadonlySet<CardId> } | undefined;

/** Every option of a question asks about the same view. */
function shownIn(view: L5rView): ReadonlySet<CardId> {
  if (last?.view !== view) last = { view, cards: cardsOnBoard(view) };
  return last.cards;
}

/** Options that are words although they name a card: what they do is not choosing that card. */
const WORDS: readonly string[] = ['delayed'];

/** Where the board offers an option. */
export function spotOf(option: Option, view: L5rView): Spot {
  const card: unknown = Reflect.get(option, 'card');
  if (isCardId(card) && !WORDS.includes(option.is))
    return shownIn(view).has(card) ? { is: 'place', place: cardPlace(card) } : { is: 'tray', thing: cardThing(card) };
  if (option.is === 'ring') {
    const element = ringIn(option);
    if (element !== undefined) return { is: 'place', place: ringPlace(element) };
  }
  const seat: unknown = Reflect.get(option, 'seat');
  return option.is === 'seat' && typeof seat === 'number' ? { is: 'place', place: seatPlace(seat) } : { is: 'button' };
}

/** A ring is chosen as itself, or as what a conflict is declared for. */
function ringIn(option: Option): Element | undefined {
  const choice: unknown = Reflect.get(option, 'choice');
  const ring: unknown =
    typeof choice === 'object' && choice !== null ? Reflect.get(choice, 'ring') : Reflect.get(option, 'ring');
  return ELEMENTS.find((element) => element === ring);
}
