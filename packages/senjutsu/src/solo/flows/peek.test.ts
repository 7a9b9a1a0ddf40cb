import { waitingFor } from '@kronika/kernel';
import { describe, expect } from 'vitest';
import { hero, scenario, stopHere, type Table, told } from '../../rules/testing/fight.ts';
import { playOutTo } from '../../rules/testing/play-out.ts';
import { against, type FoeGiven, foe } from '../testing/against.ts';

/** Deep Meditation looks at the hand of its target, instead of drawing, at 1. */
function looks(table: Table, given: FoeGiven, seed?: string): void {
  against(table, [{ cell: '0,-4', facing: 3, ...given }], { cards: { 0: 'deep-meditation' } }, seed);
  playOutTo(table, 'chooseAlternative');
  table.seat(0).takes({ is: 'alternative', at: 1 });
}

const DECK = ['stun', 'solo-003', 'solo-024', 'solo-031', 'solo-006'];

describe('looking at the hand of an AI opponent', () => {
  scenario('SEN-SOLO-PEEK-a: the player looks at the top two cards of its deck, and nobody else does', (table) => {
    looks(table, { deck: DECK });
    stopHere(table);

    expect(told(table, 'foePeeked')).toMatchObject([{ fighter: 1, seat: 0, cards: ['solo-003', 'solo-024'] }]);
    expect(told(table, 'handShown')).toEqual([]);
    expect(hero(table, 0).kamae).toBe('determination');
  });

  scenario('SEN-SOLO-PEEK-b: with fewer than two cards the discard pile is shuffled in first', (table) => {
    looks(table, { deck: ['stun', 'solo-003'], discard: ['solo-024', 'solo-031'] });
    stopHere(table);

    expect(told(table, 'foeDeckShuffled')[0]).toMatchObject({ how: 'refilled', rule: 'SEN-SOLO-RST-d' });
    expect(told(table, 'foePeeked')[0]?.cards).toHaveLength(2);
    expect(foe(table).deck.toSorted()).toEqual(['solo-003', 'solo-024', 'solo-031']);

    looks(table, { deck: ['stun', 'solo-003', 'solo-006'], discard: ['solo-024'] });
    stopHere(table);
    expect(told(table, 'foePeeked').at(-1)?.cards).toEqual(['solo-003', 'solo-006']);
    expect(foe(table).discard).toEqual([{ card: 'solo-024', face: 'up' }]);
  });

  scenario('SEN-SOLO-PEEK-b: with one card in all that one is seen; without any there is nothing to see', (table) => {
    looks(table, { deck: ['stun', 'solo-003'] });
    stopHere(table);
    expect(told(table, 'foePeeked')).toMatchObject([{ cards: ['solo-003'] }]);

    against(table, [{ cell: '0,-4', facing: 3, deck: ['stun'] }], { cards: { 0: 'deep-meditation' } });
    playOutTo(table);
    expect(waitingFor(table.match)).toEqual([0]);
    expect(told(table, 'foePeeked')).toHaveLength(1);
  });

  scenario('SEN-SOLO-PEEK-c: the two are shuffled and put back on top; the others stay as they were', (table) => {
    const orders = new Set(
      Array.from({ length: 12 }, (_, seed) => {
        looks(table, { deck: DECK }, `peek ${seed}`);
        stopHere(table);
        expect(foe(table).deck.slice(2)).toEqual(['solo-031', 'solo-006']);
        return foe(table).deck.slice(0, 2).join();
      }),
    );
    expect(orders).toEqual(new Set(['solo-003,solo-024', 'solo-024,solo-003']));
  });
});
