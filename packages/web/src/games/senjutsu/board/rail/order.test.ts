import { printedId } from '@kronika/kernel';
import type { SenjutsuView } from '@kronika/senjutsu';
import { describe, expect, test } from 'vitest';
import { aDuel } from '../testing/duel.ts';
import { orderedEntries, tiesIn } from './order.ts';

const VIEW = aDuel('order');

/** Both have revealed a card, each at its speed. */
function revealed(...cards: readonly (readonly [name: string, speed: number])[]): SenjutsuView {
  return {
    ...VIEW,
    fighters: VIEW.fighters.map((fighter, at) => {
      const [name = 'bull-rush', speed = 0] = cards[at] ?? [];
      return {
        ...fighter,
        played: {
          revealed: { is: 'solo', printed: printedId(name) },
          paid: 0,
          range: null,
          speed,
          lowest: speed,
          segments: [{ segment: 'upper', speed, stage: 'waiting' }],
          cancelled: 'nothing',
          target: null,
          instants: [],
        },
      };
    }),
  };
}

/** Whose cards act, in order, and what decides between equally fast ones. */
function order(view: SenjutsuView) {
  const entries = orderedEntries(view);
  return { seats: entries.map(({ fighter }) => fighter.id), ties: tiesIn(entries, view) };
}

describe('the order that is told when cards are revealed', () => {
  test('the faster card acts first, and nothing has to decide', () => {
    expect(order(revealed(['bull-rush', 4], ['calm-defence', 5]))).toEqual({ seats: [1, 0], ties: [] });
  });

  test('SEN-TIE-a: at equal speed a defence acts before an attack', () => {
    expect(order(revealed(['bull-rush', 5], ['calm-defence', 5]))).toEqual({ seats: [1, 0], ties: ['type'] });
  });

  test('SEN-TIE-c: two attacks of equal speed are ordered by whoever has Advantage', () => {
    expect(order(revealed(['bull-rush', 5], ['bull-rush', 5])).ties).toEqual(['advantage']);
  });
});
