import {
  type CardId,
  type Match,
  type Phrase,
  type PrintedId,
  printedCard,
  type Sum,
  type SumPart,
} from '@kronika/kernel';
import { type Attributed, attributedOn, attributedOnSeat, partOf, printedOn, reckoned, summed } from '@kronika/lcg';
import { printOf } from '../cards/fact.ts';
import { ambushGained, ambushPrinted } from '../rules/has.ts';
import { layer } from '../rules/layer.ts';
import { isReduction } from '../rules/reductions.ts';
import type { AgotState } from '../state.ts';
import { VALUE_NAMES } from '../text/explain/sums.ts';
import { controllerOf, isInHand } from '../zones.ts';
import { type From, named, nameOf } from './origin.ts';
import { xOf } from './x-now.ts';

/** What the card costs its player now: to marshal or play it, where that is not what is printed on it, and to ambush with it. */
export function costSums(state: AgotState, card: CardId): readonly Sum[] {
  const { cost } = printOf(printedOn(state, card));
  if (typeof cost !== 'number' || !isInHand(state, card)) return [];
  const sum = priceSum(state, card, { of: 'cost', name: VALUE_NAMES.cost, first: cost });
  return [...(sum.parts.length > 1 ? [sum] : []), ...ambushSums(state, card)];
}

/** What a card whose cost is an X costs its player, by what X stands for just now. */
export function xCostSums(match: Match<AgotState>, card: CardId): readonly Sum[] {
  const { state } = match;
  if (printOf(printedOn(state, card)).cost !== 'X' || !isInHand(state, card)) return [];
  return xOf(match, card).map(({ of, name, x, by }) =>
    priceSum(state, card, { of, name, first: { ...by, amount: x } }),
  );
}

interface Priced {
  readonly of: string;
  readonly name: Phrase;
  /** What is printed, or what the X that is printed stands for. */
  readonly first: number | SumPart;
}

/** A price with what reduces it (AGOT-COST-a); modifiers change what is paid, not X (AGOT-COST-g). */
function priceSum(state: AgotState, card: CardId, { of, name, first }: Priced): Sum {
  const parts = reckoned(typeof first === 'number' ? first : first.amount, 'cost', reductionsOf(state, card)).map(
    (part) => (part.is === 'printed' && typeof first !== 'number' ? first : partOf(part, (from) => named(state, from))),
  );
  return summed(of, name, parts);
}

function reductionsOf(state: AgotState, card: CardId): readonly Attributed<From>[] {
  const how = printOf(printedOn(state, card)).type === 'event' ? 'play' : 'marshal';
  return attributedOnSeat(layer, state, controllerOf(state, card)).flatMap(({ modifier, from }) =>
    modifier.is === 'add' && isReduction(state, modifier, card, how)
      ? [{ modifier: { ...modifier, stat: 'cost' }, from }]
      : [],
  );
}

/** Each value of ambush with the text it comes from; no reduction concerns them (AGOT-KW-AMBUSH-a, -c). */
function ambushSums(state: AgotState, card: CardId): readonly Sum[] {
  const printed: PrintedId = printedOn(state, card);
  const own = ambushPrinted(state, card).map(
    (amount): SumPart => ({ by: nameOf(printed), from: printedCard(printed), amount }),
  );
  const gained = attributedOn(layer, state, card).flatMap(({ modifier, from }) =>
    ambushGained([modifier]).map((amount): SumPart => ({ ...named(state, from), amount })),
  );
  const parts = [...own, ...gained];
  return parts
    .filter(({ amount }, at) => parts.findIndex((other) => other.amount === amount) === at)
    .map((part) => summed(`ambush/${part.amount}`, VALUE_NAMES.ambush, [part]));
}
