import { describe, expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { scenario } from '../testing/scenario.ts';

describe('Minor actions', () => {
  scenario('OATH-6-a: they cost no Supply and may be repeated; others take none', ({ given, red, blue }) => {
    given({
      turn: 'red',
      players: { red: { supply: 0, warbands: 4 }, blue: { advisers: ['wolves (facedown)'] } },
      sites: { 0: { site: 'plains', warbands: { red: 1 } } },
    });

    red.takes({ is: 'garrison' }).says(1);
    red.takes({ is: 'garrison' }).says(1);
    red.takes({ is: 'gather' }).says(1);

    expect(red.supply).toBe(0);
    expect(red.warbands).toBe(3);
    blue.isNotAsked();
  });

  scenario(
    'OATH-6.1-b, OATH-9.4-d, OATH-9.4-f: facedown advisers are shown to one player, who then knows them',
    (table) => {
      const { given, red, blue, yellow, view } = table;
      given({ turn: 'red', players: { red: { advisers: ['wolves (facedown)'] }, blue: {}, yellow: {} } });
      expect(view(red.seat).seats[red.seat]?.advisers[0]).toMatchObject({ known: true, printed: 'wolves' });

      red.takes({ is: 'show', to: blue.seat });

      expect(view(blue.seat).seats[red.seat]?.advisers[0]).toMatchObject({ known: true, printed: 'wolves' });
      expect(view(yellow.seat).seats[red.seat]?.advisers[0]).toEqual({ known: false, back: 'denizen' });
      red.mayNotTake({ is: 'show', to: blue.seat });
      expect(red.advisers).toEqual(['wolves (facedown)']);
    },
  );

  scenario('OATH-6.1-b: only the facedown advisers that their owner chooses are shown', (table) => {
    const { given, red, blue, view } = table;
    given({
      turn: 'red',
      players: { red: { advisers: ['wolves (facedown)', 'longbows', 'faith (facedown)'] }, blue: {}, yellow: {} },
    });
    const seen = () => view(blue.seat).seats[red.seat]?.advisers.map(({ known }) => known);

    red.takes({ is: 'show', to: blue.seat }).isAsked('showAdvisers').picks('faith');
    expect(seen()).toEqual([false, true, true]);

    // Only what blue does not know yet can still be shown, and with one card left there is nothing to choose.
    red.takes({ is: 'show', to: blue.seat }).isAsked('act');
    expect(seen()).toEqual([true, true, true]);
    red.mayNotTake({ is: 'show', to: blue.seat });
    red.takes({ is: 'show', to: table.yellow.seat }).picks('wolves', 'faith');
    red.mayNotTake({ is: 'show', to: table.yellow.seat });
  });

  scenario('OATH-6.2-a: an accessible Action power is used and paid for', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 1, supply: 2 } },
      sites: { 0: { site: 'plains', cards: ['wayside-inn'] } },
    });

    red.uses('wayside-inn');

    expect(red.supply).toBe(4);
    expect(table.on('wayside-inn').favor).toBe(1);
  });

  scenario(
    'OATH-6.3-a, OATH-10-peek: a relic at the own site is peeked at, and known from anywhere afterwards',
    (table) => {
      const { given, red, blue, view } = table;
      given({
        turn: 'red',
        players: { red: {}, blue: {} },
        sites: { 0: { site: 'plains', relics: ['map'] }, 2: { site: 'river', relics: ['whistle'] } },
      });
      red.mayNotTake({ is: 'peekRelic', slot: 2 });

      red.takes({ is: 'peekRelic', slot: 0 });
      red.travels(1);

      expect(view(red.seat).sites[0]?.relics[0]).toMatchObject({ known: true, printed: 'map', face: 'down' });
      expect(view(blue.seat).sites[0]?.relics[0]).toEqual({ known: false, back: 'relic' });
    },
  );

  scenario('OATH-6.4-a, OATH-2.4.2-b: only the holder of the Scepter peeks into the Reliquary', (table) => {
    const { given, red, purple, view } = table;
    given({
      turn: 'red',
      players: { red: { relics: ['the-grand-scepter'] } },
      reliquary: { careless: 'map' },
    });

    red.takes({ is: 'peekReliquary', covers: 'careless' });

    expect(view(red.seat).reliquary.careless).toMatchObject({ known: true, printed: 'map' });
    expect(view(purple.seat).reliquary.careless).toEqual({ known: false, back: 'relic' });
    red.endsTurn();
    purple.mayNotTake({ is: 'peekReliquary' });
  });
});

describe('Moving warbands', () => {
  scenario('OATH-6.5-a: any number but the last one goes from the own site to the board', ({ given, red, table }) => {
    given({
      turn: 'red',
      sites: { 0: { site: 'plains', warbands: { red: 4 } }, 2: { site: 'river', warbands: { red: 3 } } },
    });

    red.takes({ is: 'gather' });
    expect(red.offered('')).toEqual([1, 3]);
    red.says(3);

    expect(red.warbands).toBe(3);
    expect(table.warbandsAt('plains')).toEqual({ red: 1 });
    red.mayNotTake({ is: 'gather' });
  });

  scenario("OATH-6.5-a: others' warbands stay where they are", ({ given, red }) => {
    given({ turn: 'red', sites: { 0: { site: 'plains', warbands: { purple: 4 } } } });

    red.mayNotTake({ is: 'gather' });
  });

  scenario('OATH-6.5-b: to the own site any number, if one rules it', ({ given, red, table }) => {
    given({ turn: 'red', players: { red: { warbands: 3 } }, sites: { 0: { site: 'plains', warbands: { red: 1 } } } });

    red.takes({ is: 'garrison' });
    expect(red.offered('')).toEqual([1, 3]);
    red.says(3);

    expect(table.warbandsAt('plains')).toEqual({ red: 4 });
    expect(red.warbands).toBe(0);
  });

  scenario('OATH-6.5-b: nobody garrisons a site they do not rule', ({ given, red }) => {
    given({ turn: 'red', players: { red: { warbands: 3 } }, sites: { 0: 'plains' } });

    red.mayNotTake({ is: 'garrison' });
  });

  const imperial: OathSituation = {
    turn: 'red',
    players: { purple: { site: 2, warbands: 5 }, red: { role: 'citizen', warbands: 2 }, blue: { role: 'citizen' } },
    sites: { 0: { site: 'plains', warbands: { purple: 3 } }, 2: 'river' },
  };

  scenario(
    "OATH-6.5-c: a Citizen takes warbands from a site with the Chancellor's consent",
    ({ given, purple, red }) => {
      given(imperial);

      red.takes({ is: 'gather' }).says(2);
      purple.isAsked('moveConsent').accepts();

      expect(red.warbands).toBe(4);
    },
  );

  scenario('OATH-6.5-c: and not without it', ({ given, purple, red, table }) => {
    given(imperial);

    red.takes({ is: 'gather' }).says(2);
    purple.declines();

    expect(red.warbands).toBe(2);
    expect(table.warbandsAt('plains')).toEqual({ purple: 3 });
  });

  scenario(
    'OATH-6.5-c: a Chancellor who is away holds up nobody: the Citizen withdraws',
    ({ given, purple, red, table }) => {
      given(imperial);
      red.takes({ is: 'gather' }).says(2);
      purple.isAsked('moveConsent');

      red.withdraws();

      expect(red.warbands).toBe(2);
      expect(table.warbandsAt('plains')).toEqual({ purple: 3 });
      red.isAsked('act');
    },
  );

  scenario('OATH-6.5-c: putting them on the site needs no consent', ({ given, purple, red, table }) => {
    given(imperial);

    red.takes({ is: 'garrison' }).says(2);

    purple.isNotAsked();
    expect(table.warbandsAt('plains')).toEqual({ purple: 5 });
  });

  scenario('OATH-6.5-c: the Chancellor asks nobody', ({ given, purple, red, blue }) => {
    given({ ...imperial, turn: 'purple', players: { ...imperial.players, purple: { site: 0 } } });

    purple.takes({ is: 'gather' }).says(2);

    expect(purple.warbands).toBe(2);
    red.isNotAsked();
    blue.isNotAsked();
  });

  scenario(
    "OATH-6.5-d, OATH-6.5-e: Imperial players at one site give and take warbands with the partner's consent",
    ({ given, purple, red, blue }) => {
      given(imperial);
      red.mayNotTake({ is: 'transfer', seat: purple.seat });

      red.takes({ is: 'transfer', seat: blue.seat, way: 'give' }).says(1);
      purple.isNotAsked();
      blue.isAsked('transferConsent').accepts();
      expect([red.warbands, blue.warbands]).toEqual([1, 1]);
      red.takes({ is: 'transfer', seat: blue.seat, way: 'take' });
      blue.accepts();

      expect([red.warbands, blue.warbands]).toEqual([2, 0]);
    },
  );

  scenario('OATH-6.5-d: without consent nothing moves', ({ given, red, blue }) => {
    given(imperial);

    red.takes({ is: 'transfer', seat: blue.seat, way: 'give' }).says(1);
    blue.declines();

    expect([red.warbands, blue.warbands]).toEqual([2, 0]);
  });

  scenario('OATH-6.5-e: Exiles have no partners, and are none', ({ given, red, blue }) => {
    given({ turn: 'red', players: { red: { role: 'citizen', warbands: 2 }, blue: { warbands: 2 } } });

    red.mayNotTake({ is: 'transfer', seat: blue.seat });
    red.endsTurn();
    blue.mayNotTake({ is: 'transfer' });
  });
});
