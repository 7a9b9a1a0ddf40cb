import type { PrintedId, Random } from '@kronika/kernel';
import { SOLO_CARDS } from '../cards/all.ts';
import { SELECTION_DECKS, type SelectionDeck } from '../cards/fact.ts';
import { printedOf } from '../cards/library.ts';
import type { FoeKind } from './foe.ts';
import { RECIPES } from './recipes.ts';

/** An opponent to build a deck for. */
export interface Order {
  readonly kind: FoeKind;
  /** How many draws from decks 3 and 4 are replaced by nightmares (SEN-SOLO-NM-b, -c); 0: no nightmare opponent. */
  readonly nightmares: number;
}

type Piles = Map<SelectionDeck, PrintedId[]>;

/** The last resort (SEN-SOLO-SEL-9). */
export const CLOSE_ATTACKS: SelectionDeck = 4;
export const NIGHTMARES: SelectionDeck = 8;
const REPLACED: readonly SelectionDeck[] = [3, 4];

/**
 * Builds the decks of AI opponents from the same eight selection decks, each shuffled (SEN-SOLO-SEL-0), and shuffles
 * every one of them. A card is in one deck only; those that somebody has already are out of it.
 */
export function buildDecks(
  orders: readonly Order[],
  random: Random,
  used: ReadonlySet<string> = new Set(),
): readonly (readonly PrintedId[])[] {
  const piles: Piles = new Map(
    SELECTION_DECKS.map((deck) => [deck, [...random.shuffled(cardsOf(deck).filter((card) => !used.has(card)))]]),
  );
  return orders.map((order) => random.shuffled(build(order, piles, random)));
}

function build({ kind, nightmares }: Order, piles: Piles, random: Random): readonly PrintedId[] {
  const { take, extra, own } = RECIPES[kind];
  const extras = Array.from({ length: extra?.count ?? 0 }, () => random.pick(extra?.from ?? []));
  const wanted = withNightmares([...take, ...extras], nightmares);
  const permitted = [...new Set([...take, ...(extra?.from ?? [])])];
  return [
    ...(own === 'all' ? ownCards(kind, nightmares) : []),
    ...wanted.flatMap((deck) => drawn(piles, [deck, ...permitted, CLOSE_ATTACKS])),
  ];
}

/** The first so many draws from decks 3 and 4 are made from deck 8 instead. */
export function withNightmares(wanted: readonly SelectionDeck[], count: number): readonly SelectionDeck[] {
  let left = count;
  return wanted.map((deck) => {
    if (left === 0 || !REPLACED.includes(deck)) return deck;
    left -= 1;
    return NIGHTMARES;
  });
}

/** The top card of the first of these decks that has one. */
function drawn(piles: Piles, decks: readonly SelectionDeck[]): readonly PrintedId[] {
  for (const deck of decks) {
    const card = piles.get(deck)?.shift();
    if (card !== undefined) return [card];
  }
  return [];
}

export function cardsOf(deck: SelectionDeck): readonly PrintedId[] {
  return SOLO_CARDS.filter((fact) => fact.deck === deck && fact.owner === undefined).map(printedOf);
}

/** The cards of a hero's own; a nightmare has its nightmare card, too (SEN-SOLO-NM-d). */
export function ownCards(kind: FoeKind, nightmares: number): readonly PrintedId[] {
  return SOLO_CARDS.filter((fact) => fact.owner === kind && (nightmares > 0 || fact.nightmare !== true)).map(printedOf);
}
