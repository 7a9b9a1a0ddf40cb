import fc from 'fast-check';
import { immutableJSONPatch } from 'immutable-json-patch';
import { describe, expect, test } from 'vitest';
import { difference, isSame, stepsBetween } from './difference.ts';

const card = (id: number) => ({ face: 'up', card: id });

describe('a patch', () => {
  test('leads from the one value to the other, whatever they are', () => {
    const small = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(null, 0, 1, 'a', 'b~/c', true),
        fc.array(tie('value'), { maxLength: 5 }),
        fc.dictionary(fc.constantFrom('is', 'a', 'b~/', 'c', ''), tie('value'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(small.value, small.value, (before, after) => {
        expect(immutableJSONPatch(before, [...stepsBetween(before, after)])).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  test('keeps of the later value what was there before as it was there', () => {
    const small = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(small, small, (before, after) => {
        expect(difference(before, after).kept).toEqual(after);
      }),
    );
    const before = { hand: [card(1), card(2)], piles: { left: [card(3)], right: [card(4)] }, round: 1 };
    const after = { hand: [card(2), card(5)], piles: { left: [card(3)], right: [card(4)] }, round: 2 };

    const { kept } = difference(before, after);

    expect(kept).toEqual(after);
    expect(kept.piles).toBe(before.piles);
    expect(kept.hand[0]).toBe(before.hand[1]);
    expect(difference(before, structuredClone(before)).kept).toBe(before);
  });

  test('is empty for what is equal, and only then', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const copy: unknown = JSON.parse(JSON.stringify(one));
        expect(stepsBetween(JSON.parse(JSON.stringify(one)), copy)).toEqual([]);
        expect(stepsBetween(one, other).length === 0).toBe(isSame(one, other));
      }),
    );
  });

  test('is one step for a card that is laid onto a pile, taken out of a hand or drawn', () => {
    const cards = Array.from({ length: 30 }, (_, id) => card(id));

    expect(stepsBetween(cards, [card(99), ...cards])).toEqual([{ op: 'add', path: '/0', value: card(99) }]);
    expect(stepsBetween(cards, cards.toSpliced(7, 1))).toEqual([{ op: 'remove', path: '/7' }]);
    expect(stepsBetween(cards, [...cards.toSpliced(7, 1), card(99)])).toEqual([
      { op: 'remove', path: '/7' },
      { op: 'add', path: '/29', value: card(99) },
    ]);
  });

  test('is one step for each of several cards that are laid onto a pile or taken out of it at once', () => {
    const cards = Array.from({ length: 30 }, (_, id) => card(id));

    expect(stepsBetween(cards, [card(98), card(99), ...cards])).toEqual([
      { op: 'add', path: '/0', value: card(98) },
      { op: 'add', path: '/1', value: card(99) },
    ]);
    expect(stepsBetween(cards, cards.toSpliced(7, 3))).toEqual(
      ['/9', '/8', '/7'].map((path) => ({ op: 'remove', path })),
    );
  });

  test('replaces what is of another kind as a whole', () => {
    const after = { is: 'pick', options: [1, 2], min: 0 };

    expect(stepsBetween({ question: { is: 'choose', options: [1, 2] } }, { question: after })).toEqual([
      { op: 'replace', path: '/question', value: after },
    ]);
  });

  test('does not tell what is absent from what is undefined', () => {
    expect(stepsBetween({ a: undefined }, {})).toEqual([]);
    expect(stepsBetween({}, { a: undefined })).toEqual([]);
    expect(stepsBetween({ a: 1 }, { a: undefined })).toEqual([{ op: 'remove', path: '/a' }]);
  });
});
