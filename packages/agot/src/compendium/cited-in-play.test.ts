import { citedInPlay, untold } from '@kronika/testkit';
import { expect, test } from 'vitest';
import { AGOT_DECK_RULES } from '../decks/legality/check.ts';
import { explain } from '../explain/explain.ts';
import { agot } from '../game.ts';
import { RANDOM_TABLES } from '../testing/random-tables.ts';
import { compendium } from './index.ts';

test('whatever rule is cited while all factions play, the compendium tells it', () => {
  const small = RANDOM_TABLES.filter(({ decks }) => decks.length <= 3);
  const setups = small.map(({ decks }) => ({ seats: decks.length, decks, windows: 'brief' }));
  const cited = citedInPlay(agot, { explain, setups, between: 120, decisions: 240 });

  expect(cited.prompt.size).toBeGreaterThan(10);
  expect(cited.log.size).toBeGreaterThan(20);
  expect(cited.explanation.size).toBeGreaterThan(5);
  for (const rules of Object.values(cited)) expect(untold(compendium, [...rules])).toEqual([]);
});

test('whatever a deck breaks, the compendium tells it', () => {
  const { unknownCards, rules } = AGOT_DECK_RULES;
  const cited = [unknownCards, ...rules.map(({ id }) => id)];

  expect(new Set(cited).size).toBeGreaterThan(6);
  expect(untold(compendium, cited)).toEqual([]);
});
