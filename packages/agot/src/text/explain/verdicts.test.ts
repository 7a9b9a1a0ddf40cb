import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHALLENGE_TYPES } from '../../cards/fact.ts';
import { PHASES } from '../../state.ts';
import { VERDICTS } from './verdicts.ts';

const SOURCES = ['agot/src/cards', 'agot/src/explain', 'agot/src/rules', 'agot/src/verbs', 'lcg/src'].map((folder) =>
  join(import.meta.dirname, '../../../..', folder),
);

/** The arguments of each call of the function, as they stand in the source. */
function* callsOf(name: string, source: string): Generator<readonly string[]> {
  for (const { index } of source.matchAll(new RegExp(`\\b${name}\\(`, 'g'))) {
    const given = [''];
    let depth = 1;
    for (const letter of source.slice(index + name.length + 1)) {
      if (')]}'.includes(letter)) depth -= 1;
      if (depth === 0) break;
      if (letter === ',' && depth === 1) given.push('');
      else given.push(`${given.pop()}${letter}`);
      if ('([{'.includes(letter)) depth += 1;
    }
    yield given;
  }
}

/** The keys with which the sources of the rules and the cards forbid something. */
function keysIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .flatMap((source) => [
      ...[...callsOf('forbid', source)].map(([key = '']) => key),
      ...[...callsOf('provided', source)].map(([, key = '']) => key),
    ])
    .flatMap((given) => /^\s*'([^']+)'\s*$/.exec(given)?.[1] ?? []);
}

test('whatever the rules forbid, there are words for it', () => {
  const keys = new Set([
    ...SOURCES.flatMap(keysIn),
    ...PHASES.map((phase) => `onlyIn/${phase}`),
    ...CHALLENGE_TYPES.map((type) => `noChallenge/${type}`),
  ]);

  expect(keys.size).toBeGreaterThan(40);
  expect([...keys].filter((key) => VERDICTS[key] === undefined)).toEqual([]);
});

test('no sentence lacks its full stop in either language', () => {
  for (const { pl, en } of Object.values(VERDICTS)) expect([pl.at(-1), en.at(-1)]).toEqual(['.', '.']);
});
