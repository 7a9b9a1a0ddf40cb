import { cardIdAt, printedId } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { nextGroup } from './agenda.ts';
import { battle } from './testing/battle.ts';
import { fight, hero, scenario, stopHere, type Table, told } from './testing/fight.ts';
import { playOutTo, playOutWithout } from './testing/play-out.ts';

/** Whose segments were resolved, in order: `0 upper 5`. */
const order = (table: Table) =>
  told(table, 'segmentBegan').map(({ fighter, segment, speed }) => `${fighter} ${segment} ${speed}`);

/** Far from each other, so that nobody hits anybody. */
const APART = {
  one: { cell: '0,4', facing: 3 },
  other: { cell: '0,-4', facing: 0 },
} as const;
const THIRD = { hero: 'master', cell: '-4,2', facing: 4 } as const;
const FOURTH = { hero: 'student', cell: '4,-2', facing: 1 } as const;

scenario(
  'SEN-RES-a, SEN-CARD-j: segments are resolved in descending order of speed, lower halves as entries of their own',
  (table) => {
    fight(table, { ...APART, cards: { 0: 'feral-sweep', 1: 'swift-mind' } });
    playOutTo(table);

    expect(order(table)).toEqual(['0 upper 6', '1 upper 6', '0 lower 1']);
  },
);

scenario('SEN-RES-a: a slower card waits for a faster one', (table) => {
  fight(table, { ...APART, cards: { 0: 'firm-mind', 1: 'swift-mind' } });
  playOutTo(table);

  expect(order(table)).toEqual(['1 upper 6', '0 upper 3']);
  expect(told(table, 'speedReached').map(({ speed }) => speed)).toEqual([6, 3]);
});

scenario('SEN-RES-b: a lower half that is not slower still follows its upper half', (table) => {
  // Limps bring both halves of Ankle Biter to 1.
  fight(table, { ...APART, cards: { 0: 'ankle-biter' }, one: { ...APART.one, limps: [4, 4, 4] } });
  playOutTo(table);

  expect(order(table).slice(0, 2)).toEqual(['0 upper 1', '0 lower 1']);
});

scenario('SEN-TIE-a, SEN-TIE-b, SEN-EX-11: defence before attack before core weapon before meditation', (table) => {
  fight(table, {
    ...APART,
    one: { ...APART.one, weapons: ['naginata-sweep'] },
    cards: { 0: 'naginata-sweep', 1: 'fend', 2: 'wheel-strike', 3: 'refocused-mind' },
    more: [THIRD, FOURTH],
  });
  table.seat(1).takes({ speed: 5 });
  playOutTo(table);

  expect(order(table).slice(0, 4)).toEqual(['1 upper 5', '2 upper 5', '0 upper 5', '3 upper 5']);
});

scenario('SEN-TIE-b2: as a switch, core weapons come after all types', (table) => {
  fight(table, {
    ...APART,
    switches: { coreWeapons: 'afterAllTypes' },
    one: { ...APART.one, weapons: ['naginata-sweep'] },
    cards: { 0: 'naginata-sweep', 1: 'refocused-mind' },
  });
  playOutTo(table);

  expect(order(table).slice(0, 2)).toEqual(['1 upper 5', '0 upper 5']);
});

test.each(['afterTheirType', 'afterAllTypes'] as const)(
  'SEN-TIE-b3: a core weapon goes before a core ability of the same speed (%s)',
  (coreWeapons) => {
    const revealed = (name: string) => ({
      revealed: { is: 'card', card: cardIdAt(0), printed: printedId(name) } as const,
      segments: [{ segment: 'upper', speed: 0, stage: 'waiting' } as const],
    });
    const state = battle({ heroes: [{}, {}], played: [revealed('ronin-core'), revealed('yari-impale')] });

    const group = nextGroup({ ...state, switches: { ...state.switches, coreWeapons } });

    expect(group?.entries).toEqual([{ fighter: 1, segment: 'upper' }]);
  },
);

scenario('SEN-TIE-b3: two tied core weapons of the same type go by Advantage', (table) => {
  fight(table, {
    ...APART,
    one: { ...APART.one, weapons: ['kanabo-smash'] },
    other: { ...APART.other, weapons: ['nodachi-slash'] },
    cards: { 0: 'kanabo-smash', 1: 'nodachi-slash' },
    advantage: [1, 0],
  });

  table.seat(0).isNotAsked();
  table.seat(1).isAsked('orderTie').takes({ place: 1 });
  playOutTo(table);
  expect(order(table).slice(0, 2)).toEqual(['0 upper 4', '1 upper 4']);
});

scenario(
  'SEN-TIE-b, SEN-TIE-b2: a core weapon that defends goes before one that attacks, in either reading',
  (table) => {
    for (const coreWeapons of ['afterTheirType', 'afterAllTypes'] as const) {
      fight(table, {
        ...APART,
        switches: { coreWeapons },
        one: { ...APART.one, weapons: ['naginata-sweep'] },
        other: { ...APART.other, hero: 'master', weapons: ['shikomizue-parry'] },
        cards: { 0: 'naginata-sweep', 1: 'shikomizue-parry' },
        advantage: [0, 1],
      });
      const before = order(table).length;
      table.seat(1).takes({ speed: 5 });
      playOutTo(table);
      expect(order(table).slice(before, before + 2)).toEqual(['1 upper 5', '0 upper 5']);
    }
  },
);

scenario('SEN-TIE-c: with the same speed and type, the one with Advantage chooses to go first or second', (table) => {
  const tied = { ...APART, cards: { 0: 'firm-mind', 1: 'firm-mind' }, advantage: [1, 0] } as const;
  fight(table, tied);
  table.seat(0).isNotAsked();
  table.seat(1).isAsked('orderTie').takes({ place: 1 });
  playOutTo(table);
  expect(order(table)).toEqual(['0 upper 3', '1 upper 3']);

  fight(table, tied);
  table.seat(1).takes({ place: 0 });
  playOutTo(table);
  expect(order(table).slice(2)).toEqual(['1 upper 3', '0 upper 3']);
});

scenario(
  'SEN-TIE-d, SEN-TIE-d2, SEN-EX-32, SEN-MULTI-b: from the top of the track each takes a free place; the last takes what is left',
  (table) => {
    fight(table, {
      ...APART,
      one: { ...APART.one, hero: 'student' },
      cards: { 0: 'firm-mind', 1: 'firm-mind', 2: 'firm-mind' },
      more: [{ ...THIRD, hero: 'ronin' }],
      advantage: [0, 1, 2],
    });
    table.seat(0).isAsked('orderTie').takes({ place: 2 });
    table.seat(1).isAsked('orderTie').mayNotTake({ place: 2 }).takes({ place: 0 });
    table.seat(2).isNotAsked();
    playOutTo(table);

    expect(told(table, 'tieOrdered')).toMatchObject([{ order: [1, 2, 0] }]);
    expect(order(table)).toEqual(['1 upper 3', '2 upper 3', '0 upper 3']);
  },
);

scenario('SEN-TIE-d2: a tie of two in a larger game is decided by the higher of the two', (table) => {
  fight(table, { ...APART, cards: { 1: 'firm-mind', 2: 'firm-mind' }, more: [THIRD], advantage: [0, 2, 1] });

  table.seat(0).isNotAsked();
  table.seat(1).isNotAsked();
  table.seat(2).isAsked('orderTie').takes({ place: 1 });
  playOutTo(table);
  expect(order(table)).toEqual(['1 upper 3', '2 upper 3', '0 upper 0']);
});

scenario('SEN-TIE-e: ties are judged with the speeds after limp', (table) => {
  fight(table, {
    ...APART,
    cards: { 0: 'falling-restraint', 1: 'trained-mind' },
    one: { ...APART.one, limps: [4] },
    advantage: [1, 0],
  });

  table.seat(1).isAsked('orderTie').takes({ place: 1 });
  playOutTo(table);
  expect(order(table)).toEqual(['0 upper 2', '1 upper 2']);

  // Without the limp there is no tie.
  fight(table, { ...APART, cards: { 0: 'falling-restraint', 1: 'trained-mind' }, advantage: [1, 0] });
  playOutWithout(table, 'orderTie');
  expect(order(table).slice(2)).toEqual(['0 upper 3', '1 upper 2']);
});

scenario('SEN-TIE-f, SEN-ADV-a, SEN-ADV-c: Advantage gained meanwhile decides a tie that comes later', (table) => {
  // The lower half of Spiralling Flames ties with Pommel Smash at 5.
  fight(table, {
    cards: { 0: 'pommel-smash', 1: 'spiralling-flames' },
    one: { cell: '-1,1' },
    other: { hand: ['advantage'] },
    advantage: [0, 1],
  });
  table.seat(1).isAsked('benefit').takes({ card: 'advantage' });
  expect(table.state.advantage).toEqual([1, 0]);
  playOutTo(table, 'orderTie');

  table.seat(1).isAsked('orderTie');
});

scenario('SEN-LIMP-a, SEN-LIMP-d: each limp lowers the speed by one, but not below 1', (table) => {
  const speeds = (limps: readonly number[]) => {
    fight(table, { ...APART, cards: { 0: 'firm-mind' }, one: { ...APART.one, limps } });
    const set = told(table, 'agendaSet')
      .at(-1)
      ?.segments.find(({ fighter }) => fighter === 0);
    playOutTo(table);
    return set?.segments.map(({ speed }) => speed);
  };

  expect(speeds([])).toEqual([3]);
  expect(speeds([4])).toEqual([2]);
  expect(speeds([4, 1])).toEqual([1]);
  expect(speeds([4, 3, 2, 1])).toEqual([1]);
});

scenario('SEN-LIMP-b, SEN-EX-12: a variable speed is chosen first and then lowered', (table) => {
  fight(table, { ...APART, cards: { 0: 'steel-block' }, one: { ...APART.one, limps: [4] } });
  table.seat(0).mayTake({ speed: 7 }).mayTake({ speed: 3 }).mayNotTake({ speed: 2 }).takes({ speed: 5 });

  expect(told(table, 'blockRaised')).toMatchObject([{ block: { by: 0, speed: 4 } }]);
  playOutTo(table);
});

scenario('SEN-LIMP-f: a card of speed 0 stays at 0', (table) => {
  fight(table, { ...APART, cards: { 0: 'ronin-core' }, one: { ...APART.one, limps: [4] } });

  expect(told(table, 'agendaSet')[0]?.segments[0]?.segments).toMatchObject([{ speed: 0 }]);
  playOutTo(table);
});

scenario('SEN-LIMP-g: limp lowers each segment, and bought and Kamae-tied initiatives as well', (table) => {
  const limping = { ...APART.one, limps: [4] } as const;
  fight(table, { ...APART, cards: { 0: 'feral-sweep', 1: 'firm-mind' }, one: limping });
  expect(
    told(table, 'agendaSet')
      .at(-1)
      ?.segments[0]?.segments.map(({ speed }) => speed),
  ).toEqual([5, 1]);
  playOutTo(table);

  fight(table, { ...APART, cards: { 0: 'open-mind' }, one: { ...limping, focus: 1 } });
  table.seat(0).takes({ is: 'pay', focus: 1 });
  expect(
    told(table, 'agendaSet')
      .at(-1)
      ?.segments[0]?.segments.map(({ speed }) => speed),
  ).toEqual([5]);
  playOutTo(table);

  fight(table, { ...APART, cards: { 0: 'falling-restraint' }, one: { ...limping, kamae: 'aggression' } });
  expect(
    told(table, 'agendaSet')
      .at(-1)
      ?.segments[0]?.segments.map(({ speed }) => speed),
  ).toEqual([4]);
  playOutTo(table);
});

scenario('SEN-LIMP-e: a limp that comes after the comparison does not slow segments of the same turn', (table) => {
  // Headbutt (4) gives a limp; Ankle Biter still acts at 3 and 2.
  fight(table, { cards: { 0: 'headbutt', 1: 'ankle-biter' }, other: { facing: 0 }, one: { cell: '0,2' } });
  playOutTo(table);

  expect(hero(table, 1).limps).toHaveLength(1);
  expect(order(table)).toEqual(['0 upper 4', '1 upper 3', '1 lower 2']);
});

scenario('SEN-RES-c: a hero that was defeated before does not resolve its segment', (table) => {
  fight(table, {
    cards: { 0: 'pommel-smash', 1: 'firm-mind' },
    one: { cell: '0,2' },
    other: { wounds: 4 },
    more: [THIRD],
  });
  playOutTo(table);

  expect(hero(table, 1).defeat).toBe('wounds');
  expect(order(table)).not.toContain('1 upper 3');
  stopHere(table);
});

scenario(
  'SEN-TIME-BLK-9, SEN-TIE-a: a defence rests behind its shields while attacks at its speed are to come',
  (table) => {
    fight(table, { cards: { 0: 'pommel-smash', 1: 'fend' }, one: { cell: '0,2' } });
    table.seat(1).takes({ speed: 5 });
    playOutTo(table);

    expect(
      told(table, 'segmentEnded')
        .map(({ fighter, segment, stage }) => `${fighter} ${segment} ${stage}`)
        .slice(0, 3),
    ).toEqual(['1 upper resting', '0 upper done', '1 upper done']);
  },
);

scenario('SEN-TIME-BLK-9: with no attack at its speed it goes on at once', (table) => {
  fight(table, { cards: { 0: 'pommel-smash', 1: 'fend' }, one: { cell: '0,2' } });
  table.seat(1).takes({ speed: 4 });
  playOutTo(table);

  expect(told(table, 'segmentEnded').map(({ stage }) => stage)).not.toContain('resting');
});

scenario('SEN-BLOCK-a: shields fall as soon as the turn gets slower', (table) => {
  fight(table, { ...APART, cards: { 0: 'steel-block', 1: 'firm-mind' } });
  table.seat(0).takes({ speed: 7 });
  expect(table.state.turn).toMatchObject({ speed: 3, blocks: [] });
  playOutTo(table);
});
