import '../../cards/index.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGS } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { FACTS } from '../../cards/fact.ts';
import { definitionOf } from '../../rules/card-definition.ts';
import { cardName } from '../names.ts';
import { ASKS, askOf } from './asks.ts';

const CARDS = fileURLToPath(new URL('../../cards', import.meta.url));

const sources = readdirSync(CARDS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(`${CARDS}/${path}`, 'utf8'));

/** The targets, costs and choices that the texts of a card ask for, by name. */
const asking = FACTS.flatMap(({ id }) => {
  const { abilities, grants = {} } = definitionOf(id);
  return Object.values({ ...abilities, ...grants }).flatMap((ability) => {
    if (ability.is === 'constant') return [];
    const costs = Object.entries(ability.costs ?? {}).flatMap(([name, cost]) => (cost.is === 'fixed' ? [] : [name]));
    return [...Object.keys(ability.targets ?? {}), ...Object.keys(ability.choices ?? {}), ...costs].map((name) => ({
      id,
      name,
    }));
  });
});

describe('every text that asks has words for it', () => {
  test('for its targets, costs and choices', () => {
    expect(asking.length).toBeGreaterThan(90);
    expect(asking.filter(({ id, name }) => askOf(id, name) === undefined)).toEqual([]);
  });

  test('for whom it is attached to', () => {
    const attachable = FACTS.filter(
      ({ id, type }) => type === 'attachment' || definitionOf(id).playableAs === 'attachment',
    );

    expect(attachable.length).toBeGreaterThan(24);
    expect(attachable.filter(({ id }) => askOf(id, 'host') === undefined).map(({ id }) => id)).toEqual([]);
  });

  test('for what is asked while it resolves', () => {
    const calls = /(?:asking|askForRing|offerRing|chooseGift)\(\s*'(\w+)'/g;
    const names = sources.flatMap((source) => [...source.matchAll(calls)].map((match) => match[1] ?? ''));
    const known = Object.values(ASKS).flatMap((asks) => Object.keys(asks));

    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });
});

test('the words are of cards that there are', () => {
  for (const id of Object.keys(ASKS)) expect(FACTS.map((fact) => String(fact.id))).toContain(id);
});

test('the words fit on a line behind the name of the card', () => {
  const lines = FACTS.flatMap((fact) =>
    Object.values(ASKS[fact.id] ?? {}).flatMap((ask) => LANGS.map((lang) => `${cardName(fact)[lang]}: ${ask[lang]}`)),
  );

  expect(lines.length).toBeGreaterThan(200);
  expect(lines.filter((line) => line.length > 60)).toEqual([]);
});
