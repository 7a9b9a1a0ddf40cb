import { TABLE_THING } from '@kronika/kernel';
import { expect, test } from 'vitest';
import type { Described } from '../situation/description.ts';
import { senjutsuSandbox as sandbox } from './sandbox.ts';

function read(description: object): Described {
  const situation = sandbox.read(description);
  if ('refused' in situation) throw new Error(JSON.stringify(situation));
  return situation;
}

const plain = read({});
const set = (situation: Described, key: string, value: string | number) =>
  sandbox.edit(situation, { is: 'set', thing: TABLE_THING, key, value }).situation;
const keys = (situation: Described) => sandbox.controls(situation, TABLE_THING).map(({ key }) => key);

test('SEN-HORDE-a, SEN-HORDE-d: a duel becomes a horde with its first wave, on a board that says where it comes in', () => {
  const horde = set(read({ board: 'village-street' }), 'mode', 'horde');

  expect(horde).toMatchObject({ format: 'horde', horde: { round: 1, wave: 1, beaten: 0 }, board: 'practice-field' });
  expect(horde.heroes).toMatchObject([{ hero: 'ronin', team: 0, cell: '0,0' }]);
  expect(horde.foes).toMatchObject([{ kind: 'ashigaruKatana', cell: '-4,0', behaviour: 'left', woundLimit: 1 }]);
  expect(sandbox.problems(horde)).toEqual([]);
});

test('SEN-HORDE-c, SEN-HORDE-R7: waves and rounds are set; the leader comes with the fourth', () => {
  const last = set(set(set(plain, 'mode', 'horde'), 'wave', 4), 'round', 2);

  expect(last.foes.map(({ kind }) => kind)).toEqual([
    'ashigaruKatana',
    'ashigaruKatana',
    'ashigaruKatana',
    'samuraiLeader',
  ]);
  expect(last.foes.map(({ behaviour }) => behaviour)).toEqual(['left', 'centre', 'centre', 'right']);
  expect(last.foes.every(({ woundLimit }) => woundLimit === 2)).toBe(true);
  expect(last.horde?.beaten).toBe(7);
  expect(set(last, 'wave', 5)).toBe(last);
});

test('SEN-HORDE-V2a: the token of the fallen leader lies beside the start, and nowhere else', () => {
  const horde = set(plain, 'mode', 'horde');

  expect(set(horde, 'fallenLeader', '0,1').horde?.fallenLeader).toBe('0,1');
  expect(set(horde, 'fallenLeader', '0,2')).toBe(horde);
});

test('another board of a horde brings its wave in there', () => {
  const moved = set(set(set(plain, 'mode', 'horde'), 'wave', 2), 'board', sandboxBoards()[1] ?? '');

  expect(moved.foes.map(({ cell }) => cell)).toEqual(['-4,2', '-1,-2']);
  expect(sandbox.problems(moved)).toEqual([]);
});

function sandboxBoards(): readonly string[] {
  const control = sandbox.controls(set(plain, 'mode', 'horde'), TABLE_THING).find(({ key }) => key === 'board');
  return control?.is === 'choice' ? control.options.map(({ value }) => value) : [];
}

test('SEN-HORDE-a: nobody joins whoever fights a horde, and waves are set of hordes only', () => {
  const horde = set(plain, 'mode', 'horde');

  expect(sandbox.spots(horde, { piece: { is: 'hero', id: 'monk' } })).toEqual([]);
  expect(sandbox.edit(horde, { is: 'put', piece: { is: 'hero', id: 'monk' }, to: 'cell:1,0' }).situation).toBe(horde);
  expect(keys(horde)).toEqual(expect.arrayContaining(['round', 'wave', 'fallenLeader']));
  expect(keys(horde)).not.toContain('seats');
  expect(keys(plain)).not.toContain('wave');
});

test('a fight alone against an AI opponent is set up from nothing, and taken apart again', () => {
  const solo = set(set(plain, 'mode', 'foes'), 'seats', 1);
  expect(solo).toMatchObject({ format: 'solo', heroes: [{ team: 0 }], foes: [{ kind: 'ashigaruKatana', team: 1 }] });
  expect(sandbox.problems(solo)).toEqual([]);

  const duel = set(solo, 'mode', 'heroes');
  expect(duel).toMatchObject({ format: 'duel', heroes: [{ team: 0 }, { team: 1 }], foes: [] });
  expect(sandbox.problems(duel)).toEqual([]);
});

test('a horde that is given up leaves the hero against one AI opponent', () => {
  const solo = set(set(set(plain, 'mode', 'horde'), 'wave', 3), 'mode', 'foes');

  expect(solo).toMatchObject({ format: 'solo', foes: [{ kind: 'ashigaruKatana' }] });
  expect(solo.horde).toBeUndefined();
  expect(sandbox.problems(solo)).toEqual([]);
});
