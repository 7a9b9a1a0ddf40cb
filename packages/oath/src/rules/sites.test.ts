import { describe, expect } from 'vitest';
import { SITE_NAMES } from '../facts/library.ts';
import type { OathSituation } from '../situation.ts';
import { scenario } from '../testing/scenario.ts';

describe('Sites', () => {
  scenario(
    'OATH-2.1.1-a: two places in the Cradle, three in the Provinces, three in the Hinterland',
    ({ given, view }) => {
      given({});

      expect(view(0).sites.map(({ region }) => region)).toEqual([
        'cradle',
        'cradle',
        'provinces',
        'provinces',
        'provinces',
        'hinterland',
        'hinterland',
        'hinterland',
      ]);
    },
  );

  scenario('OATH-2.8.5-a, OATH-7-a: a site has its power only while it lies faceup', ({ given, red }) => {
    expect(SITE_NAMES).toHaveLength(23);
    given({ turn: 'red', players: { red: { site: 0 } }, sites: { 0: 'plains', 2: 'river', 3: 'narrow-pass' } });
    red.mayNotTake({ is: 'travel', to: 2 });

    given({
      turn: 'red',
      players: { red: { site: 0 } },
      sites: { 0: 'plains', 2: 'river', 3: { site: 'narrow-pass', facedown: true } },
    });
    red.mayTake({ is: 'travel', to: 2 });
  });

  for (const [site, favor, secrets] of [
    ['salt-flats', 2, 1],
    ['mine', 3, 0],
    ['drowned-city', 0, 3],
  ] as const)
    scenario(`OATH-2.8.5-b: ${site} comes with its tokens, of which one is taken at each Wake there`, (table) => {
      const { given, red, purple } = table;
      given({ turn: 'red', sites: { 0: 'plains', 1: { site, facedown: true } } });

      red.travels(1).endsTurn();
      expect(table.state.sites[1]).toMatchObject({ favor, secrets });
      purple.endsTurn();
      red.isAsked('opportunity').takes({ is: 'token', token: secrets > 0 ? 'secret' : 'favor' });

      expect(table.state.sites[1]).toMatchObject(secrets > 0 ? { favor, secrets: secrets - 1 } : { favor: favor - 1 });
      expect([red.favor, red.secrets]).toEqual(secrets > 0 ? [0, 1] : [1, 0]);
    });

  scenario('OATH-2.8.5-b: other sites with tokens give none away', ({ given, red }) => {
    given({ turn: 'red', phase: 'wake', sites: { 0: { site: 'plains', favor: 1 } } });

    red.isAsked('act');
  });

  const homelands: readonly [NonNullable<OathSituation['sites']>[0], string, string, object][] = [
    [{ site: 'wastes', relics: ['map'] }, 'mercenaries', 'wolves', { relics: ['map'] }],
    ['standing-stones', 'dazzle', 'wolves', { secrets: 1 }],
    ['ancient-city', 'longbows', 'wolves', { warbands: 2 }],
    ['fertile-valley', 'storyteller', 'wolves', { favor: 2 }],
    [{ site: 'deep-woods', relics: ['map'] }, 'wolves', 'longbows', { relics: ['map'] }],
    ['steppe', 'elders', 'wolves', { secrets: 1 }],
  ];
  for (const [site, native, stranger, bonus] of homelands)
    scenario(
      `OATH-2.8.5-c: a ${native} at home (${JSON.stringify(site)}) pays its bonus, a ${stranger} none`,
      (table) => {
        const { given, red } = table;
        given({
          turn: 'red',
          players: { red: { advisers: [`${native} (facedown)`] } },
          sites: { 0: site ?? 'plains' },
        });
        red.takes({ is: 'adviser' }).toSite(0);
        expect(red).toMatchObject(bonus);

        given({
          turn: 'red',
          players: { red: { advisers: [`${stranger} (facedown)`] } },
          sites: { 0: site ?? 'plains' },
        });
        red.takes({ is: 'adviser' }).toSite(0);
        expect([red.favor, red.secrets, red.warbands, red.relics]).toEqual([1, 0, 0, []]);
      },
    );

  scenario('OATH-2.8.5-c: no bonus where a card of the suit was discarded from this turn', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { advisers: ['dazzle (facedown)'] } },
      peoplesFavor: { holder: 'red', favor: 2 },
      sites: { 0: { site: 'standing-stones', cards: ['fire-talkers', 'wolves'] } },
    });

    red.playsAdviser('dazzle').toSite('standing-stones').chooses('fire-talkers');

    expect(table.cardsAt('standing-stones')).toEqual(['wolves', 'dazzle']);
    expect(red.secrets).toBe(0);
  });

  scenario('OATH-2.8.5-c: another suit, or another site, spoils nothing', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { advisers: ['dazzle (facedown)'] } },
      peoplesFavor: { holder: 'red', favor: 2 },
      sites: { 0: { site: 'standing-stones', cards: ['wolves', 'longbows'] } },
    });

    red.playsAdviser('dazzle').toSite('standing-stones').chooses('wolves');

    expect(red.secrets).toBe(1);
  });

  scenario('OATH-2.8.5-f: at a River that one rules a Muster gives a third warband', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { favor: 1 } },
      sites: { 0: { site: 'river', cards: ['longbows'], warbands: { red: 1 } } },
    });
    red.musters('longbows');
    expect(red.warbands).toBe(3);

    given({ turn: 'red', players: { red: { favor: 1 } }, sites: { 0: { site: 'river', cards: ['longbows'] } } });
    red.musters('longbows');
    expect(red.warbands).toBe(2);
  });

  scenario(
    'OATH-2.8.5-j: at the Great Slum a card may be discarded first, also without room',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['alchemist (facedown)', 'scouts (facedown)'] } },
        sites: { 0: { site: 'great-slum', cards: ['wolves', 'longbows'] } },
      });
      red.playsAdviser('alchemist').toSite('great-slum').declines();
      expect(table.cardsAt('great-slum')).toEqual(['wolves', 'longbows', 'alchemist']);

      red.playsAdviser('scouts').toSite('great-slum').mayNotTake({ is: 'decline' });
      red.chooses('longbows');

      expect(table.cardsAt('great-slum')).toEqual(['wolves', 'alchemist', 'scouts']);
    },
  );

  scenario(
    'OATH-2.8.5-l: from the Buried Giant for a turned secret at no cost, past a Narrow Pass',
    ({ given, red }) => {
      given({
        turn: 'red',
        players: { red: { site: 0, secrets: 1, supply: 0 } },
        sites: { 0: 'buried-giant', 5: 'steppe', 6: 'narrow-pass' },
      });

      red.travels('steppe', { with: ['buried-giant'] });

      expect(red.site).toBe('steppe');
      expect([red.secrets, red.spentSecrets, red.supply]).toEqual([0, 1, 0]);
    },
  );

  scenario('OATH-2.8.5-l: without it the Travel costs what it costs, and the pass bars the way', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { site: 0, secrets: 1, supply: 4 } },
      sites: { 0: 'buried-giant', 5: 'steppe', 6: 'narrow-pass' },
    });

    red.travels('narrow-pass');

    expect([red.secrets, red.supply]).toEqual([1, 0]);
  });

  scenario(
    'OATH-2.3-f, OATH-2.3-d: uncovered, Decadent makes the way to the Cradle free and the Hinterland dearer',
    (table) => {
      const { given, purple } = table;
      const sites = { 0: 'plains', 2: 'river', 5: 'steppe', 6: 'wastes' } as const;
      const reliquary = { decadent: 'uncovered' } as const;
      const costs = [
        ['river', 'plains', 0],
        ['steppe', 'plains', 0],
        ['plains', 1, 1],
        ['river', 'steppe', 3],
        ['plains', 'steppe', 5],
        ['steppe', 'wastes', 4],
        ['steppe', 'river', 2],
      ] as const;
      for (const [site, to, cost] of costs) {
        given({ turn: 'purple', players: { purple: { site } }, sites, reliquary });
        purple.travels(to);
        expect([site, to, 7 - purple.supply]).toEqual([site, to, cost]);
      }
    },
  );

  scenario('OATH-2.3-f: nobody else is decadent', ({ given, red }) => {
    given({ turn: 'red', players: { red: { site: 2 } }, reliquary: { decadent: 'uncovered' } });

    red.travels(0);

    expect(red.supply).toBe(5);
  });

  scenario('OATH-7.6.2-a, OATH-2.8.5-g: "no Supply" goes before all increases', ({ given, red, purple }) => {
    given({
      turn: 'red',
      players: { red: { site: 0, favor: 1, supply: 1, advisers: ['forest-paths'] } },
      sites: { 0: 'charming-valley', 2: { site: 'river', cards: ['wolves'] } },
    });
    red.travels('river', { with: ['forest-paths'] });
    expect(red.supply).toBe(1);

    given({
      turn: 'purple',
      players: { purple: { site: 0, favor: 1, supply: 0, advisers: ['forest-paths'] } },
      sites: { 0: 'charming-valley', 5: { site: 'steppe', cards: ['wolves'] } },
      reliquary: { decadent: 'uncovered' },
    });
    purple.travels('steppe', { with: ['forest-paths'] });
    expect(purple.site).toBe('steppe');
  });
});

describe('Recovering', () => {
  scenario('OATH-2.4.1-a: the site says what its relic costs, not the relic', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { favor: 2 } },
      sites: { 0: { site: 'mountain', relics: ['map'] }, 1: { site: 'shrouded-wood', relics: ['whistle'] } },
    });
    red.recovers({ relic: 0 });
    expect([red.favor, red.relics]).toEqual([0, ['map']]);

    given({ turn: 'red', players: { red: { secrets: 1 } }, sites: { 0: { site: 'shrouded-wood', relics: ['map'] } } });
    red.recovers({ relic: 0 });
    expect([red.secrets, red.relics]).toEqual([0, ['map']]);
  });

  scenario(
    'OATH-2.5.1-a, OATH-5.4.1-b: a banner costs more than lies on it, from any distance',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { purple: { site: 0 }, red: { site: 5, favor: 4 } },
        peoplesFavor: { holder: 'purple', favor: 2 },
      });

      red.recovers('peoplesFavor');
      expect(red.offered('')).toEqual([3, 4]);
      red.says(3).choosesBank('order');

      expect(table.banner('peoplesFavor')).toEqual({ holder: 'red', tokens: 3 });
    },
  );

  scenario(
    'OATH-9.1-a: a reminder yields to the rule: recovering the own banner still sends its favor to the banks',
    ({ given, red, table }) => {
      given({ turn: 'red', players: { red: { favor: 3 } }, peoplesFavor: { holder: 'red', favor: 2 } });

      red.recovers('peoplesFavor').choosesBank('order');

      expect(table.banner('peoplesFavor').tokens).toBe(3);
      expect([table.bank('order'), table.bank('hearth')]).toEqual([4, 4]);
      expect(red.favor).toBe(0);
    },
  );

  scenario(
    'OATH-2.3-c: what lies in the Reliquary cannot be recovered or targeted, and has no power',
    ({ given, red, purple }) => {
      given({
        turn: 'red',
        players: { red: { favor: 9, secrets: 2, warbands: 2 }, purple: { site: 0 } },
        sites: { 0: { site: 'mountain', warbands: { purple: 1 } } },
        reliquary: { brutal: 'map', greedy: 'oracular-pig' },
      });
      red.mayNotTake({ is: 'recover', what: { is: 'relic' } });
      red.campaigns('purple').mayNotTake({ is: 'target', target: { is: 'relic', card: 'map' } });
      red.isDone();
      red.says(0);

      given({ turn: 'purple', reliquary: { greedy: 'oracular-pig' } });
      purple.mayNotUse('oracular-pig');
    },
  );
});

describe('Edifices and ruins', () => {
  scenario(
    'OATH-2.9-a: an intact edifice has a suit, a power and its place, and stays there',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 1, secrets: 1, advisers: ['taming-charm'] } },
        peoplesFavor: { holder: 'red' },
        sites: { 0: { site: 'plains', cards: ['forest-temple', 'festival-district'], warbands: { red: 1 } } },
        world: ['elders', 'dazzle', 'keep'],
      });
      red.mayTake({ is: 'muster', card: 'forest-temple' });
      red.mayUse('festival-district');
      // Locked: neither a charm nor the banner moves it.
      red.usesInVain('taming-charm');
      red.searches('world').keeps('elders').toSite('plains').isAsked('act');

      expect(table.cardsAt('plains')).toEqual(['forest-temple', 'festival-district', 'elders']);
    },
  );

  scenario('OATH-2.9-a: no edifice is in the decks or drawn', ({ given, table }) => {
    given({});

    const edifices = table.state.table.cards.filter(({ printed }) =>
      /temple|district|rampart|spire|forge|hall/.test(printed),
    );
    expect(edifices.map(({ printed }) => printed).filter((name) => name !== 'gambling-hall')).toEqual([]);
    expect(table.state.archive.edifices).toHaveLength(6);
  });

  scenario(
    'OATH-2.9-b, OATH-10-match: a ruin has no suit, is no place to muster or trade, and keeps a power',
    (table) => {
      const { given, red } = table;
      given({
        turn: 'red',
        players: { red: { favor: 2, secrets: 3 } },
        sites: { 0: { site: 'plains', cards: ['broken-forge', 'fallen-spire'], warbands: { red: 1 } } },
      });

      red.mayNotTake({ is: 'muster' });
      red.mayNotTake({ is: 'trade' });
      red.mayUse('broken-forge');
    },
  );

  scenario('OATH-2.9-b: it fills a place', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { advisers: ['wolves (facedown)'] } },
      sites: { 0: { site: 'mountain', cards: ['broken-forge', 'longbows'] } },
    });

    red.playsAdviser('wolves').mayNotTake({ is: 'toSite' });
    red.discards();
  });
});
