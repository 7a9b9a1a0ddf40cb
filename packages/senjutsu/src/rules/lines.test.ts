import { expect } from 'vitest';
import { course, fight, hero, prints, scenario, skipped, stand, stopHere, told, turnIsOver } from './testing/fight.ts';

scenario('SEN-GOLD-b: a card is resolved from top to bottom, each effect before the next', (table) => {
  fight(table, { cards: { 0: 'war-cry' }, one: { cell: '0,4', kamae: 'determination' }, other: { cell: '0,-4' } });
  table.seat(0).takes({ is: 'cell', id: '0,2' }).says(2);

  expect(course(table, 'stepped', 'advantageGained', 'drew', 'kamaeChanged').slice(0, 5)).toEqual([
    'stepped',
    'stepped',
    'advantageGained',
    'drew',
    'kamaeChanged',
  ]);
  turnIsOver(table);
});

scenario('SEN-CARD-m: a line on a Kamae bar is resolved in that Kamae, and only in it', (table) => {
  fight(table, {
    cards: { 0: 'graceful-step' },
    one: { kamae: 'aggression', hero: 'warrior' },
    other: { cell: '0,-4' },
  });
  table.seat(0).mayTake({ id: '-1,1' }).mayTake({ id: '1,0' }).mayNotTake({ id: '0,1' }).takes({ id: '1,0' });
  expect(skipped(table, 'graceful-step')).toEqual(['1 kamae']);
  stopHere(table);

  fight(table, { cards: { 0: 'graceful-step' }, one: { kamae: 'determination' }, other: { cell: '0,-4' } });
  expect(skipped(table, 'graceful-step').slice(-2)).toEqual(['0 kamae', '1 kamae']);
  expect(hero(table, 0).cell).toBe('0,1');
  table.seat(0).isAsked('changeKamae');
});

scenario('SEN-CARD-m: a bar with two symbols works in either Kamae', (table) => {
  for (const kamae of ['balance', 'determination'] as const) {
    fight(table, { cards: { 0: 'mountain-switch' }, one: { kamae } });
    expect(told(table, 'swapped').length).toBeGreaterThan(0);
    expect(hero(table, 0).cell).toBe('0,0');
    stopHere(table);
  }
});

scenario('SEN-CARD-n, SEN-EX-28: the Kamae of the moment opens later bars of the same card', (table) => {
  const breath = { cards: { 0: 'drawn-breath' }, one: { hero: 'student', kamae: 'aggression', focus: 2 } } as const;
  fight(table, breath);
  table.seat(0).takes({ kamae: 'aggression' });
  expect(hero(table, 1).stuns).toBe(1);

  fight(table, breath);
  table.seat(0).takes({ kamae: 'balance' });
  expect(hero(table, 1).stuns).toBe(0);
  table.seat(0).isAsked('moveTo');
});

scenario('SEN-CARD-o, SEN-FOC-f, SEN-FOC-g: a focus bar is paid for when its line comes, or skipped', (table) => {
  const mind = { cards: { 0: 'focused-exertion' }, one: { focus: 2 }, other: { cell: '0,-4' } } as const;
  fight(table, mind);
  table.seat(0).isAsked('payLine').declines();
  table.seat(0).isAsked('payLine').takes({ is: 'pay' }).says(3);
  expect(hero(table, 0).focus).toBe(1);
  expect(skipped(table, 'focused-exertion')).toContain('0 focus');
  table.seat(0).isAsked('payLine').takes({ is: 'pay' }).takes({ kamae: 'balance' });

  expect(hero(table, 0)).toMatchObject({ focus: 0, kamae: 'balance', cell: '0,1' });
  expect(skipped(table, 'focused-exertion')).toContain('2 nothing');
  turnIsOver(table);
});

scenario(
  'SEN-FOC-e: without focus the lines on focus bars are skipped, and the card is played all the same',
  (table) => {
    fight(table, { cards: { 0: 'focused-exertion' }, one: { stuns: 1 } });

    expect(skipped(table, 'focused-exertion')).toEqual(['0 focus', '1 focus', '2 focus', '3 focus']);
    turnIsOver(table);
  },
);

scenario('SEN-CARD-o: lines that share a bar are paid for together', (table) => {
  const tail = (focus: number) =>
    fight(table, { cards: { 0: 'dragon-tail' }, one: { hero: 'master', focus, facing: 3 }, other: { cell: '0,0' } });
  tail(1);
  table.seat(0).takes({ kamae: 'aggression' }).takes({ is: 'pay' });
  expect(hero(table, 1)).toMatchObject({ wounds: 1, stuns: 1, limps: [3] });
  expect(hero(table, 0).focus).toBe(0);

  tail(1);
  table.seat(0).takes({ kamae: 'aggression' }).declines();
  expect(hero(table, 1)).toMatchObject({ wounds: 1, stuns: 0, limps: [] });
  turnIsOver(table);
});

scenario('SEN-CARD-p: "up to" lets the player draw fewer, a bare number does not', (table) => {
  const deck = ['fend', 'fend', 'fend'];
  fight(table, { cards: { 0: 'falling-restraint' }, one: { deck, cell: '0,4' }, other: { cell: '0,-4' } });
  table.seat(0).takes({ id: '0,4' }).takes({ facing: 0 }).says(0);
  expect(prints(table, 0, 'hand')).toEqual(['fend']);
  stopHere(table);

  fight(table, { cards: { 0: 'burning-instinct' }, one: { hero: 'warrior', deck: [...deck, ...deck], focus: 1 } });
  expect(
    told(table, 'drew')
      .filter(({ seat }) => seat === 0)
      .map(({ cards }) => cards.length),
  ).toEqual([1, 5, 1]);
  stopHere(table);
});

scenario('SEN-CARD-r: core cards, stuns and poisons are not discarded', (table) => {
  fight(table, {
    cards: { 0: 'ronin-core' },
    one: { hand: ['fend', 'quick-stab', 'crippling-poison'], stuns: 1, cell: '0,4' },
    other: { cell: '0,-4' },
  });
  table.seat(0).isAsked('discardCards').mayNotTake({ card: 'crippling-poison' }).picks({ card: 'fend' });

  expect(prints(table, 0, 'discard')).toEqual(['fend']);
  table.seat(0).isAsked('moveTo');
});

scenario(
  'SEN-EFF-aa: without a card to discard the line is skipped, and the rest of the core card follows',
  (table) => {
    fight(table, { cards: { 0: 'ronin-core' }, other: { cell: '0,-4' } });

    expect(skipped(table, 'ronin-core')).toEqual(['0 nothing']);
    table.seat(0).isAsked('moveTo');
  },
);

scenario('SEN-OR-a: exactly one of the options is chosen', (table) => {
  fight(table, {
    cards: { 0: 'deep-meditation' },
    one: { cell: '0,4' },
    other: { cell: '0,-4', hand: ['quick-stab'] },
  });
  table.seat(0).takes({ id: '0,4' }).takes({ facing: 0 });
  table
    .seat(0)
    .mayTake({ is: 'alternative', at: 0 })
    .mayTake({ is: 'alternative', at: 1 })
    .mayNotTake({ is: 'decline' });
  table.seat(0).takes({ is: 'alternative', at: 1 });

  expect(told(table, 'handShown')).toMatchObject([{ seat: 1, to: 0 }]);
  expect(told(table, 'drew').filter(({ seat }) => seat === 0)).toHaveLength(1);
  turnIsOver(table);
});

scenario(
  'SEN-EX-15, SEN-OR-b, SEN-OR-c: the option of the present Kamae must be taken, that of another cannot be',
  (table) => {
    const mind = (kamae: 'balance' | 'aggression') => {
      fight(table, { cards: { 0: 'firm-mind' }, one: { cell: '0,4', kamae }, other: { cell: '0,-4' } });
      table.seat(0).takes({ id: '0,4' }).takes({ facing: 0 }).takes({ kamae, focus: 0 });
    };
    mind('balance');
    table.seat(0).says(3);
    expect(told(table, 'drew').at(-3)?.cards).toHaveLength(3);

    mind('aggression');
    table.seat(0).isAsked('drawUpTo').says(2);
    turnIsOver(table);
  },
);

scenario('SEN-EX-16: the Kamae reached on the same card decides', (table) => {
  fight(table, { cards: { 0: 'firm-mind' }, one: { cell: '0,4', kamae: 'neutral' }, other: { cell: '0,-4' } });
  table.seat(0).takes({ id: '0,4' }).takes({ facing: 0 }).takes({ kamae: 'balance' }).says(3);

  expect(told(table, 'drew')[0]?.cards).toHaveLength(3);
  turnIsOver(table);
});

scenario('SEN-OR-d: lines beside an -OR- are unaffected', (table) => {
  fight(table, { cards: { 0: 'refocused-mind' }, one: { cell: '0,4', hero: 'warrior' }, other: { cell: '0,-4' } });
  table.seat(0).takes({ id: '0,4' }).takes({ facing: 0 });

  expect(hero(table, 0)).toMatchObject({ focus: 1, kamae: 'aggression' });
  turnIsOver(table);
});

scenario(
  'SEN-OR-e, SEN-OR-f: an option that costs focus is never forced, and without it the choice is skipped',
  (table) => {
    const step = (focus: number) =>
      fight(table, { cards: { 0: 'evasive-step' }, one: { focus, kamae: 'balance' }, other: { cell: '0,-4' } });
    step(1);
    table.seat(0).takes({ is: 'speed', speed: 9 }).takes({ is: 'decline' });
    expect(hero(table, 0)).toMatchObject({ cell: '0,1', focus: 1, kamae: 'neutral' });

    step(1);
    table.seat(0).takes({ is: 'speed', speed: 9 }).takes({ is: 'alternative', at: 0 }).takes({ id: '0,2' });
    expect(hero(table, 0)).toMatchObject({ cell: '0,2', focus: 0 });

    step(0);
    table.seat(0).takes({ is: 'speed', speed: 9 });
    expect(hero(table, 0)).toMatchObject({ cell: '0,1', kamae: 'neutral' });
    turnIsOver(table);
  },
);

scenario('SEN-OR-b: the option of the Kamae goes before one that costs focus', (table) => {
  fight(table, { cards: { 0: 'evasive-step' }, one: { focus: 1, kamae: 'determination' }, other: { cell: '0,-4' } });
  table.seat(0).takes({ is: 'speed', speed: 9 }).takes({ id: '0,2' });

  expect(hero(table, 0)).toMatchObject({ cell: '0,2', focus: 1 });
  turnIsOver(table);
});

scenario(
  'SEN-OR-g: of two options of the present Kamae the player picks, and one that costs focus stays voluntary',
  (table) => {
    fight(table, {
      cards: { 0: 'horse-kick' },
      one: {
        hero: 'master',
        hand: ['bladed-echo'],
        focus: 2,
        kamae: 'aggression',
        deck: ['headbutt', 'feint-cut', 'fend'],
      },
      other: { cell: '0,-4' },
    });
    table.seat(0).takes({ id: '0,1' }).takes({ card: 'bladed-echo' });
    table
      .seat(0)
      .mayTake({ is: 'alternative', at: 0 })
      .mayTake({ is: 'alternative', at: 1 })
      .mayNotTake({ is: 'decline' });
    table.seat(0).takes({ is: 'alternative', at: 1 }).mayNotTake({ card: 'headbutt' }).takes({ card: 'feint-cut' });

    expect(hero(table, 0).focus).toBe(0);
    expect(prints(table, 0, 'hand')).toContain('feint-cut');
    turnIsOver(table);
  },
);

scenario('SEN-INST-BEN-b: a benefit without a condition follows the whole card', (table) => {
  fight(table, {
    cards: { 0: 'horse-kick' },
    one: { hand: ['calm-composure'] },
    other: { cell: '0,-4' },
  });
  table.seat(0).takes({ id: '0,1' }).takes({ card: 'calm-composure' }).says(1).takes({ kamae: 'balance' });

  expect(hero(table, 0)).toMatchObject({ focus: 1, kamae: 'balance' });
  turnIsOver(table);
});

scenario('SEN-RES-c: a hero defeated by its own card resolves no more of it', (table) => {
  fight(table, { cards: { 0: 'burning-instinct' }, one: { hero: 'warrior', deck: [], focus: 1, wounds: 4 } });

  expect(table.match.outcome).toMatchObject({ winners: [1] });
  expect(stand(table, 1)).toBe('0,0 facing 3');
});

scenario('SEN-ATK-d: a line that does nothing to one of several victims still means them all', (table) => {
  // Warding Arc of an AI opponent: each victim discards a card, then each is pushed. One of them has none to discard.
  table.given({
    format: 'solo',
    cards: {},
    heroes: [
      { hero: 'ronin', cell: '0,2', facing: 0 },
      { hero: 'master', cell: '-1,1', facing: 0, hand: ['fend', 'headbutt'] },
    ],
    foes: [{ kind: 'warrior', cell: '0,0', facing: 3, deck: ['warrior:warding-arc'] }],
  });
  table.seat(1).isAsked('discardCards').picks({ card: 'fend' });

  expect(told(table, 'wounded').map(({ fighter }) => fighter)).toEqual([0, 1]);
  expect(told(table, 'stepped').map(({ fighter, how }) => `${fighter} ${how}`)).toEqual(['0 pushed', '1 pushed']);
  stopHere(table);
});

scenario('SEN-SUCC-d: what an earlier line did to the victims changes nothing about the success', (table) => {
  // In Aggression Idle Strike bleeds the wound it dealt; the victim of a second one still has its own.
  fight(table, {
    cards: { 0: 'idle-strike' },
    one: { hero: 'master', kamae: 'aggression' },
    other: { cell: '0,0' },
    more: [{ hero: 'student', cell: '1,0', facing: 3 }],
  });
  table.seat(0).isAsked('chooseTarget').mayTake({ fighter: 1 }).takes({ fighter: 2 });

  expect([1, 2].map((seat) => table.state.fighters[seat]?.bleeding)).toEqual([0, 1]);
  stopHere(table);
});

scenario('the view says which lines were bought, chosen at an -OR- or skipped, and which one is resolved', (table) => {
  fight(table, { cards: { 0: 'focused-exertion' }, one: { focus: 2 }, other: { cell: '0,-4' } });
  table.seat(0).isAsked('payLine').declines();
  table.seat(0).isAsked('payLine').takes({ is: 'pay' });
  const marks = () => table.view(1).marks.map(({ fighter, line, mark }) => `${fighter} ${line.path.join('.')} ${mark}`);

  expect(marks()).toEqual(['0 0 focus', '0 1 bought']);
  expect(table.view(1).running).toMatchObject([{ fighter: 0, line: { path: [1] } }]);
  stopHere(table);

  fight(table, { cards: { 0: 'kama-hook' }, one: { hand: ['fend'] }, other: { cell: '0,-4' } });
  table.seat(0).isAsked('chooseAlternative').takes({ is: 'alternative', at: 1 });
  expect(marks()).toEqual(['0 1.1.0 chosen']);
  expect(table.view(1).running.at(-1)).toMatchObject({ line: { path: [1, 1, 0] } });
  stopHere(table);
});

scenario('the marks of a turn are gone with it', (table) => {
  fight(table, { cards: { 0: 'focused-exertion' } });
  expect(table.view(0).marks).toEqual([]);
  turnIsOver(table);
});
