import { expect, test } from 'vitest';
import { branchLine, cachePerLine, continueLine, resumeLine } from './line.ts';
import { memoizeLast, perState } from './memoize.ts';

function counting() {
  const asked: object[] = [];
  const work = (of: object): number => asked.push(of);
  return { asked, work };
}

test('each line of matches keeps its own entries while others are played', () => {
  const { asked, work } = counting();
  const byState = perState(work);
  const last = memoizeLast(work);
  const [here, there] = [{}, {}];

  for (const state of [here, there, here, there]) {
    resumeLine(state);
    byState(state);
    last(state);
  }

  expect(asked).toEqual([here, here, there, there]);
});

test('what follows from a state has the caches of its line', () => {
  const notes = cachePerLine<string[]>({ empty: () => [] });
  const [first, next, other] = [{}, {}, {}];
  resumeLine(first);
  notes().push('of the first');
  continueLine(next);

  resumeLine(other);
  expect(notes()).toEqual([]);

  resumeLine(next);
  expect(notes()).toEqual(['of the first']);
});

test('a branch begins with copies, and leaves the line it comes from as it is', () => {
  const copied = cachePerLine<string[]>({ empty: () => [], copy: (list) => list.slice() });
  const begunAnew = cachePerLine<string[]>({ empty: () => [] });
  const [real, imagined] = [{}, {}];
  resumeLine(real);
  copied().push('real');
  begunAnew().push('real');

  branchLine(imagined, real);
  copied().push('imagined');

  expect(copied()).toEqual(['real', 'imagined']);
  expect(begunAnew()).toEqual([]);
  resumeLine(real);
  expect(copied()).toEqual(['real']);
});
