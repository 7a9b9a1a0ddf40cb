import { expect, test } from 'vitest';
import { arrowTo } from './arrow.ts';

const stage = { left: 1000, top: 50, width: 280, height: 500 };
const card = { left: 400, top: 300, width: 100, height: 140 };
const totals = { left: 600, top: 280, width: 200, height: 120 };

test('goes along above the thing and ends over its middle', () => {
  const path = arrowTo(stage, card, []);

  expect(path).toMatch(/^M 1000 178 /);
  expect(path).toMatch(/ 450 288$/);
});

test('goes around what must be read', () => {
  expect(arrowTo(stage, card, [totals])).toMatch(/^M 1000 178 /);
  expect(arrowTo(stage, card, [{ ...totals, top: 170 }])).toBe('M 1000 370 H 512');
});

test('there is none where every way leads through it', () => {
  const wall = { left: 600, top: 0, width: 200, height: 900 };

  expect(arrowTo(stage, card, [wall])).toBeUndefined();
});

test('what lies as high as the stage begins is pointed at from the side', () => {
  expect(arrowTo(stage, { ...card, top: 40 }, [])).toBe('M 1000 110 H 512');
});

test('what lies behind the stage is not pointed at', () => {
  expect(arrowTo(stage, { ...card, left: 1100 }, [])).toBeUndefined();
});
