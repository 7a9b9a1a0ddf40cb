import { describe, expect, test } from 'vitest';
import { Pace } from './pace.ts';

const EFFORT = { nodes: 1000, seconds: 0.5 };

/** A machine that looks at so many positions a second, and how many it is given at each of so many answers. */
function given(answers: number, speedAt: (answer: number) => number, game = 'l5r'): readonly number[] {
  let now = 0;
  const pace = new Pace(() => now);
  return Array.from({ length: answers }, (_, answer) =>
    pace.timed(game, EFFORT, (nodes) => {
      now += (1000 * nodes) / speedAt(answer);
      return nodes;
    }),
  );
}

describe('the positions that a bot may look at', () => {
  test('are those of its level before anything is known', () => {
    expect(given(1, () => 10)).toEqual([1000]);
  });

  test.each([
    ['a machine four times as slow', 500, 250],
    ['a machine four times as fast', 8000, 4000],
    ['the machine that the level was made for', 2000, 1000],
  ])('fit into its time on %s', (_, speed, nodes) => {
    const last = given(60, () => speed).at(-1) ?? 0;

    expect(last).toBeGreaterThan(0.95 * nodes);
    expect(last).toBeLessThan(1.05 * nodes);
  });

  test('become fewer at once when the machine has more to do', () => {
    const nodes = given(24, (answer) => (answer < 20 ? 2000 : 500));

    expect(nodes[20]).toBe(1000);
    expect(nodes[23]).toBeLessThan(350);
  });

  test('stay near what fits when most searches end early', () => {
    const nodes = given(200, (answer) => (answer % 4 === 0 ? 2000 : 6000));

    for (const one of nodes.slice(20)) expect(one).toBeLessThan(1250);
  });

  test('are not learnt from answers without a choice', () => {
    expect(given(100, () => 1_000_000)).toEqual(Array.from({ length: 100 }, () => 1000));
  });

  test('never make a level another one', () => {
    expect(given(200, () => 1).at(-1)).toBe(63);
    expect(Math.max(...given(400, (answer) => 2000 * 1.03 ** answer))).toBe(16_000);
  });

  test('are counted for each game apart', () => {
    let now = 0;
    const pace = new Pace(() => now);
    const slow = (nodes: number) => {
      now += nodes * 10;
      return nodes;
    };
    for (let answer = 0; answer < 5; answer += 1) pace.timed('oath', EFFORT, slow);

    expect(pace.timed('oath', EFFORT, slow)).toBeLessThan(200);
    expect(pace.timed('agot', EFFORT, slow)).toBe(1000);
  });
});
