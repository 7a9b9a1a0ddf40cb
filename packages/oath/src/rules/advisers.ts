import type { CardId, SeatId } from '@kronika/kernel';
import { mayDo } from '../powers/in-play.ts';
import { powersOf } from '../powers/library.ts';
import type { Standing } from '../powers/power.ts';
import { advisers, faceupAdvisers, factIn, isFaceup, suitOf } from '../queries/cards.ts';
import type { Oath } from '../state.ts';

const ADVISER_LIMIT = 3;

/** The advisers that count towards the limit, and the limit; of several limiters the lowest counts (OATH-7.6.4-a). */
export function adviserLimit(state: Oath, seat: SeatId): number {
  const held = faceupAdvisers(state, seat);
  const family = familyOf(state, held);
  if (family !== undefined) return held.filter((card) => suitOf(state, card) === family.suit).length + family.others;
  return Math.min(ADVISER_LIMIT, ...held.map((card) => powersOf(state, card).standing?.adviserLimit ?? ADVISER_LIMIT));
}

/**
 * Advisers that may be discarded to make room: locked faceup ones stay (OATH-5.1.4.II-c), and so do modifiers in use
 * (OATH-7.4.3-a).
 */
export function replaceable(state: Oath, seat: SeatId, modifiers: readonly CardId[]): readonly CardId[] {
  return advisers(state, seat).filter(
    (card) =>
      !modifiers.includes(card) &&
      !(isFaceup(state, card) && factIn(state, card).locked) &&
      mayDo(state, { is: 'disturb', seat, card }) === 'allowed',
  );
}

/** Of advisers beyond the limit, those that may go: who has a Family Wagon gives up others than its suit, if possible. */
export function surplus(state: Oath, seat: SeatId, modifiers: readonly CardId[]): readonly CardId[] {
  const all = replaceable(state, seat, modifiers);
  const family = familyOf(state, faceupAdvisers(state, seat));
  const others = all.filter((card) => suitOf(state, card) !== family?.suit);
  return family === undefined || others.length === 0 ? all : others;
}

function familyOf(state: Oath, held: readonly CardId[]): Standing['family'] {
  return held.map((card) => powersOf(state, card).standing?.family).find((each) => each !== undefined);
}

/**
 * Whether the card can come to lie among the advisers: with those there are, or once some are discarded that need not be
 * kept. One that lies there already needs no room (OATH-6.1-c); a limiter must leave enough that can go (OATH-7.6.4-b).
 */
export function hasAdviserRoom(
  state: Oath,
  seat: SeatId,
  card: CardId,
  face: 'up' | 'down',
  making: 'as it is' | { readonly keeping: readonly CardId[] },
): boolean {
  const others = advisers(state, seat).filter((each) => each !== card);
  if (face === 'up' && powersOf(state, card).standing?.needsNoRoom === true) return true;
  const joins = familyOf(state, faceupAdvisers(state, seat))?.suit === factIn(state, card).suit;
  const founds = powersOf(state, card).standing?.family;
  if (face === 'up' && founds !== undefined && making !== 'as it is') {
    const staying = others.filter(
      (each) => suitOf(state, each) !== founds.suit && !replaceable(state, seat, making.keeping).includes(each),
    );
    return staying.length <= founds.others;
  }
  if (face === 'up' && joins && founds === undefined) return true;
  if (making === 'as it is') return others.length < adviserLimit(state, seat);
  const own = face === 'up' ? powersOf(state, card).standing?.adviserLimit : undefined;
  const limit = Math.min(adviserLimit(state, seat), own ?? ADVISER_LIMIT);
  const discardable = replaceable(state, seat, making.keeping).filter((each) => each !== card).length;
  return others.length - discardable < limit;
}
