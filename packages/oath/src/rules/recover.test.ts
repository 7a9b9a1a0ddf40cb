import { describe, expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { scenario } from '../testing/scenario.ts';

describe('Recover', () => {
  scenario(
    'OATH-5.4.1-a, OATH-5.4.3-a: a relic at the own site, for 1 Supply and the printed cost, is taken faceup',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 3, site: 'mountain' } },
        sites: { 0: { site: 'mountain', relics: ['map'] } },
      });

      red.recovers({ relic: 0 });

      expect(red.supply).toBe(6);
      expect(red.favor).toBe(1);
      expect(red.relics).toEqual(['map']);
      expect(table.relicsAt('mountain')).toEqual([]);
    },
  );

  scenario('OATH-5.4.2-a: not without the whole cost', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { favor: 1, site: 'mountain' } },
      sites: { 0: { site: 'mountain', relics: ['map'] } },
    });

    red.mayNotTake({ is: 'recover' });
  });

  scenario('OATH-5.4.2-a, OATH-X-3: by the Polish law 3 favor burn from the named bank', ({ given, red, table }) => {
    given({
      turn: 'red',
      edition: 'pl',
      players: { red: { favor: 1, site: 'steppe' } },
      sites: { 0: { site: 'steppe', relics: ['map'] } },
      banks: 4,
    });

    red.recovers({ relic: 0 });

    expect(table.bank('nomad')).toBe(1);
    expect(red.favor).toBe(1);
    expect(red.relics).toEqual(['map']);
  });

  scenario('OATH-5.4.2-a, OATH-X-3: and not while the bank holds fewer', ({ given, red }) => {
    given({
      turn: 'red',
      edition: 'pl',
      players: { red: { favor: 9, site: 'steppe' } },
      sites: { 0: { site: 'steppe', relics: ['map'] } },
      banks: { nomad: 2 },
    });

    red.mayNotTake({ is: 'recover', what: { is: 'relic' } });
  });

  scenario('OATH-5.4.2-a, OATH-X-3: by the English law 3 own favor go into the bank', ({ given, red, table }) => {
    given({
      turn: 'red',
      edition: 'en',
      players: { red: { favor: 3, site: 'steppe' } },
      sites: { 0: { site: 'steppe', relics: ['map'] } },
      banks: 0,
    });

    red.recovers({ relic: 0 });

    expect(table.bank('nomad')).toBe(3);
    expect(red.favor).toBe(0);
  });

  scenario(
    "OATH-5.4.2-b, OATH-5.4.4-a, OATH-5.4.4-b: the People's Favor costs more than lies on it; the former favor goes round the banks",
    ({ given, red, purple, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 5 } },
        peoplesFavor: { holder: 'purple', favor: 2 },
        banks: 1,
      });

      red.recovers('peoplesFavor').says(4).choosesBank('nomad');

      expect(table.banner('peoplesFavor')).toEqual({ holder: 'red', tokens: 4 });
      expect(table.bank('nomad')).toBe(2);
      expect(table.bank('discord')).toBe(2);
      expect(table.bank('arcane')).toBe(1);
      expect(red.favor).toBe(1);
      purple.isNotAsked();
    },
  );

  scenario("OATH-5.4.2-b: with no more favor than lies on it the People's Favor is out of reach", ({ given, red }) => {
    given({ turn: 'red', players: { red: { favor: 2 } }, peoplesFavor: { holder: 'purple', favor: 2 } });

    red.mayNotTake({ is: 'recover', what: { is: 'banner', banner: 'peoplesFavor' } });
  });

  scenario('OATH-X-4: by the Polish law the recovered banner shows the Mob', ({ given, red, table }) => {
    given({ turn: 'red', edition: 'pl', players: { red: { favor: 2 } }, peoplesFavor: { favor: 1 } });

    red.recovers('peoplesFavor').choosesBank('order');

    expect(table.state.mob).toBe(true);
  });

  scenario('OATH-X-4: by the English law its calm side', ({ given, red, table }) => {
    given({ turn: 'red', edition: 'en', players: { red: { favor: 2 } }, peoplesFavor: { favor: 1, mob: true } });

    red.recovers('peoplesFavor').choosesBank('order');

    expect(table.state.mob).toBe(false);
  });

  scenario(
    'OATH-5.4.4-c: of the former secrets the taker gets one, the former holder the others',
    ({ given, red, purple, table }) => {
      given({
        turn: 'red',
        players: { red: { secrets: 4 }, purple: { site: 'river' } },
        sites: { 0: 'plains', 2: { site: 'river', cards: ['longbows'] } },
        darkestSecret: { holder: 'purple', secrets: 3 },
      });
      const before = purple.secrets;

      red.recovers('darkestSecret');

      expect(table.banner('darkestSecret')).toEqual({ holder: 'red', tokens: 4 });
      expect(red.secrets).toBe(1);
      expect(purple.secrets).toBe(before + 2);
    },
  );

  scenario('OATH-5.4.4-c: without a former holder the others go to the supply', ({ given, red, table }) => {
    given({ turn: 'red', players: { red: { secrets: 3 } }, darkestSecret: { secrets: 2 } });

    red.recovers('darkestSecret');

    expect(red.secrets).toBe(1);
    expect(table.banner('darkestSecret').tokens).toBe(3);
  });

  scenario("OATH-5.4.4-d: one's own Darkest Secret gives all its secrets back", ({ given, red, table }) => {
    given({ turn: 'red', players: { red: { secrets: 3 } }, darkestSecret: { holder: 'red', secrets: 2 } });

    red.recovers('darkestSecret');

    expect(red.secrets).toBe(2);
    expect(table.banner('darkestSecret').tokens).toBe(3);
  });

  scenario(
    'OATH-5.4.1-c, OATH-X-2: by the Polish law one matching card at the holder’s site protects the secret',
    ({ given, red }) => {
      given({
        turn: 'red',
        edition: 'pl',
        players: { red: { secrets: 4 }, purple: { site: 'river', advisers: ['scouts'] } },
        sites: { 0: 'plains', 2: { site: 'river', cards: ['longbows', 'wolves'] } },
        darkestSecret: { holder: 'purple', secrets: 1 },
      });

      red.mayNotTake({ is: 'recover', what: { is: 'banner', banner: 'darkestSecret' } });
    },
  );

  scenario(
    'OATH-5.4.1-c, OATH-X-2: by the English law one card that does not match is enough',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        edition: 'en',
        players: { red: { secrets: 2 }, purple: { site: 'river', advisers: ['scouts'] } },
        sites: { 0: 'plains', 2: { site: 'river', cards: ['longbows', 'wolves'] } },
        darkestSecret: { holder: 'purple', secrets: 1 },
      });

      red.recovers('darkestSecret');

      expect(table.banner('darkestSecret').holder).toBe('red');
    },
  );

  scenario(
    'OATH-5.4.1-c, OATH-X-2: by either law cards that all match protect the secret, and cards of which none does let it go',
    ({ given, red }) => {
      for (const edition of ['pl', 'en'] as const) {
        const held = { turn: 'red', edition, darkestSecret: { holder: 'purple', secrets: 1 } } as const;
        const players: OathSituation['players'] = {
          red: { secrets: 4 },
          purple: { site: 'river', advisers: ['scouts'] },
        };
        given({ ...held, players, sites: { 0: 'plains', 2: { site: 'river', cards: ['longbows', 'keep'] } } });
        red.mayNotTake({ is: 'recover', what: { is: 'banner', banner: 'darkestSecret' } });

        given({ ...held, players, sites: { 0: 'plains', 2: { site: 'river', cards: ['wolves', 'elders'] } } });
        red.mayTake({ is: 'recover', what: { is: 'banner', banner: 'darkestSecret' } });
      }
    },
  );

  scenario('OATH-5.4.1-d: a site without any suited card protects it; facedown advisers do not', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 4 }, purple: { site: 'river', advisers: ['scouts (facedown)'] } },
      sites: { 0: 'plains', 2: { site: 'river', cards: ['bandit-rampart'] } },
      darkestSecret: { holder: 'purple', secrets: 1 },
    });

    red.mayNotTake({ is: 'recover', what: { is: 'banner', banner: 'darkestSecret' } });
  });

  scenario('OATH-5.4.1-d: facedown advisers of the holder do not match', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 2 }, purple: { site: 'river', advisers: ['scouts (facedown)'] } },
      sites: { 0: 'plains', 2: { site: 'river', cards: ['longbows'] } },
      darkestSecret: { holder: 'purple', secrets: 1 },
    });

    red.recovers('darkestSecret');

    expect(table.banner('darkestSecret').holder).toBe('red');
  });
});
