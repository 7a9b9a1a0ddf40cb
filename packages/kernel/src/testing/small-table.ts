import { type Card, type CardId, cardIdAt, printedId, sharedZone, type ZoneId, zonesCalled } from '../table/card.ts';
import { layTable, type NewCard, type Table } from '../table/table.ts';

export const deck = sharedZone('deck');
export const play = sharedZone('play');
const handOf = zonesCalled('hand');

export const handOfZero = handOf(0);
export const handOfOne = handOf(1);

/** Three cards in the deck, three in the first hand, two in the second, and one face up in play. */
export function smallTable(): Table {
  return layTable<Card>(
    3,
    [
      { id: deck, kind: 'deck', cards: cards('a', 'b', 'c') },
      { id: handOfZero, kind: 'hand', seat: 0, cards: cards('d', 'e', 'f') },
      { id: handOfOne, kind: 'hand', seat: 1, cards: cards('g', 'h') },
      { id: play, kind: 'open', cards: cards('i').map((card) => ({ ...card, face: 'up' })) },
    ],
    (fresh, common) => ({ ...fresh, ...common }),
  );
}

function cards(...names: readonly string[]): readonly NewCard<Card>[] {
  return names.map((name) => ({ printed: printedId(name), owner: 0, controller: 0, face: 'down' }));
}

/** The card that was laid out with this letter. */
export function labelOf(letter: string): CardId {
  return cardIdAt('abcdefghi'.indexOf(letter));
}

/** What is printed on the cards of a zone, from top to bottom. */
export function lettersIn(table: Table, zone: ZoneId): string {
  const { cards: ids } = table.zones[zone] ?? { cards: [] };
  return ids.map((id) => table.cards.find((card) => card.id === id)?.printed).join('');
}
