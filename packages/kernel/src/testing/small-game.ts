import type { Question } from '../decision/question.ts';
import type { EventRules, GameEvent } from '../event/event.ts';
import type { Game, Setup } from '../game.ts';
import { type Advance, begin, decide } from '../match/decide.ts';
import { type AnySteps, flowsOf } from '../match/flow.ts';
import type { Call } from '../match/instruction.ts';
import type { Match } from '../match/match.ts';
import { isRefusal, type Refusal, refusalText } from '../refusal.ts';
import { type SeatId, seatsOf } from '../seat.ts';
import { plainSetup } from '../setup/plain-setup.ts';
import type { GameText } from '../text/text.ts';

/** The state of the games made up for the tests: a list of what was said. */
export interface Said {
  readonly said: readonly unknown[];
}

/** Writes down a value. */
export interface Say extends GameEvent {
  readonly is: 'say';
  readonly value: unknown;
}

export function say(value: unknown): Say {
  return { is: 'say', value };
}

const events: EventRules<Said, Say> = {
  say: {
    apply: ({ said }, { value }) => ({ said: [...said, value] }),
    see: (event) => event,
    reveals: (_, { said }) => said.includes('secret'),
  },
};

const text: GameText<Said> = {
  name: 'small',
  prompt: ({ message }) => ({ ask: message.key }),
  option: ({ is }) => is,
  event: ({ is }) => is,
  outcome: ({ reason }) => reason.key,
  board: ({ said }) => JSON.stringify(said),
};

interface Named {
  readonly flowName: string;
  readonly steps: AnySteps<Said>;
}

/** A game of these flows that begins with the first call, for three seats unless it is said otherwise. */
export function smallGame(first: Call, flows: readonly Named[], more: Partial<Game<Said, Setup, Said>> = {}) {
  const game: Game<Said, Setup, Said> = {
    id: 'small',
    rules: 1,
    setup: plainSetup({ min: 1, max: 6 }),
    parseSetup: () => ({ seats: 3 }),
    start: ({ seats }) => ({ seats, state: { said: [] }, stack: [first] }),
    flows: flowsOf(...flows),
    events,
    view: (state) => state,
    situation: () => ({ seats: 3, state: { said: ['situation'] }, stack: [first] }),
    faults: () => [],
    text: { pl: text, en: text },
    bots: {},
    ...more,
  };
  return game;
}

export const common = { message: { key: 'question' }, because: { is: 'rule', rule: 'TEST-a' } } as const;

/** Begins a match of a small game. */
export function begun(game: Game<Said>, seed = 'test'): Advance<Said> {
  return accepted(begin(game, {}, seed));
}

/** Answers one question after another, each `[seat, answer]`. */
export function after(
  game: Game<Said>,
  from: Match<Said>,
  ...answers: readonly (readonly [SeatId, number | readonly number[]])[]
): Match<Said> {
  return answers.reduce(
    (match, [seat, answer]) => accepted(decide(game, match, { seat, asked: match.asked, answer })).match,
    from,
  );
}

export function accepted<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(refusalText(result, 'en'));
  return result;
}

/** What the seats are asked now. */
export function openNow({ open }: Match): readonly Question[] {
  return open.filter(({ answer }) => answer === undefined).map(({ question }) => question);
}

export const threeSeats = seatsOf(3);
