import type { Compendium } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { findRule } from './find-rule.ts';

const words = { pl: 'słowa', en: 'words' };
const compendium: Compendium = [
  {
    id: 'one',
    title: words,
    entries: [
      {
        id: 'first',
        title: words,
        lead: words,
        clauses: [
          { rule: 'L5R-1-a', text: words },
          { rule: 'L5R-1-b', text: words },
        ],
      },
    ],
  },
];

test('a rule is found by its id, or by the beginning of it', () => {
  expect(findRule(compendium, 'L5R-1-b')?.clause?.rule).toBe('L5R-1-b');
  expect(findRule(compendium, 'L5R-1')?.entry.id).toBe('first');
  expect(findRule(compendium, 'L5R-2')).toBeUndefined();
});
