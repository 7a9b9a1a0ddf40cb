import { describe, expect } from 'vitest';
import { scenario } from '../testing/scenario.ts';

const MAP = {
  0: 'plains',
  1: 'mountain',
  2: 'river',
  3: 'steppe',
  5: 'fertile-valley',
  6: 'wastes',
} as const;

describe('Travel', () => {
  const COSTS = [
    ['plains', 'mountain', 1],
    ['plains', 'river', 2],
    ['plains', 'fertile-valley', 4],
    ['river', 'plains', 2],
    ['river', 'steppe', 2],
    ['river', 'wastes', 2],
    ['wastes', 'fertile-valley', 3],
    ['wastes', 'river', 2],
    ['wastes', 'plains', 4],
  ] as const;
  for (const [from, to, cost] of COSTS)
    scenario(`OATH-5.6.1-a: from ${from} to ${to} costs ${cost} Supply`, ({ given, red }) => {
      given({ turn: 'red', players: { red: { site: from, supply: cost } }, sites: MAP });

      red.travels(to);

      expect(red.supply).toBe(0);
      expect(red.site).toBe(to);
    });

  scenario(
    'OATH-5.6.1-b, OATH-4.2-b: not to the own site, and not where the Supply does not reach',
    ({ given, red }) => {
      given({ turn: 'red', players: { red: { site: 'plains', supply: 1 } }, sites: MAP });

      red.mayNotTake({ is: 'travel', to: 0 });
      red.mayNotTake({ is: 'travel', to: 2 });
      red.mayTake({ is: 'travel', to: 1 });
    },
  );

  scenario(
    'OATH-5.6.2-a, OATH-2.8.2-a: a facedown site turns faceup and its clue is laid out',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { site: 'plains' } },
        sites: { 0: 'plains', 1: { site: 'mine', facedown: true } },
        relicDeck: ['map'],
      });

      red.travels(1);

      expect(red.site).toBe('mine');
      expect(table.state.sites[1]?.favor).toBe(3);
      expect(table.relicsAt('mine')).toEqual(['map']);
    },
  );

  scenario('OATH-2.8.5-d: from Coast to Coast costs 1', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { site: 'lush-coast', supply: 1 } },
      sites: { 0: 'lush-coast', 5: 'rocky-coast', 6: 'wastes' },
    });
    red.mayNotTake({ is: 'travel', to: 6 });

    red.travels('rocky-coast');

    expect(red.supply).toBe(0);
  });

  scenario('OATH-2.8.5-g: leaving the Charming Valley costs 1 more', ({ given, red }) => {
    given({ turn: 'red', players: { red: { site: 'charming-valley' } }, sites: { 0: 'charming-valley', 1: 'plains' } });

    red.travels('plains');

    expect(red.supply).toBe(5);
  });

  scenario('OATH-2.8.5-h: an enemy who rules the Shrouded Wood names the destination', ({ given, red, purple }) => {
    given({
      turn: 'red',
      players: { red: { site: 'shrouded-wood' } },
      sites: { 0: { site: 'shrouded-wood', warbands: { purple: 1 } }, 1: 'plains', 5: 'fertile-valley' },
    });

    red.takes({ is: 'travel' });
    purple.choosesSite('fertile-valley');

    expect(red.site).toBe('fertile-valley');
    expect(red.supply).toBe(5);
  });
});

describe('Rest', () => {
  scenario('OATH-4.3.1-a: favor on cards goes to the banks of their suits', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: {}, purple: { advisers: ['wolves (2 favor)'] } },
      sites: { 0: { site: 'plains', cards: ['longbows (1 favor)'] } },
      banks: 3,
    });

    red.endsTurn();

    expect(table.bank('order')).toBe(4);
    expect(table.bank('beast')).toBe(5);
    expect(table.on('longbows').favor).toBe(0);
  });

  scenario(
    'OATH-4.3.2-a, OATH-4.3.2-b: secrets on cards come to who rests and turn faceup; those on sites and the banner stay',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 1, spentSecrets: 2 } },
        sites: { 0: { site: 'drowned-city', secrets: 3 }, 1: { site: 'plains', cards: ['wolves (1 secret)'] } },
        darkestSecret: { secrets: 2 },
      });

      red.endsTurn();

      expect(red.secrets).toBe(4);
      expect(red.spentSecrets).toBe(0);
      expect(table.state.sites[0]?.secrets).toBe(3);
      expect(table.banner('darkestSecret').tokens).toBe(2);
    },
  );

  scenario('OATH-4.3.3-a, OATH-2.2.4-a: an Exile with 9 warbands left is set to 6', ({ given, red }) => {
    given({ turn: 'red', players: { red: { supply: 0, warbands: 5 } } });

    red.endsTurn();

    expect(red.supply).toBe(6);
  });

  scenario('OATH-4.3.3-a, OATH-2.2.4-a: an Exile with 3 warbands left is set to 4', ({ given, red }) => {
    given({ turn: 'red', players: { red: { supply: 0, warbands: 11 } } });

    red.endsTurn();

    expect(red.supply).toBe(4);
  });

  scenario("OATH-4.3.3-b: a Citizen is set to where the Chancellor's marker stands", ({ given, red }) => {
    given({ turn: 'red', players: { red: { role: 'citizen', supply: 0 }, purple: { supply: 2 } } });

    red.endsTurn();

    expect(red.supply).toBe(2);
  });

  scenario('OATH-4.3.4-a: what was not spent is added, up to 7', ({ given, red }) => {
    given({ turn: 'red', players: { red: { supply: 3, warbands: 5 } } });

    red.endsTurn();

    expect(red.supply).toBe(7);
  });
});
