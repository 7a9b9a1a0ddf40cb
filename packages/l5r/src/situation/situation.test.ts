import { begin, beginSituation, decide, isRefusal, type Match, present, type Question } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { l5r } from '../game.ts';
import type { L5rState } from '../state.ts';

/** The first answer that fits: nothing, passing, or what comes first. */
function answerTo(question: Question) {
  switch (question.is) {
    case 'choose':
      return question.options.length - 1;
    case 'pick':
      return Array.from({ length: question.min }, (_, i) => i);
    case 'order':
      return question.options.map((_, i) => i);
    case 'number':
      return question.min;
    case 'distribute':
      throw new Error('nothing is distributed');
  }
}

/** Lets everybody pass until something of that kind has happened. */
function until(begun: ReturnType<typeof begin<L5rState>>, kind: string): Match<L5rState> {
  if (isRefusal(begun)) throw new Error('the beginning was refused');
  let { match, happened } = begun;
  while (!happened.some(({ event }) => event.is === kind)) {
    const { question } = present(
      match.open.find(({ answer }) => answer === undefined),
      'a question',
    );
    const next = decide(l5r, match, { seat: question.seat, asked: match.asked, answer: answerTo(question) });
    if (isRefusal(next) || match.decisions > 100) throw new Error(`${kind} never happened`);
    ({ match, happened } = next);
  }
  return match;
}

test('a match begins with round 1', () => {
  expect(until(begin<L5rState>(l5r, { seats: 2 }, 'round'), 'roundEntered').state.round).toBe(1);
});

test('a described conflict is resolved, and the conflict phase goes on after it', () => {
  const conflict = { attacker: 0, type: 'military', ring: 'air' };
  const described = { seats: [{ play: ['matsu-berserker (in conflict)'] }, {}], conflict };

  expect(until(beginSituation<L5rState>(l5r, described, 'conflict'), 'conflictOver').state).toMatchObject({
    phase: 'conflict',
    rings: { air: { held: 0 } },
  });
});

test('a described phase comes to its end', () => {
  const begun = beginSituation<L5rState>(l5r, { seats: [{}, {}], phase: 'fate' }, 'phase');

  expect(until(begun, 'periodEnded').state).toMatchObject({ phase: 'regroup' });
});
