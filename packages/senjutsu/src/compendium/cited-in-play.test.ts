import { citedInPlay, untold } from '@kronika/testkit';
import { expect, test } from 'vitest';
import { HEROES } from '../cards/fact.ts';
import { SENJUTSU_DECK_RULES } from '../decks/legality/check.ts';
import { explain } from '../explain.ts';
import { senjutsu } from '../game.ts';
import { compendium } from './index.ts';

const brought = (...heroes: readonly string[]) => heroes.map((hero) => ({ hero }));

/** Every hero duels with the next one; the other formats come once. */
const SETUPS = [
  ...HEROES.map((hero, at) => ({
    seats: 2,
    format: 'duel',
    terrain: 'dense',
    decks: brought(hero, HEROES[(at + 1) % HEROES.length] ?? hero),
  })),
  { seats: 4, format: 'brawl', terrain: 'placed', decks: brought('master', 'student', 'warrior', 'ronin') },
  { seats: 3, format: 'teams', board: 'river-crossing', decks: brought('ninja', 'sailor', 'monk') },
  { seats: 1, format: 'solo', foes: 2, nightmare: 1, decks: brought('warrior') },
  { seats: 1, format: 'solo', foes: 1, foeKind: 'master', decks: brought('ronin') },
  { seats: 1, format: 'horde', decks: brought('student') },
];

test('whatever rule is cited while all heroes fight, the compendium tells it', () => {
  const cited = citedInPlay(senjutsu, { explain, setups: SETUPS, between: 60, decisions: 180 });

  expect(cited.prompt.size).toBeGreaterThan(15);
  expect(cited.log.size).toBeGreaterThan(30);
  expect(cited.explanation.size).toBeGreaterThan(5);
  for (const rules of Object.values(cited)) expect(untold(compendium, [...rules])).toEqual([]);
});

test('whatever a deck breaks, the compendium tells it', () => {
  const cited = Object.values(SENJUTSU_DECK_RULES).flatMap(({ unknownCards, rules }) => [
    unknownCards,
    ...rules.map(({ id }) => id),
  ]);

  expect(new Set(cited).size).toBeGreaterThan(5);
  expect(untold(compendium, cited)).toEqual([]);
});
