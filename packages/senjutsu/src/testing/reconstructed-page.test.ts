import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allFacts } from '../cards/library.ts';
import { OWN_POLISH_NAMES } from '../cards/own-names.ts';
import { reconstructedPage, unlistedCards } from './reconstructed-page.ts';

const PAGE = join(import.meta.dirname, '../../../../docs/senjutsu-reconstructed.md');

test('docs/senjutsu-reconstructed.md says what the data say', async () => {
  await expect(reconstructedPage()).toMatchFileSnapshot(PAGE);
});

test('every reconstructed card stands on the page', () => {
  expect(unlistedCards()).toEqual([]);
  const page = reconstructedPage();
  const missing = allFacts().filter(
    ({ id, certainty }) => certainty === 'reconstructed' && !page.includes(`\`${id}\``),
  );
  expect(missing).toEqual([]);
});

test('names of our own are of cards that exist', () => {
  const ids = new Set(allFacts().map(({ id }) => id));
  expect(OWN_POLISH_NAMES.filter((id) => !ids.has(id))).toEqual([]);
});
