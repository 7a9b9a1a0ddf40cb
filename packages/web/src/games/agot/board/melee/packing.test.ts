import { expect, test } from 'vitest';
import { rosterOf, rowFormOf } from './packing.ts';

const height = 120;

test('a few names have high rows, in as many columns as are pleasant to read', () => {
  expect(rosterOf(2, { width: 180, height })).toEqual({ columns: 1, row: 46 });
  expect(rosterOf(6, { width: 330, height })).toMatchObject({ columns: 2 });
  expect(rowFormOf(rosterOf(4, { width: 330, height }), 330)).toBe('tall');
  expect(rowFormOf(rosterOf(6, { width: 330, height }), 330)).toBe('low');
});

test('more names have lower rows, and then more columns, as long as they can be read', () => {
  expect(rosterOf(4, { width: 180, height })).toEqual({ columns: 1, row: 27 });
  expect(rowFormOf(rosterOf(4, { width: 180, height }), 180)).toBe('flat');
  expect(rowFormOf(rosterOf(5, { width: 180, height }), 180)).toBe('flat single');
  expect(rowFormOf({ columns: 3, row: 40 }, 330)).toBe('flat');
  expect(rosterOf(9, { width: 180, height }).columns).toBe(2);
});

test('everybody fits as long as there is a form that fits them', () => {
  for (const width of [140, 180, 330, 500])
    for (let count = 0; count <= 20; count += 1) {
      const { columns, row } = rosterOf(count, { width, height });
      const rows = Math.ceil(count / columns);
      const most = Math.max(1, Math.floor((width + 4) / 90));
      // In narrow columns a name has two lines.
      const least = (width + 4) / most - 4 < 130 ? 24 : 19;
      if (Math.ceil(count / most) * (least + 4) - 4 <= height) expect(rows * (row + 4) - 4).toBeLessThanOrEqual(height);
      expect(columns * 90 - 4).toBeLessThanOrEqual(Math.max(width, 86));
    }
});

test('too many keep rows that can be read, and scroll', () => {
  expect(rosterOf(40, { width: 140, height })).toEqual({ columns: 1, row: 19 });
  expect(rosterOf(40, { width: 200, height })).toEqual({ columns: 2, row: 24 });
});
