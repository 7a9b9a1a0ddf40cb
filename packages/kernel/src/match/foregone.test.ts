import { expect, test } from 'vitest';
import { decline } from '../decision/option.ts';
import { chooseNumber, pick } from '../decision/question.ts';
import { begun, common, type Said, say, smallGame } from '../testing/small-game.ts';
import { flow } from './flow.ts';
import { foregone } from './foregone.ts';
import { ask, emit, end } from './instruction.ts';

interface Vars {
  readonly road?: number;
  readonly toll?: number;
  readonly riders?: readonly unknown[];
}

/** On road 0 everything follows by itself, on road 1 nothing happens before a choice, on road 2 something does at once. */
const roads = flow<Said, Vars>()('small/roads', {
  road: () => ask('road', chooseNumber({ seat: 1, min: 0, max: 2, ...common })),
  gate: (_, { road }) => road === 2 && emit(say('gate')),
  toll: (_, { road }) => ask('toll', chooseNumber({ seat: 1, min: 1, max: road === 1 ? 3 : 1, ...common })),
  riders: () => ask('riders', pick({ seat: 1, min: 1, max: 1, options: [decline], ...common })),
  ride: () => emit(say('ride')),
  after: () => ask('riders', pick({ seat: 1, min: 1, max: 1, options: [decline], ...common })),
  over: () => end({ winners: [], reason: { key: 'over' } }),
});

const game = smallGame(roads({}), [roads]);
const { match } = begun(game);
const takes = (answer: number) => foregone(game, match, { seat: 1, asked: match.asked, answer });

test('the last question that answers itself before anything happens is told with its answer', () => {
  const last = takes(0);

  expect(last).toMatchObject({ question: { is: 'pick', seat: 1 }, answer: [0] });
  expect(last?.match.stack.at(-1)).toMatchObject({ step: 'riders', vars: { road: 0, toll: 1 } });
  expect(last?.match.state).toEqual(match.state);
});

test('nothing is where a choice is left, or where something happens first', () => {
  expect([takes(1), takes(2)]).toEqual([undefined, undefined]);
});

test('an answer that does not fit leads nowhere', () => {
  expect(takes(7)).toBeUndefined();
});
