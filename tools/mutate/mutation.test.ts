import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEPT } from './journal.ts';
import { mutate, type Question, type Watcher } from './mutation.ts';

const PROJECT = { root: join(import.meta.dirname, 'fixture'), config: 'vitest.config.ts' };
const QUESTION: Question = {
  path: 'src/price.ts',
  sample: 100,
  seed: '1',
  tests: [],
  keptMatches: 'excluded',
  from: 'where it was',
  workers: 1,
};
const SOURCE = join(PROJECT.root, 'src/price.ts');

/** Notes what is run, and stops the run after so many results. */
function watching(stopAfter = Number.POSITIVE_INFINITY) {
  const seen = { measured: 0, tried: 0 };
  const watcher: Watcher = {
    tests: () => {
      seen.measured += 1;
    },
    result: () => {
      seen.tried += 1;
      if (seen.tried === stopAfter) throw new Error('interrupted');
    },
  };
  return { seen, watcher };
}

const forget = () => rmSync(join(PROJECT.root, KEPT), { recursive: true, force: true });
beforeAll(forget);
afterAll(forget);

test('a run that is interrupted goes on where it was, and leaves the sources alone', async () => {
  const source = readFileSync(SOURCE, 'utf8');
  const first = watching(3);
  await expect(mutate(PROJECT, QUESTION, first.watcher)).rejects.toThrow('interrupted');

  const second = watching();
  const { mutants, results } = await mutate(PROJECT, QUESTION, second.watcher);

  expect(first.seen).toEqual({ measured: 2, tried: 3 });
  expect(second.seen).toEqual({ measured: 0, tried: mutants - 3 });
  expect(readFileSync(SOURCE, 'utf8')).toBe(source);
  const fates = results.map(({ mutant: { line, kind }, verdict: { is } }) => `${is} ${line} ${kind}`).sort();
  expect(fates).toEqual([
    'killed 3 arithmetic',
    'killed 3 method',
    'killed 3 statement',
    'killed 7 statement',
    'survived 3 number',
    'survived 7 comparison',
    'survived 7 number',
    'unreached 11 body',
    'unreached 11 body',
    'unreached 11 comparison',
    'unreached 11 number',
  ]);
});
