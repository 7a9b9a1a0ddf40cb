import { beginSituation, decide, isRefusal, type Match, present, questionFor } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { foresee } from './foresee.ts';
import { agot } from './game.ts';
import type { AgotState } from './state.ts';

function begun(situation: object): Match<AgotState> {
  const advance = beginSituation<AgotState>(agot, situation, 'foresee');
  if (isRefusal(advance)) throw new Error(JSON.stringify(advance));
  return advance.match;
}

const idOf = ({ state }: Match<AgotState>, name: string) =>
  present(
    state.table.cards.find((card) => card.printed === name),
    name,
  ).id;

test('who would be weakened by an opponent that takes part is told so, alone and opposed', () => {
  const begin = begun({
    seats: [{ play: ['tywin-lannister', 'cersei-lannister'] }, { play: ['daenerys-targaryen'] }],
    phase: 'challenges',
    step: 'opportunity',
    first: 0,
  });
  const question = present(questionFor(begin, 0), 'the opportunity');
  const options = question.is === 'choose' ? question.options : [];
  const power = options.findIndex((option) => Reflect.get(option, 'type') === 'power');
  const next = decide(agot, begin, { seat: 0, asked: begin.asked, answer: power });
  if (isRefusal(next)) throw new Error(JSON.stringify(next));
  const { match } = next;
  const tywin = idOf(match, 'tywin-lannister');
  const attackers = present(questionFor(match, 0), 'who attacks');
  const place = ('options' in attackers ? attackers.options : []).findIndex(
    (one) => Reflect.get(one, 'card') === tywin,
  );

  const { alone, opposed } = present(foresee(match, 0, [place]), 'a forecast');
  const strength = agot.view(match.state, 0).seats[0]?.characters.find(({ id }) => id === tywin)?.strength ?? 0;

  // She weakens whoever takes part against her player while she stands: before she defends, but not once she kneels to.
  expect(alone[tywin]).toBe(strength - 1);
  expect(opposed[tywin]).toBe(strength);
  expect(match.state.challenge).toBeNull();
});

test('nothing is foreseen of questions that declare nothing', () => {
  expect(foresee(begun({ seats: [{}, {}], phase: 'marshaling', active: 0 }), 0, [0])).toBeUndefined();
});
