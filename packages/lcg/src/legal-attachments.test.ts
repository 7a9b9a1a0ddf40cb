import { attach, type CardId, detach, mark, printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { LastingEffect } from './effect/lasting.ts';
import { legalAttachmentsOf } from './legal-attachments.ts';
import { type Tiny, type TinyEvent, tinyGame } from './testing/tiny-game.ts';

function begun() {
  const { layer, state, card } = tinyGame({ play: [['knight + sword + ring', 'squire + bow', 'page']] });
  const legal = legalAttachmentsOf<TinyEvent, Tiny>(layer);
  const all = ['sword', 'ring', 'bow'].map(card);
  const on = (table: Tiny['table']): readonly CardId[] => legal.doubtful({ ...state, table });
  return { legal, state, card, all, on };
}

describe('what is attached is in doubt', () => {
  test('all of it at first, and nothing of it once it is known to be legal', () => {
    const { legal, state, all } = begun();

    expect(legal.doubtful(state)).toEqual(all);
    legal.know(state);
    expect(legal.doubtful({ ...state, points: [1, 0] })).toEqual([]);
  });

  test('where something came, with everything that is on the same card', () => {
    const { legal, state, card, on } = begun();
    legal.know(state);

    expect(on(attach(state.table, card('bow'), card('page')))).toEqual([card('bow')]);
    expect(on(attach(state.table, card('bow'), card('knight')))).toEqual(['sword', 'ring', 'bow'].map(card));
  });

  test('where something went', () => {
    const { legal, state, card, on } = begun();
    legal.know(state);

    expect(on(detach(state.table, card('sword')))).toEqual([card('ring')]);
  });

  test('where the card that carries it was attached itself', () => {
    const { legal, state, card, on } = begun();
    legal.know(state);

    expect(on(attach(state.table, card('squire'), card('page')))).toEqual([card('squire'), card('bow')]);
  });

  test('where it or what it is on is controlled by somebody else', () => {
    const { legal, state, card, on } = begun();
    legal.know(state);

    expect(on(mark(state.table, card('bow'), { controller: 1 }))).toEqual([card('bow')]);
    expect(on(mark(state.table, card('knight'), { controller: 1 }))).toEqual(['sword', 'ring'].map(card));
  });

  test('all of it when an effect begins that gives words', () => {
    const { legal, state, card, all } = begun();
    legal.know(state);
    const effect: LastingEffect = {
      number: 2,
      source: { self: card('page'), printed: printedId('page'), key: 'knights' },
      by: 0,
      cards: [card('knight')],
      seats: [],
      gives: [{ is: 'gain', what: 'trait', name: 'noble' }],
      until: 'endOfGame',
    };

    expect(legal.doubtful({ ...state, lasting: [effect] })).toEqual(all);
  });
});
