import { type CardId, present, printedCard, type SeatId, type Sum, type SumPart } from '@kronika/kernel';
import { attributedOnSeat, partOf, printedOn, reckoned, summed } from '@kronika/lcg';
import type { ChallengeType } from '../cards/fact.ts';
import { layer } from '../rules/layer.ts';
import {
  contributes,
  DOMINANCE,
  isStanding,
  participants,
  sideOf,
  sideStat,
  strengthOf,
  titleBonus,
} from '../rules/values.ts';
import type { AgotState } from '../state.ts';
import { OWN_PARTS, VALUE_NAMES } from '../text/explain/sums.ts';
import { charactersOf, titleHeldBy } from '../zones.ts';
import { named, nameOf } from './origin.ts';

/** What a player brings to the challenge, and to dominance. */
export function totalSums(state: AgotState, seat: SeatId): readonly Sum[] {
  return state.seated.includes(seat) ? [...sideSum(state, seat), dominanceSum(state, seat)] : [];
}

/** The seat's side of the challenge, as `totalOf` counts it (AGOT-4.2.2-a). */
function sideSum(state: AgotState, seat: SeatId): readonly Sum[] {
  const side = sideOf(state, seat);
  if (side === undefined || state.challenge === null) return [];
  const { type } = state.challenge;
  const there = participants(state, side);
  const strengths = there.filter((card) => contributes(state, card)).map((card) => strengthPart(state, card));
  // What counts for a side needs somebody who takes part on it (AGOT-TITLE-BONUS-c).
  const more =
    there.length === 0
      ? []
      : [...titlePart(state, seat, type), ...changes(state, seat, sideStat(type), titleBonus(state, seat, type))];
  return [summed(side, VALUE_NAMES[side], [...strengths, ...more])];
}

/** The seat's count of dominance, as `dominanceOf` has it (AGOT-5.2-a). */
function dominanceSum(state: AgotState, seat: SeatId): Sum {
  const gold = state.gold[seat] ?? 0;
  const counted: readonly SumPart[] = [
    ...charactersOf(state, seat)
      .filter((card) => isStanding(state, card))
      .map((card) => strengthPart(state, card)),
    ...(gold === 0 ? [] : [{ by: OWN_PARTS.gold, amount: gold }]),
    ...titlePart(state, seat, 'dominance'),
  ];
  const before = counted.reduce((sum, { amount }) => sum + amount, 0);
  return summed('dominance', VALUE_NAMES.dominance, [...counted, ...changes(state, seat, DOMINANCE, before)]);
}

function strengthPart(state: AgotState, card: CardId): SumPart {
  const printed = printedOn(state, card);
  return { by: nameOf(printed), from: printedCard(printed), amount: strengthOf(state, card) };
}

function titlePart(state: AgotState, seat: SeatId, to: ChallengeType | 'dominance'): readonly SumPart[] {
  const amount = titleBonus(state, seat, to);
  if (amount === 0) return [];
  const printed = printedOn(state, present(titleHeldBy(state, seat), 'the title'));
  return [{ by: nameOf(printed), from: printedCard(printed), amount }];
}

/** What texts and effects on the seat change of a number that was counted. */
function changes(state: AgotState, seat: SeatId, stat: string, counted: number): readonly SumPart[] {
  return reckoned(counted, stat, attributedOnSeat(layer, state, seat))
    .filter(({ is }) => is !== 'printed')
    .map((part) => partOf(part, (from) => named(state, from)));
}
