import { expect, test } from 'vitest';
import { kronika } from '../testing/in-process.ts';

test('kronika bench refuses a benchmark it does not know and names those it does', async () => {
  const refused = await kronika(['bench', 'warp']);

  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toMatch(/there is no benchmark "warp"; known: \w+/);
});
