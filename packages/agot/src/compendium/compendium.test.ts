import { LANGS } from '@kronika/kernel';
import { citedRules, compendiumContract, untold } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { FACTS } from '../cards/fact.ts';
import { ALL_RULES } from '../testing/all-rules.ts';
import { compendium } from './index.ts';

compendiumContract(compendium, new Map(FACTS.map(({ id, name }) => [id, name])));

const entries = compendium.flatMap((chapter) => chapter.entries);
const clauses = entries.flatMap((entry) => entry.clauses);

describe('the rules of the compendium', () => {
  test('all of them are told, and no others', () => {
    const told: readonly string[] = clauses.map(({ rule }) => rule);

    expect(ALL_RULES.length).toBe(491);
    expect(ALL_RULES.filter((rule) => !told.includes(rule))).toEqual([]);
    expect(told.filter((rule) => !ALL_RULES.includes(rule))).toEqual([]);
  });

  test('every rule that is cited anywhere is told', () => {
    const cited = citedRules('AGOT', ['agot', 'lcg']);

    expect(cited.length).toBeGreaterThan(5);
    expect(untold(compendium, cited)).toEqual([]);
  });

  test('what is for melee only says so', () => {
    const MELEE = /^AGOT-(?:1\.4|7\.4|TITLE|SUPPORT|RIVAL|REDIR)-/;
    const aboutMelee = clauses.filter(({ rule }) => MELEE.test(rule));
    const words = { pl: /starci/i, en: /melee/i };

    expect(aboutMelee.length).toBeGreaterThan(30);
    expect(aboutMelee.filter(({ text }) => LANGS.some((lang) => !words[lang].test(text[lang])))).toEqual([]);
  });
});

describe('the entries of the compendium', () => {
  test('each has other words to be found by, and somewhere to read on', () => {
    expect(entries.filter(({ words, see = [] }) => words === undefined || see.length === 0)).toEqual([]);
  });
});
