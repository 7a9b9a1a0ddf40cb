import type { PrintedId, Random } from '@kronika/kernel';
import type { SelectionDeck } from '../cards/fact.ts';
import { soloFact } from '../cards/library.ts';
import { CLOSE_ATTACKS, cardsOf, NIGHTMARES, ownCards, withNightmares } from './deck-building.ts';
import type { Foe, FoeCard } from './foe.ts';
import { RECIPES } from './recipes.ts';

/** What is left open of an AI opponent's deck. */
export interface Unseen {
  readonly foe: Foe;
  /** Its cards that lie open, or that somebody remembers from the top of the deck. */
  readonly seen: readonly PrintedId[];
  /** How many solo cards nobody sees. */
  readonly count: number;
}

/**
 * Cards that an AI opponent may well have besides those that were seen: nobody looks into its deck, but its recipe is
 * known, and how many of its draws are nightmares. A card is in one deck only: those dealt are added to `taken`.
 */
export function imaginedCards(
  { foe, seen, count }: Unseen,
  taken: Set<PrintedId>,
  random: Random,
): readonly PrintedId[] {
  const { nightmares = 0 } = foe;
  const own = ownCards(foe.kind, nightmares).filter((card) => RECIPES[foe.kind].own === 'all' && !seen.includes(card));
  const dealt = [...own];
  for (const card of own) taken.add(card);
  for (const deck of drawsLeft(foe, seen, nightmares, random))
    dealt.push(...drawn([deck, CLOSE_ATTACKS], taken, random));
  // A deck from the sandbox need not follow the recipe.
  while (dealt.length < count)
    dealt.push(drawn([CLOSE_ATTACKS], taken, random)[0] ?? random.pick(cardsOf(CLOSE_ATTACKS)));
  return random.shuffled(dealt).slice(0, count);
}

/** How many of the cards are from the selection deck of nightmares. */
export function nightmaresAmong(cards: readonly FoeCard[]): number {
  return cards.filter((card) => isSolo(card) && deckOf(card) === NIGHTMARES).length;
}

export function isSolo(card: FoeCard): card is PrintedId {
  return card !== 'stun' && card !== 'poison';
}

function deckOf(card: PrintedId): SelectionDeck | null {
  const fact = soloFact(card);
  return fact.owner === undefined ? (fact.deck ?? null) : null;
}

/** The selection decks that the unseen cards come from. */
function drawsLeft(
  { kind }: Foe,
  seen: readonly PrintedId[],
  nightmares: number,
  random: Random,
): readonly SelectionDeck[] {
  const { take, extra } = RECIPES[kind];
  const left = [...withNightmares(take, nightmares)];
  let extras = extra?.count ?? 0;
  for (const card of seen) {
    const deck = deckOf(card);
    if (deck === null) continue;
    const at = left.indexOf(deck);
    if (at >= 0) left.splice(at, 1);
    else extras -= 1;
  }
  for (; extras > 0; extras -= 1) left.push(random.pick(extra?.from ?? [CLOSE_ATTACKS]));
  return left;
}

function drawn(decks: readonly SelectionDeck[], taken: Set<PrintedId>, random: Random): readonly PrintedId[] {
  for (const deck of decks) {
    const free = cardsOf(deck).filter((card) => !taken.has(card));
    if (free.length === 0) continue;
    const card = random.pick(free);
    taken.add(card);
    return [card];
  }
  return [];
}
