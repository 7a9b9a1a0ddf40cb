import { describe, expect, test } from 'vitest';
import { playFromProvinces } from '../rules/dynasty-phase.ts';
import { honorBid } from '../rules/honor-bid.ts';
import { ringEffect } from '../rules/ring-effect.ts';
import { layProvinces, mulligan } from '../rules/setup.ts';
import type { L5rSituation } from '../situation/description.ts';
import { thumbSays } from '../testing/bot-table.ts';
import { tableRunning } from '../testing/table.ts';

type Seat = NonNullable<L5rSituation['seats'][0]>;

describe('set-up', () => {
  test('a strong province goes under the stronghold', () => {
    const unlaid = ['pilgrimage', 'the-art-of-war', 'entrenched-position', 'night-raid', 'fertile-fields'];

    expect(thumbSays(tableRunning(layProvinces({ seat: 0 }), { seats: [{ unlaid }, {}] }))).toEqual([
      'card entrenched-position',
    ]);
  });

  test('cards that cost too much for the first round are sent back', () => {
    const table = tableRunning(mulligan({ seat: 0, side: 'conflict' }), {
      seats: [{ hand: ['fine-katana', 'ambush', 'rout'] }, {}],
    });

    expect(thumbSays(table)).toEqual(['card ambush']);
  });
});

describe('the dynasty phase', () => {
  const buying = (seat: Seat) =>
    tableRunning(playFromProvinces({ turn: 0, passed: [] }), { seats: [seat, {}], phase: 'dynasty' });

  test('the best character is bought, with fate on it', () => {
    const table = buying({ fate: 7, rows: [['doji-whisperer'], ['akodo-toturi']] });

    expect(thumbSays(table)).toEqual(['use akodo-toturi rules playFromProvince 1']);
  });

  test('a costly one is not bought for a single round', () => {
    const table = buying({ fate: 5, rows: [['doji-whisperer'], ['akodo-toturi']] });

    expect(thumbSays(table)).toEqual(['use doji-whisperer rules playFromProvince 0']);
  });

  test('with nothing left to buy the fate for passing is taken', () => {
    expect(thumbSays(buying({ fate: 1, rows: [['doji-whisperer']] }))).toEqual(['pass']);
  });
});

describe('a bid', () => {
  const conflictDeck = Array.from({ length: 10 }, () => 'banzai');
  const bidding = (mine: number, theirs: number) =>
    thumbSays(
      tableRunning(honorBid({}), {
        seats: [{ honor: mine, conflictDeck }, { honor: theirs }],
        phase: 'draw',
        round: 1,
      }),
    ).map(Number);

  test.each([
    ['is low with little honor', 4, 10, 1],
    ['is low when the opponent can be made to lose by honor', 10, 3, 1],
    ['is low on the way to a victory of honor', 22, 10, 1],
  ])('%s', (_, mine, theirs, bid) => {
    expect(bidding(mine, theirs)).toEqual([bid]);
  });

  test('is high in the first round', () => {
    expect(bidding(11, 11)[0]).toBeGreaterThanOrEqual(4);
  });
});

describe('the effect of a ring', () => {
  const resolving = (element: 'air' | 'fire' | 'water' | 'void', seats: L5rSituation['seats']) =>
    tableRunning(ringEffect({ by: 0, elements: [element] }), { seats });

  test('void takes fate from an enemy, and is not resolved against oneself', () => {
    const foe = resolving('void', [{ play: ['doji-hotaru (fate 2)'] }, { play: ['hida-kisada (fate 1)'] }]);
    expect(thumbSays(foe)).toEqual(['ringEffect removeFate hida-kisada']);

    expect(thumbSays(resolving('void', [{ play: ['doji-hotaru (fate 2)'] }, {}]))).toEqual(['decline none']);
  });

  test('fire honors the own character with most glory', () => {
    const table = resolving('fire', [{ play: ['doji-whisperer', 'doji-hotaru (fate 1)'] }, {}]);

    expect(thumbSays(table)).toEqual(['ringEffect honor doji-hotaru']);
  });

  test('air takes the last honor', () => {
    expect(thumbSays(resolving('air', [{}, { honor: 1 }]))).toEqual(['ringEffect takeHonor']);
  });
});
