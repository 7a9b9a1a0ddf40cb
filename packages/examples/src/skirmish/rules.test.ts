import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = dirname(fileURLToPath(import.meta.url));
const RULE_ID = /SKI-[A-Z]+-[a-z]/g;

function testFiles(): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
}

/** The ids that stand in the titles of tests: the first argument, in quotes, of what registers one. */
function citedIn(file: string): readonly string[] {
  const source = readFileSync(join(folder, file), 'utf8');
  const titles = source.match(/(?:scenario|test|\]\s*as const\)|\]\))\(\s*(['"])(?:(?!\1).)*\1/g) ?? [];
  return titles.flatMap((title) => title.match(RULE_ID) ?? []);
}

test('every rule is cited by the title of a test, and every cited rule is written down', () => {
  const rules = readFileSync(join(folder, 'RULES.md'), 'utf8').match(/(?<=\*\*)SKI-[A-Z]+-[a-z](?=\*\*)/g) ?? [];
  const cited = new Set(testFiles().flatMap(citedIn));

  expect(new Set(rules).size).toBe(rules.length);
  expect([...cited].sort()).toEqual([...rules].sort());
});
