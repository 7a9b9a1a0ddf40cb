import { cardIdAt, cardThing, UNEXPLAINED } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { House } from './testing/house.ts';

const PAIR = {
  game: 'tictactoe',
  seats: [
    { is: 'me', name: 'Ala' },
    { is: 'me', name: 'Bea' },
  ],
  beginning: { is: 'situation', situation: { rows: ['x..', '...', '...'] } },
};

describe('asking about a thing', () => {
  test('a seat is told why it cannot choose it; the answer says which thing it is about', async () => {
    const client = await new House(PAIR).client(1);
    const thing = { is: 'cell', id: '0' };

    expect(await client.ask({ is: 'explain', thing })).toMatchObject({
      is: 'explained',
      thing,
      explanation: { whyNot: [{ rule: 'TTT-TURN-a' }] },
    });
  });

  test('of what the game does not have, nothing is said', async () => {
    const client = await new House(PAIR).client(1);

    expect(await client.ask({ is: 'explain', thing: { is: 'hex', id: 'b4' } })).toMatchObject({
      explanation: UNEXPLAINED,
    });
  });

  test('an answer about a card names it as older clients expect, too', async () => {
    const client = await new House(PAIR).client(1);
    const card = cardIdAt(3);

    expect(await client.ask({ is: 'explain', thing: cardThing(card) })).toMatchObject({
      thing: { is: 'card', card },
      card,
      explanation: UNEXPLAINED,
    });
  });
});
