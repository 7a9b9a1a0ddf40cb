import { describe, expect } from 'vitest';
import type { OathSituation } from '../situation.ts';
import { scenario } from '../testing/scenario.ts';

describe('Citizenship offers', () => {
  scenario(
    'OATH-6.6.1-a, OATH-2.4.2-b: the Scepter lets its holder offer Citizenship to any Exile, and nobody else',
    ({ given, purple, red, blue }) => {
      given({ turn: 'purple', players: { red: { site: 2 }, blue: { role: 'citizen' } } });

      purple.mayTake({ is: 'offerCitizenship', to: red.seat });
      purple.mayNotTake({ is: 'offerCitizenship', to: blue.seat });
    },
  );

  scenario('OATH-6.6.1-a: without the Scepter the Chancellor makes no offers', ({ given, purple, red }) => {
    given({ turn: 'purple', players: { red: { relics: ['the-grand-scepter'] } } });

    purple.mayNotTake({ is: 'offerCitizenship' });
    purple.endsTurn();
    red.mayTake({ is: 'offerCitizenship', to: red.seat });
  });

  scenario(
    'OATH-6.6.1-a, OATH-6.6.2-e: an Exile with the Scepter makes a Citizen of themselves, and the Act Phase ends',
    ({ given, purple, red, table }) => {
      given({
        turn: 'red',
        players: { red: { relics: ['the-grand-scepter'], supply: 2 } },
        reliquary: { brutal: 'map' },
      });

      red.offersCitizenship('red').choosesReliquary('brutal');

      expect(red.role).toBe('citizen');
      expect(red.relics).toEqual(['the-grand-scepter', 'map']);
      expect(table.told('actEnded')).toHaveLength(1);
      purple.isAsked('act');
    },
  );

  scenario('OATH-6.6.1-c: without a relic in the Reliquary there is nothing to promise', ({ given, purple }) => {
    given({
      turn: 'purple',
      reliquary: { brutal: 'uncovered', decadent: 'uncovered', careless: 'uncovered', greedy: 'uncovered' },
    });

    purple.mayNotTake({ is: 'offerCitizenship' });
  });

  scenario(
    'OATH-2.3-b, OATH-6.6.1-a: exactly one Reliquary relic is promised, before anything else',
    ({ given, purple, red }) => {
      given({ turn: 'purple', reliquary: { brutal: 'uncovered', greedy: 'map' } });

      purple.offersCitizenship('red').isAsked('offerRelic');
      expect(purple.offered('covers')).toEqual(['decadent', 'careless', 'greedy']);
      purple.mayNotTake({ is: 'done' });
      purple.choosesReliquary('careless').mayNotTake({ is: 'reliquary', covers: 'careless' });
      purple.choosesReliquary('greedy').isDone();
      red.accepts();

      // The last word counts, and nothing but one relic changes hands.
      expect(red.relics).toEqual(['map']);
    },
  );

  scenario(
    'OATH-2.3-b, OATH-6.6.1-b, OATH-2.5.3-c: favor, secrets, banners and held relics may change hands on top, without penalty',
    ({ given, purple, red, table }) => {
      given({
        turn: 'purple',
        players: {
          purple: { favor: 3, secrets: 1, relics: ['sticky-fire'] },
          red: { favor: 1, secrets: 2, spentSecrets: 1, advisers: ['longbows'] },
        },
        peoplesFavor: { holder: 'red', favor: 4 },
        darkestSecret: { holder: 'purple', secrets: 3 },
        reliquary: { brutal: 'map' },
      });
      purple.offersCitizenship('red').choosesReliquary('brutal');
      purple.mayNotTake({ is: 'term', good: 'adviser' });
      purple.mayNotTake({ is: 'term', good: 'relic', card: 'map' });
      purple.mayNotTake({ is: 'promise' });

      purple
        .puts('give', 'favor', 2)
        .puts('give', 'secrets')
        .puts('want', 'secrets', 3)
        .takes({ is: 'term', side: 'give', good: 'relic', card: 'sticky-fire' })
        .takes({ is: 'term', side: 'give', good: 'banner', banner: 'darkestSecret' })
        .takes({ is: 'term', side: 'want', good: 'banner', banner: 'peoplesFavor' });
      purple.mayNotTake({ is: 'term', side: 'give', good: 'secrets' });
      purple.mayNotTake({ is: 'term', side: 'want', good: 'secrets' });
      purple.isDone();
      red.isAsked('citizenship').accepts();

      expect([purple.favor, red.favor]).toEqual([1, 3]);
      expect([purple.secrets, purple.spentSecrets, red.secrets, red.spentSecrets]).toEqual([2, 1, 1, 0]);
      expect(red.relics).toEqual(['map', 'sticky-fire']);
      expect(table.banner('peoplesFavor')).toEqual({ holder: 'purple', tokens: 4 });
      expect(table.banner('darkestSecret')).toEqual({ holder: 'red', tokens: 3 });
      expect(table.state.mob).toBe(false);
    },
  );

  scenario('OATH-6.6.1-b: the Exile may be let to peek at Reliquary relics, and nobody else sees them', (table) => {
    const { given, purple, red, blue, view } = table;
    given({ turn: 'purple', players: { red: {}, blue: {} }, reliquary: { brutal: 'map', greedy: 'cursed-cauldron' } });

    purple.offersCitizenship('red').choosesReliquary('greedy').takes({ is: 'letPeek', covers: 'brutal' });
    purple.mayNotTake({ is: 'letPeek', covers: 'brutal' });

    expect(view(red.seat).reliquary.brutal).toMatchObject({ known: true, printed: 'map' });
    expect(view(red.seat).reliquary.greedy).toEqual({ known: false, back: 'relic' });
    for (const other of [purple, blue])
      expect(view(other.seat).reliquary.brutal).toEqual({ known: false, back: 'relic' });
    purple.takes({ is: 'cancel' });
  });

  scenario('OATH-6.6.1-c: the Grand Scepter may be part of the exchange', ({ given, purple, red }) => {
    given({ turn: 'purple' });

    purple
      .offersCitizenship('red')
      .choosesReliquary('brutal')
      .takes({ is: 'term', side: 'give', good: 'relic', card: 'the-grand-scepter' })
      .isDone();
    red.accepts();

    expect(red.relics).toContain('the-grand-scepter');
    purple.mayNotTake({ is: 'peekReliquary' });
  });

  scenario('OATH-6.6.1-d: a refusal costs nothing, and the offer may be repeated', ({ given, purple, red, table }) => {
    given({ turn: 'purple', players: { purple: { favor: 1 } }, reliquary: { brutal: 'map' } });

    purple.offersCitizenship('red').choosesReliquary('brutal').isDone();
    red.declines();
    expect(red.role).toBe('exile');
    expect(table.told('offerEnded').map(({ how }) => how)).toEqual(['refused']);
    purple.offersCitizenship('red').choosesReliquary('brutal').puts('give', 'favor').isDone();
    red.accepts();

    expect(red.role).toBe('citizen');
    expect(red.favor).toBe(1);
  });

  scenario(
    "OATH-6.6.1-d: the Chancellor's consent is not needed when somebody else holds the Scepter",
    ({ given, purple, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { relics: ['the-grand-scepter'] }, blue: {} },
        reliquary: { careless: 'map' },
      });

      red.offersCitizenship('blue').choosesReliquary('careless').isDone();
      purple.isNotAsked();
      blue.accepts();

      expect(blue.role).toBe('citizen');
      expect(blue.relics).toEqual(['map']);
      expect(table.reliquary('careless')).toBeUndefined();
    },
  );

  scenario(
    'OATH-6.6.1-d: whoever makes an offer may withdraw it, so nobody who is away holds up the table',
    (table) => {
      const { given, purple, red } = table;
      given({ turn: 'purple' });
      purple.offersCitizenship('red').choosesReliquary('brutal').isDone();
      red.isAsked('citizenship');

      purple.withdraws();

      red.isNotAsked();
      expect(red.role).toBe('exile');
      expect(table.told('offerEnded').map(({ how }) => how)).toEqual(['withdrawn']);
      purple.isAsked('act');
    },
  );

  scenario('OATH-6.6.1-b, OATH-10-exchange: the Exile names other terms, and they need consent, too', (table) => {
    const { given, purple, red } = table;
    given({ turn: 'purple', players: { purple: { favor: 5 } }, reliquary: { brutal: 'map', greedy: 'cup-of-plenty' } });
    purple.offersCitizenship('red').choosesReliquary('brutal').isDone();

    red.counters().choosesReliquary('greedy').puts('want', 'favor', 4).isDone();
    purple.isAsked('citizenship');
    expect(red.role).toBe('exile');
    purple.accepts();

    expect(red.relics).toEqual(['cup-of-plenty']);
    expect([purple.favor, red.favor]).toEqual([1, 4]);
  });

  scenario('OATH-6.6.1-d: talks end while the other side still composes a counter-offer', (table) => {
    const { given, purple, red } = table;
    given({ turn: 'purple' });
    purple.offersCitizenship('red').choosesReliquary('brutal').isDone();
    red.counters().isAsked('exchangeTerms');

    purple.withdraws();

    red.isNotAsked();
    purple.isAsked('act');
    expect(table.told('offerEnded').map(({ how }) => how)).toEqual(['withdrawn']);
  });

  scenario('OATH-10-exchange: counter-offers come to an end', ({ given, purple, red }) => {
    given({ turn: 'purple', players: { purple: { favor: 5 } } });
    purple.offersCitizenship('red').choosesReliquary('brutal').isDone();
    red.counters().puts('want', 'favor', 3).isDone();
    purple.counters().takesBack('give', 'favor', 2).isDone();
    red.counters().puts('want', 'favor').isDone();

    purple.mayNotTake({ is: 'counter' });
    purple.declines();
  });
});

describe('Becoming a Citizen', () => {
  scenario(
    'OATH-6.6.2-a, OATH-6.6.2-b, OATH-6.6.3-a: the board turns, and all own warbands become purple one for one',
    ({ given, purple, red, blue, table }) => {
      given({
        turn: 'purple',
        players: { purple: { warbands: 3 }, red: { warbands: 4, site: 2 }, blue: { role: 'citizen' } },
        sites: { 2: { site: 'river', warbands: { red: 2 } }, 5: { site: 'steppe', warbands: { red: 1 } } },
      });
      const before = purple.bank;

      purple.offersCitizenship('red').choosesReliquary('brutal').isDone();
      red.accepts();

      expect(red.role).toBe('citizen');
      expect(red.board.warbands).toEqual({ purple: 4 });
      expect(table.warbandsAt('river')).toEqual({ purple: 2 });
      expect(table.warbandsAt('steppe')).toEqual({ purple: 1 });
      expect(purple.bank).toBe(before - 7);
      expect(table.rulerOf('steppe')).toBe('empire');
      blue.isNotAsked();
    },
  );

  scenario('OATH-6.6.2-b: if purple runs short the Exile chooses which warbands vanish', (table) => {
    const { given, purple, red } = table;
    given({
      turn: 'purple',
      players: { purple: { warbands: 20 }, red: { warbands: 3 } },
      sites: { 2: { site: 'river', warbands: { red: 2 } }, 5: { site: 'steppe', warbands: { red: 2 } } },
    });

    purple.offersCitizenship('red').choosesReliquary('brutal').isDone();
    red.accepts().isAsked('citizenWarbands').distributes(1, 1, 2);

    expect(red.board.warbands).toEqual({ purple: 1 });
    expect(table.warbandsAt('river')).toEqual({ purple: 1 });
    expect(table.warbandsAt('steppe')).toEqual({ purple: 2 });
    expect(purple.bank).toBe(0);
  });

  scenario('OATH-6.6.2-c, OATH-5.1.4.III-c: a revealed Vision is discarded by the region of the pawn', (table) => {
    const { given, purple, red } = table;
    given({ turn: 'purple', players: { red: { vision: 'faith', site: 2 } } });

    purple.offersCitizenship('red').choosesReliquary('brutal').isDone();
    red.accepts();

    expect(red.vision).toBeUndefined();
    expect(table.discards('hinterland')).toEqual(['faith']);
  });

  for (const [edition, side] of [
    ['pl', 'usurper'],
    ['en', 'oathkeeper'],
  ] as const)
    for (const before of ['oathkeeper', 'usurper'] as const)
      scenario(
        `OATH-6.6.2-d, OATH-X-7: by the ${edition} law a title that showed ${before} ends on its ${side} side`,
        ({ given, purple, red, table }) => {
          given({
            turn: 'purple',
            law: { citizenTitle: edition },
            edition: edition === 'pl' ? 'en' : 'pl',
            goal: 'people',
            players: { red: {} },
            peoplesFavor: { holder: 'red' },
            title: { holder: 'red', side: before },
          });

          purple.offersCitizenship('red').choosesReliquary('brutal').isDone();
          red.accepts();

          expect(table.title).toEqual({ holder: 'red', side });
        },
      );

  scenario('OATH-X-7: the edition alone decides the side, too', ({ given, purple, red, table }) => {
    given({
      turn: 'purple',
      edition: 'en',
      goal: 'people',
      peoplesFavor: { holder: 'red' },
      title: { holder: 'red', side: 'usurper' },
    });

    purple.offersCitizenship('red').choosesReliquary('brutal').isDone();
    red.accepts();

    expect(table.title.side).toBe('oathkeeper');
  });

  scenario("OATH-6.6.2-d: somebody else's title keeps its side", ({ given, purple, red, blue, table }) => {
    given({
      turn: 'purple',
      goal: 'people',
      players: { red: {}, blue: {} },
      peoplesFavor: { holder: 'blue' },
      title: { holder: 'blue' },
    });

    purple.offersCitizenship('red').choosesReliquary('brutal').isDone();
    red.accepts();

    expect(table.title).toEqual({ holder: 'blue', side: 'oathkeeper' });
    blue.isNotAsked();
  });

  scenario("OATH-6.6.2-e, OATH-6.6.2-f: out of turn nobody's Act Phase ends; Supply goes to 7", (table) => {
    const { given, purple, red } = table;
    given({ turn: 'purple', players: { red: { supply: 1 } } });

    purple.offersCitizenship('red').choosesReliquary('brutal').isDone();
    red.accepts();

    expect(red.supply).toBe(7);
    purple.isAsked('act');
    expect(table.told('actEnded')).toHaveLength(0);
  });

  scenario(
    "OATH-6.6.2-g, OATH-2.3-a, OATH-7.1.1-b: the Chancellor is bound by the uncovered slot, even by another's offer",
    ({ given, purple, red, blue }) => {
      given({
        turn: 'red',
        players: { purple: { site: 2 }, red: { relics: ['the-grand-scepter'] }, blue: {} },
        reliquary: { decadent: 'map' },
      });

      red.offersCitizenship('blue').choosesReliquary('decadent').isDone();
      blue.accepts();
      red.endsTurn();
      blue.endsTurn();
      purple.travels('lush-coast');

      expect(purple.supply).toBe(7);
    },
  );

  scenario('OATH-6.6.2-h: board, Vision, title, Act Phase, Supply come before what changes hands', (table) => {
    const { given, red } = table;
    given({
      turn: 'red',
      goal: 'people',
      players: { red: { relics: ['the-grand-scepter'], vision: 'faith', warbands: 1, supply: 3 } },
      peoplesFavor: { holder: 'red' },
      title: { holder: 'red', side: 'oathkeeper' },
    });

    red.offersCitizenship('red').choosesReliquary('brutal');

    const order = ['warbandsMoved', 'roleChanged', 'discarded', 'titleTurned', 'actEnded', 'supplySet', 'relicGained'];
    const seen = order.map((kind) => table.kinds.indexOf(kind as (typeof table.kinds)[number]));
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen).not.toContain(-1);
    // Rest counts the refreshed marker as unspent.
    expect(red.supply).toBe(7);
  });

  scenario('OATH-6.6.2-h: the exchange comes after the board has turned', ({ given, purple, red, table }) => {
    given({ turn: 'purple', players: { purple: { favor: 1 } } });

    purple.offersCitizenship('red').choosesReliquary('brutal').puts('give', 'favor').isDone();
    red.accepts();

    expect(table.kinds.indexOf('favorMoved')).toBeGreaterThan(table.kinds.indexOf('supplySet'));
    expect(table.kinds.indexOf('favorMoved')).toBeGreaterThan(table.kinds.indexOf('roleChanged'));
  });

  scenario(
    'OATH-6.6.3-a, OATH-10-imperial: every Imperial player rules a site with a purple warband, an Exile does not',
    ({ given, red, blue }) => {
      given({
        turn: 'red',
        players: { red: { role: 'citizen', warbands: 2, site: 2 }, blue: { warbands: 2, site: 2 } },
        sites: { 2: { site: 'river', warbands: { purple: 1 } } },
      });

      red.mayTake({ is: 'garrison' });
      red.endsTurn();
      blue.mayNotTake({ is: 'garrison' });
    },
  );
});

describe('Exiling', () => {
  for (const { holder, banner, citizen, price } of [
    { holder: 'purple', banner: undefined, citizen: 'nothing', price: 4 },
    { holder: 'purple', banner: 'purple', citizen: 'nothing', price: 3 },
    { holder: 'red', banner: 'red', citizen: 'title and banner', price: 7 },
    { holder: 'purple', banner: 'red', citizen: 'the banner', price: 5 },
    { holder: 'blue', banner: undefined, citizen: 'nothing', price: 5 },
  ] as const)
    scenario(
      `OATH-6.7-a, OATH-6.7-b: ${price} favor to exile a Citizen with ${citizen}, where ${holder} holds the title and ${banner ?? 'nobody'} the banner`,
      ({ given, purple, red, table }) => {
        const goal = holder === banner ? 'people' : 'devotion';
        const situation = (favor: number) =>
          ({
            turn: 'purple',
            goal,
            players: { purple: { favor }, red: { role: 'citizen' }, blue: {} },
            peoplesFavor: banner === undefined ? {} : { holder: banner },
            darkestSecret: goal === 'devotion' ? { holder } : {},
            title: { holder },
          }) as const;
        given(situation(price - 1));
        purple.mayNotTake({ is: 'exileCitizen' });

        given(situation(price + 1));
        purple.exiles('red');

        expect(purple.favor).toBe(1);
        expect(red.favor).toBe(price);
        expect(red.role).toBe('exile');
        expect(table.told('roleChanged')).toHaveLength(1);
      },
    );

  scenario('OATH-6.7-a, OATH-2.4.2-b: only the holder of the Scepter exiles, and only another Citizen', (table) => {
    const { given, purple, red, blue } = table;
    given({
      turn: 'red',
      players: {
        purple: { favor: 7 },
        red: { role: 'citizen', favor: 7, relics: ['the-grand-scepter'] },
        blue: { role: 'citizen', favor: 0 },
        yellow: {},
      },
    });
    red.mayTake({ is: 'exileCitizen', seat: blue.seat });
    red.mayNotTake({ is: 'exileCitizen', seat: red.seat });
    red.mayNotTake({ is: 'exileCitizen', seat: table.yellow.seat });
    red.mayNotTake({ is: 'exileCitizen', seat: purple.seat });
    red.endsTurn();
    blue.endsTurn();
    table.yellow.endsTurn();
    purple.mayNotTake({ is: 'exileCitizen' });
  });

  scenario(
    'OATH-6.7-c: purple warbands on the board become own ones as far as there are any; those at sites stay; Supply is 7',
    ({ given, purple, red, table }) => {
      given({
        turn: 'purple',
        players: { purple: { favor: 9 }, red: { role: 'citizen', warbands: 16, supply: 1, site: 2 } },
        sites: { 2: { site: 'river', warbands: { purple: 2 } } },
      });
      const before = purple.bank;

      purple.exiles('red');

      expect(red.board.warbands).toEqual({ red: 14 });
      expect(purple.bank).toBe(before + 16);
      expect(table.warbandsAt('river')).toEqual({ purple: 2 });
      expect(red.supply).toBe(7);
    },
  );

  for (const [side, result] of [
    ['usurper', 'wins at the next Wake'],
    ['oathkeeper', 'must first turn it'],
  ] as const)
    scenario(`OATH-6.7-d: everything stays with the exiled, a title on its ${side} side too: ${result}`, (table) => {
      const { given, purple, red } = table;
      given({
        turn: 'purple',
        goal: 'people',
        players: {
          purple: { favor: 9 },
          red: { role: 'citizen', favor: 1, secrets: 1, advisers: ['longbows'], relics: ['map'] },
        },
        peoplesFavor: { holder: 'red', favor: 3 },
        title: { holder: 'red', side },
      });

      purple.exiles('red');

      expect(red.advisers).toEqual(['longbows']);
      expect(red.relics).toEqual(['map']);
      expect(red.secrets).toBe(1);
      expect(table.banner('peoplesFavor').holder).toBe('red');
      expect(table.title).toEqual({ holder: 'red', side });
      purple.endsTurn();
      red.takes({ is: 'favorStep', step: 'add' });
      if (side === 'usurper') expect(table.told('gameWon')).toMatchObject([{ seat: red.seat, how: 'usurper' }]);
      else expect(table.title.side).toBe('usurper');
      table.endsHere();
    });
});

describe('Self-exile', () => {
  const wealth = { warbands: 2, secrets: 1, spentSecrets: 1, advisers: ['longbows (1 secret)'] };
  const citizen = (favor: number): OathSituation => ({
    turn: 'red',
    players: { purple: { site: 2 }, red: { role: 'citizen', favor, ...wealth } },
    sites: { 2: { site: 'river', cards: ['wolves (1 secret)'], secrets: 3, warbands: { purple: 2 } } },
    darkestSecret: { secrets: 4 },
  });

  scenario(
    'OATH-6.8-a, OATH-6.8-c: costs favor for warbands and secrets on the board and all secrets on cards, not those at sites or on the banner',
    ({ given, purple, red }) => {
      given(citizen(5));
      red.mayNotTake({ is: 'selfExile' });

      given(citizen(7));
      red.takes({ is: 'selfExile' });

      expect(red.favor).toBe(1);
      expect(purple.favor).toBe(6);
    },
  );

  scenario('OATH-6.8-b: the same changes, and the Act Phase ends', ({ given, purple, red, table }) => {
    given(citizen(7));

    red.takes({ is: 'selfExile' });

    expect(red.role).toBe('exile');
    expect(red.board.warbands).toEqual({ red: 2 });
    expect(table.warbandsAt('river')).toEqual({ purple: 2 });
    expect(table.told('actEnded')).toHaveLength(1);
    purple.isAsked('act');
  });

  scenario('OATH-6.8-a: the favor goes to whoever holds the Scepter, and its holder cannot', (table) => {
    const { given, red, blue } = table;
    given({
      turn: 'red',
      players: {
        red: { role: 'citizen', favor: 2, warbands: 1 },
        blue: { role: 'citizen', favor: 5, relics: ['the-grand-scepter'] },
      },
    });

    red.takes({ is: 'selfExile' });

    expect(blue.favor).toBe(6);
    blue.mayNotTake({ is: 'selfExile' });
  });
});

describe('Forced Citizenship', () => {
  scenario(
    'OATH-7.6.1-a: the Long-Lost Heir makes a Citizen without an offer and without a relic',
    ({ given, purple, red, table }) => {
      given({
        turn: 'red',
        world: ['long-lost-heir', 'wolves', 'longbows'],
        players: { red: { warbands: 2, supply: 3 } },
        sites: { 0: { site: 'plains', warbands: { red: 1 } } },
      });

      red.searches().keeps('long-lost-heir').toAdvisers('up').accepts();

      expect(red.role).toBe('citizen');
      expect(red.relics).toEqual([]);
      expect(table.warbandsAt('plains')).toEqual({ purple: 1 });
      expect(red.board.warbands).toEqual({ purple: 2 });
      purple.isAsked('act');
    },
  );

  scenario(
    'OATH-7.6.1-b: an Ancient Pact gives an unseen relic of a slot its taker names, and the Chancellor is bound by it',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        world: ['ancient-pact', 'wolves', 'longbows'],
        players: { red: {} },
        darkestSecret: { holder: 'red' },
        reliquary: { careless: 'map' },
      });

      red.searches().keeps('ancient-pact').toAdvisers('up').accepts().choosesReliquary('careless');

      expect(red.relics).toEqual(['map']);
      expect(table.reliquary('careless')).toBeUndefined();
      table.endsHere();
    },
  );
});
