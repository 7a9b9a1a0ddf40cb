import { FACTS } from '@kronika/agot';
import { compendium } from '@kronika/agot/compendium';
import { expect, test } from 'vitest';
import { findPlace } from '../../../rules/outline.ts';
import { glossaryOf } from './glossary.ts';

test('the keywords of a card open the entry that is about them', () => {
  const withKeywords = FACTS.filter(({ keywords }) => keywords.length > 0);

  expect(withKeywords.length).toBeGreaterThan(10);
  for (const { id } of withKeywords)
    for (const { rule } of glossaryOf(id, 'en'))
      expect(findPlace(compendium, rule ?? ''), rule).toMatchObject({ is: 'rule', chapter: { id: 'keywords' } });
});
