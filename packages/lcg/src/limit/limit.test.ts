import { printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { forgetCard, layerVerbs } from '../events.ts';
import type { AbilityRef } from '../state.ts';
import { type Tiny, type TinyEvent, tinyGame } from '../testing/tiny-game.ts';
import { limit, usesByName, usesOf } from './limit.ts';

const { state, card } = tinyGame({ play: [['archer', 'twin'], []] });
const { abilityUsed, periodBegan, periodEnded } = layerVerbs<Tiny, TinyEvent>('TINY-a');

const shoot: AbilityRef = { self: card('archer'), printed: printedId('archer'), key: 'shoot' };
const used = (before: Tiny, ability: AbilityRef = shoot, by: 0 | 1 = 0) =>
  abilityUsed.apply(before, { is: 'abilityUsed', ability, name: 'archer', by });

describe('a use', () => {
  test('counts against the limit of its copy, its ability and its seat', () => {
    const after = used(used(state));

    expect(usesOf(after, shoot, 0, 'round')).toBe(2);
    expect(usesOf(after, shoot, 1, 'round')).toBe(0);
    expect(usesOf(after, { ...shoot, key: 'hide' }, 0, 'round')).toBe(0);
    expect(usesOf(after, { ...shoot, self: card('twin') }, 0, 'round')).toBe(0);
    expect(usesOf(after, { ...shoot, printed: printedId('twin') }, 0, 'round')).toBe(0);
  });

  test('counts against a maximum by its name, whichever copy it was', () => {
    const after = used(used(state), { ...shoot, self: card('twin') });

    expect(usesByName(after, 'archer', 'shoot', 0, 'round')).toBe(2);
    expect(usesByName(after, 'archer', 'shoot', 1, 'round')).toBe(0);
    expect(usesByName(after, 'archer', 'hide', 0, 'round')).toBe(0);
    expect(usesByName(after, 'lancer', 'shoot', 0, 'round')).toBe(0);
  });

  test('of a card that left play is forgotten by its limit, not by a maximum', () => {
    const after = forgetCard(used(state), card('archer'));

    expect(usesOf(after, shoot, 0, 'round')).toBe(0);
    expect(usesByName(after, 'archer', 'shoot', 0, 'round')).toBe(1);
    expect(usesOf(used(after), shoot, 0, 'round')).toBe(1);
  });
});

describe('a period', () => {
  const phase = periodBegan.apply(state, { is: 'periodBegan', period: 'phase' });

  test('ends with its uses, while those of a longer one stay', () => {
    const ended = periodEnded.apply(used(phase), { is: 'periodEnded', period: 'phase' });
    const next = periodBegan.apply(ended, { is: 'periodBegan', period: 'phase' });

    expect(usesOf(used(phase), shoot, 0, 'phase')).toBe(1);
    expect(usesOf(next, shoot, 0, 'phase')).toBe(0);
    expect(usesOf(next, shoot, 0, 'round')).toBe(1);
  });

  test('that is over takes along what nobody asks for any more', () => {
    const over = periodEnded.apply(used(state), { is: 'periodEnded', period: 'round' });

    expect(over.uses).toEqual([]);
    expect(over.periods).toEqual({});
  });

  test('that does not run has no uses', () => {
    expect(usesOf(used(state), shoot, 0, 'conflict')).toBe(0);
  });

  test('has a number that was never used before', () => {
    const ended = periodEnded.apply(phase, { is: 'periodEnded', period: 'phase' });
    const again = periodBegan.apply(ended, { is: 'periodBegan', period: 'phase' });

    expect(again.periods.phase).not.toBe(phase.periods.phase);
    expect(periodEnded.can(ended, { is: 'periodEnded', period: 'phase' })).toMatchObject({ rule: 'TINY-a' });
  });
});

test('a limit reads as the card does', () => {
  expect(limit(2, 'phase')).toEqual({ times: 2, per: 'phase' });
});
