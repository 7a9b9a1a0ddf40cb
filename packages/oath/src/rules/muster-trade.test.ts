import { describe, expect } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('Muster', () => {
  scenario(
    'OATH-5.2.1-a: costs 1 Supply and a favor placed on a card that carries no tokens',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, supply: 1 } },
        sites: { 0: { site: 'plains', cards: ['longbows', 'keep (1 favor)', 'wolves (1 secret)'] } },
      });
      red.mayNotTake({ is: 'muster', card: 'keep' });
      red.mayNotTake({ is: 'muster', card: 'wolves' });

      red.musters('longbows');

      expect(red.supply).toBe(0);
      expect(red.favor).toBe(1);
      expect(table.on('longbows').favor).toBe(1);
    },
  );

  scenario('OATH-5.2.1-a: is impossible without favor or without Supply', ({ given, red, blue }) => {
    given({
      turn: 'red',
      players: { red: { favor: 0 }, blue: {} },
      sites: { 0: { site: 'plains', cards: ['longbows'] } },
    });

    red.mayNotTake({ is: 'muster' });
    blue.isNotAsked();
  });

  scenario('OATH-5.2.1-b: ruins are no place to muster, and ruling the site is not needed', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 1 } },
      sites: { 0: { site: 'plains', cards: ['bandit-rampart', 'longbows'], warbands: { purple: 2 } } },
    });
    red.mayNotTake({ is: 'muster', card: 'bandit-rampart' });

    red.musters('longbows');

    expect(table.rulerOf('plains')).toBe('empire');
    expect(red.warbands).toBe(2);
  });

  scenario('OATH-5.2.2-a: gains what is left if fewer than two warbands are', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { favor: 1, warbands: 13 } },
      sites: { 0: { site: 'plains', cards: ['longbows'] } },
    });

    red.musters('longbows');

    expect(red.warbands).toBe(14);
    expect(red.bank).toBe(0);
  });

  scenario("OATH-5.2.2-b: a Citizen gains purple warbands from the Chancellor's bank", ({ given, red, purple }) => {
    given({
      turn: 'red',
      players: { red: { role: 'citizen', favor: 1 } },
      sites: { 0: { site: 'plains', cards: ['longbows'] } },
    });
    const before = purple.bank;

    red.musters('longbows');

    expect(red.board.warbands).toEqual({ purple: 2 });
    expect(purple.bank).toBe(before - 2);
  });
});

describe('Trade', () => {
  scenario(
    'OATH-5.3.1-a, OATH-5.3.2-a: a secret brings 1 favor and 1 for each faceup adviser of the suit, for 1 Supply',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, supply: 7, advisers: ['scouts', 'outriders', 'wolves (facedown)'] } },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
        banks: 3,
      });

      red.trades('longbows', 'favor');

      expect(red.favor).toBe(3);
      expect(table.bank('order')).toBe(0);
      expect(red.supply).toBe(6);
      expect(red.secrets).toBe(0);
      expect(table.on('longbows').secrets).toBe(1);
    },
  );

  scenario('OATH-5.3.2-a: a facedown adviser of the suit brings nothing', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 1, advisers: ['scouts (facedown)'] } },
      sites: { 0: { site: 'plains', cards: ['longbows'] } },
    });

    red.trades('longbows', 'favor');

    expect(red.favor).toBe(1);
  });

  scenario('OATH-5.3.2-b: two favor bring a secret for each adviser of the suit', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 2, advisers: ['scouts', 'outriders'] } },
      sites: { 0: { site: 'plains', cards: ['longbows'] } },
    });

    red.trades('longbows', 'secrets');

    expect(red.secrets).toBe(2);
    expect(red.favor).toBe(0);
    expect(table.on('longbows').favor).toBe(2);
  });

  scenario('OATH-5.3.2-c: not with ruins, and not with facedown secrets', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { spentSecrets: 2, favor: 1 } },
      sites: { 0: { site: 'plains', cards: ['bandit-rampart', 'longbows'] } },
    });

    red.mayNotTake({ is: 'trade' });
  });

  scenario(
    'OATH-5.3.2-d: a short bank pays what it has; trading for secrets may yield none',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, favor: 2, advisers: ['scouts'] } },
        sites: { 0: { site: 'plains', cards: ['longbows', 'wolves'] } },
        banks: { order: 1 },
      });

      red.trades('longbows', 'favor');
      red.trades('wolves', 'secrets');

      expect(table.bank('order')).toBe(0);
      expect(red.favor).toBe(1);
      expect(red.secrets).toBe(0);
    },
  );

  scenario(
    'OATH-2.3-g: an uncovered Careless slot gives the Chancellor 1 more favor and 1 secret less',
    ({ given, purple }) => {
      given({
        turn: 'purple',
        players: { purple: { secrets: 1, favor: 2, advisers: ['scouts', 'wolves'] } },
        sites: { 0: { site: 'plains', cards: ['longbows', 'rangers'] } },
        reliquary: { careless: 'uncovered' },
      });

      purple.trades('longbows', 'favor');
      expect(purple.favor).toBe(5);
      purple.trades('rangers', 'secrets');

      expect(purple.favor).toBe(4);
      expect(purple.secrets).toBe(0);
    },
  );
});
