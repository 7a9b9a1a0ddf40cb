import { printedId } from '@kronika/kernel';
import { abilityFact, allFacts, lineAt } from '@kronika/senjutsu';
import { describe, expect, test } from 'vitest';
import { rowState } from './line-states.ts';
import { type LineRow, refKey, rowsOf } from './rows.ts';

const rowsFor = (id: string) => rowsOf(abilityFact(printedId(id)));
const isLine = (row: ReturnType<typeof rowsOf>[number]): row is LineRow => row.is === 'line';

test('every row of every card knows the lines of the card that it draws', () => {
  for (const fact of allFacts()) {
    if (fact.is === 'poison') continue;
    for (const row of rowsOf(fact))
      if (row.is === 'line' || row.is === 'heading')
        for (const [at, ref] of row.refs.entries()) {
          const drawn = at === 0 ? row.line.is : row.is === 'line' ? row.grid?.of.is : undefined;

          expect(lineAt(printedId(fact.id), ref).is).toBe(drawn);
        }
  }
});

test('a plain movement shares its row with the grid that follows, one on a bar does not', () => {
  const [first] = rowsFor('hidden-viper-fang');
  const scything = rowsFor('scything-uppercut').filter(isLine);

  expect(first).toMatchObject({ line: { is: 'move' }, grid: { of: { is: 'attack' } } });
  expect(scything.find(({ grid }) => grid !== undefined)?.line.is).toBe('attack');
});

test('a card with a dividing line shows the speed of its second part between the two', () => {
  const rows = rowsFor('river-block');
  const at = rows.findIndex(({ is }) => is === 'split');

  expect(rows[at]).toMatchObject({ initiative: { is: 'fixed', speed: 3 } });
  expect(
    rows
      .slice(at + 1)
      .filter(isLine)
      .every(({ refs }) => refs.every(({ segment }) => segment === 'lower')),
  ).toBe(true);
});

describe('the state of a row', () => {
  const [row] = rowsFor('hidden-viper-fang').filter(isLine);
  const [move, attack] = row?.refs ?? [];
  if (row === undefined || move === undefined || attack === undefined) throw new Error('the row has two lines');

  test('is now if one of its lines is resolved now', () => {
    const states = { [refKey(move)]: 'done', [refKey(attack)]: 'now' } as const;

    expect(rowState(row, states)).toBe('now');
  });

  test('is done only if all of its lines are', () => {
    expect(rowState(row, { [refKey(move)]: 'done' })).toBeUndefined();
    expect(rowState(row, { [refKey(move)]: 'done', [refKey(attack)]: 'done' })).toBe('done');
  });
});
