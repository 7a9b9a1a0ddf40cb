import { describe, expect, test } from 'vitest';
import { drawUpTo, inKamae, paying } from '../cards/build.ts';
import { alternativesOf } from './alternatives.ts';

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
