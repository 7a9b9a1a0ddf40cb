import { describe, expect, test } from 'vitest';
import { type Fact, factOf } from '../cards/fact.ts';
import { compendium } from './index.ts';

const examples = compendium.flatMap(({ entries }) => entries).flatMap(({ examples: some = [] }) => some);

/** The numbers that are printed on a card. */
function printedOn(fact: Fact): readonly unknown[] {
  switch (fact.type) {
    case 'character':
      return [fact.cost, fact.strength];
    case 'location':
    case 'attachment':
    case 'event':
      return [fact.cost];
    case 'plot':
      return [fact.income, fact.initiative, fact.claim, fact.reserve];
    case 'agenda':
    case 'faction':
    case 'title':
      return [];
  }
}

/** What stands in brackets right after a name: `Robb Stark (5)`, `Sneak Attack (claim 2)`. */
function saidAfter(name: string, sentence: string): readonly { readonly of: string; readonly number: number }[] {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const said = new RegExp(`${escaped} \\((?:(initiative|claim|reserve) )?(\\d+)[),]`, 'g');
  return [...sentence.matchAll(said)].map(([, of = '', number]) => ({ of, number: Number(number) }));
}

function isRight(fact: Fact, { of, number }: { readonly of: string; readonly number: number }): boolean {
  return of === '' ? printedOn(fact).includes(number) : Reflect.get(fact, of) === number;
}

describe('the examples of the compendium', () => {
  test('are many', () => {
    expect(examples.length).toBeGreaterThan(150);
  });

  test('give every card in brackets a number that is printed on it', () => {
    const told = examples.flatMap(({ cards, text }) =>
      cards.map(factOf).flatMap((fact) => saidAfter(fact.name, text.en).map((said) => ({ fact, said }))),
    );

    expect(told.length).toBeGreaterThan(30);
    expect(told.filter(({ fact, said }) => !isRight(fact, said))).toEqual([]);
  });
});
