import { describe, expect, test } from 'vitest';
import { accept, decline } from '../decision/option.ts';
import { choose, chooseNumber } from '../decision/question.ts';
import {
  accepted,
  after,
  begun,
  common,
  openNow,
  type Said,
  say,
  smallGame,
  threeSeats,
} from '../testing/small-game.ts';
import { decide } from './decide.ts';
import { flow, flowsOf } from './flow.ts';
import {
  type Answers,
  afterThat,
  ask,
  askTogether,
  byChance,
  call,
  callFrom,
  emit,
  end,
  finish,
  finishWith,
  forget,
  goTo,
  keep,
} from './instruction.ts';
import { EndlessLoopError } from './run.ts';

interface Vars {
  readonly count?: number;
  readonly result?: number;
  readonly bids?: Answers<number>;
  readonly said?: typeof accept | typeof decline;
}

const over = end({ winners: [0], reason: { key: 'over' } });

function numberFor(seat: 0 | 1 | 2, max = 5) {
  return chooseNumber({ ...common, seat, min: 0, max });
}

const pause = ask<'said', typeof accept | typeof decline>(
  'said',
  choose({ ...common, seat: 0, options: [accept, decline] }),
);

test('one seat is never asked two questions at once', () => {
  const greedy = flow<Said, Vars>()('small/greedy', { ask: () => askTogether('bids', [numberFor(0), numberFor(0)]) });

  expect(() => begun(smallGame(greedy({}), [greedy]))).toThrow('asks one seat two questions at once');
});

describe('a flow', () => {
  test('leaves the variables alone that a step has seen, however often it changes them', () => {
    const seen: unknown[] = [];
    const changing = flow<Said, Vars>()('small/changing', {
      change: (_, vars) => {
        seen.push(vars);
        return [keep({ count: 1 }), keep({ result: 2 }), forget('count'), goTo('end', { count: 3 })];
      },
      end: (_, vars) => {
        seen.push(vars);
        return [keep({ count: 4 }), over];
      },
    });

    begun(smallGame(changing({ count: 0 }), [changing]));

    expect(seen).toEqual([{ count: 0 }, { result: 2, count: 3 }]);
  });

  test('runs its steps in order and jumps where it says', () => {
    const counting = flow<Said, Vars>()('small/counting', {
      count: (_, { count = 0 }) => [emit(say(count)), keep({ count: count + 1 })],
      again: (_, { count = 0 }) => count < 3 && goTo('count'),
      nothing: () => undefined,
      end: () => over,
    });

    const { match, happened } = begun(smallGame(counting({}), [counting]));

    expect(match.state.said).toEqual([0, 1, 2]);
    expect(happened.map(({ state }) => state.said.length)).toEqual([1, 2, 3]);
    expect(match).toMatchObject({ outcome: { winners: [0] }, stack: [], open: [], asked: 0, decisions: 0 });
  });

  test('looks at what its own events led to, without a step in between', () => {
    const looking = flow<Said, Vars>()('small/looking', {
      tell: () => [
        emit(say('first'), say('second')),
        afterThat(({ said }: Said) => said.length === 2 && goTo('end', { count: said.length })),
      ],
      never: () => emit(say('never')),
      end: (_, { count }) => [emit(say(count)), over],
    });

    expect(begun(smallGame(looking({}), [looking])).match.state.said).toEqual(['first', 'second', 2]);
  });

  test('goes on with its next step where a look says nothing', () => {
    const looking = flow<Said, Vars>()('small/looking', {
      tell: () => [emit(say('first')), afterThat(() => false)],
      next: () => [emit(say('next')), over],
    });

    expect(begun(smallGame(looking({}), [looking])).match.state.said).toEqual(['first', 'next']);
  });

  test('calls another flow as if another step did, and goes on behind that one', () => {
    const asking = flow<Said, Vars, number>()('small/asking', {
      ask: () => ask('count', numberFor(0)),
      give: (_, { count = 0 }) => finishWith(count),
    });
    const outer = flow<Said, Vars>()('small/outer', {
      begin: () => callFrom('call', 'result', asking({})),
      never: () => emit(say('never')),
      call: () => emit(say('never')),
      tell: (_, { result }) => [emit(say(result)), over],
    });
    const game = smallGame(outer({}), [outer, asking]);
    const { match } = begun(game);

    expect(match.stack[0]).toMatchObject({ step: 'call', awaits: { into: 'result', from: 'flow' } });
    expect(accepted(decide(game, match, { seat: 0, asked: match.asked, answer: 4 })).match.state.said).toEqual([4]);
  });

  test('calls another flow and gets its result', () => {
    const inner = flow<Said, { readonly twice: number }, number>()('small/inner', {
      tell: (_, { twice }) => emit(say(`twice ${twice}`)),
      give: (_, { twice }) => finishWith(twice * 2),
    });
    const outer = flow<Said, Vars>()('small/outer', {
      call: () => call('result', inner({ twice: 21 })),
      tell: (_, { result }) => emit(say(result)),
      end: () => over,
    });

    expect(begun(smallGame(outer({}), [outer, inner])).match.state.said).toEqual(['twice 21', 42]);
  });

  test('calls another flow from one of its later steps and gets its result', () => {
    const inner = flow<Said, { readonly twice: number }, number>()('small/inner', {
      tell: (_, { twice }) => emit(say(`twice ${twice}`)),
      give: (_, { twice }) => finishWith(twice * 2),
    });
    const outer = flow<Said, Vars>()('small/outer', {
      call: () => call('result', inner.from('give', { twice: 21 })),
      tell: (_, { result }) => emit(say(result)),
      end: () => over,
    });

    expect(begun(smallGame(outer({}), [outer, inner])).match.state.said).toEqual([42]);
  });

  test('that ends without a result leaves no variable behind', () => {
    const inner = flow<Said, object, number>()('small/silent', { nothing: () => undefined });
    const outer = flow<Said, Vars>()('small/outer', {
      call: () => call('result', inner({})),
      stop: () => pause,
      end: () => over,
    });

    const { match } = begun(smallGame(outer({ result: 1 }), [outer, inner]));

    expect(match.stack[0]?.vars).toStrictEqual({});
  });

  test('knows the frames that wait for it, those of an earlier decision among them', () => {
    const inner = flow<Said, Vars>()('small/inner', {
      tell: (_, __, callers) => emit(say(callers().map(({ flow: name, step, vars }) => [name, step, vars]))),
    });
    const middle = flow<Said, Vars>()('small/middle', { wait: () => pause, ask: () => call(inner({})) });
    const outer = flow<Said, Vars>()('small/outer', { ask: () => call(middle({ count: 2 })), end: () => over });

    const game = smallGame(outer({ count: 1 }), [outer, middle, inner]);
    const match = after(game, begun(game).match, [0, 0]);

    expect(match.state.said).toEqual([
      [
        ['small/outer', 'ask', { count: 1 }],
        ['small/middle', 'ask', { count: 2, said: accept }],
      ],
    ]);
  });

  test('may finish before its last step', () => {
    const inner = flow<Said, object>()('small/early', { leave: () => finish, tell: () => emit(say('late')) });
    const outer = flow<Said, Vars>()('small/outer', { call: () => call(inner({})), end: () => over });

    expect(begun(smallGame(outer({}), [outer, inner])).match.state.said).toEqual([]);
  });

  test('must not end before the match does', () => {
    const ending = flow<Said, Vars>()('small/ending', { nothing: () => undefined });

    expect(() => begun(smallGame(ending({}), [ending]))).toThrow('the last flow ended, but not the match');
  });

  test('may do nothing behind what leads away', () => {
    const eager = flow<Said, Vars>()('small/eager', { both: () => [goTo('both'), emit(say(1))] });

    expect(() => begun(smallGame(eager({}), [eager]))).toThrow('nothing may stand behind what leads away');
  });

  test('has a name of its own', () => {
    const one = flow<Said, Vars>()('small/one', { end: () => over });

    expect(() => flowsOf(one, one)).toThrow('two flows are called small/one');
    expect(() => begun(smallGame({ do: 'call', flow: 'small/none', vars: {} }, [one]))).toThrow('small/none');
  });

  test('emits only events that have a rule', () => {
    const strange = flow<Said, Vars>()('small/strange', { tell: () => emit({ is: 'strange' }) });

    expect(() => begun(smallGame(strange({}), [strange]))).toThrow('no rule for the event strange');
  });
});

describe('a question', () => {
  test('with one answer is not asked', () => {
    const forced = flow<Said, Vars>()('small/forced', {
      ask: () => ask('result', numberFor(0, 0)),
      tell: (_, { result }) => emit(say(result)),
      end: () => over,
    });

    expect(begun(smallGame(forced({}), [forced])).match).toMatchObject({ asked: 0, state: { said: [0] } });
  });

  test('is asked even so where not asking would tell something', () => {
    const open = flow<Said, Vars>()('small/open', {
      ask: () => ask('result', chooseNumber({ ...common, seat: 0, min: 0, max: 0, evenIfForced: true })),
      end: () => over,
    });
    const game = smallGame(open({}), [open]);
    const { match } = begun(game);

    expect(openNow(match)).toHaveLength(1);
    expect(after(game, match, [0, 0]).outcome).toBeDefined();
  });

  test('that nobody can answer is a bug', () => {
    const stuck = flow<Said, Vars>()('small/stuck', { ask: () => ask('result', numberFor(0, -1)) });

    expect(() => begun(smallGame(stuck({}), [stuck]))).toThrow('nothing can be answered to question');
  });
});

describe('seats that are asked together', () => {
  const bidding = flow<Said, Vars>()('small/bidding', {
    bid: () => askTogether('bids', [numberFor(0), numberFor(1, 0), numberFor(2)]),
    tell: (_, { bids }) => emit(say(bids)),
    end: () => over,
  });
  const game = smallGame(bidding({}), [bidding]);
  const { match } = begun(game);

  test('answer in any order, and nothing happens before the last answer', () => {
    const one = accepted(decide(game, match, { seat: 2, asked: 1, answer: 4 }));

    expect(one.happened).toEqual([]);
    expect(one.match).toMatchObject({ asked: 1, decisions: 1, revelations: 0, state: { said: [] } });
    expect(after(game, one.match, [0, 3]).state.said).toEqual([{ 0: 3, 1: 0, 2: 4 }]);
  });

  test('let something out when all answers are there', () => {
    expect(after(game, match, [0, 1], [2, 1]).revelations).toBe(1);
  });

  test('may be none', () => {
    const alone = flow<Said, Vars>()('small/alone', {
      bid: () => askTogether<'bids', number>('bids', []),
      tell: (_, { bids }) => emit(say(bids)),
      end: () => over,
    });

    expect(begun(smallGame(alone({}), [alone])).match.state.said).toEqual([{}]);
  });
});

describe('chance', () => {
  const rolling = flow<Said, Vars>()('small/rolling', {
    wait: () => pause,
    roll: () => byChance((random) => [emit(say(random.int(1, 6))), keep({ count: random.int(1, 6) })]),
    again: () => goTo('wait'),
  });
  const game = smallGame(rolling({}), [rolling]);

  test('counts as something that came out, and goes on where it was', () => {
    const { match } = begun(game);
    const once = after(game, match, [0, 0]);

    expect(once.revelations).toBe(1);
    expect(once.random).not.toEqual(match.random);
    expect(after(game, match, [0, 1]).state).toEqual(once.state);
  });

  test('is another one with another seed', () => {
    const rolls = ['a', 'b'].map((seed) => after(game, begun(game, seed).match, [0, 0], [0, 0], [0, 0], [0, 0]).state);

    expect(rolls[0]).not.toEqual(rolls[1]);
  });
});

test('an event may say that it brings something out', () => {
  const telling = flow<Said, Vars>()('small/telling', {
    tell: () => [emit(say('secret')), emit(say('and out it is'))],
    end: () => over,
  });

  expect(begun(smallGame(telling({}), [telling])).match.revelations).toBe(1);
});

describe('a decision is refused', () => {
  const asking = flow<Said, Vars>()('small/asking', {
    bid: () =>
      askTogether(
        'bids',
        threeSeats.slice(0, 2).map((seat) => numberFor(seat === 0 ? 0 : 1)),
      ),
    end: () => over,
  });
  const game = smallGame(asking({}), [asking]);
  const { match } = begun(game);

  test('when another question is open', () => {
    expect(decide(game, match, { seat: 0, asked: 7, answer: 1 })).toEqual({ refused: 'stale', asked: 7, now: 1 });
  });

  test('when the seat is not asked', () => {
    expect(decide(game, match, { seat: 2, asked: 1, answer: 1 })).toEqual({ refused: 'notAsked', seat: 2 });
  });

  test('when the seat has answered', () => {
    const answered = after(game, match, [0, 1]);

    expect(decide(game, answered, { seat: 0, asked: 1, answer: 1 })).toEqual({ refused: 'alreadyAnswered', seat: 0 });
  });

  test('when the answer was not offered', () => {
    expect(decide(game, match, { seat: 0, asked: 1, answer: 9 })).toEqual({
      refused: 'notAnOption',
      expected: { is: 'number', min: 0, max: 5 },
    });
  });

  test('when the match is over', () => {
    const ended = after(game, match, [0, 1], [1, 1]);

    expect(decide(game, ended, { seat: 0, asked: 1, answer: 1 })).toEqual({ refused: 'matchOver' });
  });
});

test('a flow that goes on for ever is stopped and named', () => {
  const endless = flow<Said, Vars>()('small/endless', { wait: () => pause, spin: () => goTo('spin') });
  const game = smallGame(endless({}), [endless]);
  const { match } = begun(game);

  const loop = caught(() => decide(game, match, { seat: 0, asked: 1, answer: 0 }));

  expect(loop).toBeInstanceOf(EndlessLoopError);
  expect(loop).toMatchObject({ match, where: 'small/endless, step spin', name: 'EndlessLoopError' });
});

function caught(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}
