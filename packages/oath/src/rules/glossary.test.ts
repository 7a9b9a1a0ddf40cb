import { describe, expect, test } from 'vitest';
import { SUITS } from '../facts/fact.ts';
import { DENIZEN_FACTS, printedOf } from '../facts/library.ts';
import { isDefined } from '../powers/library.ts';
import { isEnemyOf } from '../queries/ruling.ts';
import { areEnemies, isImperial } from '../queries/seats.ts';
import type { OathSituation } from '../situation.ts';
import { type OathTable, scenario } from '../testing/scenario.ts';
import { ATTACK_DIE, DEFENCE_DIE } from './campaign-dice.ts';

describe('Components', () => {
  test('OATH-0-4: an attack die has three hollow swords, two swords, and two swords with a skull', () => {
    expect(ATTACK_DIE.toSorted()).toEqual(['hollow', 'hollow', 'hollow', 'skull', 'sword', 'sword']);
  });

  test('OATH-0-5: a defence die has two blanks, two shields, two shields on one face, and a ×2', () => {
    expect(DEFENCE_DIE.toSorted()).toEqual(['blank', 'blank', 'double', 'shield', 'shield', 'shields']);
  });

  test('OATH-2.6.1-a: each denizen has one suit, at most one restriction, and powers of its own', () => {
    expect(DENIZEN_FACTS).toHaveLength(198);
    for (const { name, suit, restriction } of DENIZEN_FACTS) {
      expect(SUITS, name).toContain(suit);
      expect([null, 'site', 'adviser'], name).toContain(restriction);
      expect(isDefined(printedOf(name)), name).toBe(true);
    }
  });

  scenario(
    'OATH-2.2.1-a, OATH-9.3-b, OATH-2.1.3-a: boards and banks hold as much as there is',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 13, secrets: 25, warbands: 12, advisers: ['a-small-favor (facedown)'] } },
        banks: { order: 7 },
      });

      red.playsAdviser('a-small-favor').toAdvisers('up');

      expect([red.favor, red.secrets, red.warbands]).toEqual([13, 25, 14]);
      expect(table.bank('order')).toBe(7);
    },
  );

  scenario('OATH-2.2.3-a: relics and banners are held without limit', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: {
        red: { favor: 2, relics: ['map', 'whistle', 'cup-of-plenty', 'ivory-eye', 'cracked-horn', 'grand-mask'] },
      },
      peoplesFavor: { holder: 'red' },
      darkestSecret: { holder: 'red' },
      sites: { 0: { site: 'mountain', relics: ['horned-mask'] } },
    });

    red.recovers({ relic: 0 });

    expect(red.relics).toHaveLength(7);
    expect(table.banner('darkestSecret').holder).toBe('red');
  });

  scenario('OATH-2.4.2-b: the Grand Scepter is worth 5 dice as a target', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { warbands: 1 } },
      sites: { 0: { site: 'river', warbands: { purple: 1 } } },
      title: { holder: 'purple' },
    });

    red.campaigns('purple').targetsRelic('the-grand-scepter').isDone();

    // Site 1, Scepter 5, title 1.
    expect(table.told('targetsDeclared')).toMatchObject([{ dice: 7 }]);
    red.says(0);
  });

  scenario('OATH-2.3-a: four slots hold a relic each; those that are empty bind the Chancellor for good', (table) => {
    const { given, purple, view } = table;
    given({ turn: 'purple', players: { purple: { site: 2 } }, reliquary: { decadent: 'uncovered' } });
    expect(Object.values(view(1).reliquary).filter((relic) => relic === null)).toHaveLength(1);

    purple.travels(0).travels(2).travels(0);

    // To the Cradle for nothing each time, whether one likes it or not; back for 2.
    expect(purple.supply).toBe(5);
  });

  scenario(
    'OATH-9.3-a: what is limited is gained as far as it lasts; secrets never run out',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        players: { red: { favor: 2, warbands: 12, secrets: 30, advisers: ['a-small-favor (facedown)', 'elders'] } },
        sites: { 0: 'plains', 1: { site: 'drowned-city', facedown: true } },
        relicDeck: { only: ['map'] },
      });

      red.playsAdviser('a-small-favor').toAdvisers('up');
      expect(red.warbands).toBe(14);
      red.uses('elders');
      expect(red.secrets).toBe(31);
      red.travels(1);

      expect(table.relicsAt('drowned-city')).toEqual(['map']);
      expect(table.state.sites[1]?.secrets).toBe(3);
    },
  );

  scenario('OATH-9.3-b: favor that the supply does not have is not placed', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 8 }, purple: { favor: 8 } },
      sites: { 0: 'plains', 1: { site: 'mine', facedown: true } },
    });
    expect(table.supply).toBe(1);

    red.travels(1);

    expect(table.state.sites[1]?.favor).toBe(1);
    expect(table.supply).toBe(0);
  });
});

describe('Words that act as rules', () => {
  for (const [edition, pile] of [
    ['pl', 'provinces'],
    ['en', 'hinterland'],
  ] as const) {
    const far: OathSituation = {
      turn: 'red',
      players: { red: { site: 0, advisers: ['new-growth', 'crop-rotation'] } },
      sites: { 0: 'plains', 2: { site: 'river', cards: ['longbows'] } },
      discards: { cradle: ['wolves'] },
    };
    const clears = ({ red }: OathTable): unknown =>
      red
        .searches('cradle', { with: ['new-growth', 'crop-rotation'] })
        .toSite('river')
        .chooses('longbows');
    scenario(
      `OATH-10-discard-b, OATH-X-8: by the ${edition} edition what lay in the Provinces goes to the ${pile} pile`,
      (table) => {
        table.given({ ...far, edition });

        clears(table);

        expect(table.discards(pile)).toEqual(['longbows']);
      },
    );

    scenario(`OATH-10-discard-b, OATH-X-8: ${edition} for this point alone`, (table) => {
      table.given({ ...far, edition: edition === 'pl' ? 'en' : 'pl', law: { farDiscards: edition } });

      clears(table);

      expect(table.discards(pile)).toEqual(['longbows']);
    });
  }

  scenario(
    'OATH-10-discard-b: from the own region the pile is the next one, whatever the edition',
    ({ given, red, table }) => {
      given({
        turn: 'red',
        edition: 'en',
        players: { red: { site: 0, secrets: 1, advisers: ['taming-charm'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'] } },
      });

      red.uses('taming-charm');

      expect(table.discards('provinces')).toEqual(['wolves']);
    },
  );

  scenario('OATH-10-discard-c: its favor goes to its bank, its secrets facedown to the active player', (table) => {
    const { given, red } = table;
    given({
      turn: 'red',
      players: { red: { advisers: ['scouts (facedown)'] } },
      peoplesFavor: { holder: 'red' },
      sites: { 0: { site: 'plains', cards: ['wolves (2 favor, 1 secret)'] } },
    });

    red.playsAdviser('scouts').toSite('plains').chooses('wolves');

    expect(table.bank('beast')).toBe(5);
    expect([red.secrets, red.spentSecrets]).toEqual([0, 1]);
  });

  scenario('OATH-10-burn: burned favor goes back to the supply', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 2, secrets: 1, relics: ['dowsing-sticks'] } },
    });
    const before = table.supply;

    red.uses('dowsing-sticks').accepts();

    expect(table.supply).toBe(before + 2);
  });

  scenario('OATH-10-take: from the board of another to the own one', ({ given, red, purple }) => {
    given({
      turn: 'red',
      goal: 'people',
      title: { holder: 'red' },
      peoplesFavor: { holder: 'red' },
      players: { red: { advisers: ['naysayers'] }, purple: { favor: 2 } },
    });

    red.endsTurn().chooses('naysayers');

    expect([red.favor, purple.favor]).toEqual([1, 1]);
  });

  scenario('OATH-10-give: what forbids taking does not forbid giving', ({ given, red, blue }) => {
    given({
      turn: 'red',
      players: { red: { relics: ['map', 'circlet-of-command'] }, blue: { favor: 1 } },
      sites: { 0: { site: 'plains', cards: ['tinkers-fair'] } },
    });

    red
      .uses('tinkers-fair')
      .choosesPlayer('blue')
      .takes({ is: 'term', side: 'give', good: 'relic', card: 'map' })
      .isDone();
    blue.accepts();

    expect(blue.relics).toEqual(['map']);
  });

  scenario("OATH-10-gain: a Citizen's warbands come from the Chancellor's bank", ({ given, red, purple }) => {
    given({ turn: 'red', players: { red: { role: 'citizen', advisers: ['a-small-favor (facedown)'] } } });
    const before = purple.bank;

    red.playsAdviser('a-small-favor').toAdvisers('up');

    expect(red.board.warbands).toEqual({ purple: 4 });
    expect(purple.bank).toBe(before - 4);
  });

  scenario("OATH-10-kill: the dead go to the bank of their colour, a Citizen's to the Chancellor's", (table) => {
    const { given, red, blue, purple } = table;
    given({
      turn: 'purple',
      players: {
        purple: { secrets: 1, advisers: ['wolves'] },
        red: { role: 'citizen', warbands: 3 },
        blue: { warbands: 2 },
      },
    });
    const before = purple.bank;

    purple.uses('wolves').choosesPlayer('red');

    expect(red.warbands).toBe(2);
    expect(purple.bank).toBe(before + 1);
    expect(blue.warbands).toBe(2);
  });

  scenario("OATH-10-kill: an Exile's to the own", ({ given, red, purple }) => {
    given({ turn: 'purple', players: { purple: { secrets: 1, advisers: ['wolves'] }, red: { warbands: 3 } } });

    purple.uses('wolves');

    expect([red.warbands, red.bank]).toEqual([2, 12]);
  });

  scenario('OATH-10-sacrifice: own warbands die by choice, into the own bank', ({ given, rolls, red }) => {
    given({ turn: 'red', players: { red: { warbands: 3 } }, sites: { 0: 'river' } });
    rolls({ attack: [], defence: ['blank'] });

    red.campaigns('bandits').isDone().says(0);
    red.isAsked('sacrifice').accepts().says(0);

    expect(red.warbands).toBe(1);
    expect(red.bank).toBe(13);
  });

  scenario('OATH-10-move, OATH-7.2.1-a: a card moves to an adviser place only if it may lie there', (table) => {
    const { given, red, blue } = table;
    given({
      turn: 'red',
      players: {
        red: { favor: 1, site: 2, advisers: ['longbows', 'wolves', 'scouts'] },
        blue: { site: 2, advisers: ['elders'] },
      },
      sites: { 2: { site: 'river', cards: ['festival-district'], warbands: { red: 1 } } },
    });

    red
      .uses('festival-district')
      .choosesPlayer('blue')
      .takes({ is: 'term', side: 'want', good: 'adviser', card: 'elders' })
      .mayNotTake({ is: 'done' });
    red.takes({ is: 'term', side: 'give', good: 'adviser', card: 'wolves' }).isDone();
    blue.accepts();

    expect(red.advisers).toEqual(['longbows', 'scouts', 'elders']);
  });

  scenario(
    'OATH-10-swap, OATH-9.1-b: a power that swaps is bound by locks and restrictions like everything else',
    (table) => {
      const { given, red } = table;
      given({
        turn: 'red',
        players: { red: { secrets: 1, relics: ['horned-mask'], advisers: ['vow-of-peace'] } },
        sites: { 0: { site: 'plains', cards: ['wolves'] } },
      });
      red.usesInVain('horned-mask');

      given({
        turn: 'red',
        players: { red: { secrets: 1, relics: ['horned-mask'], advisers: ['longbows'] } },
        sites: { 0: { site: 'plains', cards: ['keep', 'wayside-inn'] } },
      });
      red.usesInVain('horned-mask');
    },
  );

  scenario('OATH-10-match: ruins and facedown cards match nothing', ({ given, red }) => {
    given({
      turn: 'red',
      players: { purple: { site: 2, advisers: ['longbows'] }, red: { secrets: 4 } },
      darkestSecret: { holder: 'purple', secrets: 1 },
      sites: { 2: { site: 'river', cards: ['bandit-rampart', 'wolves'] } },
    });

    red.mayTake({ is: 'recover' });
  });

  scenario('OATH-10-rule: warbands rule a site, its cards and the own advisers; without them bandits do', (table) => {
    const { given, red } = table;
    given({
      turn: 'red',
      players: { red: { favor: 5, site: 5, supply: 1, advisers: ['elders'] } },
      sites: {
        0: { site: 'plains', cards: ['wayside-inn'], warbands: { red: 1 } },
        1: { site: 'mine', facedown: true },
        2: 'river',
      },
    });

    expect([0, 1, 2].map((slot) => table.rulerOf(slot === 0 ? 0 : slot === 1 ? 1 : 2))).toEqual([
      'red',
      undefined,
      'bandits',
    ]);
    red.mayUse('wayside-inn').mayUse('elders');
  });

  scenario('OATH-10-rule-b: a facedown adviser is ruled by nobody', ({ given, red }) => {
    given({ turn: 'red', players: { red: { favor: 5, advisers: ['elders (facedown)'] } } });

    red.mayNotUse('elders');
  });

  scenario('OATH-10-force: the attacker fights with the board, the defender with what defends', (table) => {
    const { given, rolls, red, purple } = table;
    given({
      turn: 'red',
      players: { red: { warbands: 3, site: 0 }, purple: { warbands: 5, site: 2 } },
      sites: { 0: { site: 'river', warbands: { purple: 1 } }, 5: { site: 'steppe', warbands: { red: 4 } } },
      title: { holder: 'red' },
    });
    rolls({ attack: [], defence: ['blank'] });

    red.campaigns('purple');
    expect(red.offered('')).toEqual([0, 3]);
    red.says(0);
    // One warband defends, and neither the far board nor far sites fight: 2 must be sacrificed.
    red.accepts();

    expect(red.warbands).toBe(1);
    expect(purple.warbands).toBeGreaterThanOrEqual(5);
    table.endsHere();
  });

  scenario('OATH-10-enemy, OATH-10-imperial: Imperial players have Exiles for enemies, Exiles everybody', (table) => {
    const { given, purple, red, blue, yellow } = table;
    given({ players: { red: { role: 'citizen' }, blue: {}, yellow: {} } });
    const { state } = table;

    expect(areEnemies(state, purple.seat, red.seat)).toBe(false);
    expect(areEnemies(state, red.seat, blue.seat)).toBe(true);
    expect(areEnemies(state, blue.seat, yellow.seat)).toBe(true);
    expect(areEnemies(state, blue.seat, purple.seat)).toBe(true);
    expect(areEnemies(state, blue.seat, blue.seat)).toBe(false);
    for (const { seat } of [purple, red, blue]) expect(isEnemyOf(state, seat, 'bandits')).toBe(true);
    expect(isEnemyOf(state, red.seat, 'empire')).toBe(false);
    expect([purple, red, blue].map(({ seat }) => isImperial(state, seat))).toEqual([true, true, false]);
  });

  scenario('OATH-10-enemy, OATH-10-imperial: a Citizen at war with the Chancellor is outside the Empire', (table) => {
    const { given, purple, red } = table;
    given({
      turn: 'red',
      players: { red: { role: 'citizen', warbands: 2 }, blue: { role: 'citizen' } },
      sites: { 0: { site: 'river', warbands: { purple: 1 } } },
    });

    red.campaigns('purple');

    expect(isImperial(table.state, red.seat)).toBe(false);
    expect(isImperial(table.state, purple.seat)).toBe(true);
    expect(isImperial(table.state, table.blue.seat)).toBe(true);
    expect(areEnemies(table.state, red.seat, table.blue.seat)).toBe(true);
    table.endsHere();
  });

  scenario("OATH-10-your-enemy: the defender's Allies are the attacker's enemies, too", ({ given, red, table }) => {
    const situation = (advisers: string[]): OathSituation => ({
      turn: 'red',
      players: {
        purple: { site: 5, advisers },
        red: { warbands: 2, favor: 1, secrets: 1, advisers: ['cracked-sage'] },
        blue: { role: 'citizen', site: 0 },
      },
      sites: { 0: { site: 'river', warbands: { purple: 1 } } },
      title: { holder: 'red' },
    });
    given(situation(['dazzle']));
    red.campaigns('blue').isDone().says(1).usesPlan('cracked-sage', 1);
    expect(table.told('diceChanged')).toMatchObject([{ pool: 'attack', by: 4 }]);
    table.endsHere();
  });

  scenario(
    "OATH-10-after: what follows a play comes at once, before the player's next choice",
    ({ given, red, blue, table }) => {
      given({
        turn: 'red',
        players: { red: { advisers: ['longbows (facedown)'] }, blue: { advisers: ['saddle-makers'] } },
        sites: { 0: 'plains' },
      });

      red.playsAdviser('longbows').toSite('plains');

      expect(blue.favor).toBeGreaterThan(0);
      expect(table.kinds.lastIndexOf('favorMoved')).toBeGreaterThan(table.kinds.indexOf('playedToSite'));
      red.isAsked('act');
    },
  );

  scenario('OATH-10-your-site: the site of the own pawn', ({ given, red }) => {
    given({
      turn: 'red',
      players: { red: { favor: 1, site: 2 } },
      sites: {
        0: { site: 'plains', cards: ['longbows'], warbands: { red: 1 } },
        2: { site: 'river', cards: ['scouts'] },
      },
    });

    red.mayNotTake({ is: 'muster', card: 'longbows' });
    red.mayTake({ is: 'muster', card: 'scouts' });
  });

  scenario('OATH-10-your-site: or the one a power fights from', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { favor: 1, warbands: 1, site: 0 }, blue: { site: 2 } },
      sites: { 0: 'plains', 2: { site: 'river', cards: ['captains'], warbands: { red: 2 } } },
    });

    red.uses('captains');

    expect(table.state.campaign).toMatchObject({ from: 2, defender: 2 });
    table.endsHere();
  });

  scenario('OATH-10-bandit: bandits are no warbands: nothing kills them or counts them', ({ given, red, table }) => {
    given({
      turn: 'red',
      players: { red: { secrets: 1, advisers: ['wolves'] } },
      sites: { 0: 'plains' },
    });

    red.uses('wolves');

    expect(table.told('warbandsKilled')).toEqual([]);
    expect(table.rulerOf('plains')).toBe('bandits');
    table.endsHere();
  });
});

describe('The end of a campaign', () => {
  scenario(
    'OATH-5.5.8-a: the winner resolves "if victorious", and then every "at end, discard" of either side is carried out',
    ({ given, rolls, red, purple, table }) => {
      given({
        turn: 'red',
        players: {
          red: { warbands: 4, advisers: ['battle-honors', 'rain-boots'] },
          purple: { advisers: ['storm-caller'] },
        },
        sites: { 0: { site: 'river', warbands: { purple: 1 } } },
        title: { holder: 'red' },
      });
      rolls({ attack: [], defence: ['blank', 'blank', 'blank'] });

      red.campaigns('purple').isDone().says(0).usesPlan('battle-honors').usesPlan('rain-boots');
      purple.usesPlan('storm-caller');
      red.accepts().says(0);

      expect(red.favor).toBe(2);
      expect(red.advisers).toEqual(['battle-honors']);
      expect(purple.advisers).toEqual([]);
      expect(table.kinds.lastIndexOf('favorMoved')).toBeLessThan(table.kinds.indexOf('discarded'));
    },
  );

  scenario(
    'OATH-5.5.8-a: the loser resolves no "if victorious", and still discards',
    ({ given, rolls, red, purple, table }) => {
      given({
        turn: 'red',
        players: { red: { warbands: 1, advisers: ['battle-honors', 'rain-boots'] } },
        sites: { 0: { site: 'river', warbands: { purple: 3 } } },
        title: { holder: 'red' },
      });
      rolls({ attack: [], defence: ['blank'] });

      red.campaigns('purple').isDone().says(0).usesPlan('battle-honors').usesPlan('rain-boots');

      expect(red.favor).toBe(0);
      expect(red.advisers).toEqual(['battle-honors']);
      purple.isNotAsked();
      expect(table.told('campaignDecided')).toMatchObject([{ winner: 'defence' }]);
    },
  );

  scenario("OATH-5.5.8-b: others' answers to a campaign come before the attacker's own second wind", (table) => {
    const { given, rolls, red, blue } = table;
    given({
      turn: 'red',
      players: {
        red: { warbands: 4, favor: 1, secrets: 1, advisers: ['second-wind'] },
        blue: { site: 5, advisers: ['herald'] },
      },
      sites: { 0: { site: 'river', warbands: { purple: 1 } } },
      title: { holder: 'red' },
    });
    rolls({ attack: [], defence: ['blank'] });

    red.campaigns('purple').isDone().says(0).usesPlan('second-wind');
    red.accepts().says(0);

    blue.isAsked('power');
    red.isNotAsked();
    table.endsHere();
  });
});
