import { describe, expect, test } from 'vitest';
import { inKamae, paying, star, whileHidden } from '../cards/build.ts';
import type { Line, TargetEffect } from '../cards/pictograms.ts';
import { target } from '../cards/target.ts';
import { fighterOf } from '../fighters.ts';
import { type AgendaSegment, fighterId } from '../state.ts';
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

  test('SEN-SUCC-b: of focus or a card, either is enough to lose', () => {
    const either = [star({ is: 'target', does: { is: 'discardFocusOrCard' } })];
    expect(affects(either, {}, { focus: 1 })).toBe(true);
    expect(affects(either, {}, { hand: ['fend'] })).toBe(true);
    expect(affects(either)).toBe(false);
    const stolen = [star({ is: 'target', does: { is: 'stealFocus', count: 1 } })];
    expect([affects(stolen, {}, { focus: 1 }), affects(stolen)]).toEqual([true, false]);
  });

  test('SEN-SUCC-b: what a card would have done can be cancelled until it is done', () => {
    const cancelling = [star({ is: 'target', does: { is: 'cancelMovement' } })];
    const against = (...stages: readonly AgendaSegment['stage'][]) => {
      const segments = stages.map((stage, at) => ({ segment: at === 0 ? 'upper' : 'lower', speed: 3, stage }) as const);
      const state = battle({ heroes: [{}, {}], played: [null, { segments }] });
      return starAffects(
        state,
        cancelling,
        { by: fighterId(0), kamae: 'neutral', focus: 0 },
        fighterOf(state, fighterId(1)),
      );
    };
    expect([against('waiting'), against('resting'), against('done', 'waiting')]).toEqual([true, true, true]);
    expect([against('done'), against('running'), against('dropped', 'done'), against()]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('SEN-SOLO-g, SEN-SOLO-h: AI opponents have no focus, no hand and no Kamae', () => {
    const state = battle({ heroes: [{}], foes: [{}] });
    const means = { by: fighterId(0), kamae: 'neutral', focus: 0 } as const;
    const hits = (does: TargetEffect) =>
      starAffects(state, [star({ is: 'target', does })], means, fighterOf(state, fighterId(1)));
    expect(hits({ is: 'discardFocus', count: 1 })).toBe(false);
    expect(hits({ is: 'discardCard', count: 1 })).toBe(false);
    expect(hits({ is: 'jumpKamae', to: 'balance' })).toBe(false);
    expect(hits({ is: 'draw', count: 1 })).toBe(false);
    expect(hits({ is: 'take', status: 'stun', count: 1 })).toBe(true);
  });
});
