import { describe, expect, test } from 'vitest';
import { mulligan, placeSetup } from '../rules/setup.ts';
import { thumbSays } from '../testing/bot-table.ts';
import { actions, card, defending, happening, initiating, opportunity, resolving, use } from '../testing/card-table.ts';
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
    actions({ phase: 'marshaling', seats: [{ gold, hand: [...hand], play: [...play] }, {}] });

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
