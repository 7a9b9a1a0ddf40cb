import { printedCard, printedId, TABLE_THING } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { Described, SenjutsuSituation } from '../situation/description.ts';
import { senjutsuSandbox as sandbox } from './sandbox.ts';

function read(description: SenjutsuSituation): Described {
  const situation = sandbox.read(description);
  if ('refused' in situation) throw new Error(JSON.stringify(situation));
  return situation;
}

const set = (situation: Described, thing: string, key: string, value: string | number) =>
  sandbox.edit(situation, { is: 'set', thing, key, value });
const put = (situation: Described, is: string, id: string, to: string) =>
  sandbox.edit(situation, { is: 'put', piece: { is, id }, to });
const keys = (situation: Described, thing: string) => sandbox.controls(situation, thing).map(({ key }) => key);
const plain = read({});

describe('figures', () => {
  test('a figure is put onto a cell that is touched, but not where somebody or something stands', () => {
    const { situation, thing } = set(plain, 'cell:2,0', 'figure', 'fighter:0');
    expect(situation.heroes.map(({ cell }) => cell)).toEqual(['2,0', '0,-1']);
    expect(thing).toBe('fighter:0');
    expect(set(plain, 'cell:0,-1', 'figure', 'fighter:0').situation).toBe(plain);
    const rocky = read({ terrain: [{ kind: 'rocks', cells: ['2,0'] }] });
    expect(keys(rocky, 'cell:2,0')).toEqual(['terrain', 'towards']);
  });

  test('a figure turns towards the cell that is touched', () => {
    expect(set(plain, 'cell:0,4', 'towards', 'fighter:0').situation.heroes[0]?.facing).toBe(3);
    expect(set(plain, 'fighter:0', 'facing', '2').situation.heroes[0]?.facing).toBe(2);
  });

  test('heroes come up to four and go down to one; the track and the format follow', () => {
    const three = put(plain, 'hero', 'monk', 'cell:3,0').situation;
    expect(three.format).toBe('brawl');
    expect(three.advantage?.toSorted()).toEqual([0, 1, 2]);
    expect(three.heroes[2]).toMatchObject({ hero: 'monk', team: 2, cell: '3,0' });
    const two = sandbox.edit(three, { is: 'remove', thing: 'fighter:0' }).situation;
    expect(two.heroes.map(({ hero }) => hero)).toEqual(['warrior', 'monk']);
    expect(two.advantage?.toSorted()).toEqual([0, 1]);
    const one = sandbox.edit(two, { is: 'remove', thing: 'seat:1' }).situation;
    expect(one).toMatchObject({ format: 'solo', heroes: [{ team: 0 }] });
    expect(sandbox.edit(one, { is: 'remove', thing: 'seat:0' }).situation).toBe(one);
    const four = set(plain, TABLE_THING, 'seats', 4).situation;
    expect(four.heroes).toHaveLength(4);
    expect(sandbox.spots(four, { piece: { is: 'hero', id: 'monk' } })).toEqual([]);
  });

  test('an AI opponent comes with a deck and is fought together; without it the heroes fight each other again', () => {
    const solo = put(plain, 'foe', 'ashigaruYari', 'cell:3,0').situation;
    expect(solo).toMatchObject({ format: 'solo', heroes: [{ team: 0 }, { team: 0 }], foes: [{ team: 1 }] });
    expect(solo.foes[0]?.deck.length).toBeGreaterThan(3);
    expect(sandbox.problems(solo)).toEqual([]);
    expect(sandbox.edit(solo, { is: 'remove', thing: 'fighter:2' }).situation).toMatchObject({
      format: 'duel',
      heroes: [{ team: 0 }, { team: 1 }],
      foes: [],
    });
  });

  test('equal teams make a match of teams', () => {
    const four = set(plain, TABLE_THING, 'seats', 4).situation;
    expect(set(four, 'seat:2', 'team', 1).situation.format).toBe('teams');
  });

  test('another hero brings its own weapon and deck, and foreign signature cards leave', () => {
    const ronin = read({ heroes: [{ hero: 'ronin', hand: ['bull-rush', 'fend'] }, {}] });
    const [hero] = set(ronin, 'seat:0', 'hero', 'master').situation.heroes;
    expect(hero).toMatchObject({ hero: 'master', hand: ['fend'], kamae: 'neutral' });
    expect(hero?.weapons).toHaveLength(1);
  });

  test('wounds, limps, focus, Kamae and the place on the track are set; what is not offered is not', () => {
    const steps: readonly (readonly [string, string | number])[] = [
      ['wounds', 2],
      ['bleeding', 1],
      ['limps', 2],
      ['focus', 3],
      ['kamae', 'aggression'],
      ['stealth', 'hidden'],
    ];
    const situation = steps.reduce((before, [key, value]) => set(before, 'seat:1', key, value).situation, plain);
    expect(situation.heroes[1]).toMatchObject({
      wounds: 2,
      bleeding: 1,
      limps: [4, 4],
      focus: 3,
      kamae: 'aggression',
      stealth: 'hidden',
    });
    expect(set(plain, 'seat:1', 'focus', 4).situation).toBe(plain);
    expect(set(plain, 'seat:1', 'kamae', 'rage').situation).toBe(plain);
    const last = plain.advantage?.[1] ?? 1;
    expect(set(plain, `seat:${last}`, 'advantage', 1).situation.advantage).toEqual(plain.advantage?.toReversed());
  });
});

describe('terrain', () => {
  test('a piece is laid on a cell, turned and taken away', () => {
    const { situation, thing = '' } = put(plain, 'terrain', 'toriiGate', 'cell:2,0');
    expect(situation.terrain).toEqual([{ kind: 'toriiGate', cells: [expect.any(String), '2,0', expect.any(String)] }]);
    const [control] = sandbox.controls(situation, thing);
    if (control?.is !== 'choice') throw new Error('a gate can be turned');
    const other = control.options.find(({ value }) => value.startsWith('toriiGate') && value !== control.value);
    const turned = set(situation, thing, 'terrain', other?.value ?? '').situation;
    expect(turned.terrain[0]?.cells[1]).toBe('2,0');
    expect(turned.terrain).not.toEqual(situation.terrain);
    expect(set(turned, 'cell:2,0', 'terrain', 'none').situation.terrain).toEqual([]);
  });

  test('SEN-TERR-a: nothing solid is laid where somebody stands, and no two pieces share a cell', () => {
    expect(put(plain, 'terrain', 'rocks', 'cell:0,1').situation).toBe(plain);
    const rocky = put(plain, 'terrain', 'rocks', 'cell:2,0').situation;
    expect(put(rocky, 'terrain', 'bamboo', 'cell:2,0').situation).toBe(rocky);
    expect(put(plain, 'terrain', 'fallenSamurai', 'cell:0,1').situation.terrain).toHaveLength(1);
  });

  test('another board is bare, and everybody stands on it', () => {
    const rocky = put(plain, 'terrain', 'rocks', 'cell:2,0').situation;
    const moved = set(rocky, TABLE_THING, 'board', 'village-street').situation;
    expect(moved).toMatchObject({ board: 'village-street', terrain: [] });
    expect(sandbox.problems(moved)).toEqual([]);
  });
});

describe('cards', () => {
  const fend = printedCard(printedId('fend'));

  test('a card is put on top of a deck and last into a hand, and moves on', () => {
    const held = sandbox.edit(read({ heroes: [{ hand: ['bull-rush'] }, {}] }), {
      is: 'put',
      piece: fend,
      to: '0/hand',
    });
    expect(held.situation.heroes[0]?.hand).toEqual(['bull-rush', 'fend']);
    expect(held.thing).toBe('0/hand/1');
    const moved = sandbox.edit(held.situation, { is: 'move', thing: '0/hand/1', to: '1/discard' });
    expect(moved.situation.heroes[1]?.discard).toEqual(['fend']);
    expect(set(moved.situation, '1/discard/0', 'face', 'down').situation.heroes[1]?.discard).toEqual(['fend (down)']);
  });

  test('SEN-CARD-b: a signature card fits its hero only, a poison only where poisons lie', () => {
    const spots = (id: string) => sandbox.spots(plain, { piece: printedCard(printedId(id)) }).map(({ spot }) => spot);
    expect(spots('bull-rush')).toEqual(['0/hand', '0/deck', '0/discard', '0/play']);
    expect(spots('crippling-poison')).toEqual(['0/play', '0/poison', '1/play', '1/poison']);
    expect(spots('solo-003')).toEqual([]);
  });
});
