import { present, printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { abilityOn } from '../prints.ts';
import { counterSpeeds, mayPlay } from './playable.ts';
import { battle, type HeroGiven } from './testing/battle.ts';

/** The speeds that a card could counter with, each with its price. */
function speedsOf(print: string, hero: HeroGiven): readonly (readonly [number, number])[] {
  const state = battle({ heroes: [{ cell: '0,0', ...hero }, { cell: '0,-1' }] });
  const fact = present(abilityOn(printedId(print)), print);
  return counterSpeeds(state, 0, fact).map(({ fastest, pay }) => [fastest, pay]);
}

describe('SEN-CTR-c: the initiatives that a counter may count with', () => {
  test('a printed one is free', () => {
    expect(speedsOf('pommel-smash', {})).toEqual([[5, 0]]);
  });

  test('a bought one is there only for who can pay it', () => {
    expect(speedsOf('overhead-carve', { focus: 0 })).toEqual([[4, 0]]);
    expect(speedsOf('overhead-carve', { focus: 1 })).toEqual([
      [4, 0],
      [5, 1],
    ]);
  });

  test('one that is tied to a Kamae takes the place of the printed one in it', () => {
    expect(speedsOf('scything-feint', { hero: 'warrior', kamae: 'determination' })).toEqual([[3, 0]]);
    expect(speedsOf('scything-feint', { hero: 'warrior', kamae: 'balance' })).toEqual([[6, 0]]);
  });
});

describe('SEN-STAT-a: what is no ability card', () => {
  const state = battle({ heroes: [{ cell: '0,0' }, { cell: '0,-1' }] });
  const poison = printedId('crippling-poison');

  test('a poison is picked for the turn, and played at no other moment', () => {
    expect(mayPlay(state, 0, poison, { as: 'pick' })).toBe('allowed');
    expect(mayPlay(state, 0, poison, { as: 'reaction' })).toMatchObject({ why: 'notOfThatKind' });
    expect(mayPlay(state, 0, poison, { as: 'counter', speed: 5 })).toMatchObject({ why: 'notOfThatKind' });
  });

  test('a card of an AI opponent is never played', () => {
    expect(mayPlay(state, 0, printedId('solo-003'), { as: 'pick' })).toMatchObject({ why: 'notOfThatKind' });
  });
});
