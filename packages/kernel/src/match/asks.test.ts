import { expect, test } from 'vitest';
import { decline } from '../decision/option.ts';
import { choose, chooseNumber, order } from '../decision/question.ts';
import { Recorder } from '../record/recorder.ts';
import { verify } from '../record/verify.ts';
import { accepted, after, begun, common, openNow, type Said, say, smallGame } from '../testing/small-game.ts';
import { begin, beginSituation } from './decide.ts';
import { flow } from './flow.ts';
import { type Answers, ask, askTogether, emit, end } from './instruction.ts';

interface Vars {
  readonly choice?: typeof decline;
  readonly numbers?: Answers<number>;
  readonly order?: readonly unknown[];
}

/** Four questions that have one answer each, and one that has two. */
const forced = flow<Said, Vars>()('small/forced', {
  choose: () => ask('choice', choose({ seat: 0, options: [decline], ...common })),
  together: () =>
    askTogether('numbers', [
      chooseNumber({ seat: 0, min: 2, max: 2, ...common }),
      chooseNumber({ seat: 1, min: 0, max: 1, ...common }),
    ]),
  tell: (_, { numbers }) => emit(say(numbers?.[0]), say(numbers?.[1])),
  order: () => ask('order', order({ seat: 2, options: [], ...common })),
  over: () => end({ winners: [], reason: { key: 'over' } }),
});

const game = smallGame(forced({}), [forced]);

test('usually only questions with several answers are asked', () => {
  const { match } = begun(game);

  expect(openNow(match).map(({ seat }) => seat)).toEqual([1]);
  expect(after(game, match, [1, 0]).outcome).toBeDefined();
});

test('on request everything is asked, from a setup and from a situation', () => {
  for (const { match } of [
    accepted(begin(game, {}, 'seed', { asks: 'everything' })),
    accepted(beginSituation(game, {}, 'seed', { asks: 'everything' })),
  ]) {
    expect(openNow(match).map(({ seat, is }) => [seat, is])).toEqual([[0, 'choose']]);
    const bidding = after(game, match, [0, 0]);
    expect(openNow(bidding).map(({ seat }) => seat)).toEqual([0, 1]);
    const ordering = after(game, bidding, [0, 2], [1, 1]);
    expect(ordering.state.said.slice(-2)).toEqual([2, 1]);
    expect(openNow(ordering)).toMatchObject([{ seat: 2, is: 'order' }]);
    expect(after(game, ordering, [2, []]).outcome).toBeDefined();
  }
});

test('the record says so, and leads to the same match again', () => {
  const { recorder } = accepted(Recorder.begin(game, { is: 'setup', setup: {}, asks: 'everything' }, 'seed'));
  accepted(recorder.decide({ seat: 0, asked: recorder.match.asked, answer: 0 }));

  const record = recorder.record();

  expect(record.start).toMatchObject({ asks: 'everything' });
  accepted(verify(game, record));
  expect(accepted(Recorder.resume(game, record)).match).toEqual(recorder.match);
});
