import type { Thing } from '@kronika/kernel';
import { expect } from 'vitest';
import { explain } from './explain.ts';
import { fight, scenario, stopHere, type Table } from './rules/testing/fight.ts';
import { playOutTo } from './rules/testing/play-out.ts';
import { fighterId } from './state.ts';
import { cellThing, fighterThing, thingsIn } from './things.ts';

const card = ({ state }: Table, name: string): Thing => {
  const found = state.table.cards.find(({ printed }) => printed === name);
  if (found === undefined) throw new Error(`no ${name} is on the table`);
  return { is: 'card', card: found.id };
};
const whyNot = (table: Table, thing: Thing, viewer: 0 | 1 | 'spectator' = 0) =>
  explain(table.match, viewer, thing).whyNot.map(({ rule }) => rule);

scenario('a card that cannot be chosen says why', (table) => {
  fight(table, {
    bannedTypes: ['defence'],
    one: { hand: ['wolf-pounce', 'guardians-defence', 'calm-composure', 'sixth-sense', 'blood-fury-cut', 'firm-mind'] },
  });

  expect(whyNot(table, card(table, 'wolf-pounce'))).toEqual(['SEN-FOC-c']);
  expect(whyNot(table, card(table, 'calm-composure'))).toEqual(['SEN-TURN-CHOOSE-d']);
  expect(whyNot(table, card(table, 'sixth-sense'))).toEqual(['SEN-EFF-x']);
  expect(whyNot(table, card(table, 'blood-fury-cut'))).toEqual(['SEN-CARD-l']);
  expect(whyNot(table, card(table, 'firm-mind'))).toEqual([]);
  expect(whyNot(table, card(table, 'ronin-core'))).toEqual([]);
  stopHere(table);
});

scenario('beside a poison that must be chosen every other card says so', (table) => {
  fight(table, { one: { hand: ['crippling-poison', 'firm-mind'] } });

  expect(whyNot(table, card(table, 'firm-mind'))).toEqual(['SEN-POIS-d']);
  expect(whyNot(table, card(table, 'ronin-core'))).toEqual(['SEN-POIS-d']);
  expect(whyNot(table, card(table, 'crippling-poison'))).toEqual([]);
  stopHere(table);
});

scenario('a card that cannot replace the revealed one says why', (table) => {
  fight(table, { cards: { 0: 'horse-kick' }, one: { hand: ['dragon-tail', 'swift-block', 'fend'] } });

  expect(whyNot(table, card(table, 'dragon-tail'))).toEqual(['SEN-INST-c']);
  expect(whyNot(table, card(table, 'swift-block'))).toEqual([]);
  playOutTo(table);
});

scenario('others learn nothing of a card in hand, and nobody is told why others cannot', (table) => {
  fight(table, { one: { hand: ['wolf-pounce'] } });

  expect(explain(table.match, 1, card(table, 'wolf-pounce'))).toEqual({ sums: [], whyNot: [], notes: [] });
  expect(whyNot(table, card(table, 'wolf-pounce'), 'spectator')).toEqual([]);
  stopHere(table);
});

scenario('a cell that cannot be entered says why', (table) => {
  fight(table, { cards: { 0: 'swift-mind' }, terrain: [{ kind: 'rocks', cells: ['1,0'] }] });
  table.seat(0).isAsked('moveTo');

  expect(whyNot(table, cellThing('1,0'))).toEqual(['SEN-MOVE-l']);
  expect(whyNot(table, cellThing('0,0'))).toEqual(['SEN-MOVE-l']);
  expect(whyNot(table, cellThing('0,-4'))).toEqual(['SEN-MOVE-b']);
  expect(whyNot(table, cellThing('0,1'))).toEqual([]);
  expect(whyNot(table, cellThing('0,-4'), 1)).toEqual([]);
  expect(explain(table.match, 0, cellThing('1,0')).notes).toMatchObject([{ rule: 'SEN-TERR-a' }]);
});

scenario('SEN-PUSH-c: a cell to which nobody can be pushed says why, to who pushes', (table) => {
  fight(table, { cards: { 0: 'warding-arc' }, one: { cell: '0,2' }, other: { cell: '1,0' } });
  table.seat(0).isAsked('pushTo');

  expect(whyNot(table, cellThing('0,0'))).toEqual(['SEN-PUSH-c']);
  expect(whyNot(table, cellThing('2,-1'))).toEqual([]);
  expect(whyNot(table, cellThing('0,0'), 1)).toEqual([]);
  stopHere(table);
});

scenario('SEN-SETUP-c: a cell where a piece of terrain cannot be laid says why', (table) => {
  table.begins({ seats: 2, terrain: 'placed' });
  const seat = table.match.open[0]?.question.seat === 1 ? 1 : 0;
  table.seat(seat).isAsked('placeTerrain');

  expect(whyNot(table, cellThing('0,4'), seat)).toEqual(['SEN-SETUP-c']);
  expect(whyNot(table, cellThing('0,0'), seat)).toEqual([]);
  stopHere(table);
});

scenario('SEN-HORDE-d: a cell where no wave can enter says why', (table) => {
  table.given({ format: 'horde', phase: 'draw', turn: 2, heroes: [{ cell: '0,0', facing: 0 }], horde: {} });
  table.seat(0).isAsked('spawnCells');

  expect(whyNot(table, cellThing('0,1'))).toEqual(['SEN-HORDE-d']);
  expect(whyNot(table, cellThing('0,4'))).toEqual([]);
  stopHere(table);
});

scenario(
  'SEN-HIT-a: a cell from which nobody could be hit says so, and only where the movement leads there',
  (table) => {
    // Blood Fury Cut may step forward or diagonally, then strikes the three cells before it.
    const cut = { hero: 'ronin', cell: '0,1', kamae: 'aggression', focus: 3 } as const;
    fight(table, { cards: { 0: 'blood-fury-cut' }, one: cut, other: { cell: '1,-1' } });
    const { message } = table.questionTo(0);

    expect(message).toMatchObject({ key: 'moveTo', duty: 'mustHit', barred: ['0,1', '-1,1'] });
    expect(whyNot(table, cellThing('0,0'))).toEqual([]);
    expect(whyNot(table, cellThing('-1,1'))).toEqual(['SEN-HIT-a']);
    expect(whyNot(table, cellThing('0,3'))).toEqual(['SEN-MOVE-b']);
    stopHere(table);
  },
);

scenario('the question for the facing names the cell that was chosen', (table) => {
  fight(table, { cards: { 0: 'field-bandages' }, one: { cell: '0,4' }, other: { cell: '0,-4' } });
  table.seat(0).isAsked('moveTo').takes({ id: '0,3' });

  expect(table.questionTo(0).message).toMatchObject({ key: 'faceTo', at: '0,3', duty: 'free', barred: [] });
  stopHere(table);
});

scenario('the speed of a revealed card is explained by what was settled and by limp', (table) => {
  fight(table, { cards: { 0: 'swift-mind' }, one: { limps: [4, 4] } });

  expect(explain(table.match, 1, card(table, 'swift-mind')).sums).toMatchObject([
    { of: 'speed', parts: [{ amount: 6 }, { amount: -2 }], total: 4 },
  ]);
  playOutTo(table);
});

scenario('a fighter is explained by its wound limit and what ails it', (table) => {
  fight(table, { one: { bleeding: 1, deck: [], inPlay: ['virulent-poison (2)'] } });
  const { sums, notes } = explain(table.match, 1, fighterThing(fighterId(0)));

  expect(sums).toMatchObject([{ of: 'woundLimit', parts: [{ amount: 5 }, { amount: -1 }], total: 4 }]);
  expect(notes.map(({ rule }) => rule)).toEqual(['SEN-BLEED-c', undefined, 'SEN-TURN-DRAW-b']);
  stopHere(table);
});

scenario('everything that can be pointed at is there once', (table) => {
  fight(table, { terrain: [{ kind: 'boat', cells: ['0,5', '0,6'] }] });
  const things = thingsIn(table.view(0)).map(({ is, id }) => `${is}:${id}`);

  expect(new Set(things).size).toBe(things.length);
  expect(things).toContain('cell:0,6');
  expect(things).toContain('piece:boat:0,5');
  expect(things.filter((thing) => thing.startsWith('fighter:'))).toEqual(['fighter:0', 'fighter:1']);
  stopHere(table);
});
