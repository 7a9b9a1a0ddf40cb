import type { Game } from '../game.ts';
import type { SeatId } from '../seat.ts';
import { type Card, FIRST_CARD, type ZoneId } from '../table/card.ts';
import { mayKnow } from '../table/knowledge.ts';
import { cardOf, cardsIn, type Table } from '../table/table.ts';
import { areAlike } from './alike.ts';
import type { Match } from './match.ts';
import { sameValue } from './same-value.ts';

/**
 * What chance has done in a course of a match: it shuffled these piles, each of them once, and here is how their cards
 * lay then; or it did anything else.
 */
export type Chances = ReadonlyMap<ZoneId, readonly Card[]> | 'anything';

export const NO_CHANCES: Chances = new Map();

/** With one more pile shuffled. A pile that is shuffled twice may have lost a card in between, which chance then chose. */
export function withShuffle<S>(chances: Chances, game: Game<S>, state: S, zone: ZoneId): Chances {
  if (chances === 'anything' || chances.has(zone) || game.cards === undefined) return 'anything';
  return new Map([...chances, [zone, faces(game.cards.table(state), zone)]]);
}

/** A match that a course has come to, and what chance did on the way. */
export interface Came<S> {
  readonly match: Match<S>;
  readonly chances: Chances;
}

/**
 * Whether two matches go on alike but for chance: the same piles were shuffled on the way, nobody has touched or seen a card
 * of them since, and all else is the same. How such a pile lies is as likely in one match as in the other, and nothing hangs
 * on it: no rule reads a card that nobody knows.
 */
export function areAlikeButForShuffles<S>(game: Game<S>, one: Came<S>, other: Came<S>): boolean {
  const { cards } = game;
  if (cards === undefined || one.chances === 'anything' || other.chances === 'anything') return false;
  const piles = [...one.chances.keys()];
  if (piles.length === 0 || piles.length !== other.chances.size) return false;
  if (!piles.every((pile) => isUntouched(game, one, pile) && isUntouched(game, other, pile))) return false;
  const arranged = ({ match }: Came<S>): Match<S> => ({
    ...match,
    random: [],
    state: cards.withTable(match.state, piles.reduce(sortedIn, cards.table(match.state))),
  });
  return areAlike(game, arranged(one), arranged(other));
}

/** Whether a seat that chooses in both courses knows the same: no card more, and of chance nothing but that a pile was shuffled. */
export function knowsTheSame<S>(game: Game<S>, seat: SeatId, one: Came<S>, other: Came<S>): boolean {
  const isOnlyShuffled = one.chances !== 'anything' && other.chances !== 'anything';
  if (!isOnlyShuffled && !sameValue(one.match.random, other.match.random)) return false;
  if (game.cards === undefined) return true;
  const [table, beside] = [game.cards.table(one.match.state), game.cards.table(other.match.state)];
  return table.cards.every(({ id, printed }) => {
    const isKnown = mayKnow(table, id, seat);
    return isKnown === mayKnow(beside, id, seat) && (!isKnown || cardOf(beside, id).printed === printed);
  });
}

function isUntouched<S>({ cards }: Game<S>, { match, chances }: Came<S>, pile: ZoneId): boolean {
  if (cards === undefined || chances === 'anything') return false;
  const shuffled = chances.get(pile);
  const now = faces(cards.table(match.state), pile);
  // A card that was moved, seen or marked is another value.
  return shuffled?.length === now.length && now.every((card, place) => card === shuffled[place]);
}

function faces(table: Table, zone: ZoneId): readonly Card[] {
  return cardsIn(table, zone).map((id) => cardOf(table, id));
}

/** The table with the faces of the pile in an order that tells nothing; what lies on which label is all that a shuffle changes. */
function sortedIn(table: Table, pile: ZoneId): Table {
  const lying = faces(table, pile);
  const sorted = lying.toSorted(byFace);
  const cards = table.cards.slice();
  for (const [place, card] of lying.entries()) {
    const face = sorted[place] ?? card;
    cards[card.id - FIRST_CARD] = {
      ...card,
      printed: face.printed,
      owner: face.owner,
      controller: face.controller,
    };
  }
  return { ...table, cards };
}

function byFace(one: Card, other: Card): number {
  if (one.printed !== other.printed) return one.printed < other.printed ? -1 : 1;
  return one.owner - other.owner || one.controller - other.controller;
}
