import { describe, expect, test } from 'vitest';
import { summaryOf } from './documents.ts';
import { HostedTable } from './hosted-table.ts';
import { isTableRefusal } from './refused.ts';
import { expectDone } from './testing/answered.ts';
import { asked, gameCalled, House, headerFor, people } from './testing/house.ts';

const solo = { game: 'race', seats: people('Ala') };
const pair = { game: 'race', options: { format: 'storm' }, seats: people('Ala', 'Ola'), pace: 'instant' };
const relay = {
  game: 'race',
  options: { format: 'relay' },
  seats: people('Ala', 'Ola', 'Ela', 'Ula'),
  pace: 'instant',
};

describe('a table for one', () => {
  test('begins at once, and is played to its end', async () => {
    const house = new House(solo);
    const ala = await house.client(0);
    expect(ala.document.status).toBe('playing');

    for (let round = 0; round < 3; round += 1) expectDone(await ala.decide(2));

    expect(ala.document).toMatchObject({ status: 'over', ending: { is: 'played', winners: [0] } });
  });

  test('takes decisions back without asking anybody', async () => {
    const house = new House(solo);
    const ala = await house.client(0);
    await ala.decide(2);

    expectDone(await ala.ask({ is: 'takeBack' }));

    expect(ala.document.match).toMatchObject({ board: { steps: [0] } });
  });

  test('ends when its only person gives up, and nobody wins', async () => {
    const house = new House(solo);
    const ala = await house.client(0);

    expectDone(await ala.ask({ is: 'resign' }));

    expect(ala.document).toMatchObject({ status: 'over', ending: { is: 'resigned', seat: 0, winners: [] } });
    expect(ala.lines.at(-1)).toBe('You resign.');
    expect(summaryOf(house.loaded())).toMatchObject({
      status: 'over',
      winners: [],
      result: { how: 'resigned', by: 0 },
    });
  });

  test('ends so even if the game has rules for giving up', async () => {
    const house = new House({ ...solo, game: 'resignableRace' });
    const ala = await house.client(0);
    await ala.ask({ is: 'resign' });

    expect(ala.document.ending).toEqual({ is: 'resigned', seat: 0, winners: [] });
  });

  test('is lost to the clock without a winner', async () => {
    const house = new House({ ...solo, clock: { is: 'move', seconds: 60 } });
    const ala = await house.client(0);
    await house.time.pass(61_000);

    expect(ala.document.ending).toEqual({ is: 'timeUp', seat: 0, winners: [] });
  });

  test('can be played again', async () => {
    const house = new House(solo);
    const ala = await house.client(0);
    await ala.ask({ is: 'resign' });

    expectDone(await ala.ask({ is: 'rematch' }));

    expect(ala.document.next).toBeDefined();
  });
});

describe('a table for two who play together', () => {
  test('goes on with a bot when one gives up, and ends without a winner when both do', async () => {
    const house = new House(pair);
    const [ala, ola] = await house.clients(0, 1);
    await ala?.ask({ is: 'resign' });
    expect(ola?.document).toMatchObject({ status: 'playing', seats: [{ is: 'bot', name: 'Ala' }, { is: 'person' }] });

    await ola?.ask({ is: 'resign' });

    expect(ola?.document.ending).toEqual({ is: 'resigned', seat: 1, winners: [] });
  });

  test('leaves it to the game where that has rules for giving up', async () => {
    const house = new House({ ...pair, game: 'resignableRace' });
    const [ala, ola] = await house.clients(0, 1);
    await ala?.ask({ is: 'resign' });

    expect(ola?.document.ending).toEqual({ is: 'played', winners: [] });
  });
});

describe('a table of teams', () => {
  test('shows who plays with whom, before the match and in lists too', async () => {
    const house = new House({ ...relay, seats: [...people('Ala', 'Ola', 'Ela'), { is: 'open' }] });
    const ala = await house.client(0);

    expect(ala.document).toMatchObject({ status: 'gathering', format: 'relay', teams: [0, 1, 0, 1] });
    expect(summaryOf(house.loaded())).toMatchObject({ format: 'relay', teams: [0, 1, 0, 1] });
  });

  test('takes the teams that were chosen', () => {
    const house = new House({ ...relay, options: { format: 'relay', teams: [0, 0, 1, 1] } });

    expect(house.live.table.terms.teams).toEqual([0, 0, 1, 1]);
  });

  test('is won by all seats of a team', async () => {
    const house = new House(relay);
    const clients = await house.clients(0, 1, 2, 3);
    while (house.live.table.status === 'playing') await asked(clients).decide(2);

    expect(clients[0]?.document.ending).toEqual({ is: 'played', winners: [0, 2] });
  });

  test('plays on with a bot while a team mate is left, and the other team wins when the whole team is gone', async () => {
    const house = new House(relay);
    const [ala, ola, ela] = await house.clients(0, 1, 2, 3);
    await ala?.ask({ is: 'resign' });
    expect(ola?.document).toMatchObject({ status: 'playing', seats: [{ is: 'bot', name: 'Ala' }, {}, {}, {}] });

    await ela?.ask({ is: 'resign' });

    expect(ola?.document.ending).toEqual({ is: 'resigned', seat: 2, winners: [1, 3] });
    expect(house.loaded().ending).toEqual(house.live.table.ending);
  });

  test('does not play on with bots alone', async () => {
    const bot = { is: 'bot', bot: 'random' };
    const house = new House({ ...relay, seats: [...people('Ala'), bot, bot, bot] });
    const ala = await house.client(0);
    await ala.ask({ is: 'resign' });

    expect(ala.document.ending).toEqual({ is: 'resigned', seat: 0, winners: [1, 3] });
  });

  test('loses as a team when a clock falls', async () => {
    const house = new House({ ...relay, clock: { is: 'move', seconds: 60 } });
    const [ola] = await house.clients(1, 0, 2, 3);
    await house.time.pass(61_000);

    expect(ola?.document.ending).toEqual({ is: 'timeUp', seat: 0, winners: [1, 3] });
  });
});

describe('what the form does not allow is not founded:', () => {
  const refusalOf = (plan: object): string => {
    const table = HostedTable.found(gameCalled('race'), headerFor({ game: 'race', ...plan }));
    return isTableRefusal(table) ? table.because.text.en : 'founded';
  };

  test.each([
    ['seats', { seats: people('A', 'B', 'C', 'D', 'E') }, 'seats: the game is for 1 to 4 seats'],
    [
      'a format',
      { seats: people('A', 'B'), options: { format: 'swim' } },
      'format: expected one of free (2 to 4 seats)',
    ],
    ['a format for others', { seats: people('A'), options: { format: 'relay' } }, 'for 1 seat there is storm'],
    [
      'teams',
      { seats: people('A', 'B', 'C', 'D'), options: { format: 'relay', teams: [0, 1, 1, 1] } },
      'teams: expected [0, 1, 0, 1] or [0, 0, 1, 1]',
    ],
    ['an option', { seats: people('A'), options: { wind: 3 } }, 'expected "goal" or "storm"'],
    ['a value', { seats: people('A'), options: { goal: 99 } }, 'goal: expected a whole number from 3 to 9'],
    [
      'what is brought',
      { seats: [{ is: 'me', name: 'A', brings: { runner: 'tortoise', shoes: 'spikes' } }] },
      'runners.0.shoes: expected "boots"',
    ],
  ])('%s', (_, plan, because) => {
    expect(refusalOf(plan)).toContain(because);
  });
});

test('who sits down brings what the form asks for, and is refused otherwise', async () => {
  const house = new House({ game: 'race', seats: [...people('Ala'), { is: 'open' }] });
  const refused = await house.live.sit({ name: 'Ola', holder: 'Ola', brings: { runner: 'snail' } });
  expect(isTableRefusal(refused)).toBe(true);
  expect(house.live.table.status).toBe('gathering');

  expect(await house.live.sit({ name: 'Ola', holder: 'Ola', brings: { runner: 'tortoise' } })).toBe(1);

  expect(house.live.table.record()?.start).toMatchObject({
    setup: { runners: [{}, { runner: 'tortoise', shoes: 'boots' }] },
  });
});
