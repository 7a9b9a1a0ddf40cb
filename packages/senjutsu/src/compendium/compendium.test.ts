import { isRefusal } from '@kronika/kernel';
import { citedRules, compendiumContract, untold } from '@kronika/testkit';
import { describe, expect, test } from 'vitest';
import { allFacts, printedOf } from '../cards/library.ts';
import { senjutsu } from '../game.ts';
import { compendium } from './index.ts';

compendiumContract(compendium, new Map(allFacts().map((fact) => [printedOf(fact), fact.name.en])));

const entries = compendium.flatMap((chapter) => chapter.entries);
const clauses = entries.flatMap((entry) => entry.clauses);
const examples = entries.flatMap((entry) => entry.examples ?? []);

describe('the rules of the compendium', () => {
  test('are as many as the rulebook has', () => {
    expect(clauses.length).toBe(590);
  });

  test('every rule that is cited anywhere is told', () => {
    const cited = citedRules('SEN', ['senjutsu']).filter((rule) => !rule.startsWith('SEN-EX-'));
    expect(cited.length).toBeGreaterThan(100);
    // Comments also speak of groups of rules, such as SEN-HORDE-V2.
    const isGroup = (id: string) => clauses.some(({ rule }) => rule !== id && rule.startsWith(id));
    expect(untold(compendium, cited).filter((id) => !isGroup(id))).toEqual([]);
  });
});

describe('the examples of the compendium', () => {
  const set = examples.filter(({ situation }) => situation !== undefined);

  test('are set up on a table where that teaches', () => {
    expect(set.length).toBeGreaterThan(30);
  });

  test.each(set.map((example) => [example.rule, example] as const))(
    '%s takes place where it can',
    (_, { situation }) => {
      const position = senjutsu.situation(situation);
      expect(isRefusal(position) ? position : 'a position').toBe('a position');
    },
  );

  test('speak of cards whose Polish names they use, too', () => {
    const letters = (text: string) => text.toLocaleLowerCase('pl').replaceAll(/[^\p{L}]/gu, '');
    const stems = (name: string) =>
      name
        .split(' ')
        .map((word) => letters(word))
        .filter((word) => word.length > 3)
        .map((word) => word.slice(0, Math.max(3, word.length - 4)));
    const unnamed = examples.flatMap(({ cards, text }) =>
      cards.flatMap((card) => {
        const fact = allFacts().find(({ id }) => id === card);
        const said = letters(text.pl);
        return fact === undefined || stems(fact.name.pl).every((stem) => said.includes(stem))
          ? []
          : [`${card}: ${text.pl}`];
      }),
    );
    expect(unnamed).toEqual([]);
  });
});
