import { LANGS, present, type WorkedExample } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { type Fact, factOf } from '../cards/fact.ts';
import type { AgotView } from '../view.ts';
import { keywords } from './chapters/keywords.ts';
import { exampleTable } from './example-table.ts';
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

  const onTables = examples
    .filter(({ situation }) => situation !== undefined)
    .map((example) => [example.rule, example] as const);

  test('are set up on a table where that teaches', () => {
    expect(onTables.length).toBeGreaterThan(30);
  });

  test('show every keyword on a table', () => {
    const shown = keywords.entries.filter(({ examples: some = [] }) => some.some(({ situation }) => situation));

    expect(shown.map(({ id }) => id)).toEqual(
      keywords.entries.map(({ id }) => id).filter((id) => id !== 'keywords-in-general'),
    );
  });

  test.each(onTables)('%s says what its sums come to', (_, example) => {
    for (const { parts, total } of exampleTable(example).sums) {
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      for (const lang of LANGS) expect(says(example.text[lang], total), `${total}: ${example.text[lang]}`).toBe(true);
    }
  });

  test.each(onTables)('%s says how its challenge stands, and names whoever is in play', (_, example) => {
    const { challenge, seats } = viewOf(example);
    const totals = challenge === null ? [] : Object.values(challenge.totals);
    for (const total of totals.filter((one) => one > 0))
      for (const lang of LANGS) expect(says(example.text[lang], total), `${total}: ${example.text[lang]}`).toBe(true);
    const played = seats.flatMap(({ characters, locations }) => [...characters, ...locations]);
    const inPlay = played.flatMap(({ sight, attachments }) => [sight, ...attachments.map((one) => one.sight)]);

    for (const sight of inPlay) expect(sight.face === 'up' && example.cards.includes(sight.printed)).toBe(true);
  });
});

/** Whether a number stands in a sentence, by itself. */
function says(sentence: string, amount: number): boolean {
  return new RegExp(`(?<![\\d.])${amount}(?![\\d.]*\\d)`).test(sentence);
}

function viewOf(example: WorkedExample): AgotView {
  return present(exampleTable(example).view, 'the view of an example with a situation');
}
