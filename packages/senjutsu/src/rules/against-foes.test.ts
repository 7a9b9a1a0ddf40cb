import { expect, test } from 'vitest';
import { outcomeOf } from './defeat.ts';
import { battle } from './testing/battle.ts';
import { hero, scenario, stopHere, type Table, told } from './testing/fight.ts';
import { playOutTo } from './testing/play-out.ts';

const DECK = ['solo-019', 'solo-019', 'solo-019'] as const;
const FOE = { cell: '0,-4', facing: 0, deck: DECK } as const;

/** One hero far away from an AI opponent that strikes at 5. */
function alone(table: Table, given: object): void {
  table.given({ heroes: [{ hero: 'ronin', cell: '0,4', facing: 3 }], foes: [FOE], ...given });
}

const order = (table: Table) => told(table, 'segmentBegan').map(({ fighter, segment }) => `${fighter} ${segment}`);

scenario('SEN-SOLO-ADV-a, SEN-SOLO-ADV-d: a player who is tied with an AI opponent decides who goes first', (table) => {
  alone(table, { cards: { 0: 'pommel-smash' } });
  table.seat(0).isAsked('orderTie').takes({ place: 1 });
  playOutTo(table);
  expect(order(table).slice(0, 2)).toEqual(['1 upper', '0 upper']);
  const before = order(table).length;

  alone(table, { cards: { 0: 'pommel-smash' } });
  table.seat(0).takes({ place: 0 });
  playOutTo(table);
  expect(order(table).slice(before, before + 2)).toEqual(['0 upper', '1 upper']);
});

scenario('SEN-SOLO-ADV-c: players who are tied with each other go by their printed Advantage', (table) => {
  table.given({
    heroes: [
      { hero: 'ronin', cell: '0,4', facing: 3 },
      { hero: 'master', cell: '2,2', facing: 3 },
    ],
    foes: [FOE],
    cards: { 0: 'firm-mind', 1: 'firm-mind' },
  });
  playOutTo(table, 'orderTie');

  table.seat(1).isAsked('orderTie');
  expect(table.state.advantage).toEqual([1, 0]);
});

scenario('SEN-SOLO-ADV-e: without a track an Advantage effect changes nothing', (table) => {
  table.given({
    heroes: [
      { hero: 'ronin', cell: '0,2', facing: 3 },
      { hero: 'master', cell: '2,2', facing: 3 },
    ],
    foes: [FOE],
    cards: { 0: 'war-cry' },
  });
  playOutTo(table);

  expect(table.state.advantage).toEqual([1, 0]);
  expect(told(table, 'advantageGained')).toEqual([]);
});

scenario('SEN-SOLO-j, SEN-SOLO-LIM-a: the players win when every AI opponent has reached its limit', (table) => {
  const foe = { cell: '0,0', facing: 3, deck: DECK, woundLimit: 1 } as const;
  const given = { heroes: [{ hero: 'ronin', cell: '0,2', facing: 0 }], cards: { 0: 'quick-stab' } } as const;
  table.given({ ...given, heroes: [{ ...given.heroes[0], cell: '0,1', focus: 1 }], foes: [foe] });
  playOutTo(table);
  expect(table.match.outcome).toMatchObject({ winners: [0], reason: { key: 'foesDefeated' }, rule: 'SEN-SOLO-j' });

  table.given({ ...given, heroes: [{ ...given.heroes[0], cell: '0,1', focus: 1 }], foes: [{ ...foe, woundLimit: 3 }] });
  playOutTo(table);
  expect(table.match.outcome).toBeUndefined();
});

scenario('SEN-SOLO-j: the players lose when all their heroes are defeated', (table) => {
  table.given({
    phase: 'draw',
    turn: 2,
    heroes: [{ hero: 'ronin', cell: '0,4', wounds: 4, deck: [] }],
    foes: [FOE],
  });

  expect(table.match.outcome).toMatchObject({ winners: [], reason: { key: 'heroesDefeated' } });
});

scenario(
  'SEN-SOLO-ST-stun-a, SEN-SOLO-ST-stun-d, SEN-SOLO-ST-stun-e: stuns count once set aside, or all as a switch',
  (table) => {
    const stunned = { ...FOE, woundLimit: 2, stuns: 1, deck: ['solo-019', 'stun', 'solo-019', 'solo-019'] } as const;
    table.given({ heroes: [{ hero: 'ronin', cell: '0,4', facing: 3 }], foes: [stunned], phase: 'draw', turn: 2 });
    expect(table.match.outcome).toBeUndefined();
    stopHere(table);

    table.given({
      heroes: [{ hero: 'ronin', cell: '0,4', facing: 3 }],
      foes: [stunned],
      phase: 'draw',
      turn: 2,
      switches: { foeStuns: 'allDealt' },
    });
    expect(table.match.outcome).toMatchObject({ winners: [0] });
  },
);

scenario('SEN-HORDE-V2d: a turn begun beside the fallen leader gives a focus', (table) => {
  const horde = { wave: 1, ranks: ['ashigaruKatana', 'ashigaruKatana', 'ashigaruKatana'] } as const;
  const given = { format: 'horde', phase: 'draw', turn: 2, foes: [FOE] } as const;
  table.given({ ...given, heroes: [{ cell: '0,0' }], horde: { ...horde, fallenLeader: '0,1' } });
  expect(hero(table, 0).focus).toBe(1);
  stopHere(table);

  table.given({ ...given, heroes: [{ cell: '0,0' }], horde: { ...horde, fallenLeader: '0,2' } });
  expect(hero(table, 0).focus).toBe(0);
  stopHere(table);
});

scenario('SEN-HORDE-V2a: the fallen leader lies beside the cell where the hero begins', (table) => {
  table.begins({ seats: 1, format: 'horde', windows: 'brief', fallenLeader: true });
  expect(table.state.horde?.fallenLeader).toBe('0,-1');
  stopHere(table);

  table.begins({ seats: 1, format: 'horde', windows: 'brief' });
  expect(table.state.horde?.fallenLeader).toBeNull();
  stopHere(table);
});

test('SEN-HORDE-h, SEN-HORDE-S1, SEN-HORDE-S2, SEN-HORDE-S3, SEN-HORDE-S4: the best score reached is the result', () => {
  const rankAfter = (beaten: number) => {
    const state = battle({ heroes: [{ defeat: 'wounds' }], foes: [{}] });
    const horde = { round: 1, wave: 1, beaten, ranks: [], nightmare: 0, fallenLeader: null };
    return outcomeOf({ ...state, format: 'horde', horde })?.reason;
  };

  expect([0, 2, 3, 4, 7, 8, 11, 12, 20].map((beaten) => rankAfter(beaten))).toMatchObject(
    ['none', 'none', 'wood', 'steel', 'steel', 'gold', 'gold', 'jade', 'jade'].map((rank) => ({ rank })),
  );
});
