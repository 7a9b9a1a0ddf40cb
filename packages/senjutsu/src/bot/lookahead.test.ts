import { begin, changed, isRefusal, present, questionFor, randomOf, refusalText } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { senjutsu } from '../game.ts';
import { imagine as dealtAnew } from '../imagine.ts';
import { standing } from './standing.ts';
import { answerOf, beaten, ENOUGH, moments } from './testing/hordes.ts';
import { thumb as byRule } from './thumb.ts';

const lookingAhead = present(senjutsu.bots.thumb, 'the bot');
test('a horde is beaten that the rule alone does not beat', () => {
  expect(beaten(lookingAhead, 'student', 'student/1')).toBeGreaterThan(beaten(byRule, 'student', 'student/1'));
});

test('what it answers rests on nothing that its seat may not know', () => {
  const asked = [...moments(byRule, 'ronin', 'secrets', 1)];

  for (const match of asked) {
    const twin = { ...match, state: dealtAnew(match.state, 0, randomOf('another deal')) };
    expect(answerOf(lookingAhead, twin)).toEqual(answerOf(lookingAhead, match));
  }
  expect(asked.length).toBeGreaterThan(10);
});

test('with too few positions to compare anything the rule answers alone', () => {
  for (const match of moments(byRule, 'warrior', 'hurry', 1))
    expect(answerOf(lookingAhead, match, { nodes: 1 })).toEqual(answerOf(byRule, match));
});

test('a duel between people is left to the rule', () => {
  const begun = begin(senjutsu, { seats: 2, decks: [{ hero: 'master' }, { hero: 'ronin' }] }, 'duel');
  if (isRefusal(begun)) throw new Error(refusalText(begun, 'en'));
  const { match } = begun;
  const thought = {
    view: senjutsu.view(match.state, 0, match.stack),
    question: present(questionFor(match, 0), 'its question'),
    nodes: ENOUGH,
    random: randomOf('duel'),
    imagine: () => {
      throw new Error('nothing is tried against somebody who thinks');
    },
  };

  expect(lookingAhead.answer(thought)).toEqual(byRule.answer(thought));
});

test('the end of a round is worth more than its last opponent alive', () => {
  const moment = [...moments(byRule, 'master', 'rounds', 1)].at(-1);
  const match = present(moment, 'a moment');
  const worth = (round: number, wave: number, waves: number): number => {
    const { horde } = match.state;
    if (horde === null) throw new Error('a horde');
    const state = changed(match.state, { horde: { ...horde, round, wave, beaten: waves } });
    return standing(senjutsu, { ...match, state }, 0);
  };

  expect(worth(2, 1, 4)).toBeGreaterThan(worth(1, 4, 3));
  expect(worth(1, 4, 3)).toBeGreaterThan(worth(1, 3, 2));
});
