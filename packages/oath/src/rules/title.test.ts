import { describe, expect } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('The Oathkeeper title', () => {
  scenario('OATH-2.11-a: Supremacy: it goes to who rules most sites', ({ given, red, table }) => {
    given({
      turn: 'red',
      goal: 'supremacy',
      title: { holder: 'purple' },
      sites: { 2: { site: 'river', warbands: { red: 1 } } },
    });

    red.travels(1);

    expect(table.title).toEqual({ holder: 'red', side: 'oathkeeper' });
  });

  scenario("OATH-2.11-a: People: to who holds the People's Favor", ({ given, red, table }) => {
    given({ turn: 'red', goal: 'people', title: { holder: 'purple' }, peoplesFavor: { holder: 'red' } });

    red.travels(1);

    expect(table.title.holder).toBe('red');
  });

  scenario('OATH-2.11-a: Devotion: to who holds the Darkest Secret', ({ given, red, table }) => {
    given({ turn: 'red', goal: 'devotion', title: { holder: 'purple' }, darkestSecret: { holder: 'red' } });

    red.travels(1);

    expect(table.title.holder).toBe('red');
  });

  scenario('OATH-2.11-a: Protection: to who holds most relics and banners together', ({ given, red, table }) => {
    given({
      turn: 'red',
      goal: 'protection',
      title: { holder: 'purple' },
      players: { red: { relics: ['map'] } },
      darkestSecret: { holder: 'red' },
    });

    red.travels(1);

    expect(table.title.holder).toBe('red');
  });

  scenario('OATH-2.11-c: a holder who is tied keeps it', ({ given, red, table }) => {
    given({
      turn: 'red',
      goal: 'protection',
      title: { holder: 'purple' },
      players: { red: { relics: ['map'] } },
    });

    red.travels(1);

    expect(table.title.holder).toBe('purple');
  });

  scenario(
    'OATH-2.11-d: among several others the present holder chooses who takes it',
    ({ given, purple, red, table }) => {
      given({
        turn: 'red',
        goal: 'supremacy',
        title: { holder: 'purple' },
        players: { red: {}, blue: {}, yellow: {} },
        sites: { 2: { site: 'river', warbands: { red: 1 } }, 5: { site: 'steppe', warbands: { blue: 1 } } },
      });

      red.travels(1);
      expect(purple.isAsked('titleTie').offered('seat')).toEqual([1, 2]);
      purple.choosesPlayer('blue');

      expect(table.title.holder).toBe('blue');
    },
  );

  scenario('OATH-2.11-e: while nobody meets the goal its holder keeps it', ({ given, red, table }) => {
    given({ turn: 'red', goal: 'people', title: { holder: 'red' } });

    red.travels(1);

    expect(table.title.holder).toBe('red');
  });

  scenario('OATH-2.11-f: whoever takes it turns it to the Oathkeeper side', ({ given, red, table }) => {
    given({
      turn: 'red',
      goal: 'people',
      players: { red: {}, blue: {} },
      title: { holder: 'blue', side: 'usurper' },
      peoplesFavor: { holder: 'red' },
    });

    red.travels(1);

    expect(table.title).toEqual({ holder: 'red', side: 'oathkeeper' });
  });

  scenario("OATH-2.11-h: the Empire's sites count together, and for the Chancellor, never for a Citizen", (table) => {
    const { given, red } = table;
    given({
      turn: 'red',
      goal: 'supremacy',
      players: { red: {}, blue: { role: 'citizen' } },
      title: { holder: 'red' },
      sites: {
        0: { site: 'plains', warbands: { red: 1 } },
        2: { site: 'river', warbands: { purple: 1 } },
        5: { site: 'steppe', warbands: { purple: 1 } },
      },
    });

    red.travels(1);

    expect(table.title.holder).toBe('purple');
  });

  scenario('OATH-2.11-k: a Citizen holds the title of the People or of Devotion', ({ given, purple, table }) => {
    given({
      turn: 'purple',
      goal: 'people',
      players: { red: { role: 'citizen' } },
      title: { holder: 'purple' },
      peoplesFavor: { holder: 'red' },
    });

    purple.travels(1);

    expect(table.title.holder).toBe('red');
  });

  scenario(
    "OATH-2.11-k, OATH-2.3-c: Imperial relics are not added up, and the Reliquary's count for nobody",
    (table) => {
      const { given, blue } = table;
      given({
        turn: 'blue',
        goal: 'protection',
        players: { red: { role: 'citizen', relics: ['map'] }, blue: { relics: ['whistle', 'cup-of-plenty'] } },
        title: { holder: 'purple' },
      });

      blue.travels(1);

      expect(table.title.holder).toBe('blue');
    },
  );

  scenario("OATH-2.11-l: an Exile needs more sites than the Empire's total", ({ given, red, table }) => {
    given({
      turn: 'red',
      goal: 'supremacy',
      title: { holder: 'purple' },
      sites: {
        0: { site: 'plains', warbands: { red: 1 } },
        2: { site: 'river', warbands: { purple: 1 } },
      },
    });
    red.travels(1);
    expect(table.title.holder).toBe('purple');

    given({
      turn: 'red',
      goal: 'supremacy',
      title: { holder: 'purple' },
      sites: {
        0: { site: 'plains', warbands: { red: 1 } },
        2: { site: 'river', warbands: { purple: 1 } },
        5: { site: 'steppe', warbands: { red: 1 } },
      },
    });
    red.travels(1);
    expect(table.title.holder).toBe('red');
  });

  scenario('OATH-2.11-j: what takes and gives back at once is judged when it is finished', ({ given, red, table }) => {
    given({
      turn: 'red',
      goal: 'protection',
      title: { holder: 'purple' },
      players: { red: { secrets: 1, relics: ['map'], advisers: ['fae-merchant'] } },
      relicDeck: ['whistle'],
    });

    red.uses('fae-merchant').chooses('map');

    expect(red.relics).toEqual(['whistle']);
    expect(table.told('titleTaken')).toEqual([]);
  });

  scenario('OATH-2.11-j: spoils are judged as they are taken, sites before banners', ({ given, rolls, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 4, site: 2 }, purple: { site: 2 } },
      sites: { 2: { site: 'river', warbands: { purple: 1 } } },
      title: { holder: 'purple' },
      darkestSecret: { holder: 'purple', secrets: 1 },
    });
    rolls({ attack: [], defence: ['blank', 'blank', 'blank'] });

    red.campaigns('purple').targetsBanner('darkestSecret').isDone().says(0);
    red.accepts().says(1);

    expect(table.banner('darkestSecret').holder).toBe('red');
    expect(table.kinds.indexOf('titleTaken')).toBeGreaterThan(-1);
    expect(table.kinds.indexOf('titleTaken')).toBeLessThan(table.kinds.indexOf('bannerTaken'));
  });
});
