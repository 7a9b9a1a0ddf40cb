import { expect } from 'vitest';
import { course, fight, hero, prints, scenario, stopHere, type Table, told } from './testing/fight.ts';
import { playOutTo, playOutWithout } from './testing/play-out.ts';

const APART = { one: { cell: '0,4', facing: 3 }, other: { cell: '0,-4', facing: 0 } } as const;

/** A hit at 5 that turns nobody and moves nobody. */
const HIT = { cards: { 0: 'pommel-smash' }, one: { cell: '0,2' } } as const;

const playsOf = (table: Table) => told(table, 'instantPlayed').map(({ printed }) => printed);

scenario(
  'SEN-INST-BEN-b, SEN-TIME-ATK-9, SEN-TIME-BLK-8: a benefit without a condition follows the own card, whatever came of it',
  (table) => {
    fight(table, { ...APART, cards: { 0: 'horse-kick' }, one: { ...APART.one, hand: ['calm-composure'] } });
    playOutTo(table, 'benefit');

    expect(told(table, 'segmentEnded').map(({ segment }) => segment)).toEqual(['upper', 'lower']);
    table.seat(0).isAsked('benefit').takes({ card: 'calm-composure' });
    expect(playsOf(table)).toEqual(['calm-composure']);
    playOutTo(table);
  },
);

scenario('SEN-INST-e: with a dividing line a card is fully resolved after its last segment', (table) => {
  fight(table, {
    ...APART,
    cards: { 0: 'horse-kick', 1: 'refocused-mind' },
    one: { ...APART.one, hand: ['calm-composure'] },
  });
  playOutTo(table, 'benefit');

  expect(table.state.turn.played[0]?.segments.map(({ stage }) => stage)).toEqual(['done', 'done']);
});

scenario('SEN-INST-a: each player plays at most one instant a turn', (table) => {
  fight(table, {
    ...APART,
    cards: { 0: 'horse-kick' },
    one: { ...APART.one, hand: ['calm-composure', 'determination'] },
  });
  playOutTo(table, 'benefit');
  table.seat(0).takes({ card: 'determination' });
  playOutWithout(table, 'benefit');

  expect(playsOf(table)).toEqual(['determination']);
  expect(prints(table, 0, 'hand')).toContain('calm-composure');
});

scenario('SEN-INST-a: the limit is for one turn only', (table) => {
  fight(table, { ...APART, cards: { 0: 'horse-kick' }, one: { ...APART.one, hand: ['calm-composure'] } });
  playOutTo(table, 'benefit');
  table.seat(0).takes({ card: 'calm-composure' });
  expect(table.state.turn.instants).toEqual([0]);
  playOutTo(table);

  expect(table.state.turn.instants).toEqual([]);
});

scenario('SEN-INST-c: a benefit goes onto a card of another type only, and never onto a core card', (table) => {
  const hand = ['calm-composure', 'fend'];
  fight(table, { ...APART, cards: { 0: 'firm-mind' }, one: { ...APART.one, hand } });
  playOutWithout(table, 'benefit');
  fight(table, { ...APART, cards: { 0: 'ronin-core' }, one: { ...APART.one, hand } });
  playOutWithout(table, 'benefit');
  fight(table, { ...APART, cards: { 0: 'naginata-sweep' }, one: { ...APART.one, hand } });
  playOutWithout(table, 'benefit');

  fight(table, { ...APART, cards: { 0: 'push-back' }, one: { ...APART.one, hand } });
  playOutTo(table, 'benefit');
  table.seat(0).isAsked('benefit').mayTake({ card: 'calm-composure' }).mayNotTake({ card: 'fend' });
});

scenario('SEN-INST-d: the focus and Kamae that a benefit itself requires must be there', (table) => {
  const board = (one: object) =>
    fight(table, { ...HIT, one: { ...HIT.one, hand: ['stunning-blow', 'ripping-claws'], ...one } });
  board({ focus: 1, kamae: 'balance' });
  playOutWithout(table, 'benefit');
  expect(hero(table, 1).wounds).toBe(1);

  board({ focus: 2, kamae: 'balance' });
  playOutTo(table, 'benefit');
  table.seat(0).isAsked('benefit').mayTake({ card: 'stunning-blow' }).mayNotTake({ card: 'ripping-claws' });

  board({ focus: 0, kamae: 'aggression' });
  playOutTo(table, 'benefit');
  table.seat(0).isAsked('benefit').mayTake({ card: 'ripping-claws' }).mayNotTake({ card: 'stunning-blow' });
});

scenario(
  'SEN-INST-BEN-a, SEN-INST-BEN-c: a benefit that needs a successful attack is offered after one only',
  (table) => {
    fight(table, { ...HIT, one: { ...HIT.one, hand: ['hobbling-blow'] } });
    playOutTo(table, 'benefit');
    table.seat(0).isAsked('benefit').takes({ card: 'hobbling-blow' });
    expect(told(table, 'statusTaken')).toContainEqual(expect.objectContaining({ fighter: 1, status: 'limp' }));
    playOutTo(table);

    fight(table, { ...APART, cards: { 0: 'pommel-smash' }, one: { ...APART.one, hand: ['hobbling-blow'] } });
    playOutWithout(table, 'benefit');
    // A block is no attack.
    fight(table, {
      cards: { 0: 'steel-block', 1: 'pommel-smash' },
      one: { hand: ['hobbling-blow'] },
      other: { kamae: 'neutral' },
    });
    table.seat(0).takes({ speed: 5 });
    playOutWithout(table, 'benefit');
    expect(told(table, 'stopped')).toHaveLength(1);
  },
);

scenario('SEN-INST-BEN-d: a used benefit is discarded in the discard phase, unless it remains in play', (table) => {
  fight(table, { ...APART, cards: { 0: 'horse-kick' }, one: { ...APART.one, hand: ['calm-composure'] } });
  playOutTo(table, 'benefit');
  table.seat(0).takes({ card: 'calm-composure' });
  playOutTo(table);
  expect(prints(table, 0, 'discard')).toEqual(['horse-kick', 'calm-composure']);

  fight(table, { ...APART, cards: { 0: 'horse-kick' }, one: { ...APART.one, hand: ['heavy-armour'], focus: 1 } });
  playOutTo(table, 'benefit');
  table.seat(0).takes({ card: 'heavy-armour' });
  playOutTo(table);
  expect(prints(table, 0, 'discard')).toEqual(['horse-kick']);
  expect(prints(table, 0, 'play')).toEqual(['heavy-armour']);
});

scenario(
  'SEN-INST-BEN-e, SEN-EFF-ab: Broad Block is played before the speed of the own block is chosen, and widens one end',
  (table) => {
    const block = { cards: { 0: 'steel-block' }, one: { hand: ['broad-block'], focus: 1 } } as const;
    fight(table, block);
    table.seat(0).isAsked('benefit').takes({ card: 'broad-block' }).takes({ is: 'widen', end: 'faster' });
    table.seat(0).isAsked('chooseSpeed').mayTake({ speed: 8 }).mayTake({ speed: 3 }).mayNotTake({ speed: 2 });
    expect(hero(table, 0).focus).toBe(0);

    fight(table, block);
    table.seat(0).takes({ card: 'broad-block' }).takes({ is: 'widen', end: 'slower' });
    table.seat(0).isAsked('chooseSpeed').mayTake({ speed: 7 }).mayTake({ speed: 2 }).mayNotTake({ speed: 8 });
    stopHere(table);
  },
);

scenario('SEN-INST-BEN-e: Broad Block is not offered for a block without a range', (table) => {
  fight(table, { ...APART, cards: { 0: 'graceful-step' }, one: { ...APART.one, hand: ['broad-block'], focus: 1 } });
  playOutWithout(table, 'benefit');
});

scenario('SEN-INST-BEN-e: Divine Inspiration is played just before the own card is resolved', (table) => {
  fight(table, { ...APART, cards: { 0: 'horse-kick' }, one: { ...APART.one, hand: ['divine-inspiration'], focus: 3 } });
  table.seat(0).isAsked('benefit').takes({ card: 'divine-inspiration' });
  playOutTo(table);

  expect(course(table, 'instantPlayed', 'segmentBegan').slice(0, 2)).toEqual(['instantPlayed', 'segmentBegan']);
});

scenario('SEN-EFF-z: the lower part of a benefit waits for the very end of the resolve phase', (table) => {
  fight(table, {
    ...APART,
    cards: { 0: 'horse-kick', 1: 'deep-meditation' },
    one: { ...APART.one, hand: ['determination'] },
  });
  playOutTo(table, 'benefit');
  table.seat(0).takes({ card: 'determination' });
  expect(hero(table, 0).kamae).toBe('neutral');
  playOutTo(table);

  expect(hero(table, 0).kamae).toBe('determination');
  const lines = told(table, 'lineBegan').map(({ printed, line }) => `${printed} ${line.segment}`);
  expect(lines.indexOf('determination lower')).toBeGreaterThan(lines.lastIndexOf('deep-meditation upper'));
});

scenario('SEN-EFF-y, SEN-INST-REACT-a: reactions are offered in Advantage order until all pass', (table) => {
  fight(table, {
    phase: 'draw',
    turn: 2,
    one: { hand: ['courage', 'fend'], focus: 1 },
    other: { hand: ['self-control'], focus: 1 },
    advantage: [1, 0],
  });
  table.seat(1).isAsked('startReaction').passes();
  table.seat(0).isAsked('startReaction').takes({ card: 'courage' });
  expect(prints(table, 0, 'play')).toEqual(['courage']);
  table.seat(1).isAsked('startReaction').takes({ card: 'self-control' });

  expect(playsOf(table)).toEqual(['courage', 'self-control']);
  expect(table.state.turn).toMatchObject({ phase: 'choose', instants: [0, 1], played: [null, null] });
  stopHere(table);
});

scenario('SEN-INST-REACT-a: a reaction is an extra card: its player still chooses one', (table) => {
  fight(table, { phase: 'draw', turn: 2, one: { hand: ['courage', 'firm-mind'], focus: 1 } });
  table.seat(0).takes({ card: 'courage' });

  table.seat(0).isAsked('chooseCard').mayTake({ card: 'firm-mind' });
  stopHere(table);
});

scenario('SEN-INST-b: what is no reaction is not offered at the start of the turn', (table) => {
  fight(table, { phase: 'draw', turn: 2, one: { hand: ['calm-composure', 'dragon-tail'], focus: 3 } });

  table.seat(0).isAsked('chooseCard');
  stopHere(table);
});

scenario('SEN-INST-b: open windows ask whoever might hold an instant by what everybody knows', (table) => {
  fight(table, { ...APART, windows: 'open', cards: { 0: 'firm-mind' }, one: { ...APART.one, hand: ['fend'] } });
  table.seat(0).isAsked('replace').passes();
  playOutTo(table);

  fight(table, { ...APART, windows: 'open', cards: { 0: 'firm-mind' }, one: { ...APART.one, hand: [] } });
  playOutTo(table);
  fight(table, { ...APART, windows: 'open', cards: { 0: 'ronin-core' }, one: { ...APART.one, hand: ['fend'] } });
  table.seat(0).isAsked('moveTo');
});

scenario('SEN-INST-BEN-b: after a collision the card was abandoned, and no benefit follows it', (table) => {
  fight(table, { cards: { 0: 'open-mind' }, one: { hand: ['heavy-armour', 'fend'], focus: 0 } });
  playOutWithout(table, 'benefit');

  expect(told(table, 'cardAbandoned')).toHaveLength(1);
});

scenario(
  'SEN-HORDE-f, SEN-INST-BEN-a: a benefit that is aimed at nobody in particular can be played when no opponent is left',
  (table) => {
    table.given({
      format: 'horde',
      horde: { wave: 1, ranks: ['ashigaruKatana', 'ashigaruKatana', 'ashigaruKatana'] },
      heroes: [{ hero: 'master', cell: '0,2', facing: 0, hand: ['eye-of-the-dragon'], focus: 1 }],
      foes: [{ cell: '0,0', facing: 3, woundLimit: 1, deck: ['solo-001', 'solo-001', 'solo-001'] }],
      cards: { 0: 'pommel-smash' },
    });
    playOutTo(table, 'benefit');
    table.seat(0).isAsked('benefit').takes({ card: 'eye-of-the-dragon' });

    expect(playsOf(table)).toEqual(['eye-of-the-dragon']);
    stopHere(table);
  },
);
