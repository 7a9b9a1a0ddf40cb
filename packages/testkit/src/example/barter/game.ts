import {
  flowsOf,
  type Game,
  invalid,
  isRefusal,
  type Position,
  plainSetup,
  present,
  type Random,
  type Refusal,
  readSetup,
  type SeatId,
  type Series,
  type Setup,
  type Viewer,
} from '@kronika/kernel';
import * as z from 'zod';
import { events } from './events.ts';
import { imagineBarter } from './imagine.ts';
import { flows, turns } from './rules.ts';
import {
  ALL_COINS,
  ALL_GOODS,
  type Barter,
  coinsOf,
  goodsOf,
  mayKnowTerms,
  SEATS_OF_BARTER,
  type Terms,
} from './state.ts';
import { textIn } from './text.ts';

/** What a viewer sees of the barter. */
export interface BarterView {
  readonly turn: SeatId;
  readonly turns: number;
  /** Purse and goods of those seats only that the viewer may look behind the screen of. */
  readonly seats: readonly { readonly coins?: number; readonly goods?: number; readonly pacts: number }[];
  readonly terms?: Terms;
  readonly worth?: readonly number[];
}

interface BarterSetup extends Setup {
  /** What everybody had in the purse when the last match ended. */
  readonly purses?: readonly number[];
}

const SETUP = plainSetup({ min: 3, max: 3 });

const pursesSchema = z
  .array(z.int().min(0))
  .length(3)
  .refine((purses) => sumOf(purses) === ALL_COINS, `expected ${ALL_COINS} coins in all purses together`)
  .optional();

/** What is handed on is for the game itself to check. */
function parseSetup(input: unknown): BarterSetup | Refusal {
  const setup = readSetup(SETUP, input, series);
  if (isRefusal(setup)) return setup;
  const purses = pursesSchema.safeParse(setup.purses);
  if (!purses.success)
    return invalid(
      'the setup',
      ...purses.error.issues.map(({ path, message }) => ({ at: ['purses', ...path].join('.'), problem: message })),
    );
  return { seats: setup.seats, ...(purses.data === undefined ? {} : { purses: purses.data }) };
}

const series: Series<Barter, BarterSetup> = {
  carries: 'purses',
  next: ({ seats }, { state }) => ({ seats, purses: state.coins }),
};

/** A small game of offers: public and private, with counteroffers, and purses that one match hands on to the next. */
export const barter: Game<Barter, BarterSetup, BarterView> = {
  id: 'barter',
  rules: 1,
  setup: SETUP,
  parseSetup,
  series,
  start: ({ purses = [4, 4, 4] }, random) => startWith(purses, goodsByChance(random)),
  flows: flowsOf(...flows),
  events,
  view: viewBarter,
  imagine: imagineBarter,
  concede: (state, seat) => {
    if (state.gone.includes(seat)) return undefined;
    const left = SEATS_OF_BARTER.filter((other) => other !== seat && !state.gone.includes(other));
    return {
      events: [{ is: 'left', seat } as const],
      ...(left.length === 1 ? { outcome: { winners: left, reason: { key: 'lastOne' }, rule: 'BARTER-d' } } : {}),
    };
  },
  conceded: ({ gone }) => gone,
  situation: (description) => {
    const purses = z.array(z.int().min(0)).length(3).safeParse(description);
    return purses.success
      ? startWith(purses.data, [2, 2, 2])
      : invalid('the situation', { at: '', problem: 'expected three purses' });
  },
  faults: ({ coins, goods }) => [
    ...(sumOf(coins) === ALL_COINS && sumOf(goods) === ALL_GOODS ? [] : ['something was lost or made up']),
    ...([...coins, ...goods].some((amount) => amount < 0) ? ['somebody gave more than it had'] : []),
  ],
  text: { pl: textIn('pl'), en: textIn('en') },
  bots: {},
};

function startWith(coins: readonly number[], goods: readonly number[]): Position<Barter> {
  return { seats: 3, state: { coins, goods, pacts: [0, 0, 0], turn: 0, turns: 0, gone: [] }, stack: [turns({})] };
}

function goodsByChance(random: Random): readonly number[] {
  const first = random.int(1, 2);
  const second = random.int(1, 2);
  return [first, second, ALL_GOODS - first - second];
}

function viewBarter(state: Barter, viewer: Viewer): BarterView {
  const { turn, turns: taken, terms, worth, pacts } = state;
  return {
    turn,
    turns: taken,
    seats: SEATS_OF_BARTER.map((seat) => ({
      ...(viewer === seat || viewer === 'arbiter' ? { coins: coinsOf(state, seat), goods: goodsOf(state, seat) } : {}),
      pacts: present(pacts[seat], 'the pacts'),
    })),
    ...(terms !== undefined && mayKnowTerms(terms, viewer) ? { terms } : {}),
    ...(worth === undefined ? {} : { worth }),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
