import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGS } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { FACTS } from '../cards/fact.ts';
import { compendium } from './index.ts';

const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url));
const RULE = /L5R-[A-Za-z0-9.-]*[A-Za-z0-9]/g;

/** Rules about handling cardboard, which no test can cite. They may be told, but need not. */
const CARDBOARD: ReadonlySet<string> = new Set([
  'L5R-ROLE-c',
  'L5R-BOW-e',
  'L5R-SETUP-4-b',
  'L5R-3.2.0-n',
  'L5R-3.2.2-d',
  'L5R-3.2.5-d',
  'L5R-SHUFFLE-b',
]);

/** More characters are no longer one rule in a sentence or two; an order of steps may take longer to tell. */
const LONGEST = { rule: 400, steps: 600 };

const entries = compendium.flatMap((chapter) => chapter.entries);
const clauses = entries.flatMap((entry) => entry.clauses);
const examples = entries.flatMap((entry) => entry.examples ?? []);
const told: ReadonlySet<string> = new Set(clauses.map(({ rule }) => rule));

/** All rules that the game, what it stands on, and their tests cite. */
function citedRules(): readonly string[] {
  const files = ['l5r', 'lcg'].flatMap((name) =>
    readdirSync(`${PACKAGES}/${name}/src`, { recursive: true, encoding: 'utf8' }).map((path) => `${name}/src/${path}`),
  );
  const code = files.filter((path) => path.endsWith('.ts') && !path.includes('/compendium/'));
  const rules = code.flatMap((path) => readFileSync(`${PACKAGES}/${path}`, 'utf8').match(RULE) ?? []);
  return [...new Set(rules)].sort();
}

/** Without its last part an id stands for all rules that begin with it. */
function isTold(rule: string): boolean {
  return told.has(rule) || [...told].some((other) => other.startsWith(`${rule}-`));
}

function repeated(ids: readonly string[]): readonly string[] {
  return ids.filter((id, place) => ids.indexOf(id) !== place);
}

describe('the compendium', () => {
  const cited = citedRules();

  test('tells every rule that is cited anywhere', () => {
    expect(cited.length).toBeGreaterThan(500);
    expect(cited.filter((rule) => !isTold(rule))).toEqual([]);
  });

  test('tells no rule twice, and none that nobody knows', () => {
    expect(repeated(clauses.map(({ rule }) => rule))).toEqual([]);
    expect([...told].filter((rule) => !cited.includes(rule) && !CARDBOARD.has(rule))).toEqual([]);
  });

  test('has one address for each chapter and each entry', () => {
    expect(repeated(compendium.map(({ id }) => id))).toEqual([]);
    expect(repeated(entries.map(({ id }) => id))).toEqual([]);
    for (const { id } of [...compendium, ...entries]) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('points only to entries that exist, and never to the one that is read', () => {
    const known = new Set(entries.map(({ id }) => id));
    const lost = entries.flatMap(({ id, see = [] }) => see.filter((to) => to === id || !known.has(to)));

    expect(lost).toEqual([]);
    expect(entries.filter(({ see = [] }) => repeated(see).length > 0)).toEqual([]);
  });

  test('shows its examples with cards that exist and that it names', () => {
    const names = new Map(FACTS.map((fact) => [fact.id, fact.name]));

    for (const { text, cards } of examples) {
      expect(cards.length, text.en).toBeGreaterThan(0);
      for (const card of cards) expect(text.en).toContain(names.get(card));
    }
  });

  test('shows an example in every entry', () => {
    expect(entries.filter((entry) => (entry.examples ?? []).length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('has something to say in every entry', () => {
    expect(entries.filter((entry) => entry.clauses.length === 0)).toEqual([]);
    expect(compendium.filter((chapter) => chapter.entries.length === 0)).toEqual([]);
  });

  test('speaks both languages', () => {
    const titles = [...compendium, ...entries].map(({ title }) => title);
    const sentences = [...entries.map(({ lead }) => lead), ...[...clauses, ...examples].map(({ text }) => text)];

    expect([...titles, ...sentences].filter((phrase) => LANGS.some((lang) => phrase[lang].trim() === ''))).toEqual([]);
    expect(sentences.filter(({ pl, en }) => pl === en)).toEqual([]);
  });

  test('is brief', () => {
    const long = clauses.filter(({ text }) => {
      const longest = text.en.includes('(1)') ? LONGEST.steps : LONGEST.rule;
      return LANGS.some((lang) => text[lang].length > longest);
    });

    expect(long.map(({ rule }) => rule)).toEqual([]);
  });
});
