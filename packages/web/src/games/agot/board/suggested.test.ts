import { cardIdAt, chooseNumber, type Question } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { suggested } from './suggested.ts';

const asked = (key: string) =>
  ({ seat: 0, message: { key }, because: { is: 'rule', rule: 'AGOT-KW-RENOWN-a' } }) as const;
const bearers = [0, 1].map((at) => ({ is: 'card', card: cardIdAt(at) }));
const pick = (key: string, max: number): Question => ({ is: 'pick', ...asked(key), options: bearers, min: 0, max });

test('AGOT-KW-RENOWN-a: everybody with renown is marked, and so is every pillager who may pillage', () => {
  expect(suggested(pick('renown', 2))).toEqual([0, 1]);
  expect(suggested(pick('pillage', 2))).toEqual([0, 1]);
});

test('where not all of them can, nobody is marked for one', () => {
  expect(suggested(pick('pillage', 1))).toBeUndefined();
});

test('AGOT-KW-INSIGHT-a: as many cards as one may draw', () => {
  expect(suggested(chooseNumber({ ...asked('insight'), min: 0, max: 2 }))).toBe(2);
});

test('nothing else is decided for anybody', () => {
  expect(suggested(pick('declareDefenders', 2))).toBeUndefined();
});
