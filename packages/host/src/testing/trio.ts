import {
  type Answers,
  ask,
  askTogether,
  choose,
  chooseNumber,
  type EventRules,
  emit,
  end,
  flow,
  flowsOf,
  type Game,
  type GameEvent,
  type GameText,
  goTo,
  type Lang,
  pass,
  plainSetup,
  type SeatId,
  type Setup,
  seatsOf,
  seenByAll,
} from '@kronika/kernel';

interface Trio {
  readonly points: readonly number[];
  /** Who gave up. */
  readonly gone?: readonly SeatId[];
}

interface Vars {
  readonly bids?: Answers<number>;
  readonly choice?: typeof pass | typeof CHEER;
}

interface Scored extends GameEvent {
  readonly is: 'scored';
  readonly seat: SeatId;
  readonly points: number;
}

interface Gone extends GameEvent {
  readonly is: 'gone';
  readonly seat: SeatId;
}

const because = { is: 'rule', rule: 'TRIO-a' } as const;
const SEATS = seatsOf(3);
const CHEER = { is: 'cheer' } as const;

/** All three bid in secret, then the first seat may cheer or pass; who has seven points first wins. */
const rounds = flow<Trio, Vars>()('trio/rounds', {
  bid: () =>
    askTogether(
      'bids',
      SEATS.map((seat) => chooseNumber({ seat, message: { key: 'bid' }, because, min: 1, max: 3 })),
    ),
  score: (_, { bids }) =>
    emit<Scored>(...SEATS.map((seat): Scored => ({ is: 'scored', seat, points: bids?.[seat] ?? 0 }))),
  window: () =>
    ask(
      'choice',
      choose({
        seat: 0,
        message: { key: 'window', ...{ kind: 'reaction', events: ['scored'] } },
        because,
        options: [pass, CHEER],
        evenIfForced: true,
      }),
    ),
  again: ({ points }) => points.every((sum) => sum < 7) && goTo('bid'),
  finish: ({ points }) => {
    const most = Math.max(...points);
    return end({ winners: SEATS.filter((seat) => points[seat] === most), reason: { key: 'points' }, rule: 'TRIO-b' });
  },
});

const events: EventRules<Trio, Scored | Gone> = {
  scored: {
    apply: (state, { seat, points: more }) => ({
      ...state,
      points: state.points.with(seat, (state.points[seat] ?? 0) + more),
    }),
    see: seenByAll,
    reveals: () => true,
  },
  gone: { apply: (state, { seat }) => ({ ...state, gone: [...(state.gone ?? []), seat] }), see: seenByAll },
};

/** The smallest game for three, with sealed answers: no real game for so many is needed to test a table for them. */
export const trio: Game<Trio, Setup, Trio> = {
  id: 'trio',
  rules: 1,
  setup: plainSetup({ min: 3, max: 3 }),
  parseSetup: () => ({ seats: 3 }),
  start: () => ({ seats: 3, state: { points: [0, 0, 0] }, stack: [rounds({})] }),
  flows: flowsOf(rounds),
  events,
  view: (state) => state,
  situation: () => ({ seats: 3, state: { points: [0, 0, 0] }, stack: [rounds({})] }),
  faults: () => [],
  text: { pl: textIn('pl'), en: textIn('en') },
  bots: {},
};

/** The same, but who gives up is out of the game, and the last one wins. */
export const lastOfThree: Game<Trio, Setup, Trio> = {
  ...trio,
  id: 'lastOfThree',
  concede: ({ gone = [] }, seat) => {
    if (gone.includes(seat)) return undefined;
    const left = SEATS.filter((other) => other !== seat && !gone.includes(other));
    const events: readonly Gone[] = [{ is: 'gone', seat }];
    return left.length === 1
      ? { events, outcome: { winners: left, reason: { key: 'last' }, rule: 'TRIO-c' } }
      : { events };
  },
  conceded: ({ gone = [] }) => gone,
};

function textIn(_: Lang): GameText<Trio> {
  return {
    name: 'Trio',
    prompt: ({ message }) => ({ ask: message.key }),
    option: ({ is }) => is,
    event: ({ is }) => is,
    outcome: ({ winners }) => winners.join(),
    board: ({ points }) => points.join(),
  };
}
