import { expect } from 'vitest';
import { course, fight, hero, prints, scenario, stopHere, told } from './testing/fight.ts';
import { playOutTo } from './testing/play-out.ts';

const APART = { one: { cell: '0,4', facing: 3 }, other: { cell: '0,-4', facing: 0 } } as const;
const END = { phase: 'discard', turn: 1 } as const;

scenario(
  'SEN-DISC-1, SEN-CORE-d: played cards go face up to the discard pile, core cards back to their owner',
  (table) => {
    fight(table, { ...APART, cards: { 0: 'firm-mind', 1: 'warrior-core' } });
    playOutTo(table);

    expect(prints(table, 0, 'discard')).toEqual(['firm-mind']);
    expect(prints(table, 1, 'discard')).toEqual([]);
    const own = table.view(1).fighters[0];
    expect(own?.is === 'hero' ? own.discard : []).toMatchObject([{ face: 'up', printed: 'firm-mind' }]);
  },
);

scenario('SEN-DISC-1, SEN-EFF-o: cards that remain in play stay', (table) => {
  fight(table, { ...END, one: { inPlay: ['courage', 'heavy-armour'] } });

  expect(prints(table, 0, 'play')).toEqual(['courage', 'heavy-armour']);
  playOutTo(table);
});

scenario(
  'SEN-LIMP-c: a limp turns at each end of turn and is gone after four, the turn of arrival included',
  (table) => {
    fight(table, { ...END, one: { limps: [4] } });
    const left = [hero(table, 0).limps];
    for (let turn = 0; turn < 3; turn += 1) {
      table.seat(0).takes({ card: 'ronin-core' });
      table.seat(1).takes({ card: 'warrior-core' });
      playOutTo(table);
      left.push(hero(table, 0).limps);
    }

    expect(left).toEqual([[3], [2], [1], []]);
  },
);

scenario('SEN-LIMP-d: each limp has its own rotation', (table) => {
  fight(table, { ...END, one: { limps: [4, 1] }, other: { limps: [2] } });

  expect(hero(table, 0).limps).toEqual([3]);
  expect(hero(table, 1).limps).toEqual([1]);
  stopHere(table);
});

scenario('SEN-EFF-q: a card that turns by a quarter leaves play after four ends of turn', (table) => {
  fight(table, { ...END, one: { inPlay: ['iron-will (2)'] }, other: { inPlay: ['iron-will (1)'] } });

  expect(prints(table, 0, 'play')).toEqual(['iron-will']);
  expect(prints(table, 1, 'play')).toEqual([]);
  expect(prints(table, 1, 'discard')).toEqual(['iron-will']);
  stopHere(table);
});

scenario('SEN-XPOIS-i, SEN-XPOIS-d: a poison that is upright again is out of the game', (table) => {
  fight(table, { ...END, one: { inPlay: ['mist-of-confusion (1)'] }, other: { inPlay: ['virulent-poison (2)'] } });

  expect(prints(table, 0, 'play')).toEqual([]);
  expect(prints(table, 0, 'discard')).toEqual([]);
  expect(prints(table, 1, 'play')).toEqual(['virulent-poison']);
  stopHere(table);
});

scenario('SEN-TERR-shrine-b: at the end of the turn every hero beside a shrine gains a focus, up to three', (table) => {
  const terrain = [{ kind: 'shrine', cells: ['0,0'] }] as const;
  fight(table, {
    ...END,
    terrain,
    one: { cell: '0,1' },
    other: { cell: '0,-2' },
    more: [{ hero: 'master', cell: '1,-1', focus: 3 }],
  });

  expect(hero(table, 0).focus).toBe(1);
  expect(hero(table, 1).focus).toBe(0);
  expect(hero(table, 2).focus).toBe(3);
  stopHere(table);
});

scenario('SEN-XPOIS-g: a paralysed hero gains no focus at a shrine', (table) => {
  const terrain = [{ kind: 'shrine', cells: ['0,0'] }] as const;
  fight(table, { ...END, terrain, one: { cell: '0,1', inPlay: ['paralysing-toxin (2)'] }, other: { cell: '0,-3' } });

  expect(hero(table, 0).focus).toBe(0);
  stopHere(table);
});

scenario(
  'SEN-EFF-p: at the end of the turn anybody may pay to discard such a card, asked in Advantage order',
  (table) => {
    const given = { ...END, one: { inPlay: ['courage'], focus: 2 }, other: { focus: 3 }, advantage: [1, 0] } as const;
    fight(table, given);
    table.seat(0).isNotAsked();
    table.seat(1).isAsked('payToDiscard').takes({ is: 'pay', focus: 2 });
    expect(hero(table, 1).focus).toBe(1);
    expect(prints(table, 0, 'play')).toEqual([]);
    expect(prints(table, 0, 'discard')).toEqual(['courage']);
    stopHere(table);

    fight(table, given);
    table.seat(1).declines();
    table.seat(0).isAsked('payToDiscard').declines();
    expect(prints(table, 0, 'play')).toEqual(['courage']);
    stopHere(table);
  },
);

scenario('SEN-EFF-p: who has too little focus is not asked, and other cards have no price', (table) => {
  fight(table, { ...END, one: { inPlay: ['courage'], focus: 1 }, other: { inPlay: ['heavy-armour'], focus: 0 } });

  expect(prints(table, 0, 'play')).toEqual(['courage']);
  stopHere(table);
});

scenario('SEN-DISC-3, SEN-HERO-c: over the hand limit ability cards are discarded face down', (table) => {
  const hand = ['fend', 'fend', 'fend', 'fend', 'fend', 'horse-kick', 'headbutt'];
  fight(table, { ...END, one: { hand } });
  table.seat(0).isAsked('discardToLimit').picks({ card: 'horse-kick' }, { card: 'headbutt' });

  expect(told(table, 'discarded')).toMatchObject([{ seat: 0, face: 'down', cause: { is: 'handLimit' } }]);
  expect(prints(table, 0, 'discard')).toEqual(['horse-kick', 'headbutt']);
  stopHere(table);
});

scenario('SEN-EX-21, SEN-STUN-b, SEN-STAT-a: stuns count towards the limit but cannot be discarded', (table) => {
  fight(table, { ...END, one: { stuns: 3, hand: ['fend', 'fend', 'horse-kick', 'headbutt'] } });
  table.seat(0).isAsked('discardToLimit').picks({ card: 'horse-kick' }, { card: 'headbutt' });

  expect(hero(table, 0).stuns).toBe(3);
  stopHere(table);
});

scenario('SEN-STUN-b: with stuns alone there is nothing to discard', (table) => {
  fight(table, { ...END, one: { stuns: 4, hand: ['fend', 'headbutt'] } });
  table.seat(0).isAsked('discardToLimit').picks({ card: 'headbutt' });
  expect(hero(table, 0).stuns).toBe(4);
  expect(prints(table, 0, 'discard')).toEqual(['headbutt']);

  fight(table, { ...END, one: { stuns: 4, hand: ['fend'] } });
  table.seat(0).isAsked('chooseCard');
  expect(prints(table, 0, 'discard')).toEqual([]);
  stopHere(table);
});

scenario('SEN-CORE-c, SEN-DISC-3: a full hand beside core cards is within the limit', (table) => {
  fight(table, { ...END, one: { hand: ['fend', 'fend', 'fend', 'fend', 'fend'] } });
  table.seat(0).isAsked('chooseCard');
  // With the card of the next turn.
  expect(prints(table, 0, 'hand')).toHaveLength(6);
  stopHere(table);

  fight(table, { ...END, one: { hand: ['fend', 'fend', 'fend', 'fend', 'fend', 'fend'] } });
  expect(table.seat(0).isAsked('discardToLimit') && table.questionTo(0)).toMatchObject({ min: 1, max: 1 });
});

scenario('SEN-POIS-d: a poison in hand does not count towards the limit and cannot be discarded', (table) => {
  fight(table, { ...END, one: { hand: ['fend', 'fend', 'fend', 'fend', 'fend', 'crippling-poison'] } });
  table.seat(0).isAsked('chooseCard');

  fight(table, { ...END, one: { hand: ['fend', 'fend', 'fend', 'fend', 'fend', 'headbutt', 'crippling-poison'] } });
  table.seat(0).isAsked('discardToLimit').mayNotTake({ card: 'crippling-poison' });
  stopHere(table);
});

scenario('SEN-DISC-3: players over the limit choose at the same time, without seeing what others discard', (table) => {
  const hand = ['fend', 'fend', 'fend', 'fend', 'fend', 'horse-kick'];
  fight(table, { ...END, one: { hand }, other: { hand } });
  table.seat(0).picks({ card: 'horse-kick' });

  expect(told(table, 'discarded')).toEqual([]);
  table.seat(1).isAsked('discardToLimit');
});

scenario(
  'SEN-DISC-2, SEN-DISC-5: usually played cards are discarded before the effects of the end of turn',
  (table) => {
    fight(table, { ...END, one: { limps: [2] } });

    expect(course(table, 'playAreaCleared', 'limpsTurned')).toEqual([
      'playAreaCleared',
      'playAreaCleared',
      'limpsTurned',
    ]);
    stopHere(table);
  },
);

scenario('SEN-DISC-5, SEN-TIME-TURN-8, SEN-TIME-TURN-9: as a switch, the effects come first', (table) => {
  fight(table, { ...END, switches: { endOfTurn: 'effectsFirst' }, one: { limps: [2] } });

  expect(course(table, 'playAreaCleared', 'limpsTurned')).toEqual([
    'limpsTurned',
    'playAreaCleared',
    'playAreaCleared',
  ]);
  stopHere(table);
});
