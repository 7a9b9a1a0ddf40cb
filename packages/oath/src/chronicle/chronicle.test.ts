import { isRefusal, present, randomOf } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { SUITS } from '../facts/fact.ts';
import { DENIZEN_FACTS, isVisionName } from '../facts/library.ts';
import { parseSetup, start } from '../setup.ts';
import type { OathSituation } from '../situation.ts';
import type { Oath } from '../state.ts';
import { scenario } from '../testing/scenario.ts';
import { written } from '../testing/written.ts';
import type { Chronicle } from './record.ts';
import { stackedWorld } from './world-deck.ts';

const WON: OathSituation = { phase: 'chronicle', won: { by: 'purple', how: 'stableRegime' } };
const RED_WON: OathSituation = { phase: 'chronicle', won: { by: 'red', how: 'usurper' } };

function suitsOf(names: readonly string[]): readonly (string | null | undefined)[] {
  return names.map((name) => DENIZEN_FACTS.find((fact) => fact.name === name)?.suit);
}

describe('the goal of the next reign', () => {
  scenario('OATH-8.1-a: won by a Vision alone, it is that of the Vision', ({ given, table }) => {
    given({ phase: 'chronicle', won: { by: 'red', how: 'visionary', visions: ['rebellion'] } });

    expect(written(table).goal).toBe('people');
  });

  scenario('OATH-8.1-a: won by a Vision with the present goal, it stays', ({ given, table }) => {
    given({ phase: 'chronicle', won: { by: 'red', how: 'visionary', visions: ['conquest'] } });

    expect(written(table).goal).toBe('supremacy');
  });

  scenario('OATH-8.1-a: won otherwise, it is any but the present one', ({ given, purple, table }) => {
    given({ ...WON, goal: 'people' });

    expect(purple.isAsked('chronicleGoal').offered('goal')).toEqual(['supremacy', 'protection', 'devotion']);
    purple.choosesGoal('devotion');
    expect(written(table).goal).toBe('devotion');
  });

  scenario('OATH-8.1-a: won in several ways at once, it is any but the present one', ({ given, red, table }) => {
    given({ phase: 'chronicle', won: { by: 'red', how: 'usurper', visions: ['rebellion'] } });

    expect(red.isAsked('chronicleGoal').offered('goal')).toEqual(['people', 'protection', 'devotion']);
    red.choosesGoal('protection');
    expect(written(table).goal).toBe('protection');
  });

  scenario('OATH-8.1-a: two Visions at once are several ways', ({ given, red, table }) => {
    given({ phase: 'chronicle', won: { by: 'red', how: 'visionary', visions: ['rebellion', 'faith'] } });

    red.isAsked('chronicleGoal').choosesGoal('people');
    written(table);
  });
});

describe('the boards', () => {
  scenario(
    'OATH-8.2-a, OATH-8.7.2-a: after an Exile won all Citizen boards turn to Exile, also unused ones',
    ({ given, blue, table }) => {
      given({ ...RED_WON, players: { red: {}, blue: { role: 'citizen' } }, citizenBoards: ['white'] });

      const { citizens } = written(table);

      expect(citizens).toEqual([]);
      expect(blue.role).toBe('exile');
    },
  );

  scenario(
    'OATH-8.2-b: the winner offers Citizenship to Exiles, but not to those just turned',
    ({ given, red, yellow, white, table }) => {
      given({ ...RED_WON, players: { red: {}, blue: { role: 'citizen' }, yellow: {}, white: {} } });
      red.choosesGoal('people');

      expect(red.isAsked('chronicleOffer').offered('seat')).toEqual([3, 4]);
      red.driver.picks({ seat: 3 }, { seat: 4 });
      yellow.accepts();
      white.declines();

      expect(written(table).citizens).toEqual(['yellow']);
    },
  );

  scenario('OATH-8.2-b: the winner need not offer anything', ({ given, red, yellow, table }) => {
    given({ ...RED_WON, players: { red: {}, yellow: {} } });
    red.choosesGoal('people').picks();

    yellow.isNotAsked();
    expect(written(table).citizens).toEqual([]);
  });

  scenario(
    'OATH-8.2-c: sites of who accepts count as the winner’s, those of who refuses do not',
    ({ given, red, yellow, white, table }) => {
      given({
        ...RED_WON,
        players: { red: {}, yellow: {}, white: {} },
        sites: {
          0: { site: 'plains', warbands: { red: 1 } },
          2: { site: 'river', warbands: { yellow: 3 } },
          5: { site: 'steppe', warbands: { white: 2 } },
        },
      });
      red.choosesGoal('people');
      red.driver.picks({ seat: 2 }, { seat: 3 });
      yellow.accepts();
      white.declines();

      const faceup = written(table)
        .map.filter(({ face }) => face === 'up')
        .map(({ site }) => site);
      expect(faceup).toEqual(expect.arrayContaining(['plains', 'river']));
      expect(faceup[0]).toBe('plains');
      expect(faceup[1]).toBe('river');
    },
  );

  for (const by of ['purple', 'blue'] as const)
    scenario(
      `OATH-8.2-d, OATH-8.7.2-a: when ${by} of the Empire won, boards stay and nothing is offered`,
      ({ given, table }) => {
        given({
          phase: 'chronicle',
          won: { by, how: 'stableRegime' },
          players: { red: {}, blue: { role: 'citizen' } },
          citizenBoards: ['white'],
        });
        table.player(by).choosesGoal('people').isAsked('chronicleSuit');

        expect(written(table).citizens.toSorted()).toEqual(['blue', 'white']);
      },
    );
});

describe('edifices', () => {
  const BUILDING: OathSituation = {
    ...WON,
    players: { red: {} },
    sites: {
      0: { site: 'plains', cards: ['longbows', 'wolves'], warbands: { purple: 1 } },
      2: { site: 'river', cards: ['keep', 'hall-of-debate'], warbands: { purple: 1 } },
      3: { site: 'steppe', cards: ['ruined-temple'], warbands: { purple: 1 } },
      5: { site: 'great-slum', cards: ['elders'], warbands: { red: 1 } },
    },
  };

  scenario(
    'OATH-8.3.1-a, OATH-8.3.1-b: the winner replaces a denizen at a ruled site without edifice, or rebuilds a ruin',
    ({ given, purple, table }) => {
      given(BUILDING);
      purple.choosesGoal('people');

      // The Forest Temple of the beasts is on the map as a ruin; Keep stands beside an edifice; Elders are red's.
      expect(purple.isAsked('chronicleEdifice').offered('card')).toEqual(['longbows', 'ruined-temple']);
      purple.chooses('longbows');
      const { map, world, edifices } = written(table);

      expect(map.find(({ site }) => site === 'plains')?.cards).toEqual(['sprawling-rampart', 'wolves']);
      expect(world).toContain('longbows');
      expect(edifices.toSorted()).toEqual(['ancient-forge', 'festival-district', 'great-spire']);
    },
  );

  scenario('OATH-8.3.1-a: a ruin at a ruled site turns to its intact side', ({ given, purple, table }) => {
    given(BUILDING);
    purple.choosesGoal('people').chooses('ruined-temple');

    expect(written(table).map.find(({ site }) => site === 'steppe')?.cards).toEqual(['forest-temple']);
  });

  scenario('OATH-8.3.1-a: a Citizen who won builds as well', ({ given, red }) => {
    given({
      ...BUILDING,
      won: { by: 'red', how: 'successor' },
      players: { red: { role: 'citizen' } },
      sites: { 0: { site: 'plains', cards: ['longbows'], warbands: { purple: 1 } } },
    });
    red.choosesGoal('people').isAsked('chronicleEdifice');
  });

  scenario('OATH-8.3.1-a: building is not compulsory', ({ given, purple, table }) => {
    given(BUILDING);
    purple.choosesGoal('people').declines();

    expect(written(table).map.find(({ site }) => site === 'plains')?.cards).toEqual(['longbows', 'wolves']);
  });

  scenario('OATH-8.3.1-a: Exile winners build nothing', ({ given, red }) => {
    given({
      ...RED_WON,
      sites: { 0: { site: 'plains', cards: ['longbows'], warbands: { red: 1 } } },
    });
    red.choosesGoal('people').isAsked('chronicleSuit');
  });
});

describe('the map', () => {
  /** The map that a winning Chancellor leaves. */
  const REALM: OathSituation = {
    ...WON,
    players: { purple: { favor: 1 }, red: {} },
    sites: {
      0: { site: 'plains', cards: ['wolves'], warbands: { red: 1 } },
      1: { site: 'mine', facedown: true },
      2: { site: 'river', cards: ['keep'], warbands: { purple: 2 }, favor: 0 },
      3: { site: 'steppe', cards: ['hall-of-debate', 'elders'], relics: ['map'], warbands: { red: 2 } },
      4: { site: 'marshes', cards: ['ruined-temple', 'rangers'], relics: ['whistle'], warbands: { purple: 1 } },
      5: { site: 'great-slum', cards: ['scouts'] },
      6: { site: 'ancient-city', cards: ['fallen-spire', 'garrison'], relics: ['grand-mask'] },
      7: { site: 'lush-coast', cards: ['wrestlers'], warbands: { purple: 1 } },
    },
  };

  scenario(
    'OATH-8.3.2-a, OATH-8.3.2-b, OATH-8.3.2-c: sites the winner does not rule leave the map with what is there',
    ({ given, table }) => {
      given(REALM);
      const next = written(table);
      const left = ['plains', 'mine', 'great-slum', 'ancient-city'];

      // They go to the site deck, from which others, or they, may come back.
      const onMap = next.map.map(({ site }): string => site);
      for (const site of left) expect([...next.sites, ...onMap]).toContain(site);
      expect(
        next.map
          .filter(({ site }) => left.includes(site))
          .every(({ cards, relics }) => cards.length === 0 && relics.length === 0),
      ).toBe(true);
      const pool = [...next.world, ...next.dispossessed];
      expect(pool).toEqual(expect.arrayContaining(['wolves', 'scouts', 'garrison']));
      expect(next.relics).toContain('grand-mask');
      // A ruin at such a site goes back to the Archive.
      expect(next.edifices).toContain('great-spire');
    },
  );

  scenario(
    'OATH-8.3.3-a, OATH-8.3.3-b, OATH-8.3.3-c: an edifice the winner does not rule falls, and sites with ruins are set aside with their denizens and relics',
    ({ given, table }) => {
      given(REALM);
      const { map, world, dispossessed } = written(table);

      expect(map.find(({ site }) => site === 'steppe')).toEqual({
        site: 'steppe',
        face: 'up',
        cards: ['hall-of-mockery'],
        relics: ['map'],
      });
      expect([...world, ...dispossessed]).toContain('elders');
      // An older ruin at a ruled site keeps its company.
      expect(map.find(({ site }) => site === 'marshes')).toEqual({
        site: 'marshes',
        face: 'up',
        cards: ['ruined-temple', 'rangers'],
        relics: ['whistle'],
      });
    },
  );

  scenario(
    'OATH-8.3.5-1, OATH-8.3.5-3, OATH-8.3.5-4: ruled sites are pushed to the top, ruins fill the Hinterland from its bottom',
    ({ given, table }) => {
      given(REALM);
      const { map } = written(table);

      expect([map[0]?.site, map[1]?.site]).toEqual(['river', 'lush-coast']);
      expect([map[6]?.site, map[7]?.site]).toEqual(['steppe', 'marshes']);
      expect(map[2]?.cards).toEqual([]);
    },
  );

  scenario(
    'OATH-8.3.5-6, OATH-8.3.5-7: other places get facedown sites, and where none lies open the topmost is turned',
    ({ given, table }) => {
      given(REALM);
      const { map, sites } = written(table);

      expect(map.map(({ face }) => face)).toEqual(['up', 'up', 'up', 'down', 'down', 'down', 'up', 'up']);
      expect(sites).toHaveLength(23 - 8);
      expect(new Set([...sites, ...map.map(({ site }) => site)]).size).toBe(23);
    },
  );

  scenario('OATH-8.3.5-2: Provinces are filled from the Hinterland before ruins come', ({ given, table }) => {
    given({
      ...WON,
      sites: {
        0: { site: 'plains', warbands: { purple: 1 } },
        1: { site: 'mine', warbands: { purple: 1 } },
        2: 'river',
        3: { site: 'steppe', warbands: { purple: 1 } },
        5: { site: 'great-slum', warbands: { purple: 1 } },
        7: { site: 'marshes', warbands: { purple: 1 } },
      },
    });

    expect(
      written(table)
        .map.slice(0, 5)
        .map(({ site }) => site),
    ).toEqual(['plains', 'mine', 'steppe', 'great-slum', 'marshes']);
  });

  scenario(
    'OATH-8.3.5-4, OATH-8.3.5-5: more ruins than the Hinterland takes go on in the Provinces, from the bottom',
    ({ given, table }) => {
      given({
        ...WON,
        players: { red: {} },
        sites: {
          0: { site: 'plains', cards: ['hall-of-debate'], warbands: { red: 1 } },
          1: { site: 'river', warbands: { purple: 1 } },
          2: { site: 'steppe', cards: ['forest-temple'], warbands: { red: 1 } },
          3: { site: 'marshes', cards: ['festival-district'] },
          5: { site: 'great-slum', cards: ['great-spire'] },
        },
      });
      const { map } = written(table);

      expect(map.map(({ cards }) => cards[0])).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        'hall-of-mockery',
        'ruined-temple',
        'squalid-district',
        'fallen-spire',
      ]);
      expect(map[0]?.site).toBe('river');
    },
  );

  scenario('OATH-8.3.4-a, OATH-8.7.1-a: nothing but cards is stored with the map', ({ given, table }) => {
    given(REALM);

    expect(Object.keys(present(written(table).map[0], 'a site')).toSorted()).toEqual([
      'cards',
      'face',
      'relics',
      'site',
    ]);
  });
});

describe('the cards', () => {
  scenario(
    'OATH-8.4-a, OATH-8.4-b: three cards of the suit most frequent among the winner’s advisers, two and one of the next',
    ({ given, purple, table }) => {
      given({ ...WON, players: { purple: { advisers: ['keep', 'scouts', 'wolves'] } } });
      const before = new Set(table.world);
      purple.choosesGoal('people');

      const next = written(table);
      const added = [...next.world, ...next.dispossessed].filter(
        (name) => !before.has(name) && !['keep', 'scouts', 'wolves'].includes(name),
      );

      expect(suitsOf(added).toSorted()).toEqual(['beast', 'hearth', 'hearth', 'order', 'order', 'order']);
      for (const name of added) expect(Object.values(next.archive).flat()).not.toContain(name);
    },
  );

  scenario('OATH-8.4-a: the winner breaks ties', ({ given, purple, table }) => {
    given({ ...WON, players: { purple: { advisers: ['keep', 'wolves'] } } });
    purple.choosesGoal('people');

    expect(purple.isAsked('chronicleSuit').offered('suit')).toEqual(['order', 'beast']);
    purple.choosesBank('beast');
    written(table);
  });

  scenario(
    'OATH-8.4-a: facedown advisers do not count; without others the winner chooses freely',
    ({ given, purple, table }) => {
      given({ ...WON, players: { purple: { advisers: ['keep (facedown)'] } } });
      purple.choosesGoal('people');

      expect(purple.isAsked('chronicleSuit').offered('suit')).toEqual([...SUITS]);
      purple.choosesBank('nomad');
      written(table);
    },
  );

  const DISPOSSESSED = ['wolves', 'rangers', 'errand-boy', 'keep', 'scouts'];

  scenario(
    'OATH-8.4-c: if the Archive is short the largest stack of the Dispossessed heals the world, the others return to it',
    ({ given, purple, table }) => {
      given({
        ...WON,
        players: { purple: { advisers: ['longbows'] } },
        dispossessed: DISPOSSESSED,
        archive: { order: ['captains', 'siege-engines'], hearth: [], beast: [] },
      });
      purple.choosesGoal('people');
      const next = written(table);

      expect(next.world).toEqual(expect.arrayContaining(['wolves', 'rangers', 'errand-boy']));
      const { order } = next.archive;
      expect(order?.toSorted()).toEqual(['captains', 'keep', 'scouts', 'siege-engines']);
      expect(next.dispossessed.some((name) => DISPOSSESSED.includes(name))).toBe(false);
    },
  );

  scenario('OATH-8.4-c: of stacks of the same size the winner chooses', ({ given, purple, table }) => {
    given({
      ...WON,
      players: { purple: { advisers: ['longbows'] } },
      dispossessed: ['wolves', 'keep'],
      archive: { order: [] },
    });
    purple.choosesGoal('people');

    expect(purple.isAsked('chronicleHeal').offered('suit')).toEqual(['order', 'beast']);
    purple.choosesBank('order');
    const { world, archive } = written(table);
    expect(world).toContain('keep');
    const { beast } = archive;
    expect(beast).toContain('wolves');
  });

  scenario('OATH-8.4-c: at most six heal the world', ({ given, purple, table }) => {
    const many = DENIZEN_FACTS.filter(({ suit, firstGame }) => suit === 'beast' && !firstGame)
      .slice(0, 8)
      .map(({ name }) => name);
    given({ ...WON, players: { purple: { advisers: ['longbows'] } }, dispossessed: many, archive: { order: [] } });
    purple.choosesGoal('people');
    const { world, archive } = written(table);

    expect(world.filter((name) => many.some((each) => each === name))).toHaveLength(6);
    const { beast } = archive;
    expect(beast?.filter((name) => many.some((each) => each === name))).toHaveLength(2);
  });

  scenario('OATH-8.4-c: with an Archive that suffices the Dispossessed stay', ({ given, purple, table }) => {
    given({ ...WON, players: { purple: { advisers: ['longbows'] } }, dispossessed: ['wolves', 'keep'] });
    purple.choosesGoal('people');

    expect(written(table).dispossessed).toEqual(expect.arrayContaining(['wolves', 'keep']));
  });

  scenario('OATH-8.5-a: Visions are set aside', ({ given, table }) => {
    given({
      ...WON,
      players: { red: { advisers: ['faith (facedown)'], vision: 'conquest' } },
      discards: { cradle: ['rebellion'] },
    });
    const { world, dispossessed } = written(table);

    expect([...world, ...dispossessed].filter(isVisionName)).toEqual([]);
  });

  scenario(
    'OATH-8.5-b: six cards of the discard piles and the losers’ advisers become Dispossessed, the others stay',
    ({ given, table }) => {
      const pool = ['wolves', 'rangers', 'errand-boy', 'keep', 'scouts', 'elders', 'garrison', 'wrestlers'];
      given({
        ...WON,
        players: { purple: { advisers: ['longbows'] }, red: { advisers: ['wolves', 'rangers (facedown)'] } },
        discards: {
          cradle: ['errand-boy', 'keep'],
          provinces: ['scouts', 'elders'],
          hinterland: ['garrison', 'wrestlers'],
        },
      });
      const { world, dispossessed } = written(table);

      expect(dispossessed).toHaveLength(6);
      for (const name of dispossessed) expect(pool).toContain(name);
      expect(world).toEqual(
        expect.arrayContaining([...pool.filter((name) => !dispossessed.includes(name)), 'longbows']),
      );
    },
  );

  scenario('OATH-8.5-b: fewer than six all go', ({ given, table }) => {
    given({ ...WON, discards: { cradle: ['errand-boy', 'keep'] } });

    expect(written(table).dispossessed.toSorted()).toEqual(['errand-boy', 'keep']);
  });

  scenario(
    'OATH-8.8-a: the next world deck has everything that is left, but not what stays at sites',
    ({ given, table }) => {
      given({
        ...WON,
        players: { purple: { advisers: ['longbows', 'scouts (facedown)'] } },
        sites: { 0: { site: 'plains', cards: ['keep'], warbands: { purple: 1 } } },
      });
      const before = table.world.filter((name) => !isVisionName(name));
      const { world } = written(table);

      expect(world).toEqual(expect.arrayContaining([...before, 'longbows', 'scouts']));
      expect(world).not.toContain('keep');
      expect(world).toHaveLength(before.length + 2 + 6);
    },
  );

  test('OATH-8.8-b: with fewer than 25 denizens the upper ten come first, then the fifteen as far as possible', () => {
    const few = DENIZEN_FACTS.slice(0, 13).map(({ name }) => name);
    const deck = stackedWorld(few, randomOf('few'));

    expect(deck).toHaveLength(18);
    expect(deck.slice(0, 12).filter(isVisionName)).toHaveLength(2);
    expect(deck.slice(12).filter(isVisionName)).toHaveLength(3);
    expect(stackedWorld(few.slice(0, 4), randomOf('few')).slice(0, 6).filter(isVisionName)).toHaveLength(2);
  });
});

describe('the relics', () => {
  scenario(
    'OATH-8.6.1-a, OATH-8.6.3-a: losers’ relics join the deck; the winner’s and those of the Reliquary come first',
    ({ given, table }) => {
      given({
        ...WON,
        players: { purple: { relics: ['map'] }, red: { relics: ['whistle', 'the-grand-scepter'] } },
        reliquary: { brutal: 'grand-mask', decadent: 'uncovered', careless: 'horned-mask', greedy: 'bandit-crown' },
      });
      const { relics, relicsFirst } = written(table);

      expect(relicsFirst.toSorted()).toEqual(['bandit-crown', 'grand-mask', 'horned-mask', 'map']);
      expect(relics).toContain('whistle');
      expect([...relics, ...relicsFirst]).toHaveLength(20);
    },
  );

  /** The next game, as it begins from the chronicle. */
  function nextGame(chronicle: Chronicle): Oath {
    const parsed = parseSetup({ seats: 2, chronicle });
    if (isRefusal(parsed)) throw new Error('refused');
    return start(parsed, randomOf('next')).state;
  }

  const relicsIn = (state: Oath, zone: string) =>
    state.table.cards.filter((card) => card.zone === zone).map(({ printed }): string => printed);

  scenario(
    'OATH-8.6.2-a: faceup sites that show more relics are filled up from the deck, and facedown ones get none',
    ({ given, table }) => {
      given({
        ...WON,
        sites: {
          0: { site: 'drowned-city', relics: ['map'], warbands: { purple: 1 } },
          1: { site: 'steppe', warbands: { purple: 1 } },
          2: { site: 'the-tribunal', relics: ['whistle'], warbands: { purple: 1 } },
        },
      });
      const next = written(table);
      const state = nextGame(next);

      expect(relicsIn(state, 'relics/0')).toHaveLength(2);
      expect(relicsIn(state, 'relics/0')[0]).toBe('map');
      expect(relicsIn(state, 'relics/1')).toHaveLength(1);
      expect(relicsIn(state, 'relics/2')).toEqual(['whistle']);
      // Those that come first are kept for the Reliquary.
      for (const slot of [0, 1]) expect(next.relicsFirst).not.toContain(relicsIn(state, `relics/${slot}`).at(-1));
      next.map.forEach(({ face }, slot) => {
        if (face === 'down') expect(relicsIn(state, `relics/${slot}`)).toEqual([]);
      });
    },
  );

  scenario('OATH-8.6.2-a: as far as the deck lasts', ({ given, table }) => {
    given({ ...WON, sites: { 0: { site: 'drowned-city', warbands: { purple: 1 } } } });
    const state = nextGame({ ...written(table), relics: [] });

    expect(relicsIn(state, 'relics/0')).toEqual([]);
  });

  scenario('OATH-8.6.3-a: those that come first lie on top of the next relic deck', ({ given, table }) => {
    given({ ...WON, players: { purple: { relics: ['map'] } } });
    const next = written(table);
    const deck = relicsIn(nextGame(next), 'relics');

    expect(deck.slice(0, 5).toSorted()).toEqual(next.relicsFirst.toSorted());
  });
});
