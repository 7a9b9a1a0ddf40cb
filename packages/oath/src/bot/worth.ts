import { cardOf, cardsIn, type SeatId } from '@kronika/kernel';
import { SUITS } from '../facts/fact.ts';
import { SLOTS } from '../places.ts';
import { advisers, cardsAt, faceupAdvisers, heldRelics, isFaceup, suitOf } from '../queries/cards.ts';
import { boardWarbands, secretsOf } from '../queries/pieces.ts';
import { rulesSite } from '../queries/ruling.ts';
import { isExile, othersThan, playerOf } from '../queries/seats.ts';
import { VISION_GOALS, visionsOf } from '../rules/ending.ts';
import { BANNERS, type BannerName, type Oath } from '../state.ts';
import { favorOf } from '../verbs/favor.ts';
import { ownWarbandsAt } from '../verbs/warbands.ts';
import { handOf } from '../zones.ts';
import { chanceOf } from './prospects.ts';
import { WEIGHTS } from './weights.ts';

/** So many at one rate, the rest at another. */
function graded(amount: number, many: number, rate: number, beyond: number): number {
  return rate * Math.min(amount, many) + beyond * Math.max(0, amount - many);
}

/** Whether the player's victory hangs on this banner. */
function hangsOn(state: Oath, seat: SeatId, banner: BannerName): boolean {
  const wanted = banner === 'peoplesFavor' ? 'people' : 'devotion';
  if (state.goal === wanted) return true;
  return visionsOf(state, seat).some((vision) => vision !== 'conspiracy' && VISION_GOALS[vision] === wanted);
}

function bannersWorth(state: Oath, seat: SeatId): number {
  return BANNERS.filter((banner) => state.banners[banner].holder === seat).reduce(
    (sum, banner) =>
      sum +
      WEIGHTS.banner +
      (hangsOn(state, seat, banner) ? WEIGHTS.heldToken : WEIGHTS.bannerToken) * state.banners[banner].tokens,
    0,
  );
}

function advisersWorth(state: Oath, seat: SeatId): number {
  const faceup = faceupAdvisers(state, seat);
  const suits = faceup.map((card) => suitOf(state, card));
  const pairs = SUITS.reduce((sum, suit) => sum + Math.max(0, suits.filter((each) => each === suit).length - 1), 0);
  const hidden = advisers(state, seat).length - faceup.length;
  return WEIGHTS.adviser * faceup.length + WEIGHTS.matching * pairs + WEIGHTS.facedownAdviser * hidden;
}

function landWorth(state: Oath, seat: SeatId): number {
  const { site } = playerOf(state, seat);
  return SLOTS.reduce<number>((sum, slot) => {
    const ruled = rulesSite(state, seat, slot);
    const cards = ruled || slot === site ? cardsAt(state, slot).filter((card) => suitOf(state, card) !== null) : [];
    const guards = ruled ? Math.min(WEIGHTS.guards, Math.max(0, ownWarbandsAt(state, seat, slot) - 1)) : 0;
    return sum + (ruled ? WEIGHTS.site : 0) + WEIGHTS.guard * guards + WEIGHTS.denizen * cards.length;
  }, 0);
}

/** Secrets that lie on cards come back to whoever rests next. */
function placedSecrets(state: Oath, seat: SeatId): number {
  return state.turn.seat === seat ? state.table.cards.reduce((sum, { secrets }) => sum + secrets, 0) : 0;
}

/** What the player has, apart from how near it is to winning. */
function holdings(state: Oath, seat: SeatId): number {
  const { supply } = playerOf(state, seat);
  const { warband, army, spareWarband, favor, manyFavor, spareFavor, secret, manySecrets, spareSecret } = WEIGHTS;
  return (
    graded(boardWarbands(state, seat), army, warband, spareWarband) +
    landWorth(state, seat) +
    WEIGHTS.relic * heldRelics(state, seat).length +
    bannersWorth(state, seat) +
    graded(favorOf(state, seat), manyFavor, favor, spareFavor) +
    graded(secretsOf(state, seat), manySecrets, secret, spareSecret) +
    WEIGHTS.placedSecret * placedSecrets(state, seat) +
    advisersWorth(state, seat) +
    (supply > 0 ? WEIGHTS.firstSupply + WEIGHTS.supply * (supply - 1) : 0) +
    promiseInHand(state, seat)
  );
}

/** A Vision that is held back, or lies in the hand, is a promise too. */
function promiseInHand(state: Oath, seat: SeatId): number {
  if (!isExile(state, seat)) return 0;
  const held = [
    ...advisers(state, seat).filter((card) => !isFaceup(state, card)),
    ...cardsIn(state.table, handOf(seat)),
  ];
  return held.some((card) => cardOf(state.table, card).printed in VISION_GOALS) ? 1 : 0;
}

/** What the table is worth to the player: its own chance to win against those of the others, and what it has. */
export function worthOf(state: Oath, seat: SeatId): number {
  const rivals = othersThan(state, seat).map((other) => chanceOf(state, other));
  const all = rivals.reduce((sum, chance) => sum + chance, 0);
  return (
    WEIGHTS.ownChance * chanceOf(state, seat) -
    WEIGHTS.nearestRival * Math.max(0, ...rivals) -
    WEIGHTS.otherRivals * all +
    holdings(state, seat)
  );
}
