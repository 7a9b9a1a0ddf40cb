import { describe, expect } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('Arcane cards', () => {
  scenario('taming-charm: favor of the discarded card counts for its bank', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 1, advisers: ['taming-charm'] } },
      sites: { 0: { site: 'plains', cards: ['wolves (2 favor)'] } },
      banks: { beast: 0 },
    });

    red.uses('taming-charm');

    expect(red.favor).toBe(2);
    expect(table.bank('beast')).toBe(0);
    expect(table.cardsAt('plains')).toEqual([]);
  });

  scenario('taming-charm: locked cards and other suits are safe from it', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 1, advisers: ['taming-charm'] } },
      sites: { 0: { site: 'plains', cards: ['forest-council', 'longbows'] } },
    });

    red.mayNotUse('taming-charm');
  });

  scenario('vow-of-silence: what a Magician adds to the banner counts, too', ({ given, red, blue, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 2, secrets: 1, advisers: ['magicians-code'] }, blue: { advisers: ['vow-of-silence'] } },
      darkestSecret: { secrets: 1 },
    });

    red.recovers('darkestSecret', { with: ['magicians-code'] }).says(1);

    expect(table.banner('darkestSecret').tokens).toBe(3);
    expect(blue.secrets).toBe(3);
  });

  scenario('vow-of-silence: its holder cannot recover the Darkest Secret', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 3, advisers: ['vow-of-silence'] } },
      darkestSecret: { secrets: 1 },
    });

    red.mayNotTake({ is: 'recover' });
  });

  scenario('plague-engines: who took the Vow of Kinship has nothing on the board to lose', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 2, advisers: ['plague-engines', 'vow-of-kinship'] } },
      sites: { 0: { site: 'plains', warbands: { red: 1 } } },
    });

    red.uses('plague-engines');

    expect(table.bank('nomad')).toBe(3);
    expect(table.bank('arcane')).toBe(3);
  });

  scenario('plague-engines: everybody pays for every site', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 5, secrets: 2, advisers: ['plague-engines'] } },
      sites: { 0: { site: 'plains', warbands: { red: 1 } }, 2: { site: 'river', warbands: { red: 1 } } },
    });

    red.uses('plague-engines');

    expect(red.favor).toBe(3);
    expect(table.bank('arcane')).toBe(5);
  });

  scenario('dream-thief: each owner knows what came in exchange', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: {
        red: { favor: 2, advisers: ['dream-thief', 'elders (facedown)'] },
        blue: { advisers: ['wolves (facedown)'] },
      },
    });

    red.uses('dream-thief');
    red.takes({ is: 'facedownAdviser', at: 1 });

    expect(red.advisers).toEqual(['dream-thief', 'wolves (facedown)']);
    const known = table.state.table.cards.find(({ printed }) => printed.includes('wolves'));
    expect(known?.knownTo).toContain(red.seat);
  });

  scenario('jinx: its ruler rolls the attack dice once more', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 1, warbands: 3, advisers: ['jinx'] }, blue: {} },
      sites: { 0: { site: 'lush-coast', warbands: { blue: 1 } } },
    });

    red.campaigns('blue').isDone().says(3).accepts();

    expect(table.told('attackRolled')).toHaveLength(2);
    expect(table.on('jinx').secrets).toBe(1);
    table.endsHere();
  });

  scenario('jinx: no second roll for who cannot pay', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 3, advisers: ['jinx'] }, blue: {} },
      sites: { 0: { site: 'lush-coast', warbands: { blue: 1 } } },
    });

    red.campaigns('blue').isDone().says(3);

    expect(table.told('attackRolled')).toHaveLength(1);
    table.endsHere();
  });

  scenario('jinx: works for dice outside campaigns', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 2, secrets: 2, advisers: ['jinx', 'gambling-hall'] } },
    });

    red.uses('gambling-hall').accepts();

    expect(table.told('defenceRolled')).toHaveLength(2);
    table.endsHere();
  });

  scenario('master-of-disguise: trades with the advisers of another player', ({ given, red }) => {
    given({
      turn: 'red',
      players: {
        red: { secrets: 2, advisers: ['master-of-disguise', 'longbows'] },
        blue: { advisers: ['wolves', 'animal-playmates'] },
      },
      sites: { 0: { site: 'plains', cards: ['errand-boy'] } },
    });

    red.trades('errand-boy', 'favor', { with: ['master-of-disguise'] });

    expect(red.favor).toBe(3);
  });

  scenario('master-of-disguise: lends the trade modifiers of the other player', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 2, advisers: ['master-of-disguise'] }, blue: { advisers: ['birdsong'] } },
      sites: { 0: { site: 'plains', cards: ['errand-boy'] } },
    });

    red.trades('errand-boy', 'favor', { with: ['master-of-disguise', 'birdsong'] });

    expect(red.supply).toBe(7);
    expect(red.favor).toBe(2);
  });
});
