import { expect, test } from 'vitest';
import { columnSize, locationSize, packedSize, wholeSize } from './packing.ts';

const room = { width: 178, height: 100 };

test('few cards are drawn large, many small, and never too small to be read', () => {
  const few = packedSize({ characters: 2, locations: 0 }, room);
  const some = packedSize({ characters: 6, locations: 2 }, room);
  const many = packedSize({ characters: 30, locations: 12 }, room);

  expect(few).toBeGreaterThan(some);
  expect(some).toBeGreaterThan(many);
  expect(many).toBeGreaterThanOrEqual(25);
});

test('in a wider seat the same cards are drawn larger', () => {
  const things = { characters: 8, locations: 3 };

  expect(packedSize(things, { width: 330, height: 100 })).toBeGreaterThan(packedSize(things, room));
});

test('everything fits at the size it is given', () => {
  for (const characters of [1, 3, 5, 7, 9])
    for (const locations of [0, 1, 3]) {
      const size = packedSize({ characters, locations }, { width: 300, height: 80 });
      const inRow = Math.floor(303 / (size + 3));
      expect(Math.ceil(characters / inRow) * size).toBeLessThanOrEqual(80);
    }
});

test('locations are drawn smaller than characters, but can be touched', () => {
  expect(locationSize(50)).toBeLessThan(50);
  expect(locationSize(25)).toBeGreaterThanOrEqual(22);
});

test('names under the pictures leave less room for them', () => {
  const things = { characters: 5, locations: 0 };

  expect(packedSize(things, { ...room, names: 24 })).toBeLessThan(packedSize(things, room));
});

test('locations beside whole cards fit into their column', () => {
  for (const locations of [1, 2, 4, 5, 6, 8]) {
    const size = columnSize(locations, 112);
    const inRow = Math.floor(100 / (size + 4));
    expect(Math.ceil(locations / inRow) * (size + 4) - 4).toBeLessThanOrEqual(112);
  }
  expect(columnSize(4, 112)).toBeGreaterThan(columnSize(8, 112));
});

test('whole cards leave room for what they wear and for the locations beside them', () => {
  const plain = { pose: 'stands', wears: 'nothing' } as const;
  const armed = { ...plain, wears: 'something' } as const;
  const wide = { width: 316, height: 116 };

  expect(wholeSize([plain, plain, plain], 2, wide)).toBeGreaterThan(44);
  expect(wholeSize([plain, armed], 0, wide)).toBeGreaterThan(44);
  // Two with attachments beside them and locations: whole cards would lie over one another.
  expect(wholeSize([armed, armed], 2, wide)).toBeLessThan(44);
});
