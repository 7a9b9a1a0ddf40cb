import { isRefusal, type Position, present, randomOf, refusalText } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { Chronicle } from '../chronicle/record.ts';
import { chronicleWith } from '../chronicle/testing/chronicle-with.ts';
import { stackedWorld } from '../chronicle/world-deck.ts';
import { SUITS } from '../facts/fact.ts';
import { DENIZEN_FACTS, factOf, isVisionName } from '../facts/library.ts';
import { RELIQUARY } from '../places.ts';
import { favorSupply } from '../queries/pieces.ts';
import { parseSetup, start } from '../setup.ts';
import type { Oath } from '../state.ts';
import { OathTable, scenario } from '../testing/scenario.ts';
import { WORLD_DECK } from '../zones.ts';

const SEATS = [2, 3, 4, 5, 6] as const;

/** The position before the set-up, as the scenario's first seed makes it. */
function beforeSetUp(setup: object): Position<Oath> {
  const parsed = parseSetup(setup);
  if (isRefusal(parsed)) throw new Error(refusalText(parsed, 'en'));
  return start(parsed, randomOf('scenario 0'));
}

function namesIn(state: Oath, zone: string): readonly string[] {
  return state.table.cards.filter((card) => card.zone === zone).map(({ printed }) => printed);
}

/** Takes everything that is asked in the set-up as it comes: the first site, the first card, the order as it lies. */
function settleAll(table: OathTable): void {
  while (table.state.turn.phase === 'setup') {
    const { question } = present(table.match.open[0], 'a question');
    const driver = table.player(present(table.state.players[question.seat], 'the player').colour);
    if (question.is === 'order') driver.driver.orders(...question.options.map((option) => ({ ...option })));
    else if (question.is === 'distribute')
      driver.distributes(...question.most.map((most, at) => (at === 0 ? Math.min(most, question.total) : 0)));
    else if (question.is === 'choose') driver.takes({ ...present(question.options[0], 'an option') });
    else throw new Error(`${question.message.key} is not expected`);
  }
}

describe('the first game', () => {
  test('OATH-1-27: it follows no script: chance lays out its decks', () => {
    const worlds = ['one', 'another'].map((seed) => {
      const parsed = parseSetup({ seats: 4 });
      if (isRefusal(parsed)) throw new Error(refusalText(parsed, 'en'));
      return namesIn(start(parsed, randomOf(seed)).state, WORLD_DECK);
    });
    expect(worlds[0]).not.toEqual(worlds[1]);
    expect(worlds[0]?.length).toBe(worlds[1]?.length);
  });

  scenario('OATH-1-25: Plains, Mountain and Rocky Coast lie open with their denizens, five sites facedown', (table) => {
    table.begins({ seats: 3 });

    expect(table.state.goal).toBe('supremacy');
    expect([0, 2, 5].map((slot) => namesIn(table.state, `site/${slot}`)[0])).toEqual([
      'plains',
      'mountain',
      'rocky-coast',
    ]);
    expect(table.cardsAt('plains')).toEqual(['longbows']);
    expect(table.cardsAt('mountain')).toEqual(['taming-charm']);
    expect(table.cardsAt('rocky-coast')).toEqual(['elders']);
    expect(table.relicsAt('mountain')).toHaveLength(1);
    expect(table.relicsAt('plains')).toEqual([]);
    for (const slot of [1, 3, 4, 6, 7] as const) {
      expect(table.rulerOf(slot)).toBeUndefined();
      expect(table.relicsAt(slot)).toEqual([]);
    }
    expect(table.state.players.map(({ role }) => role)).toEqual(['chancellor', 'exile', 'exile']);
    table.endsHere();
  });

  test('OATH-1-25: which sites lie facedown is chance', () => {
    const hidden = ['a', 'b', 'c'].map((seed) => {
      const parsed = parseSetup({ seats: 2 });
      if (isRefusal(parsed)) throw new Error('refused');
      const { state } = start(parsed, randomOf(seed));
      return [1, 3, 4, 6, 7].map((slot) => namesIn(state, `site/${slot}`)[0]).join();
    });

    expect(new Set(hidden).size).toBe(3);
  });

  test('OATH-1-26, OATH-0-1: the world deck has the 51 other starting denizens and five Visions, the Archive the rest', () => {
    const { state } = beforeSetUp({ seats: 2 });
    const world = namesIn(state, WORLD_DECK);
    const starting = DENIZEN_FACTS.filter(({ number }) => number <= 54).map(({ name }) => name);

    expect(starting).toHaveLength(54);
    expect(SUITS.map((suit) => DENIZEN_FACTS.filter((fact) => fact.number <= 54 && fact.suit === suit).length)).toEqual(
      [9, 9, 9, 9, 9, 9],
    );
    expect(world).toHaveLength(56);
    expect(world.filter((name) => !isVisionName(name)).toSorted()).toEqual(
      starting.filter((name) => !['longbows', 'taming-charm', 'elders'].includes(name)).toSorted(),
    );
    expect(SUITS.map((suit) => state.archive.denizens[suit]?.length)).toEqual([24, 24, 24, 24, 24, 24]);
    expect(namesIn(state, 'dispossessed')).toEqual([]);
  });

  test('OATH-1-24: ten denizens and two Visions lie over fifteen and three, over the rest', () => {
    const denizens = DENIZEN_FACTS.slice(0, 51).map(({ name }) => name);
    for (const seed of ['a', 'b', 'c']) {
      const deck = stackedWorld(denizens, randomOf(seed));
      const visions = (from: number, to: number) => deck.slice(from, to).filter(isVisionName).length;

      expect([visions(0, 12), visions(12, 30), visions(30, 56)]).toEqual([2, 3, 0]);
      expect(deck.toSorted()).toEqual(
        [...denizens, 'conquest', 'rebellion', 'sanctuary', 'faith', 'conspiracy'].toSorted(),
      );
    }
    const [one, other] = ['a', 'b'].map((seed) => stackedWorld(denizens, randomOf(seed)));
    expect(one).not.toEqual(other);
  });
});

describe('the set-up', () => {
  scenario('OATH-1-1: sites of a chronicle lie where they lay, with cards, relics and facing', (table) => {
    const chronicle = chronicleWith({
      map: {
        0: { site: 'steppe', cards: ['keep', 'ancient-forge'], relics: ['map'] },
        1: { site: 'mine', face: 'down' },
        4: { site: 'river', cards: ['ruined-temple'] },
        7: { site: 'the-tribunal', cards: ['wolves'], relics: ['whistle'] },
      },
    });
    table.begins({ seats: 2, chronicle });

    expect(table.cardsAt('steppe')).toEqual(['keep', 'ancient-forge']);
    expect(table.relicsAt('steppe')).toEqual(['map']);
    expect(table.view('spectator').sites[0]?.relics).toEqual([{ known: false, back: 'relic' }]);
    expect(table.view('spectator').sites[1]).toMatchObject({ faceup: false, cards: [], site: { known: false } });
    expect(table.cardsAt('river')).toEqual(['ruined-temple']);
    expect(table.cardsAt(7)).toEqual(['wolves']);
    table.endsHere();
  });

  scenario('OATH-2.8.2-b: the relics with a chronicled site stay; only what is missing is dealt', (table) => {
    table.begins({
      seats: 2,
      chronicle: chronicleWith({
        map: { 0: { site: 'drowned-city', relics: ['map'] }, 4: { site: 'the-tribunal', relics: ['whistle'] } },
      }),
    });

    expect(table.relicsAt('drowned-city')[0]).toBe('map');
    expect(table.relicsAt('drowned-city')).toHaveLength(2);
    expect(table.relicsAt('the-tribunal')).toEqual(['whistle']);
    table.endsHere();
  });

  scenario('OATH-1-2, OATH-1-3, OATH-1-4, OATH-1-5: round, goal and banners as they begin', (table) => {
    table.begins({ seats: 2, chronicle: chronicleWith({ goal: 'protection' }) });

    expect(table.state.round).toBe(1);
    expect(table.state.goal).toBe('protection');
    expect(table.banner('peoplesFavor')).toEqual({ holder: undefined, tokens: 1 });
    expect(table.banner('darkestSecret')).toEqual({ holder: undefined, tokens: 1 });
    expect(table.state.mob).toBe(false);
    table.endsHere();
  });

  for (const seats of SEATS)
    scenario(`OATH-1-6, OATH-1-11, OATH-1-15, OATH-1-28, OATH-0-2: favor and cards for ${seats} players`, (table) => {
      table.begins({ seats });
      const size = seats > 4 ? 4 : 3;

      for (const suit of SUITS) expect(table.bank(suit)).toBe(size);
      expect(table.state.players.map(({ favor }) => favor)).toEqual([2, ...Array.from({ length: seats - 1 }, () => 1)]);
      expect(table.state.players.every(({ secrets, spentSecrets }) => secrets === 1 && spentSecrets === 0)).toBe(true);
      expect(favorSupply(table.state)).toBe({ 2: 14, 3: 13, 4: 12, 5: 5, 6: 4 }[seats]);
      expect(table.world).toHaveLength(56 - { 2: 9, 3: 12, 4: 15, 5: 18, 6: 21 }[seats]);
      table.endsHere();
    });

  scenario('OATH-1-7: any seat may be the Chancellor, and turns go on clockwise from there', (table) => {
    table.begins({ seats: 3, chancellor: 2 });

    expect(table.state.chancellor).toBe(1);
    expect(table.state.players.map(({ role }) => role)).toEqual(['exile', 'chancellor', 'exile']);
    expect(table.view('spectator').order).toEqual([1, 2, 0]);
    settleAll(table);
    expect(table.state.turn.seat).toBe(1);
    table.endsHere();
  });

  scenario('OATH-1-7: a number beyond the table means its last seat', (table) => {
    table.begins({ seats: 2, chancellor: 6 });

    expect(table.state.chancellor).toBe(1);
    table.endsHere();
  });

  scenario('OATH-1-8, OATH-0-7, OATH-0-8: the Chancellor has the purple set and the Grand Scepter', (table) => {
    table.begins({ seats: 2 });

    expect(table.purple.role).toBe('chancellor');
    expect(table.purple.relics).toEqual(['the-grand-scepter']);
    expect(table.red.relics).toEqual([]);
    // 24 purple warbands: three on the board, the others on the map or in the personal bank.
    expect(table.purple.warbands).toBe(3);
    expect(table.purple.bank).toBe(24 - 3 - 3 - 2);
    expect(table.red.bank).toBe(14 - 3);
    table.endsHere();
  });

  const CITIZENS = chronicleWith({ citizens: ['blue'] });

  scenario('OATH-1-9, OATH-1-15: boards are chosen in turn order, each on its chronicled side', (table) => {
    table.begins({ seats: 3, chronicle: CITIZENS });

    table.red.isAsked('startingBoard');
    expect(table.red.offered('colour')).toEqual(['red', 'blue', 'yellow', 'white', 'black']);
    table.red.takes({ is: 'board', colour: 'blue' });

    // The seat beside it has no choice left that makes a difference.
    expect(table.blue).toMatchObject({ role: 'citizen', warbands: 3, favor: 1, secrets: 1 });
    expect(table.state.players[1]?.warbands).toEqual({ purple: 3 });
    expect(table.state.players[2]).toMatchObject({ colour: 'red', role: 'exile', warbands: { red: 3 } });
    expect(table.purple.bank).toBe(24 - 3 - 5 - 3);
    table.endsHere();
  });

  scenario('OATH-1-9: the same board is not chosen twice', (table) => {
    table.begins({ seats: 3, chronicle: CITIZENS });

    table.red.takes({ is: 'board', colour: 'white' });
    const { question } = present(table.match.open[0], 'a question');

    expect(question.seat).toBe(2);
    expect(question.is === 'choose' ? question.options : []).toEqual(
      ['red', 'blue', 'yellow', 'black'].map((colour) => ({ is: 'board', colour })),
    );
    table.endsHere();
  });

  scenario('OATH-1-15: purple warbands may not reach for all Citizens', (table) => {
    const peopled = [
      'steppe',
      'ancient-city',
      'river',
      'marshes',
      'wastes',
      'plains',
      'fertile-valley',
      'great-slum',
    ] as const;
    const cards = ['keep', 'wolves', 'elders', 'longbows', 'rangers', 'scouts', 'garrison', 'wrestlers'];
    const map = Object.fromEntries(peopled.map((site, at) => [at, { site, cards: [present(cards[at], 'a card')] }]));
    table.begins({
      seats: 6,
      chronicle: chronicleWith({ map, citizens: ['red', 'blue', 'yellow', 'white', 'black'] }),
    });

    // 24 − 3 on the Chancellor's board − 10 on the map leave 11.
    expect(table.state.players.map(({ warbands }) => warbands.purple ?? 0)).toEqual([3, 3, 3, 3, 2, 0]);
    table.endsHere();
  });

  scenario('OATH-1-10: everybody begins with 7 Supply', (table) => {
    table.begins({ seats: 6 });

    expect(table.state.players.map(({ supply }) => supply)).toEqual([7, 7, 7, 7, 7, 7]);
    table.endsHere();
  });

  const GARRISONS = chronicleWith({
    map: {
      0: { site: 'mine', face: 'down' },
      1: { site: 'plains', cards: ['keep'] },
      2: { site: 'river', cards: ['ruined-temple'] },
      3: { site: 'steppe', cards: ['ancient-forge', 'wolves'] },
      4: { site: 'great-slum' },
    },
  });

  scenario(
    'OATH-1-12, OATH-X-9: two warbands on the highest faceup site of the Cradle, one on each with a denizen or intact edifice',
    (table) => {
      table.begins({ seats: 2, chronicle: GARRISONS });

      expect(table.purple.warbands).toBe(3);
      expect(table.warbandsAt(0)).toEqual({});
      expect(table.warbandsAt('plains')).toEqual({ purple: 3 });
      expect(table.warbandsAt('river')).toEqual({});
      expect(table.warbandsAt('steppe')).toEqual({ purple: 1 });
      expect(table.warbandsAt('great-slum')).toEqual({});
      table.endsHere();
    },
  );

  scenario('OATH-X-9: by the English law the capital keeps its two', (table) => {
    table.begins({ seats: 2, chronicle: GARRISONS, firstGarrison: 'en' });

    expect(table.warbandsAt('plains')).toEqual({ purple: 2 });
    expect(table.warbandsAt('steppe')).toEqual({ purple: 1 });
    table.endsHere();
  });

  for (const [goal, banner] of [
    ['devotion', 'darkestSecret'],
    ['people', 'peoplesFavor'],
  ] as const)
    scenario(`OATH-1-13: under ${goal} the Chancellor begins with the ${banner}`, (table) => {
      table.begins({ seats: 2, chronicle: chronicleWith({ goal }) });

      expect(table.banner(banner)).toEqual({ holder: 'purple', tokens: 1 });
      expect(table.banner(banner === 'peoplesFavor' ? 'darkestSecret' : 'peoplesFavor').holder).toBeUndefined();
      table.endsHere();
    });

  scenario('OATH-1-13: under Supremacy nobody has a banner', (table) => {
    table.begins({ seats: 2 });

    expect(table.banner('peoplesFavor').holder).toBeUndefined();
    expect(table.banner('darkestSecret').holder).toBeUndefined();
    table.endsHere();
  });

  scenario('OATH-1-14: the Chancellor begins as Oathkeeper', (table) => {
    table.begins({ seats: 3, chancellor: 3 });

    expect(table.title).toEqual({ holder: 'purple', side: 'oathkeeper' });
    table.endsHere();
  });

  const CLUES = chronicleWith({
    map: {
      1: { site: 'mine' },
      3: { site: 'salt-flats' },
      4: { site: 'drowned-city' },
      6: { site: 'plains', face: 'down' },
    },
  });

  scenario('OATH-1-16, OATH-2.8.2-a: every faceup site gets the favor and secrets of its clue', (table) => {
    table.begins({ seats: 2, chronicle: CLUES });

    expect(table.state.sites.map(({ favor, secrets }) => [favor, secrets])).toEqual([
      [0, 0],
      [3, 0],
      [0, 0],
      [2, 1],
      [0, 3],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    table.endsHere();
  });

  scenario(
    'OATH-1-16, OATH-1-29: if favor runs short the Chancellor distributes it, before the Reliquary is filled',
    (table) => {
      table.begins({ seats: 6, chronicle: CLUES });

      table.purple.isAsked('clueFavor');
      expect(RELIQUARY.map((slot) => table.reliquary(slot))).toEqual([undefined, undefined, undefined, undefined]);
      table.purple.distributes(2, 2);

      expect(table.state.sites.map(({ favor }) => favor)).toEqual([0, 2, 0, 2, 0, 0, 0, 0]);
      expect(table.supply).toBe(0);
      expect(RELIQUARY.every((slot) => table.reliquary(slot) !== undefined)).toBe(true);
      table.endsHere();
    },
  );

  scenario(
    'OATH-1-17, OATH-1-18: the four top relics lie facedown in the Reliquary, unseen; the rest is the relic deck',
    (table) => {
      const relicsFirst = ['map', 'whistle', 'grand-mask', 'bandit-crown'] as const;
      table.begins({ seats: 2, chronicle: chronicleWith({ relicsFirst: [...relicsFirst] }) });

      const stored = RELIQUARY.map((slot) => table.reliquary(slot));
      expect(stored.toSorted()).toEqual([...relicsFirst].toSorted());
      for (const viewer of [0, 1, 'spectator'] as const)
        expect(Object.values(table.view(viewer).reliquary)).toEqual(
          RELIQUARY.map(() => ({ known: false, back: 'relic' })),
        );
      // The Mountain took one of the other sixteen.
      expect(table.relicDeck).toHaveLength(15);
      table.endsHere();
    },
  );

  test('OATH-1-17: which slot gets which relic is chance', () => {
    const relicsFirst: Chronicle['relicsFirst'] = ['map', 'whistle', 'grand-mask', 'bandit-crown'];
    const found = ['a', 'b', 'c', 'd'].map((seed) => {
      const table = new OathTable(seed);
      table.begins({ seats: 2, chronicle: chronicleWith({ relicsFirst }) });
      return RELIQUARY.map((slot) => table.reliquary(slot)).join();
    });
    expect(new Set(found).size).toBeGreaterThan(1);
  });

  scenario(
    'OATH-1-19, OATH-1-20, OATH-1-21, OATH-1-29: the three lowest cards begin the discard piles, then everybody in turn order gets three from underneath',
    (table) => {
      const before = namesIn(beforeSetUp({ seats: 3, chancellor: 2 }).state, WORLD_DECK).toReversed();
      table.begins({ seats: 3, chancellor: 2 });

      const regions = ['cradle', 'provinces', 'hinterland'] as const;
      // The pile of the Provinces has no more yet: the Chancellor is still choosing.
      expect(regions.map((region) => table.discards(region))).toEqual(before.slice(0, 3).map((name) => [name]));
      expect(table.purple.hand.toSorted()).toEqual(before.slice(3, 6).toSorted());
      expect(table.player('red').hand.toSorted()).toEqual(before.slice(6, 9).toSorted());
      expect(table.player('blue').hand.toSorted()).toEqual(before.slice(9, 12).toSorted());
      expect(table.state.players.map(({ colour }) => colour)).toEqual(['blue', 'purple', 'red']);
      expect(table.world).toEqual(before.slice(12).toReversed());
      table.endsHere();
    },
  );

  scenario('OATH-1-22: Visions drawn by players are counted, those on discard piles are not', (table) => {
    // Five Visions and nothing else: three begin the piles, the Chancellor gets the other two.
    table.begins({ seats: 2, chronicle: chronicleWith({ world: [] }) });

    expect(table.purple.hand.filter(isVisionName)).toHaveLength(2);
    expect(table.state.visionsDrawn).toBe(2);
    expect(table.told('visionDrawn')).toHaveLength(2);
    table.endsHere();
  });

  scenario(
    'OATH-1-23a, OATH-X-1: by the Polish law everybody begins at the topmost faceup site of the Cradle',
    (table) => {
      table.begins({ seats: 3, chronicle: GARRISONS });
      settleAll(table);

      expect([table.purple.site, table.red.site, table.blue.site]).toEqual(['plains', 'plains', 'plains']);
      table.endsHere();
    },
  );

  scenario(
    'OATH-1-23a, OATH-X-1: by the English law only the Chancellor has to, the others choose any faceup site',
    (table) => {
      table.begins({ seats: 2, chronicle: GARRISONS, startingPawns: 'en' });

      expect(table.purple.site).toBe('plains');
      const [first] = table.purple.hand;
      table.purple.isAsked('startingAdviser').takes({ card: first });
      const left = table.purple.hand;
      table.purple.driver.orders(...left.map((card) => ({ card })));

      table.red.isAsked('startingSite');
      expect(table.red.offered('slot')).toEqual([1, 2, 3, 4, 5]);
      table.red.choosesSite('great-slum');
      expect(table.red.site).toBe('great-slum');
      table.red.isAsked('startingAdviser');
      table.endsHere();
    },
  );

  scenario(
    'OATH-1-23b, OATH-1-29, OATH-1-30: each keeps one of three cards facedown and discards the others, before the next begins',
    (table) => {
      table.begins({ seats: 2 });
      const hand = table.purple.hand;
      const [kept, second, third] = hand;
      const before = table.discards('provinces');
      table.red.isNotAsked();

      table.purple.takes({ card: kept });
      table.purple.driver.orders({ card: third }, { card: second });

      expect(table.purple.advisers).toEqual([`${kept} (facedown)`]);
      expect(table.view(0).seats[0]?.advisers).toMatchObject([{ known: true, printed: kept }]);
      expect(table.view(1).seats[0]?.advisers).toMatchObject([{ known: false }]);
      // From the Cradle cards go to the Provinces, the last one on top; nothing is gained for any of it.
      expect(table.discards('provinces')).toEqual([second, third, ...before]);
      expect(table.purple.favor).toBe(2);
      table.red.isAsked('startingAdviser');
      table.endsHere();
    },
  );

  scenario('OATH-1-30: a Vision may be kept', (table) => {
    table.begins({ seats: 2, chronicle: chronicleWith({ world: [] }) });
    const vision = present(table.purple.hand[0], 'a Vision');
    const holder = table.purple;
    holder.takes({ card: vision });

    expect(holder.advisers).toEqual([`${vision} (facedown)`]);
    table.endsHere();
  });

  scenario('a world deck that is too short leaves hands empty, and the game begins all the same', (table) => {
    table.begins({ seats: 6, chronicle: chronicleWith({ world: [] }) });
    settleAll(table);

    expect(table.world).toEqual([]);
    expect(table.black.advisers).toEqual([]);
    table.purple.isAsked('act');
  });
});

describe('the pieces', () => {
  test('OATH-0-1, OATH-0-2, OATH-0-6: the box has what the game needs', () => {
    const { state } = beforeSetUp({ seats: 6 });
    const backs = (back: string) => state.table.cards.filter(({ printed }) => factOf(printed).back === back).length;

    expect(DENIZEN_FACTS).toHaveLength(198);
    expect(backs('site')).toBe(23);
    expect(backs('relic')).toBe(21);
    expect(backs('vision')).toBe(5);
    expect(state.archive.edifices).toHaveLength(6);
    expect(favorSupply(state)).toBe(36);
  });

  test('OATH-0-3: the suits have their order', () => {
    expect(SUITS).toEqual(['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad']);
  });
});
