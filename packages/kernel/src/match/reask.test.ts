import { describe, expect, test } from 'vitest';
import { choose, chooseNumber } from '../decision/question.ts';
import { accepted, after, begun, common, openNow, type Said, say, smallGame } from '../testing/small-game.ts';
import { flow } from './flow.ts';
import { ask, askTogether, emit, end, goTo } from './instruction.ts';
import { reask } from './reask.ts';

interface Vars {
  readonly number?: number;
  readonly bids?: Readonly<Record<number, number>>;
}

/** Asks for a number up to how much was said, if anything was; then all seats bid. */
const counting = flow<Said, Vars>()('small/counting', {
  begin: () => emit(say('first')),
  look: ({ said }) => said.length > 4 && goTo('bid'),
  ask: ({ said }) =>
    said.includes('enough')
      ? goTo('bid')
      : ask('number', chooseNumber({ seat: 0, min: 0, max: said.length, ...common })),
  again: (_, { number }) => [emit(say(number)), goTo('ask')],
  bid: () =>
    askTogether('bids', [
      chooseNumber({ seat: 0, min: 0, max: 3, ...common }),
      chooseNumber({ seat: 1, min: 0, max: 3, ...common }),
    ]),
  over: () => end({ winners: [], reason: { key: 'over' } }),
});

const game = smallGame(counting({}), [counting]);

describe('a match that is changed is asked again', () => {
  const { match } = begun(game);

  test('of the state after the events, by the step that has asked', () => {
    const next = accepted(reask(game, match, { is: 'events', events: [say('a'), say('b')] }));

    expect(openNow(next.match)).toMatchObject([{ is: 'number', max: 3 }]);
    expect(next.happened.map(({ event }) => event)).toEqual([say('a'), say('b')]);
    expect(next.match.asked).toBe(match.asked + 1);
    expect(next.match.decisions).toBe(match.decisions);
  });

  test('of another state altogether', () => {
    const next = accepted(reask(game, match, { is: 'state', state: { said: [1, 2, 3] } }));

    expect(openNow(next.match)).toMatchObject([{ max: 3 }]);
    expect(next.happened).toEqual([]);
  });

  test('and goes on from there like any other', () => {
    const changed = accepted(reask(game, match, { is: 'state', state: { said: ['x'] } })).match;

    expect(after(game, changed, [0, 1]).state.said).toEqual(['x', 1]);
  });

  test('by the next step that asks, where the one before has nothing to ask any more', () => {
    const next = accepted(reask(game, match, { is: 'events', events: [say('enough')] }));

    expect(openNow(next.match).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('anew, without the answers that were sealed', () => {
    const bidding = accepted(reask(game, match, { is: 'events', events: [say('enough')] })).match;
    const sealed = after(game, bidding, [1, 2]);

    const next = accepted(reask(game, sealed, { is: 'events', events: [] }));

    expect(openNow(next.match).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('only while it is going on, and never itself', () => {
    const bidding = accepted(reask(game, match, { is: 'events', events: [say('enough')] })).match;
    const over = after(game, bidding, [0, 0], [1, 0]);

    expect(reask(game, over, { is: 'events', events: [] })).toEqual({ refused: 'matchOver' });
    expect(match).toEqual(begun(game).match);
  });

  test('an event without a rule is a bug', () => {
    expect(() => reask(game, match, { is: 'events', events: [{ is: 'sung' }] })).toThrow('no rule for the event sung');
  });
});

test('a question with one answer is answered again, too', () => {
  const only = flow<Said, { readonly said?: unknown }>()('small/only', {
    ask: ({ said }) =>
      ask('said', choose({ seat: 0, options: said.map((value) => ({ is: String(value) })), ...common })),
    over: () => end({ winners: [], reason: { key: 'over' } }),
  });
  const small = smallGame(only({}), [only], {
    start: () => ({ seats: 3, state: { said: ['a', 'b'] }, stack: [only({})] }),
  });

  const next = accepted(reask(small, begun(small).match, { is: 'state', state: { said: ['a'] } }));

  expect(next.match.outcome?.reason.key).toBe('over');
});
