import { describe, expect } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('the losses of the attacker', () => {
  scenario(
    'OATH-5.5.6-a: a defeated attacker kills half of the force, rounded down',
    ({ given, rolls, red, purple, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 5 }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 7 } } },
      });
      rolls({ attack: [], defence: ['blank', 'blank'] });

      red.campaigns('purple').says(0);

      expect(red.warbands).toBe(3);
      expect(table.warbandsAt('lush-coast')).toEqual({ purple: 7 });
      purple.isNotAsked();
    },
  );

  scenario('OATH-5.5.6-a: half of those who are left after skulls', ({ given, rolls, red }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 5 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 7 } } },
    });
    rolls({ attack: ['skull'], defence: ['blank', 'blank'] });

    red.campaigns('purple').says(1);

    expect(red.warbands).toBe(2);
  });

  scenario('OATH-5.5.6-a: warbands of a site that joined belong to the force', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 2, favor: 1 }, blue: { site: 'river', warbands: 9 }, purple: {} },
      sites: { 0: 'lush-coast', 2: { site: 'river', warbands: { red: 4 }, cards: ['captains'] } },
    });
    rolls({ attack: [], defence: ['blank', 'blank'] });

    red.uses('captains').says(0).isAsked('losses');
    red.distributes(1, 2);

    expect(red.warbands).toBe(1);
    expect(table.warbandsAt('river')).toEqual({ red: 2 });
  });

  scenario('OATH-5.5.6-f: the victorious side kills nothing', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 4 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });
    rolls({ attack: ['sword', 'sword'], defence: ['blank', 'blank'] });

    red.campaigns('purple').says(2).isAsked('occupy');

    expect(red.warbands).toBe(4);
    expect(table.told('warbandsKilled')).toEqual([]);
  });
});

describe('the losses of the defender', () => {
  scenario(
    'OATH-5.5.6-b: a defeated defender kills half of the force and chooses which; the others go to the board',
    ({ given, rolls, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 8 }, blue: { site: 'lush-coast', warbands: 2 }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { blue: 3 } } },
        title: { holder: 'blue' },
      });
      rolls({ attack: [], defence: ['blank', 'blank'] });

      red.campaigns('blue').isDone().says(0).accepts();
      // 5 in the force: 2 die, one of the site and one of the board.
      blue.isAsked('losses').distributes(1, 1);

      expect(blue.warbands).toBe(1 + 2);
      expect(table.warbandsAt('lush-coast')).toEqual({});
      red.isAsked('occupy');
    },
  );

  scenario('OATH-5.5.6-b: warbands that did not fight do not die', ({ given, rolls, red, purple, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 8 }, purple: { site: 'river', warbands: 4 } },
      sites: {
        0: { site: 'lush-coast', warbands: { purple: 2 } },
        5: { site: 'fertile-valley', warbands: { purple: 3 } },
      },
    });
    rolls({ attack: [], defence: ['blank', 'blank'] });

    red.campaigns('purple').isDone().says(0).accepts();

    expect(table.told('warbandsKilled').filter(({ side }) => side === 'defence')).toMatchObject([{ amount: 1 }]);
    expect(purple.warbands).toBe(4 + 1);
    expect(table.warbandsAt('fertile-valley')).toEqual({ purple: 3 });
    red.isAsked('occupy');
  });

  scenario('OATH-5.5.6-c: bandits lose nothing', ({ given, rolls, red, table }) => {
    given({ turn: 'red', players: { red: { warbands: 3 }, purple: { site: 'river' } } });
    rolls({ attack: ['sword', 'sword'], defence: ['blank'] });

    red.campaigns('bandits').isDone().says(2).says(0);

    expect(table.told('warbandsKilled')).toEqual([]);
  });

  scenario(
    'OATH-5.5.6-d: the Chancellor chooses the dead of the Empire, also on the boards of Allies',
    ({ given, rolls, red, blue, purple, table }) => {
      given({
        turn: 'red',
        players: {
          red: { warbands: 9 },
          blue: { role: 'citizen', site: 'lush-coast', warbands: 2 },
          purple: { site: 'lush-coast', warbands: 2 },
        },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });
      rolls({ attack: [], defence: ['blank', 'blank'] });

      red.campaigns('blue').isDone().says(0).accepts();
      blue.isNotAsked();
      // Site, defender, Ally: 2 of 5.
      purple.isAsked('losses').distributes(0, 2, 0);

      expect(blue.warbands).toBe(0);
      expect(purple.warbands).toBe(2 + 1);
      expect(table.warbandsAt('lush-coast')).toEqual({});
      red.isAsked('occupy');
    },
  );

  scenario(
    'OATH-5.5.6-e: purple survivors of sites go to the Chancellor, those on the boards of Citizens stay',
    ({ given, rolls, red, blue, purple }) => {
      given({
        turn: 'red',
        players: {
          red: { warbands: 9 },
          blue: { role: 'citizen', site: 'lush-coast', warbands: 2 },
          purple: { site: 'river' },
        },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 2 } } },
      });
      rolls({ attack: [], defence: ['blank', 'blank'] });

      red.campaigns('blue').isDone().says(0).accepts();
      purple.distributes(1, 1);

      expect(purple.warbands).toBe(1);
      expect(blue.warbands).toBe(1);
      red.isAsked('occupy');
    },
  );

  scenario('OATH-5.5.6-f: the loser resolves what plans say of defeat, before the spoils', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 1, favor: 1, advisers: ['mercenaries'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'mountain', warbands: { purple: 12 } } },
    });

    red.campaigns('purple').says(1).usesPlan('mercenaries', 1);

    expect(table.told('campaignDecided')).toMatchObject([{ winner: 'defence' }]);
    expect(red.advisers).toEqual([]);
    expect(table.kinds.indexOf('discarded')).toBeLessThan(table.kinds.indexOf('campaignEnded'));
  });

  scenario('OATH-5.5.6-f: and who won does not', ({ given, rolls, red }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 2, favor: 1, advisers: ['mercenaries'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });
    rolls({ attack: ['hollow', 'hollow', 'sword'], defence: ['blank', 'blank'] });

    red.campaigns('purple').says(0).usesPlan('mercenaries', 1).isAsked('occupy');
    red.says(0);

    expect(red.advisers).toEqual(['mercenaries']);
  });
});

describe('losses of another size', () => {
  scenario(
    'OATH-2.3-e: uncovered, Brutal kills the whole force whom the Chancellor defeats',
    ({ given, rolls, purple, red }) => {
      given({
        turn: 'purple',
        players: { purple: { warbands: 8 }, red: { site: 'lush-coast', warbands: 3 } },
        sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
        reliquary: { brutal: 'uncovered' },
        title: { holder: 'red' },
      });
      rolls({ attack: [], defence: ['blank', 'blank'] });

      purple.campaigns('red').isDone().says(0).accepts();

      expect(red.warbands).toBe(0);
      purple.isAsked('occupy');
    },
  );

  scenario('OATH-2.3-e: and the whole force of the Chancellor in defeat', ({ given, rolls, purple }) => {
    given({
      turn: 'purple',
      players: { purple: { warbands: 4 }, red: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 9 } } },
      reliquary: { brutal: 'uncovered' },
      title: { holder: 'red' },
    });
    rolls({ attack: [], defence: ['blank', 'blank'] });

    purple.campaigns('red').says(0);

    expect(purple.warbands).toBe(0);
  });

  scenario('OATH-2.3-e: covered, it kills half', ({ given, rolls, purple }) => {
    given({
      turn: 'purple',
      players: { purple: { warbands: 4 }, red: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 9 } } },
      title: { holder: 'red' },
    });
    rolls({ attack: [], defence: ['blank', 'blank'] });

    purple.campaigns('red').says(0);

    expect(purple.warbands).toBe(2);
  });

  scenario('OATH-2.3-e: it means nothing where somebody else attacks', ({ given, rolls, red }) => {
    given({
      turn: 'red',
      players: { purple: { site: 'river' }, red: { warbands: 4 } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 9 } } },
      reliquary: { brutal: 'uncovered' },
    });
    rolls({ attack: [], defence: ['blank', 'blank'] });

    red.campaigns('purple').says(0);

    expect(red.warbands).toBe(2);
  });

  scenario('a plan kills the whole force of its side in defeat', ({ given, rolls, red, blue }) => {
    given({
      turn: 'red',
      players: {
        red: { warbands: 9 },
        blue: { site: 'lush-coast', warbands: 2, favor: 1, advisers: ['shield-wall'] },
        purple: { site: 'river' },
      },
      sites: { 0: { site: 'lush-coast', warbands: { blue: 2 } } },
      title: { holder: 'purple' },
      goal: 'people',
    });
    rolls({ attack: [], defence: ['blank', 'blank', 'blank'] });

    red.campaigns('blue').isDone().says(0);
    blue.usesPlan('shield-wall');
    red.accepts();

    expect(blue.warbands).toBe(0);
    red.isAsked('occupy');
  });

  scenario('a plan that spares the force goes before one that kills all of it', ({ given, rolls, purple }) => {
    given({
      turn: 'purple',
      players: { purple: { warbands: 4, secrets: 1, advisers: ['billowing-fog'] }, red: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 9 } } },
      reliquary: { brutal: 'uncovered' },
      title: { holder: 'red' },
    });
    rolls({ attack: [], defence: ['blank', 'blank'] });

    purple.campaigns('red').says(0).usesPlan('billowing-fog');

    expect(purple.warbands).toBe(4);
  });
});
