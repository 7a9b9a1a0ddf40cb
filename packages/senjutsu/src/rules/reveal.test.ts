import { expect } from 'vitest';
import { course, fight, hero, prints, scenario, stopHere, told } from './testing/fight.ts';
import { playOutTo } from './testing/play-out.ts';

const speedOf = (table: Parameters<typeof hero>[0], seat: 0 | 1 | 2) => table.state.turn.played[seat]?.speed;

scenario('SEN-REV-2, SEN-FOC-d: the required focus is paid at the reveal, after the cards are turned up', (table) => {
  fight(table, { cards: { 0: 'wild-swing' }, one: { focus: 2 } });

  expect(told(table, 'focusLost')[0]).toMatchObject({ fighter: 0, count: 1, how: 'paid', rule: 'SEN-REV-2' });
  expect(course(table, 'revealed', 'focusLost', 'agendaSet').slice(0, 3)).toEqual([
    'revealed',
    'focusLost',
    'agendaSet',
  ]);
  playOutTo(table);
});

scenario('SEN-FOC-d: choosing the card has not cost anything yet', (table) => {
  fight(table, { one: { focus: 1, hand: ['wild-swing'] } });
  table.seat(0).takes({ card: 'wild-swing' });

  expect(hero(table, 0).focus).toBe(1);
  stopHere(table);
});

scenario(
  'SEN-REV-3, SEN-CARD-f, SEN-EX-30: focus may buy another initiative; the lower half keeps its speed',
  (table) => {
    const slice = {
      cards: { 0: 'wakizashi-slice' },
      one: { hero: 'master', weapons: ['wakizashi-slice'], focus: 1 },
    } as const;
    fight(table, slice);
    table.seat(0).isAsked('buyInitiative').takes({ is: 'pay', focus: 1 });
    expect(hero(table, 0).focus).toBe(0);
    expect(table.state.turn.played[0]).toMatchObject({
      speed: 6,
      lowest: 6,
      segments: [
        { segment: 'upper', speed: 6 },
        { segment: 'lower', speed: 3 },
      ],
    });
    playOutTo(table);

    fight(table, slice);
    table.seat(0).declines();
    expect(hero(table, 0).focus).toBe(1);
    expect(speedOf(table, 0)).toBe(4);
    playOutTo(table);
  },
);

scenario('SEN-REV-3: who cannot pay for the other initiative is not asked', (table) => {
  fight(table, { cards: { 0: 'open-mind' }, one: { focus: 0 } });

  expect(told(table, 'speedSet')).toContainEqual(expect.objectContaining({ fighter: 0, speed: 4, how: 'printed' }));
  playOutTo(table);
});

scenario('SEN-CARD-f, SEN-REV-5a: a bought range is chosen from', (table) => {
  fight(table, { cards: { 0: 'focused-guard' }, one: { focus: 2 } });
  table.seat(0).takes({ is: 'pay', focus: 2 });

  table.seat(0).isAsked('chooseSpeed').mayTake({ speed: 8 }).mayTake({ speed: 3 }).mayNotTake({ speed: 9 });
  table.seat(0).takes({ speed: 8 });
  expect(table.state.turn.played[0]).toMatchObject({ speed: 8, lowest: 3 });
  playOutTo(table);
});

scenario('SEN-REV-3b: several who may buy are asked from the bottom of the track', (table) => {
  fight(table, {
    cards: { 0: 'open-mind', 1: 'open-mind' },
    one: { focus: 1 },
    other: { focus: 1 },
    advantage: [0, 1],
  });
  table.seat(0).isNotAsked();
  table.seat(1).isAsked('buyInitiative').declines();
  table.seat(0).isAsked('buyInitiative').declines();

  playOutTo(table);
});

scenario('SEN-CARD-g: an initiative that is tied to the Kamae holds there, and cannot be refused', (table) => {
  fight(table, { cards: { 0: 'insightful-blow' }, one: { kamae: 'aggression' } });
  expect(told(table, 'speedSet')[0]).toMatchObject({ fighter: 0, speed: 7, how: 'kamae' });
  playOutTo(table);

  fight(table, { cards: { 0: 'insightful-blow' }, one: { kamae: 'balance' } });
  expect(told(table, 'speedSet').at(-2)).toMatchObject({ fighter: 0, speed: 5, how: 'printed' });
  playOutTo(table);
});

scenario('SEN-CARD-d: a fixed initiative is used as it is printed', (table) => {
  fight(table, { cards: { 0: 'firm-mind' } });

  expect(told(table, 'speedSet')).toContainEqual(
    expect.objectContaining({ fighter: 0, speed: 3, how: 'printed', lowest: 3 }),
  );
  playOutTo(table);
});

scenario('SEN-CARD-e, SEN-REV-5a: of a variable initiative either end or any number between may be chosen', (table) => {
  fight(table, { cards: { 0: 'steel-block' } });
  table
    .seat(0)
    .isAsked('chooseSpeed')
    .mayTake({ speed: 7 })
    .mayTake({ speed: 5 })
    .mayTake({ speed: 3 })
    .mayNotTake({ speed: 8 })
    .mayNotTake({ speed: 2 })
    .takes({ speed: 5 });

  expect(told(table, 'speedSet').find(({ fighter }) => fighter === 0)).toMatchObject({
    speed: 5,
    how: 'chosen',
    lowest: 3,
  });
  playOutTo(table);
});

scenario('SEN-REV-5b: the lowest on the track picks first, and the pick is public', (table) => {
  fight(table, { cards: { 0: 'steel-block', 1: 'river-block' }, advantage: [0, 1] });
  table.seat(0).isNotAsked();
  table.seat(1).isAsked('chooseSpeed').takes({ speed: 6 });

  const seen = table.view(0).fighters[1];
  expect(seen?.is === 'hero' ? seen.played?.speed : undefined).toBe(6);
  table.seat(0).isAsked('chooseSpeed');
});

scenario('SEN-REV-4a: from the bottom of the track each may replace its card once; a pass is final', (table) => {
  fight(table, {
    cards: { 0: 'firm-mind', 1: 'firm-mind' },
    one: { hand: ['dragon-tail'] },
    other: { hand: ['turning-slash'] },
    advantage: [0, 1],
  });
  table.seat(0).isNotAsked();
  table.seat(1).isAsked('replace').passes();
  table.seat(0).isAsked('replace').takes({ card: 'dragon-tail' });

  expect(told(table, 'replaced')).toMatchObject([{ seat: 0, printed: 'dragon-tail', old: { printed: 'firm-mind' } }]);
  expect(table.state.turn.played[1]).toMatchObject({ revealed: { printed: 'firm-mind' } });
  expect(table.state.turn.phase).toBe('resolve');
  playOutTo(table);
});

scenario(
  'SEN-REV-4c, SEN-INST-REPL-b: the replaced card is discarded face up at once, and speed and lines are the new ones',
  (table) => {
    fight(table, { cards: { 0: 'steel-block' }, one: { hand: ['dragon-tail'] } });
    table.seat(0).takes({ card: 'dragon-tail' });

    expect(prints(table, 0, 'discard')).toEqual(['steel-block']);
    expect(speedOf(table, 0)).toBe(6);
    expect(table.state.turn.instants).toEqual([0]);
    playOutTo(table);
    expect(prints(table, 0, 'discard')).toEqual(['steel-block', 'dragon-tail']);
  },
);

scenario('SEN-REV-4b, SEN-INST-d: the cost of a replacement is paid at once, and its Kamae must be met', (table) => {
  fight(table, { cards: { 0: 'firm-mind' }, one: { hand: ['wolf-pounce'], focus: 1 } });
  table.seat(0).takes({ card: 'wolf-pounce' });
  expect(hero(table, 0).focus).toBe(0);
  playOutTo(table);

  fight(table, { cards: { 0: 'firm-mind' }, one: { hand: ['short-strike', 'dragon-tail'], kamae: 'balance' } });
  table.seat(0).isAsked('replace').mayNotTake({ card: 'short-strike' });
  fight(table, { cards: { 0: 'firm-mind' }, one: { hand: ['short-strike'], kamae: 'aggression' } });
  table.seat(0).isAsked('replace').mayTake({ card: 'short-strike' });
});

scenario('SEN-EX-13, SEN-REV-4d: the refund comes too late to pay for the replacement', (table) => {
  fight(table, { cards: { 0: 'dark-insight' }, one: { hand: ['wolf-pounce'], focus: 1 }, other: { hand: ['fend'] } });

  expect(told(table, 'focusLost')).toHaveLength(1);
  expect(table.state.turn.phase).toBe('resolve');
  playOutTo(table);
});

scenario('SEN-REV-4e: the refund covers the required cost and a bought initiative, up to three focus', (table) => {
  fight(table, { cards: { 0: 'cross-kick' }, one: { hand: ['swift-block'], focus: 3 } });
  expect(hero(table, 0).focus).toBe(2);
  table.seat(0).takes({ card: 'swift-block' });
  expect(hero(table, 0).focus).toBe(3);
  playOutTo(table);

  fight(table, { cards: { 0: 'open-mind' }, one: { hand: ['dragon-tail'], focus: 1 } });
  table.seat(0).takes({ is: 'pay', focus: 1 });
  expect(hero(table, 0).focus).toBe(0);
  table.seat(0).takes({ card: 'dragon-tail' });
  expect(hero(table, 0).focus).toBe(1);
  playOutTo(table);
});

scenario('SEN-REV-4c: what is paid later in the turn is not refunded by anything', (table) => {
  fight(table, { cards: { 0: 'wild-swing' }, one: { hand: ['emergency-block'], focus: 2 } });
  table.seat(0).takes({ card: 'emergency-block' });

  expect(hero(table, 0).focus).toBe(1);
  expect(table.state.turn.played[0]?.paid).toBe(0);
  playOutTo(table);
});

scenario('SEN-INST-REPL-c: the variable speed of a replacement is chosen as usual', (table) => {
  fight(table, { cards: { 0: 'firm-mind' }, one: { hand: ['swift-block'] } });
  table.seat(0).takes({ card: 'swift-block' });

  table.seat(0).isAsked('chooseSpeed').mayTake({ speed: 8 }).mayTake({ speed: 6 }).mayNotTake({ speed: 3 });
});

scenario('SEN-REV-4f: the Kamae-tied initiative of a replacement is read when it is played', (table) => {
  // No replacement of the pool has one, so the speed of the card that was replaced must not linger.
  fight(table, { cards: { 0: 'falling-restraint' }, one: { hand: ['dragon-tail'], kamae: 'aggression' } });
  table.seat(0).takes({ card: 'dragon-tail' });

  expect(told(table, 'speedSet').find(({ fighter }) => fighter === 0)).toMatchObject({ speed: 6, how: 'printed' });
  playOutTo(table);
});

scenario('SEN-EX-14, SEN-INST-c: a replacement goes onto another type only, and never onto a core card', (table) => {
  const hand = ['dragon-tail', 'swift-block'];
  fight(table, { cards: { 0: 'horse-kick' }, one: { hand } });
  table.seat(0).isAsked('replace').mayTake({ card: 'swift-block' }).mayNotTake({ card: 'dragon-tail' });

  fight(table, { cards: { 0: 'graceful-step' }, one: { hand } });
  table.seat(0).isAsked('replace').mayTake({ card: 'dragon-tail' }).mayNotTake({ card: 'swift-block' });

  fight(table, { cards: { 0: 'firm-mind' }, one: { hand } });
  table.seat(0).isAsked('replace').mayTake({ card: 'dragon-tail' }).mayTake({ card: 'swift-block' });

  for (const core of ['ronin-core', 'naginata-sweep']) {
    fight(table, { cards: { 0: core }, one: { hand, weapons: ['naginata-sweep'] } });
    expect(table.state.turn.phase).toBe('resolve');
    playOutTo(table);
  }
});

scenario('SEN-INST-f: nothing is played onto a stun or a poison', (table) => {
  fight(table, { cards: { 0: 'stun' }, one: { hand: ['dragon-tail'], stuns: 1 } });
  expect(table.state.turn).toMatchObject({ number: 2 });
  stopHere(table);

  fight(table, { cards: { 0: 'crippling-poison' }, one: { hand: ['dragon-tail'] } });
  expect(table.state.turn).toMatchObject({ number: 2 });
  stopHere(table);
});

scenario('SEN-XPOIS-e: under Mist of Confusion replacements cannot be used as instants', (table) => {
  fight(table, { cards: { 0: 'firm-mind' }, one: { hand: ['dragon-tail'], inPlay: ['mist-of-confusion (2)'] } });

  expect(table.state.turn.phase).toBe('resolve');
  playOutTo(table);
});

scenario('SEN-GOLD-a: while Honesty is in play nobody plays replacements or benefits as instants', (table) => {
  fight(table, { cards: { 0: 'firm-mind' }, one: { hand: ['dragon-tail'] }, other: { inPlay: ['honesty'] } });

  expect(table.state.turn.phase).toBe('resolve');
  playOutTo(table);
});

scenario('SEN-REV-1b, SEN-ATK-e: with several opponents a target without a grid is named at the reveal', (table) => {
  fight(table, {
    cards: { 0: 'war-cry' },
    more: [{ hero: 'master', cell: '2,0' }],
  });
  table.seat(0).isAsked('nameTarget').mayNotTake({ fighter: 0 }).takes({ fighter: 2 });

  expect(told(table, 'targetNamed')).toMatchObject([{ by: 0, target: 2 }]);
  expect(course(table, 'targetNamed', 'speedSet')[0]).toBe('targetNamed');
  playOutTo(table);
});

scenario('SEN-REV-1b: with one opponent there is nothing to name, and allies are no targets', (table) => {
  fight(table, { cards: { 0: 'war-cry' } });
  expect(told(table, 'targetNamed')).toMatchObject([{ by: 0, target: 1 }]);
  playOutTo(table);

  fight(table, {
    cards: { 0: 'war-cry' },
    one: { team: 0 },
    other: { team: 1 },
    more: [{ hero: 'master', cell: '2,0', team: 0 }],
  });
  expect(told(table, 'targetNamed').at(-1)).toMatchObject({ by: 0, target: 1 });
  playOutTo(table);
});

scenario('SEN-REV-1b: a card that only its grid aims names nobody', (table) => {
  fight(table, { cards: { 0: 'pommel-smash' }, more: [{ hero: 'master', cell: '2,0' }] });

  expect(told(table, 'targetNamed')).toEqual([]);
  playOutTo(table);
});

scenario('SEN-TIME-TURN-6: costs, replacements, speeds and the comparison follow in this order', (table) => {
  fight(table, { cards: { 0: 'wild-swing' }, one: { hand: ['swift-block'], focus: 1 } });
  table.seat(0).takes({ card: 'swift-block' }).takes({ speed: 7 });

  expect(course(table, 'revealed', 'focusLost', 'replaced', 'focusGained', 'speedSet', 'agendaSet')).toEqual([
    'revealed',
    'focusLost',
    'replaced',
    'focusGained',
    'speedSet',
    'speedSet',
    'agendaSet',
  ]);
  playOutTo(table);
});
