import { expect, test } from 'vitest';
import { namesBySide } from './names-by-side.ts';

const seats = ['Ala', 'Ola', 'Ela', 'Ula'].map((name) => ({ is: 'person', name }) as const);

test('everybody has a side of their own, unless there are teams', () => {
  const names = (teams?: number[]) =>
    namesBySide({ seats, ...(teams === undefined ? {} : { teams }) }, ({ name }) => name);

  expect(names()).toEqual(['Ala', 'Ola', 'Ela', 'Ula']);
  expect(names([0, 1, 0, 1])).toEqual(['Ala + Ela', 'Ola + Ula']);
  expect(names([0, 0, 0, 0])).toEqual(['Ala + Ola + Ela + Ula']);
});

test('whoever has no name is left out', () => {
  expect(namesBySide({ seats, teams: [0, 1, 0, 1] }, ({ name }) => (name === 'Ola' ? undefined : name))).toEqual([
    'Ala + Ela',
    'Ula',
  ]);
});
