import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OPTIONS, START } from '../packages/web/src/pages/help/hosting-words.ts';

test('what the help says of hosting is what the document on hosting says', () => {
  const hosting = readFileSync(join(import.meta.dirname, '../docs/hosting.md'), 'utf8');
  const documented = [...hosting.matchAll(/^\| `(--[a-z-]+)` \|/gm)].map(([, option = '']) => option);

  expect(documented.toSorted()).toEqual(OPTIONS.toSorted());
  expect(hosting).toContain(START);
});
