import { cardOf, cardsIn } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { actions, card, defending, initiating, resolving, use } from '../testing/card-table.ts';
import { given, the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { withLasting } from '../testing/lasting.ts';
import { inPlay, namesIn } from '../testing/shown.ts';
import { askedKey, askedSeat, kinds, situated, until } from '../testing/whole-game.ts';
import { deadOf, discardOf, factionCardOf, handOf } from '../zones.ts';
import { resultOf } from './challenge-end.ts';
import { eligibleAttackers, eligibleDefenders, initiable } from './eligible.ts';
import { hasKeyword, KEYWORD } from './has.ts';
import { participants, totalOf } from './values.ts';

const military = { attacker: 0, type: 'military' } as const;
const intrigue = { attacker: 0, type: 'intrigue' } as const;
const power = { attacker: 0, type: 'power' } as const;

/** What the challenge of the situation comes to. */
function resultIn(description: Parameters<typeof given>[0]) {
  const state = given({ challenge: military, ...description });
  if (state.challenge === null) throw new Error('there is a challenge');
  return resultOf(state, state.challenge);
}

describe('the challenges phase', () => {
  test('AGOT-4.1-a: begins with an action window', () => {
    const table = situated({ step: 'begin', windows: 'open' });

    table.seat(0).isAsked('actionWindow');
  });

  test('AGOT-4.2-a: then the first player may initiate a challenge, or decline', () => {
    const table = situated({ step: 'opportunity', first: 1, seats: [{}, { play: ['robb-stark'] }] });

    table.seat(1).isAsked('initiateChallenge').mayTake({ is: 'challenge', type: 'military' }).mayTake({ is: 'pass' });
  });

  test('AGOT-4.2-b: one of each type in a phase, in any order; in melee that is a total', () => {
    const fought = [{ attacker: 0, type: 'military', against: 1 }] as const;
    const state = given({ seats: [{ play: ['littlefinger', 'robb-stark'] }, {}, {}], fought: [...fought] });

    expect(initiable(state, 0)).toEqual(['intrigue', 'power']);
  });

  test('AGOT-4.2-c: the same player goes on after a challenge, with the action window first', () => {
    const table = situated({
      step: 'opportunity',
      windows: 'open',
      seats: [{ play: ['robb-stark', 'eddard-stark'] }, {}],
    });
    table.seat(0).takes({ is: 'challenge', type: 'military' });
    table.seat(0).picks(card('robb-stark'));
    until(table, 'renown');
    table.seat(0).picks();
    table.seat(0).isAsked('actionWindow').passes();
    table.seat(1).passes();

    expect([askedKey(table), askedSeat(table)]).toEqual(['initiateChallenge', 0]);
    table.seat(0).mayTake({ is: 'challenge', type: 'power' }).mayNotTake({ is: 'challenge', type: 'military' });
  });

  test('AGOT-4.2-d, AGOT-4.3-a, AGOT-4.4-a: who declines is not active again; after the last player the phase ends', () => {
    const table = situated({
      step: 'opportunity',
      seats: [{ play: ['robb-stark'] }, { play: ['robb-stark'] }],
    });
    table.seat(0).passes();
    expect([askedKey(table), askedSeat(table)]).toEqual(['initiateChallenge', 1]);
    table.seat(1).passes();

    expect(table.state.phase).not.toBe('challenges');
    askedKey(table);
  });
});

test('AGOT-4.2.1-e: everybody sees which of the windows of a challenge is open', () => {
  const seats = [{ play: ['robb-stark'] }, { play: ['eddard-stark', 'arya-stark'] }];
  const table = situated({ step: 'opportunity', windows: 'open', seats });
  const seen = () => [askedKey(table), table.view(1).challenge?.step];
  table.seat(0).takes({ is: 'challenge', type: 'military' });

  expect(seen()).toEqual(['actionWindow', 'attackWindow']);
  until(table, 'declareDefenders');
  expect(seen()).toEqual(['declareDefenders', 'defense']);
  table.seat(1).picks();
  expect(seen()).toEqual(['actionWindow', 'defenseWindow']);
  until(table, 'chooseKilled');
  expect(seen()).toEqual(['chooseKilled', 'end']);
});

describe('initiating', () => {
  test('AGOT-CHAL-a, AGOT-CHAL-i, AGOT-CHAL-j: type, opponent, attackers and stealth are one declaration, and all attackers kneel together', () => {
    const table = initiating(
      { seats: [{ play: ['robb-stark', 'tumblestone-knight'] }, { play: ['bastard-in-hiding', 'direwolf-pup'] }] },
      'military',
    );
    table.seat(0).isAsked('declareAttackers').picks(card('tumblestone-knight'));

    expect(table.state.challenge).toMatchObject({ attacker: 0, against: 1, defender: 1, type: 'military' });
    expect(inPlay(table, 0)).toContain('tumblestone-knight (kneeling, attacking)');
    table.seat(1).isAsked('declareDefenders');
  });

  test('AGOT-CHAL-b: nothing happens before the declaration is complete', () => {
    const table = initiating(
      { seats: [{ play: ['asha-greyjoy'] }, { play: ['bastard-in-hiding', 'direwolf-pup'] }] },
      'power',
    );
    if (table.state.challenge !== null) throw new Error('nothing was declared');

    table.seat(0).isAsked('chooseBypassed');
    expect(table.happened).toEqual([]);
  });

  test('AGOT-CHAL-c: an attacker stands, has the icon, and is one of the attacking player', () => {
    const state = given({
      seats: [
        { play: ['tumblestone-knight', 'robb-stark (kneeling)', 'sansa-stark', 'eddard-stark'] },
        { play: ['robb-stark'] },
      ],
    });

    expect(
      eligibleAttackers(state, 0, 'military').map((id) => state.table.cards.find((one) => one.id === id)?.printed),
    ).toEqual(['tumblestone-knight', 'eddard-stark']);
  });

  test('AGOT-CHAL-d: there is no upper limit to attackers', () => {
    const play = ['tumblestone-knight', 'tumblestone-knight', 'tumblestone-knight', 'robb-stark', 'eddard-stark'];
    const table = initiating({ seats: [{ play }, {}] }, 'military');
    table.seat(0).picks(...play.map((name) => card(name)));

    expect(
      participants(
        given({ challenge: military, seats: [{ play: play.map((name) => `${name} (attacking)`) }, {}] }),
        'attacking',
      ),
    ).toHaveLength(5);
    table.seat(0).isAsked('renown');
  });

  test('AGOT-CHAL-f, AGOT-CHAL-h: it counts as resolving until it ends, and an action window follows its initiation', () => {
    const table = situated({ step: 'opportunity', windows: 'open', seats: [{ play: ['tumblestone-knight'] }, {}] });
    table.seat(0).takes({ is: 'challenge', type: 'military' });

    expect(table.state.challenge).not.toBeNull();
    table.seat(0).isAsked('actionWindow');
  });

  test('AGOT-CHAL-g: everything of the declaration happens at once, so that reactions share one window', () => {
    const table = initiating({ seats: [{ play: ['tumblestone-knight'] }, { play: ['robb-stark'] }] }, 'military');

    expect(kinds(table).slice(0, 4)).toEqual(['periodBegan', 'challengeInitiated', 'declared', 'knelt']);
    table.seat(1).isAsked('declareDefenders');
  });

  test('AGOT-CHAL-k: the two players are in the challenge against each other', () => {
    const { challenge } = given({ challenge: { ...military, against: 2 }, seats: [{}, {}, {}] });

    expect(challenge).toMatchObject({ attacker: 0, defender: 2 });
  });

  test('AGOT-CHAL-l: it is used up even if nobody wins it', () => {
    const state = given({
      seats: [{ play: ['robb-stark'] }, {}],
      fought: [{ attacker: 0, type: 'military', against: 1, winner: null }],
    });

    expect(initiable(state, 0)).not.toContain('military');
  });
});

describe('taking part', () => {
  test('AGOT-PART-a, AGOT-4.2.6-a: lasts until the challenge ends, and ends then', () => {
    const table = situated({
      challenge: military,
      step: 'end',
      seats: [
        { play: ['tumblestone-knight (kneeling, attacking)'] },
        { play: ['ranging-party (kneeling, defending)'] },
      ],
    });

    expect(table.state.challenge).toBeNull();
    expect(table.state.table.cards.filter(({ part }) => part !== 'none')).toEqual([]);
    expect(kinds(table)).toContain('challengeEnded');
    askedKey(table);
  });

  test('AGOT-PART-b: does not hang on the icon', () => {
    const state = given({ challenge: power, seats: [{ play: ['tumblestone-knight (attacking)'] }, {}] });

    expect(totalOf(state, 'attacking')).toBe(2);
  });

  test('AGOT-PART-c: nor on kneeling or standing', () => {
    const state = given({
      challenge: military,
      seats: [{ play: ['tumblestone-knight (attacking)', 'robb-stark (kneeling, attacking)'] }, {}],
    });

    expect(totalOf(state, 'attacking')).toBe(7);
  });

  test('AGOT-PART-e: the challenge goes on without participants', () => {
    const table = resolving({ challenge: military, seats: [{}, {}] });

    expect(table.happened.some(({ event }) => event.is === 'challengeDecided')).toBe(true);
    table.seat(0).isAsked('pause');
  });
});

describe('defenders', () => {
  test('AGOT-4.2.1-a, AGOT-4.2.1-c: any number or none, kneeling together, declared once', () => {
    const table = defending({
      challenge: military,
      seats: [
        { play: ['tumblestone-knight (kneeling, attacking)'] },
        { play: ['vanguard-of-the-north', 'wildling-horde', 'tumblestone-knight'] },
      ],
    });
    table.seat(1).isAsked('declareDefenders').picks(card('vanguard-of-the-north'), card('tumblestone-knight'));

    expect(table.happened.filter(({ event }) => event.is === 'defendersDeclared')).toHaveLength(1);
    expect(inPlay(table, 1)).toEqual([
      'vanguard-of-the-north (kneeling)',
      'wildling-horde',
      'tumblestone-knight (kneeling)',
    ]);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-4.2.1-b, AGOT-4.2.1-d: a defender stands, has the icon, was not bypassed, and is one of the defending player', () => {
    const state = given({
      challenge: military,
      seats: [{}, { play: ['robb-stark (kneeling)', 'sansa-stark', 'eddard-stark'] }, { play: ['robb-stark'] }],
    });
    const eddard = the(state, 'eddard-stark');

    expect(eligibleDefenders(state)).toEqual([eddard]);
    const challenge = state.challenge;
    if (challenge === null) throw new Error('there is a challenge');
    expect(
      eligibleDefenders({ ...state, challenge: { ...challenge, bypassed: [{ by: eddard, card: eddard }] } }),
    ).toEqual([]);
  });

  test('AGOT-4.2.1-e: an action window follows even if nobody defends', () => {
    const table = situated({
      challenge: military,
      step: 'defenders',
      windows: 'open',
      seats: [{ play: ['tumblestone-knight (kneeling, attacking)'] }, {}],
    });

    table.seat(0).isAsked('actionWindow');
  });
});

describe('the winner', () => {
  test('AGOT-4.2.2-a, AGOT-4.2.2-b: has the higher sum of strength', () => {
    const seats = [{ play: ['tumblestone-knight (attacking)'] }, { play: ['robb-stark (defending)'] }];

    expect(resultIn({ seats })).toMatchObject({
      winner: 1,
      loser: 0,
      totals: { attacking: 2, defending: 5 },
      margin: 3,
    });
  });

  test('AGOT-4.2.2-k, AGOT-4.2.2-e: on equal totals is the attacker', () => {
    const seats = [{ play: ['robb-stark (attacking)'] }, { play: ['eddard-stark (defending)'] }];

    expect(resultIn({ seats })).toMatchObject({ winner: 0, margin: 0, unopposed: 'no' });
  });

  test('AGOT-4.2.2-c, AGOT-4.2.2-d, AGOT-4.2.2-l: needs a total of 1 and somebody there; otherwise nobody wins', () => {
    expect(resultIn({ seats: [{}, {}] })).toMatchObject({ winner: null, loser: null });
  });

  test('AGOT-4.2.2-f: wins unopposed against a total of 0, with or without defenders', () => {
    expect(resultIn({ seats: [{ play: ['robb-stark (attacking)'] }, {}] }).unopposed).toBe('yes');
    expect(
      resultIn({ seats: [{ play: ['robb-stark (attacking)'] }, { play: ['eddard-stark (defending)'] }] }).unopposed,
    ).toBe('no');
  });

  test('AGOT-4.2.2-g: as defender never wins unopposed', () => {
    expect(resultIn({ seats: [{}, { play: ['robb-stark (defending)'] }] })).toMatchObject({
      winner: 1,
      unopposed: 'no',
    });
  });

  test('AGOT-4.2.2-h: reactions to winning come before bonuses, claim and keywords', () => {
    const table = resolving({
      challenge: power,
      seats: [
        { hand: ['superior-claim'], play: ['robb-stark (kneeling, attacking)'] },
        { faction: 'house-lannister (power 2)' },
      ],
    });
    table.seat(0).isAsked('triggerWindow');

    expect(kinds(table)).not.toContain('powerGained');
    expect(kinds(table)).not.toContain('powerMoved');
  });

  describe('and participants who leave after the comparison', () => {
    /** In the window behind the comparison a direwolf kills one of the attackers. */
    const rained = (attackers: readonly string[], ...others: readonly string[]) => {
      const table = resolving({
        first: 1,
        challenge: intrigue,
        seats: [
          { gold: 0, play: [...attackers] },
          { hand: ['like-warm-rain', 'ice'], play: ['direwolf-pup', ...others], gold: 9 },
        ],
      });
      table.seat(1).isAsked('triggerWindow').takes(use('like-warm-rain'));
      return table;
    };

    test('AGOT-4.2.2-i: by how much it was won is fixed, also for intimidate', () => {
      // 6 and 4 against 2 make a difference of 8; without Tywin it would be 2.
      const table = rained(
        ['tywin-lannister (kneeling, attacking)', 'grey-wind (kneeling, attacking)'],
        'burned-men (kneeling, defending)',
        'robert-baratheon',
        'wildling-horde',
      );
      table.seat(1).picks(card('tywin-lannister'));

      expect(namesIn(table, deadOf(0))).toEqual(['tywin-lannister']);
      expect(table.state.challenge?.result).toMatchObject({ margin: 8, totals: { attacking: 10, defending: 2 } });
      table.seat(0).isAsked('intimidate').mayTake(card('robert-baratheon'));
    });

    test('AGOT-4.2.2-j: who won and lost, and that it was unopposed, is fixed, though nobody is left of the winners', () => {
      const table = rained(['tywin-lannister (kneeling, attacking)']);

      expect(namesIn(table, deadOf(0))).toEqual(['tywin-lannister']);
      expect(table.state.challenge?.result).toMatchObject({ winner: 0, loser: 1, unopposed: 'yes', margin: 6 });
      // The bonus is gained and the claim is paid all the same.
      expect(cardOf(table.state.table, factionCardOf(table.state, 0)).power).toBe(1);
      expect(namesIn(table, handOf(1))).toEqual([]);
      table.seat(0).isAsked('pause');
    });
  });
});

describe('bonuses', () => {
  test('AGOT-4.2.3-a: winning unopposed gains 1 power for the faction', () => {
    const table = resolving({ challenge: power, seats: [{ play: ['house-dayne-knight (kneeling, attacking)'] }, {}] });

    expect(table.state.table.cards.find(({ id }) => id === factionCardOf(table.state, 0))?.power).toBe(1);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-4.2.3-e, AGOT-WINGAME-a: they can end the game before claim', () => {
    const table = resolving({
      challenge: power,
      seats: [
        { faction: 'house-stark (power 14)', play: ['house-dayne-knight (kneeling, attacking)'] },
        { faction: 'house-lannister (power 3)' },
      ],
    });

    expect(table.match.outcome).toMatchObject({ winners: [0], rule: 'AGOT-WINGAME-a' });
    expect(kinds(table)).not.toContain('powerMoved');
  });
});

describe('claim', () => {
  test('AGOT-4.2.4-a: only if the attacker won', () => {
    const table = resolving({
      challenge: military,
      seats: [
        { play: ['bastard-in-hiding', 'tumblestone-knight (kneeling, attacking)'] },
        { play: ['house-dayne-knight', 'ranging-party (kneeling, defending)'] },
      ],
    });

    table.seat(0).isAsked('pause');
    expect(namesIn(table, deadOf(0))).toEqual([]);
  });

  test('AGOT-CLAIM-a, AGOT-CLAIM-b, AGOT-CLAIM-MIL-a, AGOT-CLAIM-MIL-b: military claim kills characters of the loser, chosen by the loser, participating or not', () => {
    const table = resolving({
      challenge: military,
      seats: [
        { plot: 'the-winds-of-winter', play: ['ranging-party (kneeling, attacking)'] },
        { play: ['bastard-in-hiding', 'house-dayne-knight (kneeling, defending)', 'tumblestone-knight'] },
      ],
    });
    table.seat(1).isAsked('chooseKilled').picks(card('bastard-in-hiding'), card('tumblestone-knight'));

    expect(namesIn(table, deadOf(1))).toEqual(['tumblestone-knight', 'bastard-in-hiding']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-CLAIM-MIL-c, AGOT-CLAIM-MIL-e, AGOT-CLAIM-c: with fewer characters than claim all of them, each once', () => {
    const table = resolving({
      challenge: military,
      seats: [
        { plot: 'the-winds-of-winter', play: ['ranging-party (kneeling, attacking)'] },
        { play: ['bastard-in-hiding'] },
      ],
    });

    expect(namesIn(table, deadOf(1))).toEqual(['bastard-in-hiding']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-CLAIM-MIL-d: a saved character counts toward it', () => {
    const table = resolving({
      challenge: military,
      seats: [
        { play: ['ranging-party (kneeling, attacking)'] },
        { play: ['bran-stark + bran-stark (duplicate)', 'bastard-in-hiding'] },
      ],
    });
    table.seat(1).isAsked('chooseKilled').picks(card('bran-stark'));
    table.seat(1).isAsked('triggerWindow').takes({ is: 'use', ability: 'duplicateSaves' });

    expect(inPlay(table, 1)).toEqual(['bran-stark', 'bastard-in-hiding']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-CLAIM-INT-a, AGOT-CLAIM-INT-b, AGOT-INFO-k: intrigue claim discards at random, the whole hand if there are fewer', () => {
    const seats = (hand: readonly string[]) => [
      { plot: 'the-winds-of-winter', play: ['varys (kneeling, attacking)'] },
      { hand: [...hand] },
    ];
    const many = resolving({ challenge: intrigue, seats: seats(['summer', 'summer', 'summer']) });
    expect(namesIn(many, discardOf(1))).toEqual(['summer', 'summer']);
    many.seat(0).isAsked('pause');
    const few = resolving({ challenge: intrigue, seats: seats(['summer']) });

    expect(cardsIn(few.state.table, handOf(1))).toEqual([]);
    expect(few.view(0).table.cards.length).toBeGreaterThan(0);
    few.seat(0).isAsked('pause');
  });

  test('AGOT-CLAIM-POW-a, AGOT-CLAIM-POW-b, AGOT-CLAIM-POW-c, AGOT-MOVE-a: power claim moves power between faction cards, as much as there is, and is no gain', () => {
    const table = resolving({
      challenge: power,
      seats: [
        { plot: 'the-winds-of-winter', play: ['house-dayne-knight (kneeling, attacking)'] },
        {
          faction: 'house-lannister (power 1)',
          play: ['tyrion-lannister (power 3)', 'ranging-party (kneeling, defending)', 'bastard-in-hiding'],
        },
      ],
    });
    table.seat(0).isAsked('pause');
    const won = resolving({
      challenge: power,
      seats: [
        { plot: 'the-winds-of-winter', play: ['robert-baratheon (kneeling, attacking)'] },
        {
          faction: 'house-lannister (power 1)',
          play: ['tyrion-lannister (power 3, kneeling)', 'bastard-in-hiding (kneeling, defending)'],
        },
      ],
    });
    won.seat(0).isAsked('renown').picks();

    expect(won.state.table.cards.find(({ id }) => id === factionCardOf(won.state, 0))?.power).toBe(1);
    expect(inPlay(won, 1)).toContain('tyrion-lannister (kneeling, power 3)');
    expect(won.happened.filter(({ event }) => event.is === 'powerGained')).toEqual([]);
    won.seat(0).isAsked('pause');
  });
});

describe('keywords after a challenge', () => {
  const euron = 'euron-crows-eye (kneeling, attacking)';

  test('AGOT-4.2.5-a, AGOT-4.2.5-b, AGOT-4.2.5-e: the first player chooses the order of the kinds, each an occurrence of its own', () => {
    const table = resolving({
      challenge: power,
      first: 1,
      seats: [{ play: [euron] }, { deck: ['ice', 'ice', 'ice'] }],
    });
    table.seat(1).isAsked('nextKeyword').takes({ is: 'keyword', keyword: 'pillage' });
    table.seat(0).isAsked('pillage').picks(card('euron-crows-eye'));
    expect(namesIn(table, discardOf(1))).toEqual(['ice']);
    table.seat(0).isAsked('renown').picks(card('euron-crows-eye'));

    expect(inPlay(table, 0)).toEqual(['euron-crows-eye (kneeling, power 1, attacking)']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-4.2.5-f, AGOT-KW-INSIGHT-a: the winner decides about every single instance', () => {
    const play = ['doran-martell (kneeling, attacking)', 'grand-maester-pycelle (kneeling, attacking)'];
    const table = resolving({ challenge: intrigue, seats: [{ play, deck: ['ice', 'robb-stark', 'summer'] }, {}] });
    table.seat(0).isAsked('insight').says(1);

    expect(namesIn(table, handOf(0))).toEqual(['ice']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-4.2.5-c, AGOT-4.2.5-d, AGOT-KW-RENOWN-a, AGOT-KW-RENOWN-b: only the winner’s participants count', () => {
    const table = resolving({
      challenge: military,
      seats: [
        { play: ['robb-stark (kneeling, attacking)', 'eddard-stark'] },
        { play: ['khal-drogo (kneeling, defending)', 'ranging-party (kneeling, defending)'] },
      ],
    });
    table.seat(1).isAsked('renown').mayNotTake(card('robb-stark')).picks(card('khal-drogo'));

    expect(inPlay(table, 1)).toContain('khal-drogo (kneeling, power 1, defending)');
    table.seat(0).isAsked('pause');
  });

  test('AGOT-KW-PILLAGE-a: pillage discards the top card of the loser’s deck for each', () => {
    const play = ['black-winds-crew (kneeling, attacking)', 'black-winds-crew (kneeling, attacking)'];
    const table = resolving({ challenge: power, seats: [{ play }, { deck: ['ice', 'summer', 'robb-stark'] }] });
    table.seat(0).isAsked('pillage').picks(card('black-winds-crew'), card('black-winds-crew'));

    expect(namesIn(table, discardOf(1))).toEqual(['summer', 'ice']);
    table.seat(0).isAsked('pause');
  });

  test('AGOT-KW-INTIM-a, AGOT-KW-INTIM-b, AGOT-KW-INTIM-c, AGOT-KW-INTIM-d: intimidate kneels one standing character of the loser that is weak enough, participating or not', () => {
    const table = resolving({
      challenge: power,
      seats: [
        { play: ['grey-wind (kneeling, attacking)', 'robert-baratheon (kneeling, attacking)'] },
        {
          play: [
            'tywin-lannister',
            'bastard-in-hiding',
            'tumblestone-knight (kneeling)',
            'khal-drogo (kneeling, defending)',
          ],
          gold: 9,
        },
      ],
    });
    table.seat(0).isAsked('nextKeyword').takes({ is: 'keyword', keyword: 'intimidate' });
    table.seat(0).isAsked('intimidate').mayNotTake(card('tywin-lannister')).mayNotTake(card('tumblestone-knight'));
    table.seat(0).takes(card('bastard-in-hiding'));

    expect(inPlay(table, 1)).toContain('bastard-in-hiding (kneeling)');
    table.seat(0).isAsked('renown');
  });

  test('AGOT-KW-INTIM-a: a defending winner intimidates nobody', () => {
    const table = resolving({
      challenge: power,
      seats: [
        { play: ['bastard-in-hiding', 'tumblestone-knight (kneeling, attacking)'] },
        { play: ['grey-wind (kneeling, defending)'] },
      ],
    });

    table.seat(0).isAsked('pause');
  });
});

describe('stealth', () => {
  test('AGOT-KW-STEALTH-a, AGOT-KW-STEALTH-b, AGOT-KW-STEALTH-e: each stealth attacker may bypass one character without stealth, which then cannot defend', () => {
    const table = initiating(
      { seats: [{ play: ['asha-greyjoy'] }, { play: ['robb-stark', 'sansa-stark (kneeling)', 'theon-greyjoy'] }] },
      'military',
    );
    table
      .seat(0)
      .isAsked('chooseBypassed')
      .mayTake({ is: 'decline' })
      .mayTake(card('sansa-stark'))
      .mayNotTake(card('theon-greyjoy'))
      .takes(card('robb-stark'));

    table.seat(1).isAsked('declareDefenders').mayNotTake(card('robb-stark')).mayTake(card('theon-greyjoy'));
  });

  test('AGOT-KW-STEALTH-c: each needs a target of its own', () => {
    const table = initiating(
      { seats: [{ play: ['asha-greyjoy', 'theon-greyjoy'] }, { play: ['robb-stark', 'eddard-stark'] }] },
      'military',
    );
    table.seat(0).picks(card('asha-greyjoy'), card('theon-greyjoy'));
    table.seat(0).takes(card('robb-stark'));

    table.seat(0).isAsked('chooseBypassed').mayNotTake(card('robb-stark')).takes(card('eddard-stark'));
    expect(table.state.challenge?.bypassed).toHaveLength(2);
    table.seat(0).mayNotTake(use('robb-stark'));
    askLeft(table);
  });
});

describe('what stealth may choose, and how long it holds', () => {
  test('AGOT-KW-STEALTH-c: a kneeling character may be chosen, and is bypassed should it stand', () => {
    const table = initiating(
      { seats: [{ play: ['asha-greyjoy'] }, { play: ['robb-stark (kneeling)', 'eddard-stark'] }] },
      'military',
    );
    table.seat(0).isAsked('chooseBypassed').takes(card('robb-stark'));
    const robb = the(table.state, 'robb-stark');
    const { state } = happen(table.state, { is: 'stood', card: robb });

    expect(eligibleDefenders(state)).toEqual([the(state, 'eddard-stark')]);
    table.seat(1).isAsked('declareDefenders');
  });

  test('AGOT-KW-STEALTH-c: the bypass stays when the attacker loses stealth', () => {
    const table = initiating(
      { seats: [{ play: ['asha-greyjoy'] }, { play: ['robb-stark', 'eddard-stark'] }] },
      'military',
    );
    table.seat(0).takes(card('robb-stark'));
    const asha = the(table.state, 'asha-greyjoy');
    const plain = withLasting(table.state, { cards: [asha] }, { is: 'lose', what: KEYWORD, name: 'stealth' });

    expect(hasKeyword(plain, asha, 'stealth')).toBe(false);
    expect(eligibleDefenders(plain)).toEqual([the(plain, 'eddard-stark')]);
    table.seat(1).isAsked('declareDefenders');
  });
});

describe('a bypass and a card that leaves play', () => {
  const lover = { hand: ['the-things-i-do-for-love'], gold: 2 };
  const bypassing = () => {
    const table = initiating(
      {
        seats: [
          { ...lover, play: ['ser-davos-seaworth', 'cersei-lannister'] },
          { gold: 2, play: ['burned-men', 'robb-stark'] },
        ],
      },
      'military',
    );
    table.seat(0).takes(card('burned-men'));
    return table;
  };

  test('AGOT-LEAVE-b: who was bypassed, left and was ambushed back is free to defend', () => {
    const table = bypassing();
    table.seat(0).takes(use('the-things-i-do-for-love'));
    table.seat(1).takes(use('burned-men', 'ambush'));

    expect(table.state.challenge?.bypassed).toEqual([]);
    table.seat(1).isAsked('declareDefenders').mayTake(card('burned-men'));
  });

  test('AGOT-KW-STEALTH-b: who stays is not', () => {
    const table = bypassing();
    table.seat(0).passes();

    table.seat(1).isAsked('declareDefenders').mayNotTake(card('burned-men')).mayTake(card('robb-stark'));
  });

  test('AGOT-KW-STEALTH-c, AGOT-LEAVE-b: the bypass outlives the attacker, but not the memory of who did it', () => {
    const table = initiating(
      {
        seats: [
          { play: ['ser-davos-seaworth'] },
          { ...lover, gold: 4, play: ['burned-men', 'robb-stark', 'cersei-lannister'] },
        ],
      },
      'military',
    );
    table.seat(0).takes(card('burned-men'));
    table.seat(1).takes(use('the-things-i-do-for-love'));

    expect(table.state.challenge?.bypassed).toEqual([{ by: null, card: the(table.state, 'burned-men') }]);
    table.seat(1).isAsked('declareDefenders').mayNotTake(card('burned-men')).mayTake(card('robb-stark'));
  });
});

function askLeft(table: ReturnType<typeof initiating>): void {
  for (const { question } of table.match.open) table.leavesOpen(question.seat);
}

describe('ambush', () => {
  test('AGOT-KW-AMBUSH-a, AGOT-KW-AMBUSH-b: in the challenges phase anybody may pay for it; the card is not marshaled', () => {
    const table = actions({ turn: 1, seats: [{}, { gold: 2, hand: ['burned-men'] }] });
    table.seat(1).takes(use('burned-men', 'ambush'));

    expect(inPlay(table, 1)).toEqual(['burned-men']);
    expect(table.state.gold[1]).toBe(0);
    expect(table.state.deeds).toEqual([]);
    expect(table.happened.find(({ event }) => event.is === 'cardEntered')?.event).toMatchObject({ how: 'ambushed' });
    table.seat(0).isAsked('pause');
  });

  test('AGOT-KW-AMBUSH-a: not for less gold, and not in another phase', () => {
    actions({ windows: 'open', seats: [{ gold: 1, hand: ['burned-men'] }, {}] })
      .seat(0)
      .mayNotTake(use('burned-men', 'ambush'));
    actions({ windows: 'open', phase: 'marshaling', seats: [{ gold: 5, hand: ['burned-men'] }, {}] })
      .seat(0)
      .mayNotTake(use('burned-men', 'ambush'));
  });

  test('AGOT-KW-AMBUSH-d: does not join a running challenge, and is paid for even as a duplicate', () => {
    const table = actions({
      challenge: military,
      seats: [{ gold: 5, hand: ['areo-hotah'], play: ['areo-hotah'] }, {}],
    });
    table.seat(0).takes(use('areo-hotah', 'ambush'));

    expect(inPlay(table, 0)).toEqual(['areo-hotah + areo-hotah (duplicate)']);
    expect(table.state.gold[0]).toBe(0);
    table.seat(0).isAsked('pause');
  });
});
