import { describe, expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { scenario } from '../testing/scenario.ts';
import { worldCost } from './search.ts';

const PLAINS = { 0: 'plains' } as const;

describe('Search: what it costs', () => {
  for (const [drawn, cost] of [
    [0, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [5, 4],
  ] as const)
    scenario(`OATH-2.1.6-a, OATH-5.1.1-a: with ${drawn} Visions drawn the world deck costs ${cost} Supply`, (table) => {
      const { given, red } = table;
      given({
        turn: 'red',
        visionsDrawn: drawn,
        players: { red: { supply: cost } },
        world: ['wolves', 'elders', 'keep'],
      });

      red.searches('world').keeps('wolves').discards();

      expect(red.supply).toBe(0);
      expect(worldCost(drawn)).toBe(cost);
    });

  scenario('OATH-5.1.1-a: a discard pile costs 2 Supply, however many Visions were drawn', ({ given, red }) => {
    given({ turn: 'red', visionsDrawn: 5, players: { red: { supply: 2 } }, discards: { cradle: ['wolves'] } });
    expect(red.offered('source')).not.toContain('world');

    red.searches('cradle').discards();

    expect(red.supply).toBe(0);
  });

  scenario(
    'OATH-2.5.4-b: the holder of the Darkest Secret searches the world deck for 2 Supply',
    ({ given, red, blue }) => {
      given({
        turn: 'red',
        visionsDrawn: 5,
        players: { red: { supply: 2 }, blue: { supply: 3 } },
        darkestSecret: { holder: 'red' },
        world: ['wolves', 'elders', 'keep'],
      });

      red.searches('world').keeps('wolves').discards();

      expect(red.supply).toBe(0);
      red.endsTurn();
      expect(blue.offered('source')).not.toContain('world');
    },
  );

  scenario(
    'OATH-2.3-h, OATH-2.3-d: an uncovered Greedy slot draws 2 more cards, and no more than 2 Supply may be spent',
    ({ given, purple }) => {
      given({
        turn: 'purple',
        reliquary: { greedy: 'uncovered' },
        world: ['wolves', 'elders', 'longbows', 'dazzle', 'scouts', 'keep'],
      });

      purple.searches('world').isAsked('keepCard');
      expect(purple.hand).toEqual(['wolves', 'elders', 'longbows', 'dazzle', 'scouts']);
      purple.keeps('wolves').discards();

      given({
        turn: 'purple',
        visionsDrawn: 1,
        reliquary: { greedy: 'uncovered' },
        discards: { cradle: ['wolves'] },
      });
      expect(purple.offered('source')).not.toContain('world');
      expect(purple.offered('source')).toContain('cradle');
    },
  );

  scenario('OATH-2.3-h: nobody else is greedy', ({ given, red }) => {
    given({ turn: 'red', visionsDrawn: 1, reliquary: { greedy: 'uncovered' }, world: ['wolves', 'elders', 'keep'] });

    red.searches('world');

    expect(red.hand).toHaveLength(3);
    red.keeps('wolves').discards();
  });
});

describe('Search: drawing', () => {
  scenario('OATH-5.1.2-a, OATH-10-draw: three cards from the top of the world deck', ({ given, red, table }) => {
    given({ turn: 'red', world: ['wolves', 'elders', 'longbows', 'dazzle'] });

    red.searches('world');

    expect(red.hand).toEqual(['wolves', 'elders', 'longbows']);
    expect(table.world[0]).toBe('dazzle');
    red.keeps('wolves').discards();
  });

  scenario('OATH-5.1.2-a: from the pile of the own region, as many as there are, and none from the deck', (table) => {
    const { given, red } = table;
    given({
      turn: 'red',
      players: { red: { site: 2 } },
      discards: { provinces: ['wolves', 'elders'], cradle: ['longbows'], hinterland: ['keep'] },
    });
    expect(red.offered('source')).not.toContain('cradle');
    expect(red.offered('source')).not.toContain('hinterland');

    red.searches('provinces');

    expect(red.hand).toEqual(['wolves', 'elders']);
    red.keeps('wolves').discards();
  });

  scenario(
    'OATH-5.1.2-b, OATH-2.7.1-a: a Vision from the world deck ends the drawing, is announced, and counts; what came before is kept',
    ({ given, red, table }) => {
      given({ turn: 'red', world: ['wolves', 'faith', 'longbows', 'dazzle'] });

      red.searches('world');

      expect(red.hand).toEqual(['wolves', 'faith']);
      expect(table.state.visionsDrawn).toBe(1);
      expect(table.told('visionDrawn')).toMatchObject([{ seat: red.seat }]);
      red.keeps('wolves').discards();
    },
  );

  scenario('OATH-5.1.2-b: Visions from a discard pile neither stop the drawing nor count', ({ given, red, table }) => {
    given({ turn: 'red', discards: { cradle: ['faith', 'rebellion', 'wolves'] } });

    red.searches('cradle');

    expect(red.hand).toEqual(['faith', 'rebellion', 'wolves']);
    expect(table.state.visionsDrawn).toBe(0);
    red.keeps('wolves').discards();
  });

  scenario('OATH-5.1.2-c: more cards are drawn with a Truthful Harp, but not past a Vision', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { relics: ['truthful-harp'] } },
      world: ['wolves', 'elders', 'longbows', 'dazzle', 'scouts', 'keep'],
    });
    red.searches('world', { with: ['truthful-harp'] });
    expect(red.hand).toHaveLength(5);
    red.keeps('wolves').discards();

    given({
      turn: 'red',
      players: { red: { relics: ['truthful-harp'] } },
      world: ['wolves', 'elders', 'longbows', 'faith', 'scouts', 'keep'],
    });
    red.searches('world', { with: ['truthful-harp'] });
    expect(red.hand).toEqual(['wolves', 'elders', 'longbows', 'faith']);
    red.keeps('wolves').discards();
  });

  scenario('OATH-5.1.2-d: an empty deck or pile cannot be searched, and none is refilled', ({ given, red, table }) => {
    given({ turn: 'red', world: { only: ['wolves'] }, discards: { provinces: ['keep', 'elders'] } });
    expect(red.offered('source')).not.toContain('cradle');

    red.searches('world').discards();

    expect(table.world).toEqual([]);
    expect(table.discards('provinces')).toEqual(['wolves', 'keep', 'elders']);
    red.mayNotTake({ is: 'search' });
  });

  for (const edition of ['pl', 'en'] as const)
    scenario(
      `OATH-5.1.2-e, OATH-X-11, OATH-2.7.1-a: by the ${edition} law an Oracle's Vision counts, and its own text says how many are drawn`,
      ({ given, red, table }) => {
        given({
          turn: 'red',
          law: { visionStopsPowers: edition },
          players: { red: { secrets: 2 } },
          sites: { 0: { site: 'plains', cards: ['oracle'], warbands: { red: 1 } } },
          world: ['wolves', 'elders', 'faith', 'rebellion', 'keep'],
        });

        red.uses('oracle');

        expect(table.state.visionsDrawn).toBe(1);
        expect(table.told('visionDrawn')).toHaveLength(1);
        table.endsHere();
      },
    );

  scenario('OATH-2.8.5-k: with the pawn at the Marshes one card fewer is drawn', ({ given, red }) => {
    given({ turn: 'red', sites: { 0: 'marshes' }, world: ['wolves', 'elders', 'keep'] });

    red.searches('world');

    expect(red.hand).toEqual(['wolves', 'elders']);
    red.keeps('wolves').discards();
  });
});

describe('Search: what becomes of the cards', () => {
  scenario(
    'OATH-5.1.3-a, OATH-10-discard-a, OATH-2.1.2-a: all but one are discarded, in the order its player likes',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        world: ['wolves', 'elders', 'longbows'],
        discards: { provinces: ['dazzle'] },
        sites: PLAINS,
      });

      red.searches('world').picks('elders').orders('longbows', 'wolves');
      red.toAdvisers('down');

      expect(table.discards('provinces')).toEqual(['wolves', 'longbows', 'dazzle']);
      expect(
        table.state.table.cards.filter(({ zone }) => zone === 'discard/provinces').map(({ face }) => face),
      ).toEqual(expect.arrayContaining(['down', 'down', 'down']));
      expect(red.advisers).toEqual(['elders (facedown)']);
    },
  );

  for (const [site, pile] of [
    [0, 'provinces'],
    [2, 'hinterland'],
    [5, 'cradle'],
  ] as const)
    scenario(`OATH-10-discard-a: with the pawn at place ${site} the pile is that of the ${pile}`, (table) => {
      const { given, red } = table;
      given({ turn: 'red', players: { red: { site } }, world: ['wolves', 'elders', 'longbows'] });

      red.searches('world').keeps('wolves').discards();

      expect(table.discards(pile).toSorted()).toEqual(['elders', 'longbows', 'wolves']);
    });

  scenario(
    'OATH-5.1.4-a, OATH-10-play: the last card is played to the site, to the advisers, or discarded',
    (table) => {
      const { given, red } = table;
      given({ turn: 'red', world: ['wolves', 'elders', 'longbows'], sites: { 0: 'plains', 1: 'mountain' } });

      red.searches('world').keeps('wolves');

      red.mayTake({ is: 'toSite', slot: 0 });
      red.mayTake({ is: 'toAdvisers', face: 'up' });
      red.mayTake({ is: 'toAdvisers', face: 'down' });
      red.mayNotTake({ is: 'toSite', slot: 1 });
      red.mayNotTake({ is: 'toVision' });
      red.discards();
      expect(table.zoneOf('wolves')).toBe('discard/provinces');
    },
  );

  scenario(
    'OATH-5.1.4.I-a, OATH-2.8.1-a: not to a full site; edifices and ruins fill it, too',
    ({ given, red, table }) => {
      const full = { site: 'mountain' as const, cards: ['longbows', 'bandit-rampart'] };
      given({ turn: 'red', world: ['wolves', 'elders', 'keep'], sites: { 0: full } });
      red.searches('world').keeps('wolves').mayNotTake({ is: 'toSite' });
      red.discards();

      given({ turn: 'red', world: ['wolves', 'elders', 'keep'], sites: { 0: { ...full, cards: ['longbows'] } } });
      red.searches('world').keeps('wolves').toSite('mountain');

      expect(table.cardsAt('mountain')).toEqual(['longbows', 'wolves']);
    },
  );

  scenario('OATH-2.8.1-a: a facedown site takes no cards', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { site: 0 } },
      peoplesFavor: { holder: 'red' },
      world: ['wolves', 'elders', 'keep'],
      sites: { 0: 'plains', 1: { site: 'mountain', facedown: true } },
    });

    red.searches('world').keeps('wolves');

    red.mayTake({ is: 'toSite', slot: 0 });
    red.mayNotTake({ is: 'toSite', slot: 1 });
    red.discards();
  });

  scenario(
    'OATH-5.1.4.I-c, OATH-10-gain, OATH-2.1.3-a: playing to a site gains a favor from the bank of the suit, as far as there is one',
    ({ given, red, table }) => {
      given({ turn: 'red', world: ['wolves', 'elders', 'keep'], sites: PLAINS, banks: { beast: 9 } });
      red.searches('world').keeps('wolves').toSite('plains');
      expect(red.favor).toBe(1);
      expect(table.bank('beast')).toBe(8);

      given({ turn: 'red', world: ['wolves', 'elders', 'keep'], sites: PLAINS, banks: { beast: 0 } });
      red.searches('world').keeps('wolves').toSite('plains');
      expect(red.favor).toBe(0);
    },
  );

  scenario('OATH-5.1.4.II-e: playing to the advisers gains nothing', ({ given, red, table }) => {
    given({ turn: 'red', world: ['wolves', 'elders', 'keep'] });

    red.searches('world').keeps('wolves').toAdvisers('up');

    expect(red.favor).toBe(0);
    expect(table.bank('beast')).toBe(3);
  });

  for (const mob of [{}, { mob: true }] as const)
    scenario(
      `OATH-5.1.4.I-b, OATH-2.5.4-a: the holder of the People's Favor (${JSON.stringify(mob)}) may first discard a card of the region and play to any of its sites`,
      ({ given, red, table }) => {
        given({
          turn: 'red',
          players: { red: { site: 2 } },
          peoplesFavor: { holder: 'red', ...mob },
          world: ['wolves', 'elders', 'keep'],
          sites: {
            0: { site: 'plains', cards: ['dazzle'] },
            2: { site: 'river', cards: ['scouts'] },
            3: { site: 'steppe', cards: ['longbows', 'forest-council'] },
            4: { site: 'mountain', facedown: true },
          },
        });

        red.searches('world').keeps('wolves');
        red.mayNotTake({ is: 'toSite', slot: 0 });
        red.mayNotTake({ is: 'toSite', slot: 4 });
        red.toSite('steppe');
        // Only a card there makes room, and a locked one stays: there is nothing to choose.
        expect(table.cardsAt('steppe')).toEqual(['forest-council', 'wolves']);
        expect(table.cardsAt('river')).toEqual(['scouts']);
      },
    );

  scenario('OATH-5.1.4.I-b: where there is room any card of the region may go, or none', ({ given, red, table }) => {
    const situation: OathSituation = {
      turn: 'red',
      players: { red: { site: 2 } },
      peoplesFavor: { holder: 'red' },
      world: ['wolves', 'elders', 'keep'],
      sites: { 2: { site: 'river', cards: ['scouts'] }, 3: { site: 'steppe', cards: ['longbows'] } },
    };
    given(situation);
    red.searches('world').keeps('wolves').toSite('river').chooses('longbows');
    expect(table.cardsAt('steppe')).toEqual([]);
    expect(table.cardsAt('river')).toEqual(['scouts', 'wolves']);

    given(situation);
    red.searches('world').keeps('wolves').toSite('river').declines();
    expect(table.cardsAt('steppe')).toEqual(['longbows']);
  });

  scenario('OATH-5.1.4.I-b: without the banner nothing is discarded first', ({ given, red }) => {
    given({
      turn: 'red',
      world: ['wolves', 'elders', 'keep'],
      sites: { 0: { site: 'plains', cards: ['scouts'] } },
      peoplesFavor: { holder: 'purple' },
    });

    red.searches('world').keeps('wolves').toSite('plains').isAsked('act');
  });

  scenario(
    'OATH-5.1.4.II-a, OATH-5.1.4.II-c, OATH-2.2.2-a: a fourth adviser drives out one of the three, faceup or facedown, Vision or denizen',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['longbows', 'elders (facedown)', 'faith (facedown)'] } },
        world: ['wolves', 'dazzle', 'keep'],
      });

      red.searches('world').keeps('wolves').toAdvisers('up').isAsked('makeRoom');
      expect(red.offered('card')).toEqual(['longbows', 'elders', 'faith']);
      red.chooses('faith');

      expect(red.advisers).toEqual(['longbows', 'elders (facedown)', 'wolves']);
      expect(table.zoneOf('faith')).toBe('discard/provinces');
    },
  );

  scenario('OATH-5.1.4.II-a: a third one needs no room', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { advisers: ['longbows', 'elders (facedown)'] } },
      world: ['wolves', 'dazzle', 'keep'],
    });

    red.searches('world').keeps('wolves').toAdvisers('down').isAsked('act');

    expect(red.advisers).toHaveLength(3);
  });

  scenario('OATH-5.1.4.II-c, OATH-7.2.2-a: a locked faceup adviser stays; a facedown one may go', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { advisers: ['vow-of-peace', 'tyrant (facedown)', 'longbows'] } },
      world: ['wolves', 'dazzle', 'keep'],
    });

    red.searches('world').keeps('wolves').toAdvisers('up');

    expect(red.offered('card')).toEqual(['tyrant', 'longbows']);
    red.chooses('tyrant');
  });

  scenario('OATH-5.1.4.II-c: if all are locked nothing can be played there', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { advisers: ['vow-of-peace', 'tyrant', 'marriage'] } },
      world: ['wolves', 'dazzle', 'keep'],
    });

    red.searches('world').keeps('wolves').mayNotTake({ is: 'toAdvisers' });
    red.discards();
  });

  scenario('OATH-5.1.4.II-d: a faceup adviser cannot simply be discarded; a facedown one can', ({ given, red }) => {
    given({ turn: 'red', players: { red: { advisers: ['longbows', 'wolves (facedown)'] } } });

    red.mayNotTake({ is: 'adviser', card: 'longbows' });
    red.playsAdviser('wolves').discards();

    expect(red.advisers).toEqual(['longbows']);
  });

  scenario(
    'OATH-5.1.4.II-b, OATH-7-a, OATH-10-match: a facedown adviser has no suit, no restriction and no power',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: {
          red: { favor: 2, secrets: 1, advisers: ['wayside-inn (facedown)', 'scouts (facedown)'], supply: 3 },
        },
        sites: { 0: { site: 'plains', cards: ['longbows'] } },
      });
      red.mayNotUse('wayside-inn');

      red.trades('longbows', 'favor');

      expect(red.favor).toBe(3);
      expect(table.bank('order')).toBe(2);
    },
  );
});

describe('Restrictions', () => {
  scenario(
    'OATH-7.2.1-a, OATH-7.2-a: a site-only card goes faceup to sites alone, facedown anywhere',
    ({ given, red }) => {
      given({ turn: 'red', world: ['wayside-inn', 'dazzle', 'keep'], sites: PLAINS });

      red.searches('world').keeps('wayside-inn');

      red.mayTake({ is: 'toSite', slot: 0 });
      red.mayNotTake({ is: 'toAdvisers', face: 'up' });
      red.toAdvisers('down');
      expect(red.advisers).toEqual(['wayside-inn (facedown)']);
    },
  );

  scenario('OATH-7.2.1-a: an adviser-only card goes to no site', ({ given, red }) => {
    given({ turn: 'red', world: ['palanquin', 'dazzle', 'keep'], sites: PLAINS });

    red.searches('world').keeps('palanquin');

    red.mayNotTake({ is: 'toSite' });
    red.mayTake({ is: 'toAdvisers', face: 'down' });
    red.toAdvisers('up');
    expect(red.advisers).toEqual(['palanquin']);
  });

  scenario('OATH-7.2.1-a, OATH-10-swap: a Horned Mask swaps no adviser-only and no site-only card', (table) => {
    const { given, red } = table;
    given({
      turn: 'red',
      players: { red: { secrets: 1, relics: ['horned-mask'], advisers: ['palanquin', 'longbows'] } },
      sites: { 0: { site: 'plains', cards: ['wayside-inn', 'wolves'] } },
    });

    red.uses('horned-mask');
    answerSwap(red);

    expect(red.advisers).toEqual(['palanquin', 'wolves']);
    expect(table.cardsAt('plains')).toEqual(['wayside-inn', 'longbows']);
  });

  scenario('OATH-7.6.4-a, OATH-7.6.4-c: who plays an Assassin keeps one other adviser, and chooses which', (table) => {
    const { given, red } = table;
    given({
      turn: 'red',
      players: { red: { advisers: ['longbows', 'wolves (facedown)', 'assassin (facedown)'] } },
    });

    red.playsAdviser('assassin').toAdvisers('up').isAsked('limitAdvisers');
    expect(red.offered('card')).toEqual(['longbows', 'wolves']);
    red.chooses('wolves');

    expect(red.advisers).toEqual(['longbows', 'assassin']);
    expect(table.discards('provinces')).toEqual(['wolves']);
  });

  scenario('OATH-7.6.4-a: of several limiters the lowest applies, and a new adviser needs room under it', (table) => {
    const { given, red } = table;
    given({
      turn: 'red',
      players: { red: { advisers: ['assassin', 'insomnia'] } },
      world: ['wolves', 'dazzle', 'keep'],
    });

    red.searches('world').keeps('wolves').mayNotTake({ is: 'toAdvisers' });
    red.discards();
  });

  scenario('OATH-7.6.4-a: a limit of 2 takes a second adviser, and not a third', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { advisers: ['assassin', 'longbows'] } },
      world: ['wolves', 'dazzle', 'keep'],
    });

    red.searches('world').keeps('wolves').toAdvisers('down').isAsked('act');

    expect(red.advisers).toEqual(['assassin', 'wolves (facedown)']);
  });

  scenario('OATH-7.6.4-b: a limiter that locked advisers do not allow cannot be played faceup', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { advisers: ['vow-of-peace', 'marriage', 'assassin (facedown)'] } },
    });

    // What cannot be played to a site either can only be discarded.
    red.playsAdviser('assassin').canOnlyDiscard();
    expect(red.advisers).toEqual(['vow-of-peace', 'marriage']);
  });
});

describe('Visions', () => {
  scenario(
    'OATH-5.1.4.III-a: a Vision goes to no site, and an Exile may reveal it or keep it facedown',
    ({ given, red }) => {
      given({ turn: 'red', world: ['faith', 'dazzle'], sites: PLAINS });

      red.searches('world');

      red.mayNotTake({ is: 'toSite' });
      red.mayNotTake({ is: 'toAdvisers', face: 'up' });
      red.mayTake({ is: 'toAdvisers', face: 'down' });
      red.takes({ is: 'toVision' });
      expect(red.vision).toBe('faith');
    },
  );

  for (const who of ['purple', 'red'] as const)
    scenario(`OATH-5.1.4.III-a: for ${who} of the Empire a Vision is an adviser facedown or nothing`, (table) => {
      const { given } = table;
      const player = table.player(who);
      given({ turn: who, players: { red: { role: 'citizen' } }, world: ['faith', 'dazzle'] });

      player.searches('world');

      player.mayNotTake({ is: 'toVision' });
      player.toAdvisers('down');
      expect(player.advisers).toEqual(['faith (facedown)']);
      // All that can be done with it later is to discard it.
      player.playsAdviser('faith').canOnlyDiscard();
      expect(player.vision).toBeUndefined();
      expect(table.discards('provinces')).toContain('faith');
    });

  scenario(
    'OATH-5.1.4.III-b, OATH-5.1.4.III-c, OATH-2.2.1-a, OATH-2.7.2-a: a revealed Vision is no adviser and replaces the one before',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { site: 5, vision: 'rebellion', advisers: ['longbows', 'wolves', 'elders'] } },
        world: ['faith', 'dazzle'],
      });

      red.searches('world').takes({ is: 'toVision' });

      expect(red.vision).toBe('faith');
      expect(red.advisers).toEqual(['longbows', 'wolves', 'elders']);
      expect(table.discards('cradle')).toEqual(['rebellion']);
    },
  );

  scenario('OATH-2.7.2-a: a Vision wins only while it lies revealed, not facedown among the advisers', (table) => {
    const { given, red } = table;
    given({
      turn: 'red',
      phase: 'wake',
      visionsDrawn: 3,
      players: { red: { advisers: ['faith (facedown)'] } },
      darkestSecret: { holder: 'red' },
    });
    expect(table.told('gameWon')).toEqual([]);
    red.isAsked('act');

    given({
      turn: 'red',
      phase: 'wake',
      visionsDrawn: 3,
      players: { red: { vision: 'faith' } },
      darkestSecret: { holder: 'red' },
    });
    expect(table.told('gameWon')).toMatchObject([{ seat: red.seat, how: 'visionary' }]);
    table.endsHere();
  });
});

describe('The Conspiracy', () => {
  const plotter = { secrets: 1, advisers: ['longbows', 'wolves', 'conspiracy (facedown)'], vision: 'faith' };
  const victim = { advisers: ['scouts', 'rangers'], relics: ['map'] };
  const conspiring: OathSituation = {
    turn: 'red',
    players: { red: plotter, blue: victim },
    peoplesFavor: { holder: 'blue', favor: 4 },
  };

  scenario(
    'OATH-5.1.4.IV-a, OATH-5.1.4.IV-d: it leaves the game and touches no revealed Vision',
    ({ given, red, table }) => {
      given(conspiring);

      red.playsAdviser('conspiracy').takes({ is: 'conspire' }).declines();

      expect(red.vision).toBe('faith');
      expect(table.box).toContain('conspiracy');
      expect(red.secrets).toBe(1);
    },
  );

  scenario('OATH-5.1.4.IV-a: the Chancellor and Citizens play it faceup, too', (table) => {
    const { given, purple } = table;
    given({ turn: 'purple', players: { purple: { advisers: ['conspiracy (facedown)'] } } });

    purple.playsAdviser('conspiracy').takes({ is: 'conspire' });

    expect(table.box).toContain('conspiracy');
  });

  scenario('OATH-5.1.4.IV-b, OATH-2.7.2-a: a secret is burned and a relic seized', ({ given, red, blue }) => {
    given(conspiring);

    red.playsAdviser('conspiracy').takes({ is: 'conspire' }).chooses('map');

    expect(red.relics).toEqual(['map']);
    expect(blue.relics).toEqual([]);
    expect(red.secrets).toBe(0);
  });

  scenario('OATH-5.1.4.IV-c: a banner seized so suffers its penalty', ({ given, red, table }) => {
    given(conspiring);

    red.playsAdviser('conspiracy').takes({ is: 'conspire' }).choosesBanner('peoplesFavor');

    expect(table.banner('peoplesFavor')).toEqual({ holder: 'red', tokens: 2 });
    expect(table.state.mob).toBe(true);
  });

  scenario('OATH-5.1.4.IV-c, OATH-2.3-c: Reliquary relics are out of reach', ({ given, red }) => {
    given({
      turn: 'red',
      players: {
        purple: { advisers: ['scouts', 'rangers'] },
        red: { secrets: 1, advisers: ['longbows', 'wolves', 'conspiracy (facedown)'] },
      },
      reliquary: { brutal: 'map' },
    });

    red.playsAdviser('conspiracy').takes({ is: 'conspire' });

    expect(red.offered('card')).toEqual(['the-grand-scepter']);
    red.declines();
  });

  const failing: readonly [string, OathSituation['players']][] = [
    ['without a faceup secret', { red: { ...plotter, secrets: 0, spentSecrets: 1 } }],
    ['where the other stands elsewhere', { blue: { ...victim, site: 2 } }],
    ['with one matching adviser', { blue: { ...victim, advisers: ['scouts', 'elders'] } }],
    ['with a facedown one', { blue: { ...victim, advisers: ['scouts', 'rangers (facedown)'] } }],
  ];
  for (const [why, players] of failing)
    scenario(`OATH-5.1.4.IV-b: nothing is seized ${why}`, ({ given, red }) => {
      given({ ...conspiring, players: { ...conspiring.players, ...players } });

      red.playsAdviser('conspiracy').takes({ is: 'conspire' }).isAsked('act');
    });

  scenario('OATH-5.1.4.IV-b: both own advisers may match the same adviser of the other', ({ given, red }) => {
    given({
      ...conspiring,
      players: {
        red: { secrets: 1, advisers: ['longbows', 'outriders', 'conspiracy (facedown)'] },
        blue: { advisers: ['scouts'], relics: ['map'] },
      },
    });

    red.playsAdviser('conspiracy').takes({ is: 'conspire' }).chooses('map');

    expect(red.relics).toEqual(['map']);
  });
});

describe('Facedown advisers', () => {
  scenario(
    'OATH-6.1-a, OATH-6.1-c: one is played to the site with favor and all effects, for no Supply',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { supply: 0, advisers: ['wolves (facedown)'] } },
        sites: { 0: { site: 'deep-woods', relics: ['map'] } },
      });

      red.playsAdviser('wolves').toSite('deep-woods');

      expect(red.favor).toBe(1);
      expect(red.relics).toEqual(['map']);
      expect(red.advisers).toEqual([]);
      expect(table.cardsAt('deep-woods')).toEqual(['wolves']);
    },
  );

  scenario('OATH-6.1-a: to the Vision slot', ({ given, red }) => {
    given({ turn: 'red', players: { red: { advisers: ['faith (facedown)'] } } });

    red.playsAdviser('faith').takes({ is: 'toVision' });

    expect(red.vision).toBe('faith');
    expect(red.advisers).toEqual([]);
  });

  scenario('OATH-6.1-c: turned faceup among three advisers it needs no room', ({ given, red }) => {
    given({ turn: 'red', players: { red: { advisers: ['longbows', 'scouts', 'wolves (facedown)'] } } });

    red.playsAdviser('wolves').mayNotTake({ is: 'toAdvisers', face: 'down' });
    red.toAdvisers('up').isAsked('act');

    expect(red.advisers).toEqual(['longbows', 'scouts', 'wolves']);
  });

  scenario('OATH-6.1-a, OATH-7.2.1-a: restrictions hold as in a Search', ({ given, red }) => {
    given({ turn: 'red', players: { red: { advisers: ['wayside-inn (facedown)', 'palanquin (facedown)'] } } });

    red.playsAdviser('wayside-inn').mayNotTake({ is: 'toAdvisers' });
    red.discards();
    red.playsAdviser('palanquin').mayNotTake({ is: 'toSite' });
    red.toAdvisers('up');
  });

  scenario('OATH-6.1-a: it may be discarded, by the region of the pawn', ({ given, red, table }) => {
    given({ turn: 'red', players: { red: { site: 5, advisers: ['wolves (facedown)'] } } });

    red.playsAdviser('wolves').discards();

    expect(table.discards('cradle')).toEqual(['wolves']);
  });
});

describe('After a card is played', () => {
  scenario(
    'OATH-5.1.4-b: site favor, Homeland bonus, modifiers and answers, and then its own power',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['welcoming-party'] } },
        sites: { 0: 'standing-stones' },
        world: ['revelation', 'elders', 'keep'],
        banks: { hearth: 3, arcane: 3 },
      });

      red
        .searches('world', { with: ['welcoming-party'] })
        .keeps('revelation')
        .toSite('standing-stones');

      const paid = table.told('favorMoved').map(({ from }) => from);
      expect(paid).toEqual([
        { is: 'bank', suit: 'arcane' },
        { is: 'bank', suit: 'hearth' },
      ]);
      const bonus = table.kinds.indexOf('secretsMoved');
      expect(table.kinds.indexOf('favorMoved')).toBeLessThan(bonus);
      expect(table.kinds.lastIndexOf('favorMoved')).toBeGreaterThan(bonus);
      table.endsHere();
    },
  );

  scenario(
    'OATH-7.3.3-a: a When Played power happens at once after a faceup play, whether one likes it or not',
    (table) => {
      const { given, red } = table;
      given({ turn: 'red', players: { red: { advisers: ['a-small-favor (facedown)'] } } });

      red.playsAdviser('a-small-favor').toAdvisers('up').isAsked('act');

      expect(red.warbands).toBe(4);
    },
  );

  scenario('OATH-7.3.3-a: not after a facedown one', ({ given, red }) => {
    given({ turn: 'red', world: ['a-small-favor', 'elders', 'keep'] });

    red.searches('world').keeps('a-small-favor').toAdvisers('down');

    expect(red.warbands).toBe(0);
  });

  scenario('OATH-7.3.3-a, OATH-10-swap: a card that is moved or swapped is not played', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 1, relics: ['horned-mask'], advisers: ['longbows'] } },
      sites: { 0: { site: 'plains', cards: ['charlatan'] } },
      darkestSecret: { secrets: 5 },
    });

    red.uses('horned-mask');

    expect(red.advisers).toEqual(['charlatan']);
    expect(table.banner('darkestSecret').tokens).toBe(5);
    expect(table.cardsAt('plains')).toEqual(['longbows']);
    expect(red.favor).toBe(0);
  });
});

/** The Horned Mask asks for an adviser and a card of the site where there is a choice. */
function answerSwap(player: {
  chooses(card: 'longbows' | 'wolves'): unknown;
  offered(property: string): readonly unknown[];
}) {
  if (player.offered('card').includes('longbows')) player.chooses('longbows');
}
