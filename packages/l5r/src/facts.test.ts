import { type Game, isRefusal, parseRecord, present, replay } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { l5r } from './game.ts';
import golden from './golden/crab-lion.record.json' with { type: 'json' };

const game: Game = l5r;

test('L5R-5.5-a: who went first is the same whenever one looks back, and so are the clans', () => {
  const record = parseRecord(golden);
  if (isRefusal(record)) throw new Error('the record cannot be read');
  const told = [...replay(game, record)].map((moment) => {
    if (isRefusal(moment)) throw new Error('the record does not hold');
    return present(game.facts?.(game.view(moment.match.state, 'spectator')), 'what is told');
  });

  expect(new Set(told.map(({ first }) => first)).size).toBe(1);
  expect(told.at(0)?.first).toBe(told.at(-1)?.first);
  expect(new Set(told.map(({ sides }) => present(sides, 'the clans').toSorted().join())).size).toBe(1);
  expect(told.at(-1)?.sides?.toSorted()).toEqual(['crab', 'lion']);
  expect(told.at(-1)?.rounds).toBeGreaterThan(1);
});
