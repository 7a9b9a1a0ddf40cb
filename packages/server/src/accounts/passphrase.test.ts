import { expect, test } from 'vitest';
import { faultOf } from './passphrase.ts';

test.each([
  ['short', 'at least 10'],
  ['aaaaaaaaaaaaaaaa', 'try this passphrase first'],
  ['1234567890', 'try this passphrase first'],
  ['Password123', 'try this passphrase first'],
  ['J4dwiga z Łodzi', undefined],
  ['Jadwiga Maria', 'try this passphrase first'],
  ['jadwiga-maria-1999', 'try this passphrase first'],
  ['airam agiwdaj 12', 'try this passphrase first'],
  ['JadwigaMaria JadwigaMaria', 'try this passphrase first'],
  ['Jadwiga Maria je bigos', undefined],
  [`${'x'.repeat(190)}abcdefghijkl`, 'at most 200'],
  ['kot pije zimną herbatę', undefined],
])('the passphrase %s: %s', (passphrase, fault) => {
  const found = faultOf(passphrase, 'jadwiga-maria')?.en;
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(fault);
});
