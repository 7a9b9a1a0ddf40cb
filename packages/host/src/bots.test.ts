import { present } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { standingOf } from './standing.ts';
import { House, people } from './testing/house.ts';

const withBot = (pace: string) => ({
  game: 'tictactoe',
  seats: [...people('Ala'), { is: 'bot', bot: 'random' }],
  pace,
});

test('a bot answers after a moment one can follow', async () => {
  const house = new House(withBot('natural'));
  const [ala] = await house.clients(0);
  await ala?.decide(0);

  await house.time.pass(499);
  expect(ala?.document.match?.waiting).toEqual([1]);
  await house.time.pass(502);

  expect(ala?.document.match?.waiting).toEqual([0]);
});

test('bots play a whole match by themselves for somebody who looks on', async () => {
  const house = new House({
    game: 'skirmish',
    seats: ['random', 'thumb'].map((bot) => ({ is: 'bot', bot })),
    pace: 'instant',
  });
  expect(house.live.table.ending).toBeUndefined();
  const watcher = await house.client({ is: 'spectator' });
  expect(house.live.isIdle).toBe(false);

  await house.time.pass(1);
  await house.live.detach(watcher);

  expect(house.live.table.status).toBe('over');
  expect(house.live.isIdle).toBe(true);
  expect(house.reports).toEqual([]);
});

test('a bot that fails is asked again later', async () => {
  const house = new House(withBot('instant'));
  const [ala] = await house.clients(0);
  const { thinks } = house;
  house.thinks = async () => {
    throw new Error('the thread has ended');
  };
  await ala?.decide(0);
  await house.time.pass(1);
  expect(ala?.document.match?.waiting).toEqual([1]);
  expect(house.reports).toHaveLength(1);

  house.thinks = thinks;
  await house.time.pass(5000);

  expect(ala?.document.match?.waiting).toEqual([0]);
});

test('a bot whose answer does not fit harms nobody', async () => {
  const house = new House(withBot('instant'));
  const [ala] = await house.clients(0);
  house.thinks = async () => 99;
  await ala?.decide(0);

  await house.time.pass(20_000);

  expect(ala?.document).toMatchObject({ status: 'playing', match: { decisions: 1 } });
  // Tried again every five seconds, not all the time.
  expect(house.reports.length).toBeLessThan(10);
});

test('a bot whose answer comes too late is not heard', async () => {
  const house = new House(withBot('instant'));
  const [ala] = await house.clients(0);
  const answers: ((answer: number) => void)[] = [];
  house.thinks = () =>
    new Promise((resolve) => {
      answers.push(resolve);
    });
  await ala?.decide(0);
  await house.time.pass(1);
  await ala?.ask({ is: 'takeBack' });

  answers[0]?.(0);
  await house.time.pass(1);

  expect(ala?.document.match).toMatchObject({ decisions: 0, waiting: [0] });
});

test('a bot goes on after a restart, and gives the answer it would have given', async () => {
  const [house, other] = [new House(withBot('instant')), new House(withBot('instant'))];
  for (const each of [house, other]) await (await each.client(0)).decide(0);

  await house.restart();
  await house.time.pass(1);
  await other.time.pass(1);

  expect(house.live.table.recorder?.match).toEqual(other.live.table.recorder?.match);
  expect(house.live.table.recorder?.match.decisions).toBe(2);
});

test('an unknown bot is refused when the table is made', () => {
  expect(() => new House({ game: 'tictactoe', seats: [...people('Ala'), { is: 'bot', bot: 'genius' }] })).toThrow(
    'There is no bot called "genius"',
  );
});

describe('a bot that fails', () => {
  async function failing() {
    const house = new House(withBot('instant'));
    const ala = present(await house.client(0), 'Ala');
    const thinks = house.thinks;
    let asked = 0;
    house.thinks = async () => {
      asked += 1;
      throw new Error('out of ideas');
    };
    await ala.decide(0);
    for (let i = 0; i < 20; i += 1) await house.time.pass(10_000);
    return { house, ala, thinks, asked: () => asked };
  }

  test('is asked three times, and then everybody is told that it is gone', async () => {
    const { ala, asked } = await failing();

    expect(asked()).toBe(3);
    expect(ala.document.seats[1]).toMatchObject({ is: 'bot', presence: 'away' });
    expect(ala.document.status).toBe('playing');
  });

  test('goes on when it can, after its player took a move back', async () => {
    const { house, ala, thinks } = await failing();
    house.thinks = thinks;

    await ala.ask({ is: 'takeBack' });
    await ala.decide(1);
    await house.time.pass(1);

    expect(ala.document.match?.decisions).toBe(2);
    expect(ala.document.seats[1]).toMatchObject({ presence: 'here' });
  });

  test('is asked again when the table is taken up anew', async () => {
    const { house, thinks } = await failing();
    house.thinks = thinks;

    await house.restart();
    await house.time.pass(1);

    expect(house.live.table.recorder?.match.decisions).toBe(2);
  });
});

describe('where only bots play', () => {
  const BOTS = { game: 'tictactoe', pace: 'natural', seats: [0, 1].map(() => ({ is: 'bot', bot: 'random' })) };

  test('nothing happens until somebody looks on, and again once nobody does', async () => {
    const house = new House(BOTS);
    await house.time.pass(60_000);
    expect(house.live.table.recorder?.match.decisions).toBe(0);
    expect(house.live.isIdle).toBe(true);
    expect(standingOf(house.live.table).due).toBeUndefined();

    const watcher = await house.client({ is: 'spectator' });
    await house.time.pass(1_001);
    const seen = house.live.table.recorder?.match.decisions ?? 0;
    expect(seen).toBeGreaterThan(0);

    await house.live.detach(watcher);
    const left = house.live.table.recorder?.match.decisions ?? 0;
    await house.time.pass(60_000);
    expect(house.live.table.recorder?.match.decisions).toBeLessThanOrEqual(left + 1);
  });
});
