import { describe, expect } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('conquered sites', () => {
  scenario(
    'OATH-5.5.7.I-a: the victor puts any number of warbands on each targeted site',
    ({ given, rolls, red, purple, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 7 }, purple: { site: 'fertile-valley' } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } }, 2: { site: 'river', warbands: { purple: 1 } } },
      });
      rolls({ attack: [], defence: ['blank', 'blank', 'blank'] });

      red.campaigns('purple').targetsSite('river').says(0).accepts();
      purple.distributes(1, 0);
      expect(red.offered('number')).toEqual([0, 4]);
      red.says(3);
      expect(red.offered('number')).toEqual([0, 1]);
      red.says(0);

      expect(table.warbandsAt('lush-coast')).toEqual({ red: 3 });
      expect(table.rulerOf('lush-coast')).toBe('red');
      expect(red.warbands).toBe(1);
      // Left without warbands, a site is the bandits'.
      expect(table.rulerOf('river')).toBe('bandits');
    },
  );

  scenario(
    'OATH-5.5.7.I-a: warbands of a site that joined may be placed, too',
    ({ given, rolls, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 1, favor: 1 }, blue: { site: 'river' }, purple: {} },
        sites: {
          0: 'lush-coast',
          2: { site: 'river', warbands: { red: 5 }, cards: ['captains'] },
          5: { site: 'fertile-valley', warbands: { blue: 1 } },
        },
      });
      rolls({ attack: [], defence: ['blank', 'blank', 'blank'] });

      red.uses('captains').targetsPawn().targetsSite('fertile-valley').says(0).accepts();
      red.distributes(0, 2);
      blue.isNotAsked();
      red.isAsked('occupy').says(2);
      red.isAsked('occupyFrom').distributes(0, 2);

      expect(table.warbandsAt('fertile-valley')).toEqual({ red: 2 });
      expect(table.warbandsAt('river')).toEqual({ red: 1 });
      expect(red.warbands).toBe(1);
      table.endsHere();
    },
  );

  scenario('OATH-5.5.7.I-b: a successful defence changes no rule', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 2 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 5 } } },
    });
    rolls({ attack: [], defence: ['blank', 'blank'] });

    red.campaigns('purple').says(0);

    expect(table.rulerOf('lush-coast')).toBe('empire');
    expect(table.warbandsAt('lush-coast')).toEqual({ purple: 5 });
  });

  scenario(
    'OATH-5.5.7.I-c: a Citizen who beat the Empire places purple warbands, and the site is Imperial again',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { role: 'citizen', warbands: 20 }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });

      red.campaigns('purple').says(0).accepts().says(2);

      expect(table.warbandsAt('lush-coast')).toEqual({ purple: 2 });
      expect(table.rulerOf('lush-coast')).toBe('empire');
    },
  );

  scenario('OATH-5.5.7.I-c: or none, and leaves it to bandits', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { role: 'citizen', warbands: 20 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });

    red.campaigns('purple').says(0).accepts().says(0);

    expect(table.rulerOf('lush-coast')).toBe('bandits');
  });

  scenario('OATH-2.11-b: the title moves as soon as the conquest is made', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      goal: 'supremacy',
      players: { red: { warbands: 6 }, purple: { site: 'lush-coast' } },
      sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
    });
    rolls({ attack: [], defence: ['blank', 'blank', 'blank', 'blank'] });

    red.campaigns('purple').targetsPawn().isDone().says(0).accepts().says(1);

    expect(table.title).toEqual({ holder: 'red', side: 'oathkeeper' });
    // Before the loser is sent away.
    expect(table.kinds).not.toContain('pawnMoved');
    red.isAsked('sendTo');
  });
});

describe('relics and banners', () => {
  scenario('OATH-5.5.7.II-a: every targeted relic is taken, and no other', ({ given, red, purple }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 13 }, blue: { relics: ['map', 'whistle'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
    });

    red.campaigns('blue').targetsRelic('map').isDone().says(0).accepts();

    expect(red.relics).toEqual(['map']);
    purple.isNotAsked();
  });

  scenario('OATH-5.5.7.II-a: who is defeated takes nothing', ({ given, rolls, red, blue }) => {
    given({
      turn: 'red',
      players: { red: {}, blue: { relics: ['circlet-of-command'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
    });
    rolls({ attack: [], defence: ['blank'] });

    red.campaigns('blue').targetsRelic('circlet-of-command').isDone();

    expect(blue.relics).toEqual(['circlet-of-command']);
  });

  scenario(
    "OATH-5.5.7.II-a, OATH-2.5.3-a, OATH-10-seize: a seized People's Favor loses 2 favor and turns to the Mob",
    ({ given, rolls, red, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 8 }, blue: {}, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
        peoplesFavor: { holder: 'blue', favor: 4 },
      });
      rolls({ attack: [], defence: ['blank', 'blank', 'blank', 'blank'] });

      red.campaigns('blue').targetsBanner('peoplesFavor').isDone().says(0).accepts();

      expect(table.banner('peoplesFavor')).toEqual({ holder: 'red', tokens: 2 });
      expect(table.state.mob).toBe(true);
    },
  );

  scenario('OATH-2.5.3-a: at least one favor stays on it', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 13 }, blue: {}, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
      peoplesFavor: { holder: 'blue', favor: 2, mob: true },
    });

    red.campaigns('blue').targetsBanner('peoplesFavor').isDone().says(0).accepts();

    expect(table.banner('peoplesFavor')).toEqual({ holder: 'red', tokens: 1 });
    expect(table.state.mob).toBe(true);
    expect(table.told('mobTurned')).toEqual([]);
  });

  scenario('OATH-2.5.3-b: a seized Darkest Secret loses 2 secrets, and keeps one', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 13 }, blue: {}, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
      darkestSecret: { holder: 'blue', secrets: 2 },
    });

    red.campaigns('blue').targetsBanner('darkestSecret').isDone().says(0).accepts();

    expect(table.banner('darkestSecret')).toEqual({ holder: 'red', tokens: 1 });
    expect(table.state.mob).toBe(false);
  });

  scenario('OATH-2.5.3-b: both if there are enough', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 13 }, blue: {}, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
      darkestSecret: { holder: 'blue', secrets: 3 },
    });

    red.campaigns('blue').targetsBanner('darkestSecret').isDone().says(0).accepts();

    expect(table.banner('darkestSecret')).toEqual({ holder: 'red', tokens: 1 });
  });

  scenario('OATH-2.4.2-c: the Scepter is of no use in the turn it was taken', ({ given, rolls, red }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 13 }, purple: {} },
      sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
    });
    rolls({ attack: [], defence: ['blank', 'blank', 'blank', 'shield', 'shield'] });

    red.campaigns('purple').targetsRelic('the-grand-scepter').isDone().says(0).accepts();

    expect(red.relics).toContain('the-grand-scepter');
    red.mayNotTake({ is: 'peekReliquary' });
  });
});

describe('banishing', () => {
  scenario(
    'OATH-5.5.7.III-a, OATH-X-6: by the Polish law the loser is sent away and burns half of its favor',
    ({ given, red, blue }) => {
      given({
        turn: 'red',
        edition: 'pl',
        players: { red: { warbands: 13 }, blue: { favor: 5, supply: 0 }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
      });

      red.campaigns('blue').says(0).accepts();
      red.isAsked('sendTo').mayNotTake({ is: 'site', slot: 0 });
      red.choosesSite('fertile-valley');

      expect(blue.site).toBe('fertile-valley');
      expect(blue.supply).toBe(0);
      expect(blue.favor).toBe(3);
    },
  );

  scenario('OATH-5.5.7.III-a, OATH-X-6: by the English law the attacker decides on each', ({ given, red, blue }) => {
    given({
      turn: 'red',
      edition: 'en',
      players: { red: { warbands: 13 }, blue: { favor: 5 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
    });

    red.campaigns('blue').says(0).accepts();
    red.isAsked('banish').declines();
    red.isAsked('burnFavor').accepts();

    expect(blue.site).toBe('lush-coast');
    expect(blue.favor).toBe(3);
  });

  scenario('OATH-X-6: banished without burning', ({ given, red, blue }) => {
    given({
      turn: 'red',
      edition: 'en',
      players: { red: { warbands: 13 }, blue: { favor: 5 }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
    });

    red.campaigns('blue').says(0).accepts();
    red.accepts().choosesSite('river').declines();

    expect(blue.site).toBe('river');
    expect(blue.favor).toBe(5);
  });

  scenario('OATH-5.5.7.III-a: who did not target the pawn banishes nobody', ({ given, red, blue }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 13 }, blue: { favor: 5, relics: ['circlet-of-command'] }, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 1 } } },
    });

    red.campaigns('blue').targetsRelic('circlet-of-command').isDone().says(0).accepts();

    expect(blue.site).toBe('lush-coast');
    expect(blue.favor).toBe(5);
  });

  scenario(
    'OATH-5.5.7.III-a, OATH-2.8.5-m: nobody is sent to the Hidden Place against the own will',
    ({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 13 }, blue: { secrets: 1 }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { red: 1 } }, 1: 'the-hidden-place' },
      });

      red.campaigns('blue').says(0).accepts();

      red.isAsked('sendTo').mayNotTake({ is: 'site', slot: 1 });
    },
  );

  scenario('OATH-5.5.7.III-a, OATH-2.8.5-i: a Narrow Pass bars the way of the banished', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 13 }, blue: {}, purple: { site: 'river' } },
      sites: { 0: { site: 'lush-coast', warbands: { red: 1 } }, 3: 'narrow-pass' },
    });

    red.campaigns('blue').says(0).accepts();

    red.isAsked('sendTo').mayTake({ is: 'site', slot: 3 });
    red.mayNotTake({ is: 'site', slot: 2 });
  });

  scenario(
    'OATH-5.5.7.III-b, OATH-2.8.5-h: who rules the Shrouded Wood chooses instead',
    ({ given, red, blue, purple }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 13 }, blue: { favor: 2 }, purple: { site: 'river' } },
        sites: { 0: { site: 'shrouded-wood', warbands: { purple: 1 } } },
      });

      red.campaigns('blue').says(0).accepts();
      red.isNotAsked();
      purple.isAsked('sendTo').choosesSite('river');

      expect(blue.site).toBe('river');
      expect(blue.favor).toBe(1);
    },
  );

  scenario(
    'OATH-5.5.7.III-c: the forced move reveals a facedown site and what its clue shows',
    ({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 13 }, blue: { relics: ['dragonskin-drum'] }, purple: { site: 'river' } },
        sites: { 0: { site: 'lush-coast', warbands: { red: 1 } }, 1: { site: 'salt-flats', facedown: true } },
      });

      red.campaigns('blue').targetsPawn().isDone().says(0).accepts();
      red.choosesSite(1);

      expect(blue.site).toBe('salt-flats');
      expect(table.state.sites[1]).toMatchObject({ favor: 2, secrets: 1 });
      // The Drum answers to every Travel.
      expect(blue.warbands).toBe(1);
    },
  );

  scenario(
    'OATH-5.5.7.III-d: a pawn with nowhere to go stays, and the favor burns',
    ({ given, rolls, red, blue, purple }) => {
      given({
        turn: 'red',
        players: {
          red: { role: 'citizen', warbands: 20 },
          blue: { role: 'citizen', favor: 4, warbands: 1, advisers: ['vow-of-union'] },
          purple: { site: 'river' },
        },
        sites: { 0: { site: 'lush-coast', warbands: { purple: 1 } } },
      });
      rolls({ attack: [], defence: ['blank', 'blank', 'blank', 'blank'] });

      red.campaigns('blue').targetsPawn().says(0).accepts();
      purple.distributes(1, 0);
      // With a purple warband there the site is Imperial again, and the vow keeps its holder at it.
      red.says(1);

      expect(blue.site).toBe('lush-coast');
      expect(blue.favor).toBe(2);
    },
  );
});
