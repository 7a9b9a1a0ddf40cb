import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDIFICES } from '../facts/edifices.ts';
import type { Suit } from '../facts/fact.ts';
import { CARD_FACTS } from '../facts/library.ts';

/** The suits whose cards all have scenarios, edifices and ruins included. A suit that is done is added here. */
const DONE: readonly Suit[] = ['arcane', 'beast', 'nomad'];

/** The names of all cards that some test of this folder describes. */
function described(): ReadonlySet<string> {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'));
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/^describeCard\('([^']+)'/gmu)].flatMap(([, name]) => name ?? [])),
  );
}

function cardsOf(suit: Suit): readonly string[] {
  const denizens = CARD_FACTS.filter((fact) => fact.back === 'denizen' && fact.suit === suit).map(({ name }) => name);
  const edifices = Object.entries(EDIFICES).flatMap(([name, fact]) => (fact.suit === suit ? [name, fact.ruin] : []));
  return [...denizens, ...edifices];
}

describe('cards without scenarios', () => {
  test.each(DONE)('none of %s', (suit) => {
    const names = described();

    expect(cardsOf(suit)).toHaveLength(33 + 2);
    expect(cardsOf(suit).filter((name) => !names.has(name))).toEqual([]);
  });
});
