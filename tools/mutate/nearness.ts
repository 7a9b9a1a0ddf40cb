import { posix } from 'node:path';

/** What is known of a file of tests before the mutants are tried. */
export interface KnownTest {
  readonly test: string;
  /** Keys of the functions it runs. */
  readonly reached: ReadonlySet<string>;
  readonly milliseconds: number;
}

/** The tests that could notice a fault, those that most likely will first: the nearest, and of these the fastest. */
export function testsFor(mutant: { readonly file: string; readonly within: string }, tests: readonly KnownTest[]) {
  return tests
    .filter(({ reached }) => reached.has(mutant.within))
    .map((known) => ({ known, distance: distance(mutant.file, known.test) }))
    .sort((a, b) => a.distance - b.distance || a.known.milliseconds - b.known.milliseconds)
    .map(({ known }) => known);
}

/** No way at all to the tests of the same name; one step for each folder on the way to any other. */
function distance(file: string, test: string): number {
  if (test.replace(/\.\w+\.tsx?$/, '') === file.replace(/\.tsx?$/, '')) return 0;
  return 1 + posix.relative(posix.dirname(file), posix.dirname(test)).split('/').filter(Boolean).length;
}
