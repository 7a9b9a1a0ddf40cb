import { expect, test } from 'vitest';
import { areaOf, sectionsOf, sourceAt } from './areas.ts';

test('code of bots is told from code of rules', () => {
  expect(areaOf('../packages/bots/src/search/tree.ts')).toBe('search');
  expect(areaOf('../packages/oath/src/bot/thumb.ts')).toBe('rulesOfThumb');
  expect(areaOf('../packages/oath/src/rules/turn.ts')).toBe('rules');
  expect(areaOf('../packages/kernel/src/bot.ts')).toBe('rules');
  expect(areaOf('../node_modules/immer/index.js')).toBeUndefined();
});

test('a line of a bundle belongs to the source named last above it', () => {
  const sections = sectionsOf('import x;\n// src/a.ts\nlet a;\n// a remark\n// src/b.ts\nlet b;');

  expect(sourceAt(sections, 0)).toBeUndefined();
  expect(sourceAt(sections, 3)).toBe('src/a.ts');
  expect(sourceAt(sections, 5)).toBe('src/b.ts');
});
