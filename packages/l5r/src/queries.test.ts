import { printedId } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { l5rQueries as ask } from './queries.ts';
import { given, the } from './testing/given.ts';
import { handOf } from './zones.ts';

const state = given({
  seats: [
    {
      hand: ['banzai', 'fine-katana'],
      play: ['matsu-berserker (in conflict, honored) + fine-katana', 'doji-whisperer', 'savvy-politician (bowed)'],
    },
    { play: ['brash-samurai', 'naive-student'] },
  ],
  conflict: { attacker: 0, type: 'military', ring: 'air', province: 1 },
});
const card = (name: string) => the(state, name);
const berserker = card('matsu-berserker');

test('values are what the rules work out', () => {
  // 3 printed, 2 from the katana, 1 glory.
  expect(ask.militarySkill(state, berserker)).toBe(3 + 2 + ask.glory(state, berserker));
  expect(ask.conflictTotal(state, 0)).toBe(ask.militarySkill(state, berserker));
  expect(ask.cost(state, the(state, 'banzai'), 0)).toBe(0);
  expect(ask.count(state, handOf(0))).toBe(2);
  expect(ask.copies(state, printedId('matsu-berserker'))).toBe(1);
});

test('who may attack, defend and join is told for each character', () => {
  expect(ask.mayAttack(state, card('doji-whisperer'), 'political')).toBe(true);
  expect(ask.mayAttack(state, card('savvy-politician'), 'political')).toBe(false);
  expect(ask.mayDefend(state, card('brash-samurai'))).toBe(true);
  expect(ask.mayDefend(state, card('naive-student'))).toBe(false);
  expect(ask.mayJoin(state, card('brash-samurai'))).toBe(true);
  expect(ask.mayJoin(state, card('naive-student'))).toBe(false);
});

test('actions and their targets are listed', () => {
  const [use] = ask.actions(state, 0, 'conflict').filter(({ ability }) => ability.printed === 'banzai');

  expect(use === undefined ? undefined : ask.targets(state, use)).toEqual({ target: [berserker] });
});
