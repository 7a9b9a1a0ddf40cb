import type { CardId, PrintedId, SeatId } from '@kronika/kernel';
import type { CardView, OathView, SeatView } from '@kronika/oath';

export type KnownCard = Extract<CardView, { readonly known: true }>;

/** Every card that the board draws for the viewer. */
export function cardsIn(view: OathView): readonly KnownCard[] {
  return [
    ...view.sites.flatMap(({ site, cards, relics }) => [site, ...cards, ...relics]),
    ...view.seats.flatMap(({ advisers, relics, vision, hand }) => [...advisers, ...relics, vision, ...hand]),
    ...Object.values(view.reliquary),
  ].filter((card): card is KnownCard => card?.known === true);
}

export function cardCalled(view: OathView, id: CardId): KnownCard | undefined {
  return cardsIn(view).find((card) => card.id === id);
}

export function printedIn(view: OathView, id: CardId): PrintedId | undefined {
  return cardCalled(view, id)?.printed;
}

/** Whether the card lies on the board itself; a hand and what is nowhere to be seen are shown on a tray. */
export function liesOpen(view: OathView, id: CardId): boolean {
  const lying = (cards: readonly (CardView | null)[]) => cards.some((card) => card?.known === true && card.id === id);
  return (
    view.sites.some(({ cards }) => lying(cards)) ||
    view.seats.some(({ advisers, relics, vision }) => lying([...advisers, ...relics, vision]))
  );
}

/** The relic of that id where it lies: at a site or in the Reliquary, by the place of its tile. */
export function relicLying(
  view: OathView,
  id: CardId,
): { readonly slot: OathView['sites'][number]['slot']; readonly at: number } | undefined {
  for (const { slot, relics } of view.sites) {
    const at = relics.findIndex((card) => card.known && card.id === id);
    if (at >= 0) return { slot, at };
  }
  return undefined;
}

export function seatView(view: OathView, seat: SeatId): SeatView | undefined {
  return view.seats.find((each) => each.seat === seat);
}
