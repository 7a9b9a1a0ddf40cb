import { describe, expect, test } from 'vitest';
import { plotPhase } from '../rules/plot-phase.ts';
import { mulligan, placeSetup } from '../rules/setup.ts';
import { thumbSays } from '../testing/bot-table.ts';
import {
  actions,
  card,
  defending,
  happening,
  initiating,
  opportunity,
  resolving,
  revealed,
  use,
} from '../testing/card-table.ts';
import { the } from '../testing/given.ts';
import { tableRunning } from '../testing/table.ts';
import { killing } from '../verbs/leaving.ts';

describe('to begin', () => {
  test('a hand without characters is replaced, a good one is kept', () => {
    const events = ['ice', 'for-the-north', 'winter-is-coming', 'put-to-the-sword', 'tears-of-lys', 'for-the-north'];
    const good = ['eddard-stark', 'arya-stark', 'direwolf-pup', 'heart-tree-grove', 'winterfell-steward'];

    expect(thumbSays(tableRunning(mulligan({ seat: 0 }), { seats: [{ hand: events }, {}] }))).toEqual(['accept']);
    expect(thumbSays(tableRunning(mulligan({ seat: 0 }), { seats: [{ hand: good }, {}] }))).toEqual(['decline']);
  });

  test('AGOT-SETUP-8-c: all 8 gold are used', () => {
    const hand = ['eddard-stark', 'robb-stark', 'winterfell-steward', 'for-the-north'];
    const table = tableRunning(placeSetup({ seat: 0 }), { seats: [{ hand }, {}] });

    expect(thumbSays(table)).toEqual(['card eddard-stark']);
    table.seat(0).takes(card('eddard-stark'));
    expect(thumbSays(table)).toEqual(['card winterfell-steward']);
    table.seat(0).takes(card('winterfell-steward'));
    expect(thumbSays(table)).toEqual(['enough']);
  });
});

describe('to marshal', () => {
  const marshaling = (gold: number, hand: readonly string[], play: readonly string[] = []) =>
    actions({ phase: 'marshaling', active: 0, seats: [{ gold, hand: [...hand], play: [...play] }, {}] });

  test('the strongest that can be paid', () => {
    expect(thumbSays(marshaling(7, ['direwolf-pup', 'eddard-stark']))).toEqual([
      expect.stringContaining('eddard-stark'),
    ]);
  });

  test('what makes it cheaper comes first, and only for somebody', () => {
    expect(thumbSays(marshaling(6, ['eddard-stark'], ['heart-tree-grove']))).toEqual([
      expect.stringContaining('heart-tree-grove'),
    ]);
    expect(thumbSays(marshaling(6, ['the-roseroad'], ['heart-tree-grove']))).toEqual([
      expect.stringContaining('the-roseroad'),
    ]);
  });

  test('nothing harmful goes to a friend, and nothing helpful to an enemy', () => {
    const both = [
      { hand: ['milk-of-the-poppy', 'little-bird'], play: ['robb-stark'] },
      { play: ['tywin-lannister', 'burned-men'] },
    ];
    const table = actions({ phase: 'marshaling', seats: both });
    table.seat(0).takes(use('milk-of-the-poppy'));
    expect(thumbSays(table)).toEqual(['card tywin-lannister']);

    const other = actions({ phase: 'marshaling', seats: both });
    other.seat(0).takes(use('little-bird'));
    expect(thumbSays(other)).toEqual(['card robb-stark']);
  });

  test('not with the gold that an event will need', () => {
    const foe = { play: ['wildling-horde'] };
    const deciding = (hand: readonly string[]) =>
      thumbSays(actions({ phase: 'marshaling', active: 0, seats: [{ gold: 3, hand: [...hand] }, foe] }));

    expect(deciding(['yoren', 'take-the-black'])).toEqual(['pass']);
    expect(deciding(['yoren', 'superior-claim'])).toEqual([expect.stringContaining('yoren')]);
  });

  test('no icon for who has it, and no poppy for who has nothing to forget', () => {
    const pouring = (foe: string) =>
      actions({ phase: 'marshaling', active: 0, seats: [{ gold: 1, hand: ['milk-of-the-poppy'] }, { play: [foe] }] });

    expect(thumbSays(marshaling(1, ['little-bird'], ['tyrion-lannister']))).toEqual(['pass']);
    expect(thumbSays(marshaling(1, ['little-bird'], ['robb-stark']))).toEqual([expect.stringContaining('little-bird')]);
    expect(thumbSays(pouring('tumblestone-knight'))).toEqual(['pass']);
    expect(thumbSays(pouring('robb-stark'))).toEqual([expect.stringContaining('milk-of-the-poppy')]);
  });

  test('a second of the same for the one who has it only where nobody else can', () => {
    const table = marshaling(1, ['bodyguard'], ['robb-stark + bodyguard', 'sansa-stark']);
    table.seat(0).takes(use('bodyguard'));

    expect(thumbSays(table)).toEqual(['card sansa-stark']);
  });

  test('nothing makes cards cheaper while somebody else marshals', () => {
    const seats = [{ gold: 3, hand: ['arya-stark'], play: ['winterfell-steward'] }, {}];
    const steward = (active: 0 | 1) => thumbSays(actions({ phase: 'marshaling', first: 1, active, turn: 0, seats }));

    expect(steward(1)).toEqual(['pass']);
    expect(steward(0)).toEqual([expect.stringContaining('winterfell-steward')]);
  });

  test('a card that can never enter play is made into gold', () => {
    const hunting = (dead: readonly string[]) =>
      actions({
        phase: 'marshaling',
        active: 0,
        seats: [{ gold: 0, hand: ['benjen-stark'], play: ['old-forest-hunter'], dead: [...dead] }, {}],
      });

    expect(thumbSays(hunting(['benjen-stark']))).toEqual([expect.stringContaining('old-forest-hunter')]);
    expect(thumbSays(hunting([]))).toEqual(['pass']);
  });
});

describe('to attack', () => {
  test('whoever cannot defend', () => {
    expect(thumbSays(opportunity({ seats: [{ play: ['robb-stark'] }, { play: ['burned-men (kneeling)'] }] }))).toEqual([
      expect.stringContaining('challenge'),
    ]);
  });

  test('power is taken from who has some', () => {
    const seats = [{ play: ['robb-stark'] }, { faction: 'house-lannister (power 3)' }];

    expect(thumbSays(opportunity({ seats }))).toEqual([expect.stringContaining('power')]);
  });

  test('not with a pup against an army', () => {
    const army = ['tywin-lannister', 'ser-jaime-lannister', 'burned-men'];

    expect(thumbSays(opportunity({ seats: [{ play: ['direwolf-pup'] }, { play: army }] }))).toEqual(['pass']);
  });

  test('AGOT-KW-STEALTH-a: stealth goes past the strongest defender', () => {
    const seats = [{ play: ['asha-greyjoy'] }, { play: ['burned-men', 'ser-jaime-lannister'] }];
    const table = initiating({ seats }, 'military');

    expect(thumbSays(table)).toEqual(['card ser-jaime-lannister']);
  });

  test('AGOT-KW-STEALTH-b: stealth does not go past somebody who could not defend anyway', () => {
    const seats = [{ play: ['asha-greyjoy'] }, { play: ['burned-men', 'catelyn-stark', 'robb-stark (kneeling)'] }];

    expect(thumbSays(initiating({ seats }, 'military'))).toEqual(['card burned-men']);
  });

  test('AGOT-INIT-d: after the others, who have knelt by then', () => {
    const table = tableRunning(plotPhase.from('chooseFirst', { winner: 0 }), { phase: 'plot', seats: [{}, {}, {}] });

    expect(thumbSays(table)).toEqual([expect.stringContaining('1')]);
  });

  test('with somebody who comes only for that, before the attack', () => {
    const roaring = (active: 0 | 1) =>
      actions({
        active,
        turn: 0,
        seats: [{ faction: 'house-lannister', gold: 1, hand: ['hear-me-roar', 'tywin-lannister'] }, {}],
      });

    expect(thumbSays(roaring(0))).toEqual([expect.stringContaining('hear-me-roar')]);
    expect(thumbSays(roaring(1))).toEqual(['pass']);
  });

  test('AGOT-KW-AMBUSH-a: an ambush waits for what it is for', () => {
    const lying = (name: string, theirs: readonly string[], active: 0 | 1 = 0) =>
      actions({
        active,
        turn: 0,
        seats: [
          { gold: 4, hand: [name, 'ice', 'ice'] },
          { hand: [...theirs], play: ['robb-stark'] },
        ],
      });

    expect(thumbSays(lying('the-queens-assassin', ['ice', 'ice', 'ice']))).toEqual(['pass']);
    expect(thumbSays(lying('the-queens-assassin', ['ice']))).toEqual([expect.stringContaining('ambush')]);
    expect(thumbSays(lying('gold-cloaks', [], 1))).toEqual(['pass']);
    expect(thumbSays(lying('gold-cloaks', [], 0))).toEqual([expect.stringContaining('ambush')]);
  });
});

describe('to choose a plot', () => {
  test('not one that takes an attachment, where only oneself has some', () => {
    const plotting = (own: string, theirs: string) =>
      tableRunning(plotPhase({}), {
        phase: 'plot',
        seats: [{ play: [own], plotDeck: ['confiscation', 'filthy-accusations'] }, { play: [theirs] }],
      });

    expect(thumbSays(plotting('robb-stark + ice', 'arya-stark'))).toEqual(['card filthy-accusations']);
    expect(thumbSays(plotting('arya-stark', 'viserys-targaryen + noble-lineage'))).toEqual(['card confiscation']);
  });
});

describe('to defend', () => {
  const attacked = (attacker: string, play: readonly string[]) =>
    defending({
      challenge: { attacker: 1, type: 'military', against: 0 },
      first: 1,
      active: 1,
      fought: (['military', 'intrigue', 'power'] as const).map((type) => ({ attacker: 0, type, against: 1 })),
      seats: [{ play: [...play] }, { play: [`${attacker} (kneeling, attacking)`] }],
    });

  test('AGOT-4.2.2-d: by sending the only attacker away', () => {
    const table = (attackers: readonly string[]) =>
      actions({
        challenge: { attacker: 1, type: 'military', against: 0 },
        first: 1,
        active: 1,
        turn: 0,
        seats: [
          { gold: 1, faction: 'house-tyrell', play: ['highgarden', 'margaery-tyrell (kneeling)'] },
          { play: attackers.map((name) => `${name} (kneeling, attacking)`) },
        ],
      });

    expect(thumbSays(table(['robb-stark']))).toEqual([expect.stringContaining('highgarden')]);
    expect(thumbSays(table(['robb-stark', 'vanguard-of-the-north']))).toEqual(['pass']);
  });

  test('who wins defends, and nobody else', () => {
    expect(thumbSays(attacked('burned-men', ['robb-stark', 'direwolf-pup']))).toEqual(['card robb-stark']);
  });
});

describe('to pay and to take', () => {
  test('AGOT-CLAIM-MIL-a: the least of the characters is killed for a claim', () => {
    const table = resolving({
      challenge: { attacker: 1, type: 'military', against: 0 },
      seats: [
        { play: ['robb-stark', 'direwolf-pup', 'eddard-stark'] },
        { play: ['tywin-lannister (kneeling, attacking)'] },
      ],
    });
    if (table.questionTo(0).message.key !== 'chooseKilled') throw new Error('another question');

    expect(thumbSays(table)).toEqual(['card direwolf-pup']);
  });

  test('AGOT-BLANK-a: whose text does not count is missed less', () => {
    const table = resolving({
      challenge: { attacker: 1, type: 'military', against: 0 },
      seats: [
        { play: ['daenerys-targaryen', 'khal-drogo + milk-of-the-poppy (owned by 1, controlled by 1)'] },
        { play: ['tywin-lannister (kneeling, attacking)'] },
      ],
    });

    expect(thumbSays(table)).toEqual(['card khal-drogo']);
  });

  test('a duplicate counts for nothing where nobody can be saved', () => {
    const seats = [
      { plot: 'marched-to-the-wall', play: ['robb-stark + robb-stark (duplicate)', 'tumblestone-knight'] },
      { play: ['arya-stark'] },
    ];

    expect(thumbSays(revealed({ seats }, 'marched-to-the-wall'))).toEqual(['card tumblestone-knight']);
  });

  test('AGOT-DUP-c: a duplicate saves', () => {
    const table = happening({ seats: [{ play: ['robb-stark + robb-stark (duplicate)'] }, {}] }, (state) => [
      killing(state, the(state, 'robb-stark')),
    ]);

    expect(thumbSays(table)).toEqual([expect.stringContaining('duplicateSaves')]);
  });

  test('nobody of the others is saved', () => {
    const seats = [{ play: ['maester-aemon'] }, { play: ['old-bear-mormont'] }];
    const table = happening({ seats }, (state) => [killing(state, the(state, 'old-bear-mormont'))]);

    expect(thumbSays(table)).toEqual(['pass']);
  });

  test('what costs a card is cancelled, what saves a gold is not', () => {
    const seats = [
      { hand: ['treachery'], gold: 1, play: ['tywin-lannister', 'lannisport-merchant'] },
      { play: ['grey-wind', 'winterfell-steward'] },
    ];
    const killing = actions({ seats, turn: 1 });
    killing.seat(1).takes(use('grey-wind'));
    killing.seat(1).picks(card('lannisport-merchant'));
    const saving = actions({ phase: 'marshaling', active: 1, turn: 1, seats });
    saving.seat(1).takes(use('winterfell-steward'));

    expect(thumbSays(killing)).toEqual([expect.stringContaining('treachery')]);
    expect(thumbSays(saving)).toEqual(['pass']);
  });

  test('no fire where it could only burn a friend, and no love for who is beyond reach', () => {
    const burning = (theirs: string) =>
      actions({
        challenge: { attacker: 0, type: 'military', against: 1 },
        seats: [
          { hand: ['dracarys'], gold: 1, play: ['drogon', 'braided-warrior (kneeling, attacking)'] },
          { play: [theirs] },
        ],
      });
    expect(thumbSays(burning('samwell-tarly'))).toEqual(['pass']);
    expect(thumbSays(burning('tumblestone-knight (kneeling, defending)'))).toEqual([
      expect.stringContaining('dracarys'),
    ]);

    const loving = actions({
      seats: [
        { faction: 'house-lannister', hand: ['the-things-i-do-for-love'], gold: 1, play: ['cersei-lannister'] },
        { play: ['garden-caretaker', 'the-red-viper'] },
      ],
    });
    expect(thumbSays(loving)).toEqual(['pass']);
  });

  test('the own deck is turned over before cards are drawn, and what is poor goes under it', () => {
    const table = actions({
      phase: 'plot',
      seats: [
        {
          hand: ['the-bear-and-the-maiden-fair'],
          deck: ['the-queen-of-thorns', 'syrios-training', 'randyll-tarly', 'noble-lineage', 'the-mander', 'ice'],
        },
        {},
      ],
    });
    expect(thumbSays(table)).toEqual([expect.stringContaining('the-bear-and-the-maiden-fair')]);
    table.seat(0).takes(use('the-bear-and-the-maiden-fair'));
    expect(thumbSays(table)).toEqual([expect.stringContaining('0')]);
    table.seat(0).takes({ is: 'seat', seat: 0 });
    expect(thumbSays(table)).toEqual(['card syrios-training', 'card noble-lineage']);
  });

  test('the best of theirs is killed, and none of the own', () => {
    const table = actions({
      seats: [{ play: ['grey-wind', 'winterfell-steward'] }, { play: ['desert-scavenger', 'samwell-tarly'] }],
    });
    table.seat(0).takes(use('grey-wind'));

    expect(thumbSays(table)).toEqual(['card samwell-tarly']);
  });

  test('the own power grows by the one who is missed least', () => {
    const table = actions({
      phase: 'marshaling',
      seats: [
        { hand: ['consolidation-of-power'], gold: 1, play: ['bastard-in-hiding', 'dragonstone-faithful'] },
        { play: ['samwell-tarly'] },
      ],
    });

    expect(thumbSays(table)).toEqual([expect.stringContaining('consolidation-of-power')]);
    table.seat(0).takes(use('consolidation-of-power'));
    expect(thumbSays(table)).toEqual(['card house-stark']);
  });

  test('as much is paid as the best of theirs takes, and no more', () => {
    const table = actions({
      seats: [
        { faction: 'house-lannister', hand: ['the-things-i-do-for-love'], gold: 8, play: ['cersei-lannister'] },
        { play: ['samwell-tarly', 'robb-stark'] },
      ],
    });
    table.seat(0).takes(use('the-things-i-do-for-love'));

    expect(thumbSays(table)).toEqual([expect.stringContaining('6')]);
  });
});
