import { expect, test } from 'vitest';
import { langOf } from './lang.ts';

test.each([
  [{ LANG: 'pl_PL.UTF-8' }, 'pl'],
  [{ LANG: 'en_GB.UTF-8' }, 'en'],
  [{ LANG: 'de_DE' }, 'en'],
  [{ LC_ALL: 'pl', LANG: 'en_US' }, 'pl'],
  [{ LC_ALL: 'C', LANG: 'pl_PL' }, 'en'],
  [{ LC_ALL: '', LANG: 'pl_PL' }, 'pl'],
  [{}, 'en'],
])('%o asks for %s', (env, lang) => {
  expect(langOf(env)).toBe(lang);
});
