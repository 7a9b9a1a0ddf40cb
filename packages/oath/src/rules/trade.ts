import { ask, type CardId, call, choose, emitAll, finish, flow, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { Suit } from '../facts/fact.ts';
import type { PlainMessage } from '../messages.ts';
import type { DetailOption, TradeFor } from '../options.ts';
import { inUse, lendersTo, mayDo, tradePosts } from '../powers/in-play.ts';
import { powersOf } from '../powers/library.ts';
import type { TradeAct } from '../powers/power.ts';
import { cardsAt, faceupAdvisers, suitOf } from '../queries/cards.ts';
import { carriesTokens } from '../queries/pieces.ts';
import { playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { gainFavor, gainSecrets, purseOf } from '../verbs/favor.ts';
import { spendSupply } from '../verbs/supply.ts';
import { allOf, forbid, isAllowed, type Verdict } from '../verdict.ts';
import { afterAction } from './after-action.ts';
import { declareModifiers, modifierPrice, payModifiers } from './modifiers.ts';
import { isUncovered } from './reliquary.ts';
import { checkTitle } from './title.ts';
import { canPayFees, feesFor, payFees } from './tolls.ts';

const BASE_SUPPLY = 1;
const PRICE: Readonly<Record<TradeFor, { readonly favor: number; readonly secrets: number }>> = {
  favor: { favor: 0, secrets: 1 },
  secrets: { favor: 2, secrets: 0 },
};

function supplyFor(state: Oath, act: TradeAct): number {
  return inUse(state, act.seat, 'trade', act.modifiers).reduce(
    (cost, { use, modifier }) => modifier.supply?.(cost, state, use, act) ?? cost,
    BASE_SUPPLY,
  );
}

/** How many advisers of this suit a player counts as having (OATH-5.3.2-d). */
export function advisersOfSuit(state: Oath, seat: SeatId, suit: Suit): number {
  return faceupAdvisers(state, seat)
    .filter((card) => suitOf(state, card) === suit)
    .reduce((count, card) => count + (powersOf(state, card).standing?.countsAs ?? 1), 0);
}

/** How many advisers match the suit in this Trade. */
export function matchingAdvisers(state: Oath, { seat, modifiers }: TradeAct, suit: Suit): number {
  const lenders = lendersTo(state, seat, modifiers) ?? [seat];
  return inUse(state, seat, 'trade', modifiers).reduce(
    (count, { use, modifier }) => modifier.matches?.(count, state, use, suit) ?? count,
    Math.max(...lenders.map((lender) => advisersOfSuit(state, lender, suit))),
  );
}

/** What a Trade yields, before a bank runs short. */
export function yieldOf(state: Oath, act: TradeAct): { readonly favor: number; readonly secrets: number } {
  const { seat, card, modifiers } = act;
  const suit = suitOf(state, card);
  if (suit === null) return { favor: 0, secrets: 0 };
  const used = inUse(state, seat, 'trade', modifiers);
  const matching = matchingAdvisers(state, act, suit);
  const careless = seat === state.chancellor && isUncovered(state, 'careless') ? 1 : 0;
  const favor = (act.for === 'favor' ? 1 + matching : 0) + careless;
  const barred = faceupAdvisers(state, seat).some((own) => powersOf(state, own).standing?.barsTradeFavor === true);
  const secrets = act.for === 'secrets' ? Math.max(0, matching - careless) : 0;
  return {
    favor: barred ? 0 : used.reduce((sum, { use, modifier }) => modifier.favor?.(sum, state, use, act) ?? sum, favor),
    secrets: used.reduce((sum, { use, modifier }) => modifier.secrets?.(sum, state, use, act) ?? sum, secrets),
  };
}

/** Whether the player may trade with this card with these modifiers. */
export function mayTrade(state: Oath, act: TradeAct): Verdict {
  const { seat, card, modifiers } = act;
  const deed = { is: 'trade', seat, card } as const;
  return allOf(
    () => (suitOf(state, card) === null ? forbid('noSuit', 'OATH-5.3.2-c') : 'allowed'),
    () => (carriesTokens(state, card) ? forbid('carriesTokens', 'OATH-5.3.2-a') : 'allowed'),
    () => (supplyFor(state, act) > playerOf(state, seat).supply ? forbid('noSupply', 'OATH-4.2-b') : 'allowed'),
    () => mayDo(state, deed),
    () =>
      inUse(state, seat, 'trade', modifiers)
        .map(({ use, modifier }) => modifier.fits?.(state, use, card) ?? 'allowed')
        .find((each) => each !== 'allowed') ?? 'allowed',
    () => {
      const { favor, secrets } = modifierPrice(state, seat, modifiers);
      const price = PRICE[act.for];
      const all = { favor: favor + price.favor, secrets: secrets + price.secrets };
      return canPayFees(state, seat, feesFor(state, deed), all)
        ? 'allowed'
        : forbid('cannotPay', act.for === 'favor' ? 'OATH-5.3.2-a' : 'OATH-5.3.2-b');
    },
  );
}

export type TradeOption = Extract<DetailOption, { readonly is: 'tradeWith' }>;

/** The Trades that are possible with these modifiers. */
export function tradable(state: Oath, seat: SeatId, modifiers: readonly CardId[]): readonly TradeOption[] {
  const own = tradePosts(state, seat, modifiers).flatMap((slot) => cardsAt(state, slot));
  const more = inUse(state, seat, 'trade', modifiers).flatMap(
    ({ use, modifier }) => modifier.cards?.(state, use) ?? [],
  );
  return [...new Set([...own, ...more])].flatMap((card) =>
    (['favor', 'secrets'] as const)
      .filter((way) => isAllowed(mayTrade(state, { action: 'trade', seat, card, for: way, modifiers })))
      .map((way): TradeOption => ({ is: 'tradeWith', card, for: way })),
  );
}

interface Trading {
  readonly seat: SeatId;
  readonly modifiers: readonly CardId[];
  readonly trade?: TradeOption;
}

function actOf({ seat, modifiers }: Trading, { card, for: way }: TradeOption): TradeAct {
  return { action: 'trade', seat, card, for: way, modifiers };
}

/** Trade (5.3). */
export const trade = flow<Oath, Trading>()('oath/trade', {
  declare: (_, { seat, trade: chosen }) =>
    chosen === undefined && call('modifiers', declareModifiers({ seat, action: 'trade', chosen: [] })),
  choose: (state, { seat, trade: chosen, modifiers }) => {
    if (chosen !== undefined) return undefined;
    const options = tradable(state, seat, modifiers);
    if (options.length === 0) return finish;
    const message: PlainMessage = { key: 'tradeWith' };
    return ask('trade', choose<TradeOption>({ seat, message, because: { is: 'rule', rule: 'OATH-5.3.2-a' }, options }));
  },
  pay: (state, vars) => {
    const { seat, trade: chosen, modifiers } = vars;
    if (chosen === undefined) return finish;
    const { card } = chosen;
    const price = PRICE[chosen.for];
    const placed: readonly OathEvent[] = [
      ...(price.favor > 0
        ? [
            {
              is: 'favorMoved',
              from: purseOf(state, seat),
              to: { is: 'card', card },
              amount: price.favor,
              rule: 'OATH-5.3.2-b',
            } satisfies OathEvent,
          ]
        : []),
      ...(price.secrets > 0
        ? [
            {
              is: 'secretsMoved',
              from: { is: 'player', seat },
              to: { is: 'card', card },
              amount: price.secrets,
              rule: 'OATH-5.3.2-a',
            } satisfies OathEvent,
          ]
        : []),
    ];
    return emitAll<OathEvent>([
      ...payModifiers(state, seat, modifiers),
      ...spendSupply(seat, supplyFor(state, actOf(vars, chosen)), 'OATH-5.3.1-a'),
      ...payFees(state, seat, { is: 'trade', seat, card }),
      ...placed,
    ]);
  },
  before: (state, vars) => {
    const { seat, trade: chosen, modifiers } = vars;
    if (chosen === undefined) return finish;
    return inUse(state, seat, 'trade', modifiers).flatMap(
      ({ use, modifier }) => modifier.before?.(state, use, actOf(vars, chosen)) ?? [],
    );
  },
  gain: (state, vars) => {
    const { seat, trade: chosen } = vars;
    const suit = chosen === undefined ? null : suitOf(state, chosen.card);
    if (chosen === undefined || suit === null) return finish;
    const { favor, secrets } = yieldOf(state, actOf(vars, chosen));
    return emitAll<OathEvent>([
      ...gainFavor(state, seat, suit, favor, 'OATH-5.3.2-a'),
      ...gainSecrets(seat, secrets, 'OATH-5.3.2-b'),
    ]);
  },
  after: (_, vars) => vars.trade !== undefined && call(afterAction({ act: actOf(vars, vars.trade) })),
  title: () => call(checkTitle({})),
});
