import {
  ask,
  type CardId,
  call,
  chooseBy,
  chooseNumber,
  emit,
  emitAll,
  finish,
  flow,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { SUITS, type Suit } from '../facts/fact.ts';
import { siteFact } from '../facts/library.ts';
import type { BidMessage, PlainMessage } from '../messages.ts';
import type { DetailOption, Recoverable } from '../options.ts';
import { cardsInPlay, inUse, mayDo } from '../powers/in-play.ts';
import type { RecoverAct } from '../powers/power.ts';
import { cardsAt, faceupAdvisers, nameIn, relicsAt, siteAt, suitOf } from '../queries/cards.ts';
import { playerOf } from '../queries/seats.ts';
import { BANNERS, type Oath } from '../state.ts';
import { burnFavor, burnSecrets, favorOf, purseOf } from '../verbs/favor.ts';
import { spendSupply } from '../verbs/supply.ts';
import { allOf, forbid, isAllowed, type Verdict } from '../verdict.ts';
import { afterAction } from './after-action.ts';
import { answers } from './answers.ts';
import { declareModifiers, modifierPrice, payModifiers } from './modifiers.ts';
import { settleBreaches } from './promises.ts';
import { checkTitle } from './title.ts';

/** What Recover costs in Supply (OATH-5.4.1-a). */
export const RECOVER_SUPPLY = 1;

/** What is left to pay with beside the modifiers. */
function purse(state: Oath, seat: SeatId, modifiers: readonly CardId[]) {
  const { favor, secrets } = modifierPrice(state, seat, modifiers);
  return { favor: favorOf(state, seat) - favor, secrets: playerOf(state, seat).secrets - secrets };
}

/** Whether the cost printed on the own site can be paid (OATH-5.4.2-a). */
function mayPayRelic(state: Oath, seat: SeatId, modifiers: readonly CardId[]): Verdict {
  const site = siteAt(state, playerOf(state, seat).site);
  const cost = site === null ? undefined : siteFact(site).recover;
  if (cost === undefined) return forbid('noPrintedCost', 'OATH-2.8.4-a');
  const left = purse(state, seat, modifiers);
  switch (cost.is) {
    case 'favorToBank': {
      const has = state.law.relicFavorCost === 'pl' ? state.banks[cost.bank] : left.favor;
      return has >= cost.amount ? 'allowed' : forbid('cannotPay', 'OATH-5.4.2-a');
    }
    case 'burnFavor':
      return left.favor >= cost.amount ? 'allowed' : forbid('cannotPay', 'OATH-5.4.2-a');
    case 'burnSecret':
      return left.secrets >= cost.amount ? 'allowed' : forbid('cannotPay', 'OATH-5.4.2-a');
  }
}

/**
 * The suit condition for taking the Darkest Secret from another player (OATH-5.4.1-c): the cards at the holder's site
 * against the holder's faceup advisers.
 */
export function isSecretLoose(state: Oath, holder: SeatId): boolean {
  const suits = cardsAt(state, playerOf(state, holder).site).flatMap((card) => suitOf(state, card) ?? []);
  const held = new Set(faceupAdvisers(state, holder).map((card) => suitOf(state, card)));
  if (suits.length === 0) return false;
  return state.law.darkestSecretCondition === 'pl'
    ? suits.every((suit) => !held.has(suit))
    : suits.some((suit) => !held.has(suit));
}

/** The most that can be put on a banner, and the least that must be (OATH-5.4.2-b). */
function bids(state: Oath, { seat, what, modifiers }: RecoverAct) {
  if (what.is !== 'banner') return { least: 0, most: 0, added: 0 };
  const { tokens } = state.banners[what.banner];
  const left = purse(state, seat, modifiers);
  const added =
    what.banner === 'darkestSecret'
      ? inUse(state, seat, 'recover', modifiers).reduce((sum, { modifier }) => sum + (modifier.addsSecrets ?? 0), 0)
      : 0;
  const own = what.banner === 'peoplesFavor' ? left.favor : left.secrets;
  return { least: Math.max(0, tokens + 1 - added), most: own, added };
}

/** Whether it may be recovered now (OATH-5.4.1-a). */
export function mayRecover(state: Oath, act: RecoverAct): Verdict {
  const { seat, what, modifiers } = act;
  return allOf(
    () => (playerOf(state, seat).supply < RECOVER_SUPPLY ? forbid('noSupply', 'OATH-4.2-b') : 'allowed'),
    () => mayDo(state, { is: 'recover', seat, what }),
    () =>
      inUse(state, seat, 'recover', modifiers)
        .map(({ use, modifier }) => modifier.fits?.(state, use, what) ?? 'allowed')
        .find((each) => each !== 'allowed') ?? 'allowed',
    () => {
      if (what.is === 'relic') {
        const card = relicsAt(state, what.slot)[what.at];
        if (card === undefined || what.slot !== playerOf(state, seat).site)
          return forbid('nothingThere', 'OATH-5.4.1-a');
        const disturbed = mayDo(state, { is: 'disturb', seat, card });
        return disturbed === 'allowed' ? mayPayRelic(state, seat, modifiers) : disturbed;
      }
      const { holder } = state.banners[what.banner];
      if (what.banner === 'darkestSecret' && holder !== null && holder !== seat && !isSecretLoose(state, holder))
        return forbid('suitCondition', 'OATH-5.4.1-c');
      if (holder !== null && holder !== seat) {
        const taking = mayDo(state, { is: 'take', seat, from: holder, what: what.banner });
        if (taking !== 'allowed') return taking;
      }
      const { least, most } = bids(state, act);
      return most >= least ? 'allowed' : forbid('cannotPay', 'OATH-5.4.2-b');
    },
  );
}

/** What may be recovered with these modifiers. */
export function recoverable(state: Oath, seat: SeatId, modifiers: readonly CardId[]): readonly Recoverable[] {
  const slot = playerOf(state, seat).site;
  const all: readonly Recoverable[] = [
    ...relicsAt(state, slot).map((_, at): Recoverable => ({ is: 'relic', slot, at })),
    ...BANNERS.map((banner): Recoverable => ({ is: 'banner', banner })),
  ];
  return all.filter((what) => isAllowed(mayRecover(state, { action: 'recover', seat, what, modifiers })));
}

interface Recovering {
  readonly seat: SeatId;
  readonly modifiers: readonly CardId[];
  readonly what?: Recoverable;
  readonly amount?: number;
  readonly bank?: Suit;
  readonly relic?: CardId;
}

function actOf({ seat, modifiers }: Recovering, what: Recoverable): RecoverAct {
  return { action: 'recover', seat, what, modifiers };
}

type WhatOption = Extract<DetailOption, { readonly is: 'recoverable' }>;

/** Recover (5.4). */
export const recover = flow<Oath, Recovering>()('oath/recover', {
  declare: (_, { seat, what }) =>
    what === undefined && call('modifiers', declareModifiers({ seat, action: 'recover', chosen: [] })),
  choose: (state, { seat, what, modifiers }) => {
    if (what !== undefined) return undefined;
    const all = recoverable(state, seat, modifiers);
    if (all.length === 0) return finish;
    const message: PlainMessage = { key: 'recoverWhat' };
    return ask(
      'what',
      chooseBy('what', {
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-5.4.1-a' },
        options: all.map((each): WhatOption => ({ is: 'recoverable', what: each })),
      }),
    );
  },
  amount: (state, vars) => {
    const { seat, what } = vars;
    if (what?.is !== 'banner') return undefined;
    const { least, most } = bids(state, actOf(vars, what));
    const message: BidMessage = { key: 'recoverAmount', banner: what.banner, least };
    return ask(
      'amount',
      chooseNumber({ seat, message, because: { is: 'rule', rule: 'OATH-5.4.2-b' }, min: least, max: most }),
    );
  },
  bank: (state, { seat, what }) => {
    if (what?.is !== 'banner' || what.banner !== 'peoplesFavor' || state.banners.peoplesFavor.tokens === 0)
      return undefined;
    const message: PlainMessage = { key: 'recoverBank' };
    return ask(
      'bank',
      chooseBy('suit', {
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-5.4.4-a' },
        options: SUITS.map((suit) => ({ is: 'bank' as const, suit })),
      }),
    );
  },
  pay: (state, vars) => {
    const { seat, what, modifiers } = vars;
    if (what === undefined) return finish;
    return emitAll<OathEvent>([
      ...spendSupply(seat, RECOVER_SUPPLY, 'OATH-5.4.1-a'),
      ...payModifiers(state, seat, modifiers),
      ...(what.is === 'relic' ? payForRelic(state, seat) : []),
    ]);
  },
  take: (state, vars) => {
    const { seat, what } = vars;
    if (what === undefined) return finish;
    if (what.is === 'relic') {
      const relic = relicsAt(state, what.slot)[what.at];
      return relic === undefined
        ? finish
        : [
            emit<OathEvent>({ is: 'relicGained', seat, card: relic, how: 'recovered', rule: 'OATH-5.4.3-a' }),
            call(answers({ happening: { is: 'relicsTaken', seat, cards: [relic] } })),
          ];
    }
    return emitAll(
      what.banner === 'peoplesFavor'
        ? takePeoplesFavor(state, vars)
        : takeDarkestSecret(state, vars, bids(state, actOf(vars, what)).added),
    );
  },
  answers: (state, vars) => {
    const { seat, what, amount = 0 } = vars;
    if (what === undefined) return finish;
    const paid = amount + bids(state, actOf(vars, what)).added;
    return call(answers({ happening: { is: 'recovered', seat, what, paid } }));
  },
  promises: (_, { seat, what }) => what !== undefined && call(settleBreaches({ deed: { is: 'recover', seat, what } })),
  after: (_, vars) => vars.what !== undefined && call(afterAction({ act: actOf(vars, vars.what) })),
  title: () => call(checkTitle({})),
});

/** Pays what the site prints; the favor of a named bank is read by edition (OATH-X-3). */
function payForRelic(state: Oath, seat: SeatId): readonly OathEvent[] {
  const site = siteAt(state, playerOf(state, seat).site);
  const cost = site === null ? undefined : siteFact(site).recover;
  switch (cost?.is) {
    case undefined:
      return [];
    case 'burnFavor':
      return burnFavor(state, purseOf(state, seat), cost.amount, 'OATH-5.4.2-a');
    case 'burnSecret':
      return burnSecrets(seat, cost.amount, 'OATH-5.4.2-a');
    case 'favorToBank':
      return state.law.relicFavorCost === 'pl'
        ? burnFavor(state, { is: 'bank', suit: cost.bank }, cost.amount, 'OATH-X-3')
        : [
            {
              is: 'favorMoved',
              from: purseOf(state, seat),
              to: { is: 'bank', suit: cost.bank },
              amount: cost.amount,
              rule: 'OATH-X-3',
            },
          ];
  }
}

/** The side the People's Favor ends on (OATH-X-4); a Hall of Mockery leaves it to the mob. */
function sideAfterRecover(state: Oath): 'mob' | 'calm' {
  const mocked = cardsInPlay(state).some((card) => nameIn(state, card) === 'hall-of-mockery');
  return state.law.peoplesFavorSide === 'pl' || mocked ? 'mob' : 'calm';
}

/** The former favor is dealt to the banks one by one, clockwise (OATH-5.4.4-a, OATH-5.4.4-b). */
function takePeoplesFavor(state: Oath, { seat, amount = 0, bank = SUITS[0] }: Recovering): readonly OathEvent[] {
  const { tokens } = state.banners.peoplesFavor;
  const first = SUITS.indexOf(bank);
  const dealt = SUITS.map((suit, at) => {
    const place = (at - first + SUITS.length) % SUITS.length;
    return { suit, amount: Math.floor(tokens / SUITS.length) + (place < tokens % SUITS.length ? 1 : 0) };
  });
  const to = sideAfterRecover(state);
  return [
    { is: 'bannerTaken', banner: 'peoplesFavor', seat, how: 'recovered', rule: 'OATH-5.4.3-a' },
    ...dealt
      .filter((each) => each.amount > 0)
      .map(
        (each): OathEvent => ({
          is: 'favorMoved',
          from: { is: 'banner' },
          to: { is: 'bank', suit: each.suit },
          amount: each.amount,
          rule: 'OATH-5.4.4-a',
        }),
      ),
    { is: 'favorMoved', from: purseOf(state, seat), to: { is: 'banner' }, amount, rule: 'OATH-5.4.2-b' },
    ...((to === 'mob') === state.mob ? [] : [{ is: 'mobTurned', to, rule: 'OATH-5.4.4-a' } satisfies OathEvent]),
  ];
}

/** One former secret to the taker, the others to the former holder, or to the supply (OATH-5.4.4-c, OATH-5.4.4-d). */
function takeDarkestSecret(state: Oath, { seat, amount = 0 }: Recovering, added: number): readonly OathEvent[] {
  const { tokens, holder } = state.banners.darkestSecret;
  const moved = (to: Extract<OathEvent, { readonly is: 'secretsMoved' }>['to'], count: number): readonly OathEvent[] =>
    count <= 0 ? [] : [{ is: 'secretsMoved', from: { is: 'banner' }, to, amount: count, rule: 'OATH-5.4.4-c' }];
  const own = holder === seat ? tokens : Math.min(1, tokens);
  return [
    { is: 'bannerTaken', banner: 'darkestSecret', seat, how: 'recovered', rule: 'OATH-5.4.3-a' },
    ...moved({ is: 'player', seat }, own),
    ...moved(holder === null ? { is: 'supply' } : { is: 'player', seat: holder }, tokens - own),
    ...(amount > 0
      ? [
          {
            is: 'secretsMoved',
            from: { is: 'player', seat },
            to: { is: 'banner' },
            amount,
            rule: 'OATH-5.4.2-b',
          } satisfies OathEvent,
        ]
      : []),
    ...(added > 0
      ? [
          {
            is: 'secretsMoved',
            from: { is: 'supply' },
            to: { is: 'banner' },
            amount: added,
            rule: 'OATH-5.4.2-b',
          } satisfies OathEvent,
        ]
      : []),
  ];
}
