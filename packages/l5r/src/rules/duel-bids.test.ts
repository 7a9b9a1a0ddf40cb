import { cardsIn } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { L5rSituation } from '../situation/description.ts';
import { actions, type L5rTable, use } from '../testing/card-table.ts';
import { the } from '../testing/given.ts';
import { inPlay } from '../testing/shown.ts';
import { handOf } from '../zones.ts';

type Side = Exclude<L5rSituation['seats'][0], undefined>;

const conflict = { attacker: 0, type: 'military', ring: 'fire' } as const;
const plan = 'contingency-plan';

/** Mirumoto Raitsugu challenges Shosuro Miyako, 3 military each; both bid, and seat 0 changes its bid. */
function changed(change: 'raiseBid' | 'lowerBid', bids: readonly [number, number], mine: Side = {}): L5rTable {
  const table = actions({
    conflict,
    seats: [
      { hand: [plan], ...mine, play: mine.play ?? ['mirumoto-raitsugu (in conflict)'] },
      { play: ['shosuro-miyako (in conflict)'] },
    ],
  });
  table.seat(0).takes(use(mine.play === undefined ? 'mirumoto-raitsugu' : 'serene-warrior'));
  table.seat(0).isAsked('honorBid').says(bids[0]);
  table.seat(1).isAsked('honorBid').says(bids[1]);
  table.seat(0).takes(use(plan)).takes({ is: change });
  return table;
}

const decision = (table: L5rTable) => table.happened.map(({ event }) => event).find(({ is }) => is === 'duelDecided');
const kinds = (table: L5rTable) => table.happened.map(({ event }) => event.is);

describe('L5R-DUEL-D5-a: a bid that was modified after the dials were revealed', () => {
  test('costs the difference of the values, not of the dials', () => {
    const table = changed('raiseBid', [4, 2]);

    expect(table.state.dials).toEqual([4, 2]);
    expect(table.state.honor).toEqual([7, 13]);
  });

  test('costs that much less when it is lowered', () => {
    expect(changed('lowerBid', [4, 2]).state.honor).toEqual([9, 11]);
  });

  test('may make the other the higher bidder', () => {
    expect(changed('lowerBid', [3, 3]).state.honor).toEqual([11, 9]);
    expect(changed('raiseBid', [3, 3]).state.honor).toEqual([9, 11]);
  });

  test('transfers nothing when the values are equal, whatever the dials show', () => {
    const table = changed('lowerBid', [4, 3]);

    expect(table.state.dials).toEqual([4, 3]);
    expect(table.state.honor).toEqual([10, 10]);
    expect(kinds(table)).not.toContain('honorGiven');
  });

  test('adds its value to the skill of the duelist as well', () => {
    const [raised, lowered] = [changed('raiseBid', [3, 3]), changed('lowerBid', [3, 3])];

    expect(decision(raised)).toMatchObject({ winner: the(raised.state, 'mirumoto-raitsugu') });
    expect(inPlay(raised, 1)).toEqual([]);
    expect(decision(lowered)).toMatchObject({ winner: the(lowered.state, 'shosuro-miyako') });
    expect(decision(changed('lowerBid', [4, 3]))).not.toHaveProperty('winner');
  });

  test('is paid for with as many cards, where cards may be given instead', () => {
    const table = changed('raiseBid', [3, 2], {
      hand: [plan, 'banzai', 'charge', 'rout'],
      play: ['serene-warrior (in conflict) + duelist-training'],
    });
    table.seat(0).isAsked('discardInsteadOfHonor').accepts();
    table.seat(0).isAsked('discardFromHand');

    expect(() => table.seat(0).picks({ is: 'card', card: 'banzai' })).toThrow();
    table.seat(0).picks({ is: 'card', card: 'banzai' }, { is: 'card', card: 'rout' });
    expect(table.state.honor).toEqual([10, 10]);
    expect(cardsIn(table.state.table, handOf(0))).toHaveLength(1);
  });
});
