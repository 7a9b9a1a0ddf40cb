import { expect, test } from 'vitest';
import { applied } from './change.ts';
import { mutantsOf } from './mutant.ts';
import { instrumented } from './reach.ts';

const SOURCE = `// “Quoted”, so that characters and bytes differ.
export const limit = 3;
export const isHigh = (n: number) => n > limit;
export function twice(n: number, by = 2) {
  return n * by;
}
`;

test('a mutant says where it is and what it changes', () => {
  const shown = mutantsOf('src/a.ts', SOURCE).map(({ line, kind, shown }) => `${line} ${kind} ${shown}`);

  expect(shown).toEqual([
    '2 number export const limit = 3; → export const limit = 4;',
    '3 body …t const isHigh = (n: number) => n > limit; → …t const isHigh = (n: number) => true;',
    '3 body …t const isHigh = (n: number) => n > limit; → …t const isHigh = (n: number) => false;',
    '3 comparison …const isHigh = (n: number) => n > limit; → …const isHigh = (n: number) => n >= limit;',
    '4 number … function twice(n: number, by = 2) { → … function twice(n: number, by = 3) {',
    '5 statement return n * by; → ;',
    '5 arithmetic return n * by; → return n / by;',
  ]);
});

test('no two mutants of a file are the same', () => {
  const mutants = mutantsOf('src/a.ts', SOURCE);

  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  expect(new Set(mutants.map((mutant) => applied(SOURCE, mutant))).size).toBe(mutants.length);
});

test('a mutant lies in the function whose body it changes, or else in the file', () => {
  const keys = mutantsOf('src/a.ts', SOURCE).map(({ within }) => within);
  const isHigh = `src/a.ts#${SOURCE.indexOf('(n: number) =>')}`;
  const twice = `src/a.ts#${SOURCE.indexOf('function')}`;

  expect(keys).toEqual(['src/a.ts', isHigh, isHigh, isHigh, 'src/a.ts', twice, twice]);
});

test('every function of an instrumented file says that it runs, on the lines it had', () => {
  const said = instrumented('a.ts', 'const f = (n) => (m) => ({ n, m });\nfunction g() {\n}\n');

  expect(said.replaceAll('globalThis.kronikaMutateReached?.', 'say').split('\n')).toEqual([
    'say("a.ts");const f = (n) => (say("a.ts#10"),(m) => (say("a.ts#17"),({ n, m })));',
    'function g() {say("a.ts#36");',
    '}',
    '',
  ]);
});
