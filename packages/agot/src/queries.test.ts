import { expect, test } from 'vitest';
import { agotQueries as ask } from './queries.ts';
import { given, the } from './testing/given.ts';

const state = given({
  seats: [
    { hand: ['little-bird', 'put-to-the-sword'], play: ['robb-stark (attacking)', 'arya-stark (kneeling)'] },
    { play: ['eddard-stark', 'tywin-lannister (kneeling)'] },
  ],
  challenge: { attacker: 0, type: 'military', against: 1 },
  step: 'defenders',
});
const card = (name: string) => the(state, name);

test('values are what the rules work out', () => {
  expect(ask.challengeTotal(state, 'attacking')).toBe(ask.strength(state, card('robb-stark')));
  expect(ask.plotValue(state, 0, 'claim')).toBe(1);
  expect(ask.cost(state, card('little-bird'), 0)).toBe(1);
  expect(ask.cost(state, card('put-to-the-sword'), 0)).toBe(2);
  expect(ask.power(state, 0)).toBe(0);
});

test('who may attack, defend and join is told for each character', () => {
  expect(ask.mayDefend(state, card('eddard-stark'))).toBe(true);
  expect(ask.mayDefend(state, card('tywin-lannister'))).toBe(false);
  expect(ask.mayAttack(state, card('arya-stark'), 'military')).toBe(false);
  expect(ask.mayJoin(state, card('eddard-stark'), 'defending')).toBe(true);
  expect(ask.mayJoin(state, card('robb-stark'), 'attacking')).toBe(false);
});

test('hosts of an attachment are listed', () => {
  expect(ask.hosts(state, card('little-bird'), 0)).toContain(card('robb-stark'));
});
