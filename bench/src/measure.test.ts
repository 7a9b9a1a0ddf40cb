import { describe, expect, test } from 'vitest';
import { batchOf, median, race } from './measure.ts';

describe('measuring', () => {
  test('the median is the middle value, or lies between the two middle ones', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test('a batch runs as often as it says', () => {
    let runs = 0;
    const work = batchOf(7, () => {
      runs += 1;
      return runs;
    });
    const before = runs;

    expect(work()).toBe(7);
    expect(runs - before).toBe(7);
  });

  test('both contestants take part in every round, after warming up', () => {
    const turns: string[] = [];
    const contestant = (name: string) => () => {
      turns.push(name);
      return 1;
    };

    race(contestant('a'), contestant('b'), { rounds: 2, milliseconds: Number.MIN_VALUE });

    const order = turns.filter((name, i) => name !== turns[i - 1]);
    expect(order).toEqual(Array.from({ length: order.length }, (_, i) => (i % 2 === 0 ? 'a' : 'b')));
    expect(order.length).toBeGreaterThan(4);
  });
});
