import { LANGS } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { HOSTING_WORDS } from './hosting-words.ts';
import { PRIVACY_WORDS } from './privacy-words.ts';
import { START_WORDS } from './start-words.ts';

describe.each(LANGS)('in %s', (lang) => {
  test('the same things are told', () => {
    const shapes = (words: readonly { readonly title: string }[]) => words.length;

    expect(shapes(START_WORDS[lang].sections)).toBe(shapes(START_WORDS.en.sections));
    expect(PRIVACY_WORDS[lang].sections.map(({ facts }) => facts.length)).toEqual(
      PRIVACY_WORDS.en.sections.map(({ facts }) => facts.length),
    );
    expect(shapes(HOSTING_WORDS[lang].rest)).toBe(shapes(HOSTING_WORDS.en.rest));
  });
});
