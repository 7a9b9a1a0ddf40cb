import { expect, test } from 'vitest';
import { mutantsOf } from './mutant.ts';
import type { Found, Result } from './mutation.ts';
import { jsonOf, summaryOf } from './report.ts';
import type { Verdict } from './verdict.ts';

function result(file: string, verdict: Verdict): Result {
  const [mutant] = mutantsOf(file, 'export const limit = 3;');
  if (mutant === undefined) throw new Error('nothing to mutate');
  return { mutant, verdict };
}

const FOUND: Found = {
  mutants: 40,
  results: [
    result('src/rules/b.ts', { is: 'unreached' }),
    result('src/rules/a.ts', { is: 'survived' }),
    result('src/rules/c.ts', { is: 'killed', by: 'src/c.test.ts', why: 'a limit' }),
    result('src/cards/d.ts', { is: 'timedOut', by: 'src/d.test.ts' }),
    result('src/cards/e.ts', { is: 'mistyped', why: 'not a number' }),
  ],
};

test('the summary names each survivor with its place and change, and a score for each folder', () => {
  expect(summaryOf(FOUND).split('\n')).toEqual([
    'Survivors:',
    '  SURVIVED   src/rules/a.ts:1  number: export const limit = 3; → export const limit = 4;',
    '  UNREACHED  src/rules/b.ts:1  number: export const limit = 3; → export const limit = 4;',
    '',
    'Score:',
    '  src/cards  100%  2/2',
    '  src/rules   33%  1/3',
    '  all         60%  3/5',
    '',
    '5 of 40 mutants tried; the compiler alone refuses 1 of them.',
  ]);
});

test('the same is there for programs, in one line', () => {
  const shown = 'export const limit = 3; → export const limit = 4;';

  expect(JSON.parse(jsonOf(FOUND))).toEqual({
    mutants: 40,
    tried: 5,
    caught: 3,
    mistyped: 1,
    scores: [
      { folder: 'src/cards', caught: 2, tried: 2 },
      { folder: 'src/rules', caught: 1, tried: 3 },
    ],
    survivors: [
      { file: 'src/rules/a.ts', line: 1, kind: 'number', shown, is: 'survived' },
      { file: 'src/rules/b.ts', line: 1, kind: 'number', shown, is: 'unreached' },
    ],
  });
  expect(jsonOf(FOUND)).not.toContain('\n');
});
