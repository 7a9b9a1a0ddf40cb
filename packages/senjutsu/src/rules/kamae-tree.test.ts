import { describe, expect, test } from 'vitest';
import type { Branch } from '../cards/fact.ts';
import { HERO_CARDS } from '../cards/heroes.ts';
import { heroFact } from '../cards/library.ts';
import { KAMAE, type Kamae } from '../cards/pictograms.ts';
import { kamaeChanges, kamaeJumps } from './kamae-tree.ts';

const RONIN = heroFact('ronin').branches;
const WARRIOR = heroFact('warrior').branches;
const MASTER = heroFact('master').branches;
const STUDENT = heroFact('student').branches;

const results = (branches: readonly Branch[], from: Kamae, upTo: number): ReadonlySet<string> =>
  new Set(kamaeChanges(branches, from, upTo).map(({ kamae, focus }) => `${kamae} +${focus}`));

describe('changing Kamae', () => {
  test('SEN-KAM-e: zero branches are allowed, on every tree, and staying comes first', () => {
    for (const { branches } of HERO_CARDS)
      for (const kamae of KAMAE) expect(kamaeChanges(branches, kamae, 1)[0]).toEqual({ kamae, focus: 0 });
  });

  test('SEN-EX-7, SEN-KAM-j, SEN-KAM-p: Ronin in Aggression goes to the focus point and comes back with 1 focus', () => {
    expect(results(RONIN, 'aggression', 1)).toEqual(new Set(['aggression +0', 'aggression +1']));
  });

  test('SEN-EX-8: Ronin in Neutral, up to 2', () => {
    expect(results(RONIN, 'neutral', 2)).toEqual(
      new Set(['neutral +0', 'aggression +0', 'balance +0', 'determination +0', 'aggression +1']),
    );
  });

  test('SEN-EX-9, SEN-KAM-i, SEN-KAM-q: Warrior in Aggression, up to 1: the exit from the focus point is free', () => {
    expect(results(WARRIOR, 'aggression', 1)).toEqual(
      new Set(['aggression +0', 'neutral +0', 'balance +1', 'determination +1']),
    );
  });

  test('SEN-EX-10, SEN-KAM-f: Warrior in Balance, up to 1: arrows are not travelled against', () => {
    expect(results(WARRIOR, 'balance', 1)).toEqual(new Set(['balance +0', 'determination +0']));
  });

  test('SEN-EX-25, SEN-KAM-r, SEN-KAM-h: Master in Neutral, up to 1', () => {
    expect(results(MASTER, 'neutral', 1)).toEqual(
      new Set(['neutral +0', 'aggression +1', 'balance +1', 'determination +1']),
    );
  });

  test('SEN-EX-26, SEN-KAM-s: Student in Aggression, up to 1', () => {
    expect(results(STUDENT, 'aggression', 1)).toEqual(new Set(['aggression +0', 'balance +1']));
  });

  test('SEN-EX-27: Student in Determination, up to 1', () => {
    expect(results(STUDENT, 'determination', 1)).toEqual(
      new Set(['determination +0', 'neutral +0', 'aggression +1', 'balance +1']),
    );
  });

  test('SEN-KAM-l: with 2 branches a focus point pays only once', () => {
    expect(results(MASTER, 'neutral', 2)).toEqual(
      new Set(['neutral +0', 'aggression +1', 'balance +1', 'determination +1']),
    );
    expect(results(RONIN, 'aggression', 2)).toEqual(new Set(['aggression +0', 'aggression +1']));
  });

  test('SEN-KAM-l: with 2 branches the change goes on behind a focus point', () => {
    expect(results(WARRIOR, 'aggression', 2)).toEqual(
      new Set(['aggression +0', 'neutral +0', 'balance +1', 'determination +1', 'neutral +1']),
    );
  });

  test('each result is listed once', () => {
    for (const { branches } of HERO_CARDS)
      for (const kamae of KAMAE)
        for (const upTo of [1, 2, 3])
          expect(results(branches, kamae, upTo).size).toBe(kamaeChanges(branches, kamae, upTo).length);
  });
});

describe('jumping', () => {
  test('SEN-KAM-m: a jump goes to the Kamae it names, Neutral included', () => {
    expect(kamaeJumps('neutral')).toEqual(['neutral']);
    expect(kamaeJumps('balance')).toEqual(['balance']);
  });

  test('SEN-KAM-o: a jump to any Kamae does not reach Neutral', () => {
    expect(kamaeJumps('any')).toEqual(['aggression', 'balance', 'determination']);
  });
});
