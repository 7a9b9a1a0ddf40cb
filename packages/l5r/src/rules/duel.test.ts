import { describe, expect, test } from 'vitest';
import { given, the } from '../testing/given.ts';
import { tableRunning } from '../testing/table.ts';
import { duel, mayDuel } from './duel.ts';
import { skillOf } from './values.ts';

const conflict = { attacker: 0, type: 'military', ring: 'fire' } as const;

/** A military duel between the two characters, with these bids. */
function fought(
  mine: string,
  other: string,
  bids: readonly [number, number],
  honor: readonly [number, number] = [10, 10],
) {
  const description = {
    conflict,
    seats: [
      { play: [mine.includes('(') ? mine.replace('(', '(in conflict, ') : `${mine} (in conflict)`], honor: honor[0] },
      {
        play: [other.includes('(') ? other.replace('(', '(in conflict, ') : `${other} (in conflict)`],
        honor: honor[1],
      },
    ] as [{ play: string[]; honor: number }, { play: string[]; honor: number }],
  };
  const state = given(description);
  const [challenger, challenged] = [mine, other].map((note) => the(state, note.split(' ')[0] ?? ''));
  if (challenger === undefined || challenged === undefined) throw new Error('a duel needs two');
  const table = tableRunning(duel({ type: 'military', challenger, challenged }), description);
  table.seat(0).isAsked('honorBid').says(bids[0]);
  table.seat(1).isAsked('honorBid').says(bids[1]);
  return { table, challenger, challenged };
}

const decision = ({ table }: ReturnType<typeof fought>) =>
  table.happened.map(({ event }) => event).find(({ is }) => is === 'duelDecided');

describe('a duel', () => {
  test('L5R-DUEL-D3-a: both set their dials in secret, and there is nothing but the bid', () => {
    const { table } = fought('brash-samurai', 'ikoma-prodigy', [1, 1]);

    table.seat(0).isAsked('pause');
  });

  test('L5R-DUEL-b: it has no action window', () => {
    const { table } = fought('brash-samurai', 'ikoma-prodigy', [1, 1]);

    expect(table.match.open.map(({ question }) => question.message.key)).toEqual(['pause']);
  });

  test('L5R-DUEL-D4-a: the dials keep the numbers of the duel', () => {
    expect(fought('brash-samurai', 'ikoma-prodigy', [3, 2]).table.state.dials).toEqual([3, 2]);
  });

  test('L5R-DUEL-D5-a: who bid more gives the difference', () => {
    expect(fought('brash-samurai', 'ikoma-prodigy', [4, 2]).table.state.honor).toEqual([8, 12]);
  });

  test('L5R-DUEL-D5-a: whoever it is', () => {
    expect(fought('brash-samurai', 'ikoma-prodigy', [1, 5]).table.state.honor).toEqual([14, 6]);
  });

  test('L5R-DUEL-D5-a: equal bids transfer nothing', () => {
    const { table } = fought('brash-samurai', 'ikoma-prodigy', [3, 3]);

    expect(table.state.honor).toEqual([10, 10]);
    expect(table.happened.map(({ event }) => event.is)).not.toContain('honorGiven');
  });

  test('L5R-DUEL-D6-a: each adds the bid to the skill of the duelist', () => {
    const weak = fought('doji-whisperer', 'ikoma-prodigy', [5, 1]);

    expect(decision(weak)).toMatchObject({ winner: weak.challenger, loser: weak.challenged });
  });

  test('L5R-DUEL-D7-a: the higher skill wins', () => {
    const won = fought('brash-samurai', 'doji-whisperer', [1, 1]);

    expect(decision(won)).toMatchObject({ winner: won.challenger, loser: won.challenged });
  });

  test('L5R-DUEL-D7-b: with equal skills nobody wins', () => {
    expect(decision(fought('doji-whisperer', 'savvy-politician', [2, 1]))).not.toHaveProperty('winner');
  });

  test('L5R-DUEL-D7-c: a bowed duelist uses its full skill', () => {
    const bowed = fought('brash-samurai (bowed)', 'doji-whisperer', [1, 1]);

    expect(decision(bowed)).toMatchObject({ winner: bowed.challenger });
  });

  test('L5R-DUEL-D9-a: the bonus disappears with the duel', () => {
    const { table, challenger } = fought('doji-whisperer', 'ikoma-prodigy', [5, 1]);

    expect(skillOf(table.state, challenger, 'military')).toBe(0);
    expect(table.state.lasting).toEqual([]);
  });

  test('L5R-DUEL-D9-c: the transfer may end the game before the result', () => {
    const { table } = fought('brash-samurai', 'doji-whisperer', [5, 1], [4, 10]);

    expect(table.match.outcome?.winners).toEqual([1]);
    expect(table.happened.some(({ event }) => event.is === 'duelDecided')).toBe(false);
  });
});

describe('who may duel', () => {
  const state = given({
    conflict: { ...conflict, type: 'political' },
    seats: [
      { play: ['doji-whisperer (in conflict)', 'savvy-politician'] },
      { play: ['matsu-berserker (in conflict)', 'ikoma-prodigy (in conflict)'] },
    ],
  });
  const may = (type: 'military' | 'political', challenger: string, challenged: string) =>
    mayDuel(state, { type, challenger: the(state, challenger), challenged: the(state, challenged) });

  test('L5R-DUEL-a: two participants, one of each player', () => {
    expect(may('political', 'doji-whisperer', 'ikoma-prodigy')).toBe(true);
    expect(may('political', 'savvy-politician', 'ikoma-prodigy')).toBe(false);
    expect(may('military', 'matsu-berserker', 'ikoma-prodigy')).toBe(false);
  });

  test('L5R-DUEL-D2-b: neither with a dash in the skill of the duel', () => {
    expect(may('political', 'doji-whisperer', 'matsu-berserker')).toBe(false);
    expect(may('military', 'doji-whisperer', 'matsu-berserker')).toBe(true);
  });

  test('L5R-DASH-e: on neither side', () => {
    expect(may('political', 'matsu-berserker', 'doji-whisperer')).toBe(false);
  });
});
