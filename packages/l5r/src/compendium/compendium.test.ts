import { citedRules, compendiumContract, untold } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { FACTS } from '../cards/fact.ts';
import { compendium } from './index.ts';

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

compendiumContract(compendium, new Map(FACTS.map(({ id, name }) => [id, name])));

describe('the rules of the compendium', () => {
  const cited = citedRules('L5R', ['l5r', 'lcg']);

  test('every rule that is cited anywhere is told', () => {
    expect(cited.length).toBeGreaterThan(500);
    expect(untold(compendium, cited)).toEqual([]);
  });

  test('none is told that nobody knows', () => {
    const told = compendium.flatMap(({ entries }) => entries.flatMap(({ clauses }) => clauses.map(({ rule }) => rule)));

    expect(told.filter((rule) => !cited.includes(rule) && !CARDBOARD.has(rule))).toEqual([]);
  });
});
