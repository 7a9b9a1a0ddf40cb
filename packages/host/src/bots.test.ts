import { expect, test } from 'vitest';
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

test('bots play a whole match by themselves, and the table is not idle before its end', async () => {
  const house = new House({
    game: 'skirmish',
    seats: ['random', 'thumb'].map((bot) => ({ is: 'bot', bot })),
    pace: 'instant',
  });
  expect(house.live.isIdle).toBe(false);
  expect(house.live.table.ending).toBeUndefined();

  await house.time.pass(1);

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
