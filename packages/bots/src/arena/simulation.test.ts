import { tictactoe } from '@kronika/examples';
import { isRefusal, type Refusal } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { type Simulation, type SimulationPlan, simulate } from './simulation.ts';

function outcomeOf(plan: SimulationPlan): Simulation | Refusal {
  const games = simulate(tictactoe, plan);
  for (;;) {
    const step = games.next();
    if (step.done) return step.value;
  }
}

function simulated(plan: SimulationPlan): Simulation {
  const outcome = outcomeOf(plan);
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return outcome;
}

describe('a simulation', () => {
  const plan = { games: 40, seed: '1', seats: ['random', 'thumb'] };

  test('counts every finished game as a win of somebody or a draw', () => {
    const { games, finished, draws, winsByBot } = simulated(plan);

    expect({ games, finished }).toEqual({ games: 40, finished: 40 });
    expect((winsByBot.random ?? 0) + (winsByBot.thumb ?? 0) + draws).toBe(40);
  });

  test('gives the same for the same seed, and another hash for another', () => {
    expect(simulated(plan)).toEqual(simulated(plan));
    expect(simulated(plan).hash).not.toBe(simulated({ ...plan, seed: '2' }).hash);
    expect(simulated(plan).hash).not.toBe(simulated({ ...plan, games: 39 }).hash);
  });

  test('lets the bots take turns in the seats', () => {
    const asGiven = simulated({ ...plan, games: 1 });
    const theOtherWay = simulated({ ...plan, games: 1, seats: ['thumb', 'random'] });

    expect(asGiven.hash).not.toBe(theOtherWay.hash);
    // Whoever is named first, the better bot sits in both seats equally often and wins more.
    for (const seats of [plan.seats, ['thumb', 'random']]) {
      const { winsByBot } = simulated({ ...plan, seats });
      expect(winsByBot.thumb).toBeGreaterThan(winsByBot.random ?? 0);
    }
  });

  test('adds up the wins of a bot that holds several seats', () => {
    const { winsByBot, draws } = simulated({ ...plan, seats: ['random', 'random'] });

    expect(winsByBot).toEqual({ random: 40 - draws });
  });

  test('says after each game how many are done', () => {
    expect([...simulate(tictactoe, { ...plan, games: 3 })]).toEqual([1, 2, 3]);
  });

  test('refuses bots it does not know and numbers of seats the game is not for', () => {
    expect(outcomeOf({ ...plan, seats: ['random', 'nobody'] })).toMatchObject({ refused: 'unknown', name: 'nobody' });
    expect(outcomeOf({ ...plan, seats: ['random'] })).toMatchObject({ refused: 'invalid' });
  });
});
