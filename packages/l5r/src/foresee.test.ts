import { type Answer, beginSituation, decide, isRefusal, type Match, present, questionFor } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { foresee } from './foresee.ts';
import { l5r } from './game.ts';
import type { L5rState } from './state.ts';

function begun(situation: object): Match<L5rState> {
  const advance = beginSituation<L5rState>(l5r, situation, 'foresee');
  if (isRefusal(advance)) throw new Error(JSON.stringify(advance));
  return advance.match;
}

function after(match: Match<L5rState>, ...answers: readonly Answer[]): Match<L5rState> {
  return answers.reduce((now, answer) => {
    const next = decide(l5r, now, { seat: 0, asked: now.asked, answer });
    if (isRefusal(next)) throw new Error(JSON.stringify(next));
    return next.match;
  }, match);
}

/** At the question for attackers of the first conflict that may be declared, against the first province. */
const attacking = (mine: readonly string[], theirs: readonly string[], provinces?: readonly string[]) => {
  const match = begun({
    seats: [{ play: mine }, { play: theirs, ...(provinces === undefined ? {} : { provinces }) }],
    phase: 'conflict',
    step: 'opportunity',
  });
  const question = present(questionFor(match, 0), 'the opportunity');
  const options = question.is === 'choose' ? question.options : [];
  const ring = options.findIndex((option) => JSON.stringify(option).includes('"type":"military"'));
  return after(match, ring, 0);
};

const idOf = ({ state }: Match<L5rState>, name: string) =>
  present(
    state.table.cards.find(({ printed, zone }) => printed === name && !zone.includes('eck')),
    name,
  ).id;

describe('what the marked would count', () => {
  test('grows with everybody who takes part beside them, and only for those who are marked', () => {
    const match = attacking(['utaku-infantry', 'shinjo-outrider'], ['doji-whisperer']);
    const infantry = idOf(match, 'utaku-infantry');
    const one = foresee(match, 0, [0])?.alone[infantry] ?? 0;
    const two = foresee(match, 0, [0, 1])?.alone[infantry];

    expect(two).toBe(one + 1);
    expect(foresee(match, 0, [1])?.alone[infantry]).toBeUndefined();
    expect(match.state.conflict).toBeNull();
  });

  test('counts defenders as they would be while they defend', () => {
    const match = begun({
      seats: [{ play: ['political-rival', 'doji-whisperer'] }, { play: ['steward-of-law (in conflict)'] }],
      phase: 'conflict',
      step: 'defenders',
      conflict: { attacker: 1, type: 'political', ring: 'fire', province: 1 },
    });
    const rival = idOf(match, 'political-rival');
    const before = present(
      l5r.view(match.state, 0).seats[0]?.characters.find(({ id }) => id === rival),
      'the rival',
    );

    expect(foresee(match, 0, [0])?.alone[rival]).toBe((before.political ?? 0) + 3);
  });

  test('is the same whatever lies facedown', () => {
    const told = ['pilgrimage', 'manicured-garden', 'shameful-display'].map((province, _, all) => {
      const row = [province, ...all.filter((other) => other !== province), 'ancestral-lands', 'the-art-of-peace'];
      const match = attacking(['matsu-berserker', 'akodo-gunso'], ['doji-challenger'], row);
      const { alone, opposed } = present(foresee(match, 0, [0, 1]), 'a forecast');
      return [Object.values(alone), Object.values(opposed)];
    });

    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  test('is nothing where nothing is declared', () => {
    expect(foresee(begun({ seats: [{}, {}], phase: 'dynasty' }), 0, [0])).toBeUndefined();
  });
});
