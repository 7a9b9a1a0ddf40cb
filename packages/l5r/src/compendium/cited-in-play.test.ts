import { citedInPlay, untold } from '@kronika/testkit';
import { expect, test } from 'vitest';
import { deckRules } from '../decks/legality/check.ts';
import { DECK_FORMATS } from '../decks/legality/format.ts';
import { explain } from '../explain/explain.ts';
import { l5r } from '../game.ts';
import { RANDOM_GAMES } from '../testing/random-matches.ts';
import { compendium } from './index.ts';

test('whatever rule is cited while all clans play, the compendium tells it', () => {
  const setups = RANDOM_GAMES.map(({ one, other, windows }) => ({ seats: 2, decks: [one, other], windows }));
  const cited = citedInPlay(l5r, { explain, setups, between: 90, decisions: 360 });

  expect(cited.prompt.size).toBeGreaterThan(10);
  expect(cited.log.size).toBeGreaterThan(30);
  expect(cited.explanation.size).toBeGreaterThan(10);
  for (const rules of Object.values(cited)) expect(untold(compendium, [...rules])).toEqual([]);
});

test('whatever a deck breaks, the compendium tells it', () => {
  const cited = DECK_FORMATS.map(deckRules).flatMap(({ unknownCards, rules }) => [
    unknownCards,
    ...rules.map(({ id }) => id),
  ]);

  expect(new Set(cited).size).toBeGreaterThan(8);
  expect(untold(compendium, cited)).toEqual([]);
});
