import { LANGS, present, type RulesEntry, type WorkedExample } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { FACTS, type Fact } from '../cards/fact.ts';
import type { L5rView } from '../view.ts';
import { exampleTable } from './example-table.ts';
import { compendium } from './index.ts';

const entries: readonly RulesEntry[] = compendium.flatMap((chapter) => chapter.entries);
const examples = entries.flatMap((entry) => (entry.examples ?? []).map((example) => ({ entry, example })));
const named = examples.map(({ entry, example }) => [`${entry.id}: ${example.rule}`, example] as const);

/** Whether a number stands in a sentence, by itself. */
function says(sentence: string, amount: number): boolean {
  return new RegExp(`(?<![\\d.])${amount}(?![\\d.]*\\d)`).test(sentence);
}

function viewOf(example: WorkedExample): L5rView {
  return present(exampleTable(example).view, 'the view of an example with a situation');
}

describe('the examples of the compendium', () => {
  test('are many', () => {
    expect(examples.length).toBeGreaterThan(100);
  });

  test.each(named)('%s says what its sums come to', (_, example) => {
    for (const { parts, total } of exampleTable(example).sums) {
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      for (const lang of LANGS) expect(says(example.text[lang], total), `${total}: ${example.text[lang]}`).toBe(true);
    }
  });

  const conflicts = named.filter(([, example]) => example.situation !== undefined && viewOf(example).conflict !== null);
  test.each(conflicts)('%s says how its conflict stands', (_, example) => {
    const totals = viewOf(example).conflict?.totals ?? [];

    expect(conflicts.length).toBeGreaterThan(8);
    for (const total of totals.filter((one) => one > 0))
      for (const lang of LANGS) expect(says(example.text[lang], total), `${total}: ${example.text[lang]}`).toBe(true);
  });

  const onTables = named.filter(([, example]) => example.situation !== undefined);
  test.each(onTables)('%s names whoever is in play', (_, example) => {
    const characters = viewOf(example).seats.flatMap((seat) => seat.characters);
    const inPlay = characters.flatMap(({ sight, attachments }) => [sight, ...attachments.map((one) => one.sight)]);

    for (const sight of inPlay) expect(sight.face === 'up' && example.cards.includes(sight.printed)).toBe(true);
  });

  test('the contest for the Favor is counted as the rules count it', () => {
    const example = present(entries.find(({ id }) => id === 'favor-contest')?.examples?.[0], 'the example');
    const { view, sums } = exampleTable(example);

    expect(sums.map(({ total }) => total)).toEqual(view?.seats.map(({ glory }) => glory));
  });

  test('the dynasty deck out of one box is counted as the box is packed', () => {
    const example = present(entries.find(({ id }) => id === 'deck-formats')?.examples?.[0], 'the example');
    const inBox = (clan: Fact['clan']): number =>
      FACTS.filter(
        (fact) => fact.side === 'dynasty' && fact.clan === clan && fact.roleRestriction === undefined,
      ).reduce((copies, { quantity }) => copies + quantity, 0);

    const parts = exampleTable(example).sums.flatMap((sum) => sum.parts.map(({ amount }) => amount));
    expect(parts).toEqual([inBox('crane'), inBox('neutral')]);
  });
});
