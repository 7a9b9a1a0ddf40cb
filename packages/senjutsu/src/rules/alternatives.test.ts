import { describe, expect, test } from 'vitest';
import { drawUpTo, inKamae, paying } from '../cards/build.ts';
import { alternativesOf } from './alternatives.ts';
import { fight, hero, scenario, stopHere } from './testing/fight.ts';
import { playOutTo } from './testing/play-out.ts';

const FREE = [drawUpTo(2)];
const IN_BALANCE = [inKamae('balance', drawUpTo(3))];
const IN_EITHER = [inKamae(['balance', 'aggression'], drawUpTo(1))];
const FOR_FOCUS = [paying(1, drawUpTo(4))];
const BOTH = [paying(1, inKamae('balance', drawUpTo(5)))];

describe('what an -OR- leaves open', () => {
  test('SEN-OR-a: one of the options must be chosen', () => {
    expect(alternativesOf([FREE, FREE], 'neutral', 0)).toEqual({ open: [0, 1], otherwise: 'none' });
  });

  test('SEN-OR-b, SEN-EX-15: the option tied to the present Kamae must be chosen', () => {
    expect(alternativesOf([FREE, IN_BALANCE], 'balance', 0)).toEqual({ open: [1], otherwise: 'none' });
  });

  test('SEN-OR-c, SEN-EX-15: an option tied to another Kamae cannot be chosen', () => {
    expect(alternativesOf([FREE, IN_BALANCE], 'aggression', 0)).toEqual({ open: [0], otherwise: 'none' });
  });

  test('SEN-OR-e: an option on a focus bar needs its focus, and is never forced', () => {
    expect(alternativesOf([FREE, FOR_FOCUS], 'neutral', 1)).toEqual({ open: [0, 1], otherwise: 'none' });
    expect(alternativesOf([FREE, FOR_FOCUS], 'neutral', 0)).toEqual({ open: [0], otherwise: 'none' });
    expect(alternativesOf([FOR_FOCUS, FOR_FOCUS], 'neutral', 1)).toEqual({ open: [0, 1], otherwise: 'decline' });
  });

  test('SEN-OR-f: with no option left the choice is skipped', () => {
    expect(alternativesOf([IN_BALANCE, FOR_FOCUS], 'neutral', 0)).toEqual({ open: [], otherwise: 'decline' });
  });

  test('SEN-OR-g: of two options tied to the present Kamae one must be chosen; one that costs focus stays voluntary', () => {
    expect(alternativesOf([IN_BALANCE, IN_EITHER, FREE], 'balance', 0)).toEqual({ open: [0, 1], otherwise: 'none' });
    expect(alternativesOf([IN_BALANCE, BOTH], 'balance', 1)).toEqual({ open: [0, 1], otherwise: 'none' });
    expect(alternativesOf([FREE, BOTH], 'balance', 1)).toEqual({ open: [0, 1], otherwise: 'none' });
    expect(alternativesOf([BOTH], 'balance', 1)).toEqual({ open: [0], otherwise: 'decline' });
  });
});

scenario('SEN-OR-a: an option that would change nothing may be chosen, and says so', (table) => {
  const bandages = { cards: { 0: 'field-bandages' }, other: { cell: '0,-4' } } as const;
  fight(table, { ...bandages, one: { bleeding: 1, cell: '0,4' } });
  table.seat(0).takes({ id: '0,4' }).takes({ facing: 0 });
  table.seat(0).isAsked('chooseAlternative').mayTake({ at: 0, idle: true }).mayTake({ at: 1, idle: undefined });
  table.seat(0).takes({ at: 0 });
  expect(hero(table, 0)).toMatchObject({ bleeding: 1 });
  stopHere(table);

  fight(table, { ...bandages, one: { stuns: 1, cell: '0,4' } });
  table.seat(0).takes({ id: '0,4' }).takes({ facing: 0 });
  table.seat(0).isAsked('chooseAlternative').mayTake({ at: 0, idle: undefined }).mayTake({ at: 1, idle: true });
  stopHere(table);
});

scenario('SEN-OR-e: an option on a focus bar that would change nothing says so before it is paid', (table) => {
  const echo = (deck: readonly string[]) => {
    fight(table, {
      cards: { 0: 'push-back' },
      one: { hero: 'master', kamae: 'aggression', focus: 3, hand: ['bladed-echo'], deck },
      other: { cell: '0,-4' },
    });
    playOutTo(table, 'benefit');
    table.seat(0).isAsked('benefit').takes({ card: 'bladed-echo' });
    return table.seat(0).isAsked('chooseAlternative');
  };

  echo([]).mayTake({ at: 1, idle: true });
  stopHere(table);
  echo(['fend']).mayTake({ at: 1, idle: undefined });
  stopHere(table);
});
