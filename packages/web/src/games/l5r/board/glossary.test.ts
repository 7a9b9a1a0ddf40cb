import { LANGS } from '@kronika/kernel';
import { FACTS } from '@kronika/l5r';
import { compendium } from '@kronika/l5r/compendium';
import { describe, expect, test } from 'vitest';
import { findPlace } from '../../../rules/outline.ts';
import { glossaryOf } from './glossary.ts';

const withKeywords = FACTS.filter(({ keywords }) => keywords.length > 0);

describe('the keywords of a card', () => {
  test('are all explained, in both languages', () => {
    expect(withKeywords.length).toBeGreaterThan(10);
    for (const { id, keywords } of withKeywords)
      for (const lang of LANGS) expect(glossaryOf(id, lang), id).toHaveLength(keywords.length);
  });

  test('open the entry that is about them', () => {
    for (const { id } of withKeywords)
      for (const { rule } of glossaryOf(id, 'en'))
        expect(findPlace(compendium, rule ?? ''), rule).toMatchObject({ is: 'rule', chapter: { id: 'keywords' } });
  });
});
