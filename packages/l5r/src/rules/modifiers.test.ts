import { present } from '@kronika/kernel';
import { add, type Modifier, multiply, setTo } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import { actions, card, use } from '../testing/card-table.ts';
import { beginsOn } from '../testing/continued.ts';
import { given, the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { skills } from '../testing/shown.ts';
import { provinceCardAt } from '../zones.ts';
import { hasKeyword, hasTrait } from './has.ts';
import { gloryOf, skillOf, strengthOf } from './values.ts';

const military = { attacker: 0, type: 'military', ring: 'air' } as const;

/** The military skill of somebody with 3, under effects that began one after another. */
function modified(...modifiers: readonly Modifier[]): number {
  const state = given({ seats: [{ play: ['matsu-beiona'] }, {}] });
  const beiona = the(state, 'matsu-beiona');
  const after = modifiers.reduce((before, modifier) => happen(before, beginsOn(beiona, modifier)).state, state);
  return skillOf(after, beiona, 'military');
}

describe('modifiers', () => {
  test('L5R-MOD-d: fractions are rounded up', () => {
    expect(modified(multiply('military', 0.5))).toBe(2);
  });

  test('L5R-MOD-d: once, after all modifiers', () => {
    expect(modified(multiply('military', 0.5), multiply('military', 2))).toBe(3);
    expect(modified(multiply('military', 0.5), add('military', 1))).toBe(2);
  });

  test('L5R-MOD-e: what sets a value overrides everything else, also what comes later', () => {
    expect(modified(add('military', 5), setTo('military', 1))).toBe(1);
    expect(modified(setTo('military', 1), add('military', 5), multiply('military', 2))).toBe(1);
  });

  test('L5R-MOD-e: such as a card that is played later', () => {
    const table = actions({
      conflict: military,
      seats: [{ hand: ['banzai'], play: ['matsu-beiona (in conflict)', 'akodo-gunso (in conflict)'] }, {}],
    });
    table.seat(0).takes(use('banzai')).picks(card('matsu-beiona')).declines();
    expect(skills(table, 'matsu-beiona')).toEqual([5, 2]);
    const beiona = the(table.state, 'matsu-beiona');

    expect(skillOf(happen(table.state, beginsOn(beiona, setTo('military', 4))).state, beiona, 'military')).toBe(4);
  });

  test('L5R-MOD-f: of several that set it the most recent one counts', () => {
    expect(modified(setTo('military', 1), setTo('military', 6))).toBe(6);
    expect(modified(setTo('military', 6), setTo('military', 1), add('military', 3))).toBe(1);
  });
});

describe('nothing is below zero', () => {
  test('L5R-MOD-h: neither skill nor glory', () => {
    const state = given({ seats: [{ play: ['matsu-beiona'] }, {}] });
    const beiona = the(state, 'matsu-beiona');
    const low = happen(state, beginsOn(beiona, add('military', -9), add('political', -9), add('glory', -9))).state;

    expect([skillOf(low, beiona, 'military'), skillOf(low, beiona, 'political'), gloryOf(low, beiona)]).toEqual([
      0, 0, 0,
    ]);
  });

  test('L5R-MOD-h: nor the strength of a province', () => {
    const state = given({});
    const province = present(provinceCardAt(state, 1, 1), 'the province');

    expect(strengthOf(happen(state, beginsOn(province, add('strength', -9))).state, province)).toBe(0);
  });

  test('L5R-MOD-h: nor a cost', () => {
    const table = actions({
      conflict: military,
      seats: [
        { fate: 1, hand: ['rout'], play: ['matsu-beiona (in conflict)'], rows: [['city-of-lies'], ['city-of-lies']] },
        { play: ['doji-whisperer (in conflict)'] },
      ],
    });
    table.seat(0).takes(use('city-of-lies')).takes(use('city-of-lies')).takes(use('rout'));

    // It costs 1, less 2.
    expect(table.state.fate).toEqual([1, 10]);
  });

  test('L5R-MOD-h: nor the number of times that a card has a trait or a keyword', () => {
    const state = given({ seats: [{ play: ['akodo-gunso'] }, {}] });
    const gunso = the(state, 'akodo-gunso');
    const both = (is: 'gain' | 'lose'): readonly Modifier[] => [
      { is, what: 'trait', name: 'bushi' },
      { is, what: 'keyword', name: 'pride' },
    ];
    const has = (...modifiers: readonly Modifier[]) => {
      const after = happen(state, beginsOn(gunso, ...modifiers)).state;
      return [hasTrait(after, gunso, 'bushi'), hasKeyword(after, gunso, 'pride')];
    };

    expect(has(...both('lose'), ...both('lose'))).toEqual([false, false]);
    expect(has(...both('lose'), ...both('gain'))).toEqual([true, true]);
    expect(has(...both('lose'), ...both('lose'), ...both('gain'))).toEqual([false, false]);
  });
});
