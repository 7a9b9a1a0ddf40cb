import { expect } from 'vitest';
import { fight, hero, prints, scenario, stopHere, told } from './testing/fight.ts';
import { playOutTo } from './testing/play-out.ts';

/** A hit at 5 from two cells away. */
const HIT = { cards: { 0: 'pommel-smash' }, one: { cell: '0,2' } } as const;
const THIRD = { hero: 'master', cell: '-4,2', facing: 4 } as const;

scenario('SEN-WIN-a, SEN-WOUND-c, SEN-HERO-d: wounds at the limit defeat, one fewer does not', (table) => {
  fight(table, { ...HIT, other: { wounds: 4 } });
  playOutTo(table);
  expect(table.match.outcome).toMatchObject({ winners: [0], reason: { key: 'lastStanding' }, rule: 'SEN-WIN-d' });

  fight(table, { ...HIT, other: { wounds: 3 } });
  playOutTo(table);
  expect(hero(table, 1)).toMatchObject({ defeat: null, wounds: 4 });
});

scenario('SEN-BLEED-b: a bleeding wound counts for the limit', (table) => {
  fight(table, { ...HIT, other: { wounds: 2, bleeding: 2 } });
  playOutTo(table);

  expect(hero(table, 1).defeat).toBe('wounds');
});

scenario('SEN-XPOIS-h: Virulent Poison lowers the wound limit by one', (table) => {
  fight(table, { ...HIT, other: { wounds: 3, inPlay: ['virulent-poison (4)'] } });
  playOutTo(table);

  expect(table.match.outcome).toMatchObject({ winners: [0] });
});

scenario('SEN-WIN-b, SEN-STUN-e, SEN-EX-21: a fifth stun in hand defeats at once', (table) => {
  fight(table, { ...HIT, other: { stuns: 4 } });
  playOutTo(table);

  expect(hero(table, 1)).toMatchObject({ defeat: 'stun' });
  expect(table.match.outcome).toMatchObject({ winners: [0] });
});

scenario('SEN-STUN-a, SEN-STUN-e: a stun goes to the hand, and four of them are borne', (table) => {
  fight(table, { ...HIT, other: { stuns: 2 } });
  playOutTo(table);

  expect(hero(table, 1)).toMatchObject({ defeat: null, stuns: 3 });
});

scenario(
  'SEN-MULTI-d, SEN-MULTI-a: a defeated hero is removed with its cards and shields, and the others go on',
  (table) => {
    fight(table, {
      ...HIT,
      other: { wounds: 4, hand: ['fend'], discard: ['headbutt'], inPlay: ['courage'] },
      more: [THIRD],
    });
    playOutTo(table);

    expect(table.match.outcome).toBeUndefined();
    expect(hero(table, 1)).toMatchObject({ cell: null, defeat: 'wounds' });
    expect([
      prints(table, 1, 'hand'),
      prints(table, 1, 'discard'),
      prints(table, 1, 'play'),
      prints(table, 1, 'deck'),
    ]).toEqual([[], [], [], []]);
    expect(table.state.advantage).not.toContain(1);
    table.seat(1).isNotAsked();
    table.seat(0).isAsked('chooseCard');
    table.seat(2).isAsked('chooseCard');
  },
);

scenario('SEN-MULTI-d: what the others did not know of a defeated hero stays unknown', (table) => {
  fight(table, { ...HIT, other: { wounds: 4, hand: ['splitting-strike'] }, more: [THIRD] });
  playOutTo(table);

  expect(JSON.stringify(table.view(2))).not.toContain('splitting-strike');
});

scenario('SEN-WIN-d: a team wins together as soon as nobody of the other team stands', (table) => {
  fight(table, {
    ...HIT,
    one: { ...HIT.one, team: 0 },
    other: { wounds: 4, team: 1 },
    more: [{ ...THIRD, team: 0 }],
  });
  playOutTo(table);

  expect(table.match.outcome).toMatchObject({ winners: [0, 2], reason: { key: 'lastStanding' } });
});

scenario('SEN-WIN-d: a team goes on as long as one of it stands', (table) => {
  fight(table, {
    ...HIT,
    one: { ...HIT.one, team: 0 },
    other: { wounds: 4, team: 1 },
    more: [{ ...THIRD, team: 1 }],
  });
  playOutTo(table);

  expect(table.match.outcome).toBeUndefined();
  stopHere(table);
});

scenario('SEN-MULTI-d: who gives up is out, and the last one standing wins', (table) => {
  fight(table, { more: [THIRD] });
  table.concedes(1);
  expect(hero(table, 1).defeat).toBe('conceded');
  expect(table.match.outcome).toBeUndefined();
  table.concedes(0);

  expect(table.match.outcome).toMatchObject({ winners: [2], reason: { key: 'lastStanding' } });
});

scenario('SEN-MULTI-d: giving up while others choose takes only the own choice away', (table) => {
  fight(table, { one: { hand: ['firm-mind'] }, other: { hand: ['fend'] }, more: [THIRD] });
  table.seat(0).takes({ card: 'firm-mind' });
  table.concedes(1);
  table.seat(2).takes({ card: 'master-core' });

  expect(told(table, 'revealed')[0]?.cards.map(({ fighter }) => fighter)).toEqual([0, 2]);
  stopHere(table);
});
