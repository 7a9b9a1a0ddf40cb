import { describe, expect } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('Beast cards', () => {
  scenario('true-names: bars plans of a known suit from who attacks its holder', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: {
        red: { favor: 2, secrets: 2, warbands: 3, advisers: ['longbows'] },
        blue: { advisers: ['true-names', 'scouts'] },
      },
      sites: { 0: { site: 'lush-coast', warbands: { blue: 1 } } },
    });

    red.campaigns('blue').isDone().says(3);

    expect(table.told('planUsed')).toEqual([]);
    expect(table.told('attackRolled')).toHaveLength(1);
    table.endsHere();
  });

  scenario('true-names: does nothing for a holder who attacks', ({ given, red, blue, table }) => {
    given({
      turn: 'red',
      players: {
        red: { warbands: 3, advisers: ['true-names', 'scouts'] },
        blue: { favor: 2, secrets: 2, advisers: ['longbows'] },
      },
      sites: { 0: { site: 'lush-coast', warbands: { blue: 1 } } },
    });

    red.campaigns('blue').isDone().says(3).isDone();

    blue.isAsked('plans');
    table.endsHere();
  });

  scenario('vow-of-poverty: Trade yields its holder no favor', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 1, advisers: ['vow-of-poverty', 'wolves'] } },
      sites: { 0: { site: 'plains', cards: ['errand-boy'] } },
    });

    red.trades('errand-boy', 'favor');

    expect(red.favor).toBe(0);
  });

  scenario('the-old-oak: an Acting Troupe can pass for a Beast', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { favor: 2, advisers: ['acting-troupe'] } },
      sites: { 0: { site: 'plains', cards: ['the-old-oak'] } },
    });

    red.trades('the-old-oak', 'secrets', { with: ['the-old-oak', 'acting-troupe'] });

    expect(red.secrets).toBe(2);
  });

  scenario('the-old-oak: gives nothing more without a Beast', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { favor: 2 } },
      sites: { 0: { site: 'plains', cards: ['the-old-oak'] } },
    });

    red.trades('the-old-oak', 'secrets', { with: ['the-old-oak'] });

    expect(red.secrets).toBe(0);
  });

  scenario('second-chance: a warband killed of the own ones can come back', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 1, warbands: 14, advisers: ['second-chance', 'longbows'] } },
    });

    red.uses('second-chance');

    expect(red.warbands).toBe(14);
  });

  scenario('second-chance: nothing is gained where nothing was killed', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 1, advisers: ['second-chance', 'longbows'] } },
    });

    red.uses('second-chance');

    expect(red.warbands).toBe(0);
  });

  scenario('fae-merchant: takes a relic and puts one under the deck', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 1, advisers: ['fae-merchant'], relics: ['map'] } },
      relicDeck: { only: ['cup-of-plenty'] },
    });

    red.uses('fae-merchant').chooses('map');

    expect(red.relics).toEqual(['cup-of-plenty']);
    expect(table.relicDeck).toEqual(['map']);
  });

  scenario('pied-piper: comes on top of three advisers and pushes nobody out', ({ given, red, blue }) => {
    given({
      turn: 'red',
      players: {
        red: { secrets: 1, advisers: ['pied-piper'] },
        blue: { favor: 3, advisers: ['wolves', 'elders', 'longbows'] },
      },
    });

    red.uses('pied-piper').choosesPlayer('blue');

    expect(blue.advisers).toHaveLength(4);
    expect(red.favor).toBe(2);
  });

  scenario('pied-piper: played as a fourth adviser it forces no discard', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { advisers: ['wolves', 'elders', 'longbows', 'pied-piper (facedown)'] } },
    });

    red.playsAdviser('pied-piper').toAdvisers('up');

    expect(red.advisers).toHaveLength(4);
  });
});
