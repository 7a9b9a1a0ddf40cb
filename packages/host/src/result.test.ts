import { present } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { summaryOf } from './documents.ts';
import { asked, House, people } from './testing/house.ts';

const pair = { game: 'tictactoe', seats: people('Ala', 'Ola') };

/** The same, whether the table is the one that was played at or the one taken up again. */
function resultAt(house: House) {
  const { result } = summaryOf(house.live.table);
  expect(summaryOf(house.loaded()).result).toEqual(result);
  return result;
}

describe('what is told of a match when it is over', () => {
  test('nothing before', async () => {
    const house = new House(pair);
    const clients = await house.clients(0, 1);
    await asked(clients).decide(4);

    expect(resultAt(house)).toBeUndefined();
  });

  test('who gave up, and when; what is said later does not change it', async () => {
    const house = new House(pair);
    const [ala, ola] = await house.clients(0, 1);
    const began = house.time.now();
    await ala?.decide(4);
    await house.time.pass(60_000);
    await ola?.ask({ is: 'resign' });
    const ended = house.time.now();
    await house.time.pass(60_000);
    await ala?.ask({ is: 'say', text: 'Dzięki!' });

    expect(resultAt(house)).toEqual({ how: 'resigned', by: 1, decisions: 1, began, ended });
  });

  test('which way the game was won', async () => {
    const house = new House(pair);
    const clients = await house.clients(0, 1);
    for (const cell of [0, 3, 0, 2, 0]) await asked(clients).decide(cell);
    while (house.live.table.status === 'playing') await asked(clients).decide(0);
    await house.writeSnapshot();

    const { outcome } = present(house.live.table.recorder, 'the match').match;
    expect(resultAt(house)).toMatchObject({ how: 'played', reason: outcome?.reason.key });
  });

  test('it began when the last one sat down', async () => {
    const house = new House({ ...pair, seats: [...people('Ala'), { is: 'open' }] });
    await house.time.pass(5_000);
    await house.live.sit({ name: 'Ola', holder: 'Ola' });
    const began = house.time.now();
    const ala = await house.client(0);
    await ala.ask({ is: 'resign' });

    expect(resultAt(house)).toMatchObject({ began });
  });

  test('a game tells what the seats played as, how many rounds and who went first', async () => {
    const decks = ['lion-starter', 'crane-starter'];
    const seats = people('Ala', 'Ola').map((seat, place) => ({ ...seat, brings: decks[place] }));
    const house = new House({ game: 'l5r', seats });
    const ala = await house.client(0);
    await ala.ask({ is: 'resign' });

    expect(resultAt(house)).toMatchObject({ sides: ['lion', 'crane'], rounds: 0, first: expect.any(Number) });
  });
});
