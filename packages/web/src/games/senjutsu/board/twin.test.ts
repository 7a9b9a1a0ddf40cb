import { expect, test } from 'vitest';
import type { TwinSection } from '../../../table/board-module.ts';
import { aDuel } from './testing/duel.ts';
import { twinOf } from './twin.ts';

const VIEW = aDuel('twin');
const section = (sections: readonly TwinSection[], key: string) => {
  const found = sections.find((one) => one.key === key);
  if (found === undefined) throw new Error(`no ${key}`);
  return found;
};

test('the board in words begins with oneself, then the others, then the speeds, the hand and the field', () => {
  expect(twinOf(VIEW, 'pl', 0).map(({ key }) => key)).toEqual([
    'fighter0',
    'fighter1',
    'speeds',
    'hand',
    'kamae',
    'field',
  ]);
  expect(twinOf(VIEW, 'pl', 1).map(({ key }) => key)[0]).toBe('fighter1');
});

test('every place of the picture can be chosen in words: cells, sides, speeds, Kamae', () => {
  const places = twinOf(VIEW, 'en', 0).flatMap(({ lines }) => lines.flatMap(({ place }) => place ?? []));

  expect(places).toEqual(expect.arrayContaining(VIEW.field.cells.map((cell) => `cell:${cell}`)));
  expect(places).toEqual(expect.arrayContaining(['side:0', 'side:5', 'speed:0', 'speed:9', 'kamae:balance']));
  expect(new Set(places).size).toBe(places.length);
});

test('a hero is told with wounds, focus, Kamae and cards', () => {
  const [line] = section(twinOf(VIEW, 'pl', 0), 'fighter0').lines;

  expect(line?.text).toMatch(/Mistrz, rany 0\/5, skupienie \d\/3, Kamae: Neutralna, \d+ w ręce, talia \d+/);
});

test('a hand that is not seen stays unread', () => {
  const lines = section(twinOf(VIEW, 'pl', 1), 'hand').lines.filter(({ key }) => key.startsWith('down'));

  expect(new Set(lines.map(({ text }) => text)).size).toBeLessThanOrEqual(1);
});

test('a stun in hand can be chosen', () => {
  const stunned = {
    ...VIEW,
    fighters: VIEW.fighters.map((fighter, at) => (at === 0 ? { ...fighter, stuns: 2 } : fighter)),
  };

  expect(section(twinOf(stunned, 'pl', 0), 'hand').lines.at(-1)).toMatchObject({
    text: 'Ogłuszenie ×2',
    place: 'status:stun',
  });
  expect(section(twinOf(VIEW, 'pl', 0), 'hand').lines.some(({ place }) => place === 'status:stun')).toBe(false);
});
