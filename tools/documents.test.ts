import { expect, test } from 'vitest';
import { excerptsIn, leadsSomewhere, linksIn, pathsIn } from './documents.ts';

const TEXT = [
  'See [the rules](rules.md#turns), [the code](../packages/kernel/) and [elsewhere](https://example.org/x.md).',
  'It is in `tools/run.mjs` or `web/src/table/`, and in `table/seat.ts`, but not in `npm run mutate` or `a/b`.',
  '```ts file=tools/run.ts',
  'const path = `docs/no-path.md`; // [no link](no-link.md)',
  '```',
  '```ts',
  'anonymous();',
  '```',
  '```sh',
  'npm test',
  '```',
  '```json file=package.json',
  '{}',
  '```',
].join('\n');

test('excerpts are TypeScript, or say which file they are from', () => {
  expect(excerptsIn(TEXT).map(({ file }) => file)).toEqual(['tools/run.ts', undefined, 'package.json']);
});

test('links lead on from the document; those outside and those in code are left alone', () => {
  expect(linksIn('docs/a.md', TEXT)).toEqual(['docs/rules.md', 'packages/kernel']);
});

test('paths are found in prose', () => {
  expect(pathsIn(TEXT)).toEqual(['tools/run.mjs', 'web/src/table', 'table/seat.ts']);
});

const PATHS = new Set(['tools/run.mjs', 'packages/web/src/table', 'packages/l5r/src/a.ts', 'packages/agot/src/a.ts']);

test.each([
  'tools/run.mjs',
  'web/src/table',
  'src/a.ts',
  'a.ts',
  'packages/{l5r,agot}/src/a.ts',
  'packages/*/src/*.ts',
])('%s leads somewhere', (path) => {
  expect(leadsSomewhere(path, PATHS)).toBe(true);
});

test.each([
  'tools/walk.mjs',
  'run/tools.mjs',
  'web/src/chair',
  'b.ts',
  'packages/{l5r,oath}/src/a.ts',
  'packages/*/src/*.md',
])('%s leads nowhere', (path) => {
  expect(leadsSomewhere(path, PATHS)).toBe(false);
});
