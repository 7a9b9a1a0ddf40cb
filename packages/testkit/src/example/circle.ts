import {
  ask,
  chooseNumber,
  emit,
  end,
  flow,
  flowsOf,
  type Game,
  type GameEvent,
  type GameText,
  goTo,
  InvariantError,
  invalid,
  keep,
  plainSetup,
  type SeatId,
  type Setup,
  seatsOf,
  seenByAll,
} from '@kronika/kernel';

/** Who is left, and what all have said together. */
export interface Circle {
  readonly seated: readonly SeatId[];
  readonly gone: readonly SeatId[];
  readonly total: number;
}

interface Round {
  readonly turn?: SeatId;
  readonly number?: number;
}

interface Left extends GameEvent {
  readonly is: 'left';
  readonly seat: SeatId;
}

interface Said extends GameEvent {
  readonly is: 'said';
  readonly seat: SeatId;
  readonly number: number;
}

const SEATS_OF_CIRCLE = seatsOf(3);
const ENOUGH = 24;

/** How a circle treats those who leave it. */
export interface Leaving {
  /** What becomes of the state. */
  readonly leave: (state: Circle, seat: SeatId) => Circle;
  /** Whose turn comes behind that seat's. */
  readonly next: (state: Circle, turn: SeatId) => SeatId;
  readonly conceded: (state: Circle) => readonly SeatId[];
}

const soundly: Leaving = {
  leave: (state, seat) => ({
    ...state,
    seated: state.seated.filter((other) => other !== seat),
    gone: [...state.gone, seat],
  }),
  next: ({ seated }, turn) => seated.find((seat) => seat > turn) ?? seated[0] ?? turn,
  conceded: ({ gone }) => gone,
};

/** Three seats say numbers in turn until they come to enough; whoever gives up is passed over. */
export function circleOf(leaving: Partial<Leaving> = {}): Game<Circle, Setup, Circle> {
  const { leave, next, conceded } = { ...soundly, ...leaving };
  const rounds = flow<Circle, Round>()('circle/rounds', {
    say: (_, { turn = 0 }) =>
      ask(
        'number',
        chooseNumber({
          seat: turn,
          min: 0,
          max: 3,
          message: { key: 'say' },
          because: { is: 'rule', rule: 'CIRCLE-a' },
        }),
      ),
    count: (state, { turn = 0, number = 0 }) =>
      state.seated.includes(turn) && emit<Said>({ is: 'said', seat: turn, number: number + 1 }),
    over: ({ total, seated }) => total >= ENOUGH && end({ winners: [...seated], reason: { key: 'enough' } }),
    turn: (state, { turn = 0 }) => [keep({ turn: next(state, turn) }), goTo('say')],
  });
  const text: GameText<Circle> = {
    name: 'Circle',
    prompt: ({ message }) => ({ ask: message.key }),
    option: ({ is }) => is,
    event: ({ is }) => is,
    outcome: ({ reason }) => reason.key,
    board: ({ total }) => String(total),
  };
  return {
    id: 'circle',
    rules: 1,
    setup: plainSetup({ min: 3, max: 3 }),
    parseSetup: () => ({ seats: 3 }),
    start: () => ({ seats: 3, state: { seated: SEATS_OF_CIRCLE, gone: [], total: 0 }, stack: [rounds({})] }),
    flows: flowsOf(rounds),
    events: {
      left: { apply: (state: Circle, { seat }: Left) => leave(state, seat), see: seenByAll },
      said: {
        apply: (state: Circle, { seat, number }: Said) => {
          if (!state.seated.includes(seat)) throw new InvariantError(`seat ${seat} is not in the circle`);
          return { ...state, total: state.total + number };
        },
        see: seenByAll,
      },
    },
    view: (state) => state,
    situation: () => invalid('the situation', { at: '', problem: 'a circle begins at its beginning' }),
    concede: ({ seated }, seat) => {
      if (!seated.includes(seat)) return undefined;
      const left = seated.filter((other) => other !== seat);
      const events: readonly Left[] = [{ is: 'left', seat }];
      return left.length === 1 ? { events, outcome: { winners: left, reason: { key: 'alone' } } } : { events };
    },
    conceded,
    faults: ({ seated, gone }) =>
      gone.filter((seat) => seated.includes(seat)).map((seat) => `seat ${seat} has left and is still there`),
    text: { pl: text, en: text },
    bots: {},
  };
}

export const circle = circleOf();

/** Whoever leaves is still waited for. */
export const waitsForWhoLeft = circleOf({ next: (_, turn) => SEATS_OF_CIRCLE[turn + 1] ?? 0, conceded: () => [] });

/** Whoever leaves is noted as gone and as there. */
export const keepsWhoLeft = circleOf({ leave: (state, seat) => ({ ...state, gone: [...state.gone, seat] }) });

/** Cannot do without its second seat. */
export const breaksWithoutOne = circleOf({
  leave: (state, seat) => {
    if (seat === 1) throw new InvariantError('there is no second seat');
    return soundly.leave(state, seat);
  },
});
