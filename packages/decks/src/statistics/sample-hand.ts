import type { PrintedId, Random } from '@kronika/kernel';
import { type DeckList, zoneSize } from '../deck-list.ts';

/** The cards somebody might draw first from a zone of the deck; fewer, if it has no more. */
export function sampleHand(
  deck: DeckList,
  { zone, size }: { readonly zone: string; readonly size: number },
  random: Random,
): readonly PrintedId[] {
  const left = deck.cards.filter((entry) => entry.zone === zone).map(({ id, quantity }) => ({ id, quantity }));
  const total = zoneSize(deck, zone);
  return Array.from({ length: Math.min(size, total) }, (_, drawn) => {
    let place = random.int(0, total - drawn - 1);
    const entry = left.find(({ quantity }) => {
      place -= quantity;
      return place < 0;
    });
    if (entry !== undefined) entry.quantity -= 1;
    return entry?.id;
  }).filter((id) => id !== undefined);
}
