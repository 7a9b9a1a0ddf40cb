import { type CardId, cardOf, type PrintedId, type SeatId } from '@kronika/kernel';
import { type Cost, type LastingEffect, type Listed, type Modifier, modifiedValue, pay } from '@kronika/lcg';
import { printOf } from '../cards/fact.ts';
import { printOn } from '../cards/print-on.ts';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { definitionOn, type L5rUse } from './card-definition.ts';
import { isPlay } from './playable.ts';

/** The stat under which a reduction for the next card of a kind is noted on a seat. */
export const NEXT_EVENT = 'cost/event';
/** … for the next attachment on a character is noted on that character, by whose effect it is. */
export const NEXT_ATTACHMENT = 'cost/attachment';

const NO_REDUCTIONS: readonly LastingEffect[] = [];

/** Reductions that wait for the seat's next such card: of its own, or of what it plays on the host. */
function reductions(state: L5rState, seat: SeatId, stat: string, host?: CardId): readonly LastingEffect[] {
  let found: LastingEffect[] | undefined;
  for (const effect of state.lasting) {
    const { seats, by, cards, gives } = effect;
    if (host === undefined ? !seats.includes(seat) : by !== seat || !cards.includes(host)) continue;
    if (!gives.some((given) => given.is === 'add' && given.stat === stat)) continue;
    found ??= [];
    found.push(effect);
  }
  return found ?? NO_REDUCTIONS;
}

function totalled(base: number, effects: readonly LastingEffect[], stat: string): number {
  if (effects.length === 0) return base;
  const modifiers: Modifier[] = [];
  for (const { gives } of effects)
    for (const given of gives)
      if (given.is === 'add' && given.stat === stat) modifiers.push({ is: 'add', stat: 'cost', by: given.by });
  // Costs cannot be modified below 0 (L5R-COST-h), which holds for every modified value.
  return modifiedValue(base, 'cost', modifiers);
}

/** What answering from hand costs the seat by what everybody can see: an event its price, the text of any other card nothing. */
export function reducedCost(state: L5rState, seat: SeatId, printed: PrintedId): number {
  const { type, cost = 0 } = printOf(printed);
  return type === 'event' ? totalled(cost, reductions(state, seat, NEXT_EVENT), NEXT_EVENT) : 0;
}

/** The price of a card, and the reductions that are used up by paying it. */
interface Price {
  readonly fate: number;
  readonly used: readonly LastingEffect[];
}

const UNPLAYABLE: Price = { fate: 0, used: NO_REDUCTIONS };

/** What was asked last: the price of a use is asked for several times in a row. */
let last: Asked | undefined;

interface Asked {
  readonly state: L5rState;
  readonly card: CardId;
  readonly by: SeatId;
  readonly host: CardId | undefined;
  readonly price: Price;
}

/** What playing the card costs; an attachment on that host. */
export function priceOf(state: L5rState, card: CardId, by: SeatId, host?: CardId): Price {
  if (last?.card === card && last.state === state && last.by === by && last.host === host) return last.price;
  const price = workedOut(state, card, by, host);
  last = { state, card, by, host, price };
  return price;
}

function workedOut(state: L5rState, card: CardId, by: SeatId, host: CardId | undefined): Price {
  const played = cardOf(state.table, card);
  const { type, cost } = printOn(played);
  if (cost === undefined) return UNPLAYABLE;
  const stat = type === 'event' ? NEXT_EVENT : NEXT_ATTACHMENT;
  const isReducible = type === 'event' || host !== undefined;
  const used = isReducible ? reductions(state, by, stat, host) : NO_REDUCTIONS;
  const discount = definitionOn(played).discount?.(state, card, by) ?? 0;
  return { fate: totalled(Math.max(0, cost - discount), used, stat), used };
}

/** Whether the price of what the seat attaches may differ from host to host: something waits for an attachment on one. */
export function hasReducedHosts(state: L5rState, by: SeatId): boolean {
  return state.lasting.some(
    (effect) => effect.by === by && effect.gives.some((given) => given.is === 'add' && given.stat === NEXT_ATTACHMENT),
  );
}

const FREE: Listed<Cost<L5rState, L5rEvent>> = [];

/** Paying the fate cost, and with it using up what has reduced it. */
const PRICE: Listed<Cost<L5rState, L5rEvent>> = [
  [
    'fate',
    pay((state, use) => {
      const { fate, used } = priceFor(state, use);
      const given: L5rEvent[] = [];
      if (fate > 0) given.push({ is: 'fateSpent', seat: use.by, amount: fate, rule: 'L5R-COST-a' });
      for (const { number } of used) given.push({ is: 'effectEnded', number, rule: 'L5R-COST-a' });
      return given;
    }),
  ],
];

/** Whether there is too little fate for the card, whomever it is played on. */
export function isTooDear(state: L5rState, { ability, by }: L5rUse): boolean {
  if (!isPlay(state, ability)) return false;
  return (state.fate[by] ?? 0) < priceOf(state, ability.self, by).fate && !hasReducedHosts(state, by);
}

function priceFor(state: L5rState, { ability, by, targets }: L5rUse): Price {
  return priceOf(state, ability.self, by, targets.host?.[0]);
}

/** To play a card, its modified fate cost must be paid (L5R-COST-a). */
export function costsToPlay(state: L5rState, use: L5rUse): Listed<Cost<L5rState, L5rEvent>> {
  if (!isPlay(state, use.ability)) return FREE;
  const { fate, used } = priceFor(state, use);
  return fate === 0 && used.length === 0 ? FREE : PRICE;
}
