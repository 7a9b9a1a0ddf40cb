import { describe, expect, test } from 'vitest';
import { inKamae, paying, star, whileHidden } from '../cards/build.ts';
import type { Line } from '../cards/pictograms.ts';
import { target } from '../cards/target.ts';
import { fighterOf } from '../fighters.ts';
import { fighterId } from '../state.ts';
import { starAffects } from './struck.ts';
import { battle, type HeroGiven } from './testing/battle.ts';

describe('whether a starred cell would do anything to a target', () => {
  const affects = (lines: readonly Line[], one: HeroGiven = {}, other: HeroGiven = {}) => {
    const state = battle({ heroes: [one, other] });
    const means = { by: fighterId(0), kamae: one.kamae ?? 'neutral', focus: one.focus ?? 0 };
    return starAffects(state, lines, means, fighterOf(state, fighterId(1)));
  };

  test('SEN-HIDE-a: a line for who is hidden counts only while its user is hidden', () => {
    const lines = [whileHidden(star(target.stun(1)))];
    expect([affects(lines, { stealth: 'hidden' }), affects(lines, { stealth: 'seen' })]).toEqual([true, false]);
    expect(affects(lines, {}, { stealth: 'hidden' })).toBe(false);
  });

  test('SEN-HIT-e: a line on a bar counts in its Kamae, or if its focus could be paid', () => {
    const red = [inKamae('aggression', star(target.stun(1)))];
    expect([affects(red, { kamae: 'aggression' }), affects(red, { kamae: 'balance' })]).toEqual([true, false]);
    const bought = [paying(2, star(target.stun(1)))];
    expect([1, 2, 3].map((focus) => affects(bought, { focus }))).toEqual([false, true, true]);
    // What the star costs is not there for what stands inside.
    const twice = [paying(1, star(paying(1, target.stun(1))))];
    expect([1, 2].map((focus) => affects(twice, { focus }))).toEqual([false, true]);
  });

  test('SEN-SUCC-b: who has nothing to lose is not affected', () => {
    const focus = [star(target.discardFocus(2))];
    expect([affects(focus, {}, { focus: 1 }), affects(focus, {}, { focus: 0 })]).toEqual([true, false]);
    const card = [star(target.discardCard(1))];
    expect([affects(card, {}, { hand: ['fend'] }), affects(card)]).toEqual([true, false]);
    const jump = [star(target.jumpTo('neutral'))];
    expect([affects(jump, {}, { kamae: 'balance' }), affects(jump)]).toEqual([true, false]);
    const bleeding = [star(target.bleedAnyWound())];
    expect([affects(bleeding, {}, { wounds: 1 }), affects(bleeding)]).toEqual([true, false]);
    expect(affects([star(target.showHand())], {}, { hand: ['fend'] })).toBe(false);
  });
});
