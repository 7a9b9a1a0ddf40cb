import { begin, decide, isRefusal, type Match, type SeatId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { gameContract } from '../contract/game-contract.ts';
import { race } from './race.ts';

gameContract(race, {
  setups: [{ seats: 1 }, { seats: 2, format: 'storm', storm: 'wild' }, { seats: 3 }, { seats: 4, format: 'relay' }],
  games: 4,
});

/** Everybody always takes the most steps. */
function played(setup: object): Match {
  const begun = begin(race, setup, 'race');
  if (isRefusal(begun)) throw new Error('the race was refused');
  let { match } = begun;
  while (match.outcome === undefined) {
    const seat: SeatId = match.open[0]?.question.seat ?? 0;
    const next = decide(race, match, { seat, asked: match.asked, answer: 2 });
    if (isRefusal(next)) throw new Error('a step was refused');
    match = next.match;
  }
  return match;
}

describe('a race', () => {
  test('of one against the storm is won by who is faster', () => {
    expect(played({ seats: 1 }).outcome).toMatchObject({ winners: [0], reason: { key: 'home' } });
    expect(played({ seats: 1, storm: 'wild', goal: 9 }).outcome).toMatchObject({
      winners: [],
      reason: { key: 'storm' },
    });
  });

  test('of two teams is won by all seats of one', () => {
    expect(played({ seats: 4, format: 'relay' }).outcome?.winners).toEqual([0, 2]);
    expect(played({ seats: 4, format: 'relay', teams: [0, 0, 1, 1], goal: 4 }).outcome?.winners).toEqual([0, 1]);
  });

  test('of everybody on their own is won by one', () => {
    expect(played({ seats: 4 }).outcome?.winners).toEqual([0]);
  });
});
