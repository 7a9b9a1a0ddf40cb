import { cardOf, type PrintedId, type SeatId } from '@kronika/kernel';
import { type Cost, type LastingEffect, type Listed, modifiedValue, pay, payBy } from '@kronika/lcg';
import { printOf } from '../cards/fact.ts';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { type AgotUse, definitionOf } from './card-definition.ts';
import { ambushValues, printedCost } from './has.ts';
import { layer } from './layer.ts';
import { isAmbushing, isEvent, isMarshaling } from './playing-keys.ts';
import { reductionsFor, usedUp } from './reductions.ts';

/** The price of a card, and the reductions that are used up by paying it. */
export interface Price {
  readonly gold: number;
  readonly used: readonly LastingEffect[];
}

const NO_EFFECTS: readonly LastingEffect[] = [];

/** What the use costs by the rules: X is fixed first, and modifiers change what is paid, not X (AGOT-COST-g). */
export function priceOf(state: AgotState, use: AgotUse): Price {
  if (last?.state !== state || last.use !== use) last = { state, use, price: determined(state, use) };
  return last.price;
}

/** Whether there is something to pay and whether it can be paid is asked one after the other. */
let last: { readonly state: AgotState; readonly use: AgotUse; readonly price: Price } | undefined;

/** The printed cost of the card that is used, with what its X stands for (AGOT-COST-g). */
export function unmodifiedCost(state: AgotState, use: AgotUse): number {
  const { self } = use.ability;
  const { printed } = cardOf(state.table, self);
  return printOf(printed).cost === 'X' ? (definitionOf(printed).x?.(state, use) ?? 0) : printedCost(state, self);
}

function determined(state: AgotState, use: AgotUse): Price {
  const { self } = use.ability;
  const how = isEvent(use.ability) ? 'play' : 'marshal';
  const printed = unmodifiedCost(state, use);
  const reductions = reductionsFor(state, use.by, self, how);
  if (reductions.length === 0) return { gold: printed, used: NO_EFFECTS };
  const gold = modifiedValue(
    printed,
    'cost',
    reductions.flatMap((given) => (given.is === 'add' ? [{ ...given, stat: 'cost' }] : [])),
  );
  return { gold, used: usedUp(state, use.by, self, how) };
}

const FREE: Listed<Cost<AgotState, AgotEvent>> = [];

/** Paying the gold cost, and with it using up what has reduced it. */
const PRICE: Listed<Cost<AgotState, AgotEvent>> = [
  [
    'gold',
    pay((state, use) => {
      const { gold, used } = priceOf(state, use);
      const given: AgotEvent[] = [];
      if (gold > 0) given.push({ is: 'goldSpent', seat: use.by, amount: gold, rule: 'AGOT-COST-a' });
      for (const { number } of used) given.push({ is: 'effectEnded', number, rule: 'AGOT-COST-h' });
      return given;
    }),
  ],
];

/** The values a card may be ambushed for, as options. */
function ambushOptions(
  state: AgotState,
  { ability }: AgotUse,
): readonly { readonly is: 'gold'; readonly amount: number }[] {
  return ambushValues(state, ability.self).map((amount) => ({ is: 'gold', amount }));
}

/** With several ambush values the player chooses which to use (AGOT-KW-AMBUSH-c); no reduction concerns them. */
const AMBUSH_PRICE: Listed<Cost<AgotState, AgotEvent>> = [
  [
    'gold',
    payBy({
      message: { key: 'ambushValue' },
      options: ambushOptions,
      pay: (_, { by }, chosen) =>
        'amount' in chosen && typeof chosen.amount === 'number' && chosen.amount > 0
          ? [{ is: 'goldSpent', seat: by, amount: chosen.amount, rule: 'AGOT-KW-AMBUSH-a' }]
          : [],
    }),
  ],
];

/** To marshal or play a card its modified cost must be paid, to ambush with it the value of the keyword (AGOT-COST-a). */
export function gameCosts(state: AgotState, use: AgotUse): Listed<Cost<AgotState, AgotEvent>> {
  if (isAmbushing(use.ability)) return AMBUSH_PRICE;
  if (!isMarshaling(use.ability) && !isEvent(use.ability)) return FREE;
  const { gold, used } = priceOf(state, use);
  return gold === 0 && used.length === 0 ? FREE : PRICE;
}

/** Whether the seat could pay for a hidden card by what everybody can see; what X is nobody can tell beforehand. */
export function couldAfford(state: AgotState, seat: SeatId, printed: PrintedId): boolean {
  const { cost } = printOf(printed);
  return cost === undefined || cost === 'X' || couldPay(state, seat, cost);
}

/** Whether the seat could pay such a cost for some card, whichever reductions concern it. */
export function couldPay(state: AgotState, seat: SeatId, cost: number): boolean {
  const gold = state.gold[seat] ?? 0;
  if (gold >= cost) return true;
  let least = cost;
  for (const modifier of layer.modifiers.onSeat(state, seat))
    if (modifier.is === 'add' && modifier.stat.startsWith('cost/')) least += modifier.by;
  return gold >= least;
}
