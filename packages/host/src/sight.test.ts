import { present } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { HostedTable } from './hosted-table.ts';
import { asked, gameCalled, House, headerFor } from './testing/house.ts';
import { RandomPlay } from './testing/random-play.ts';

/** Two seats of one person: the house knows people by their names. */
const ALONE = {
  game: 'skirmish',
  seats: [
    { is: 'me', name: 'Ala' },
    { is: 'me', name: 'Ala' },
  ],
  beginning: {
    is: 'situation',
    situation: {
      seats: [
        { field: ['knight'], hand: ['banner'] },
        { field: ['militia'], hand: ['shield'] },
      ],
    },
  },
  sight: 'all',
};

describe('a table where one person plays all seats', () => {
  test('shows both hands in every seat, and asks each seat its own questions', async () => {
    const house = new House(ALONE);
    const clients = await house.clients(0, 1);

    for (const client of clients) {
      expect(JSON.stringify(client.document.match?.board)).toContain('banner');
      expect(JSON.stringify(client.document.match?.board)).toContain('shield');
      expect(client.document.sight).toBe('all');
    }
    expect(clients.filter(({ question }) => question !== undefined)).toHaveLength(1);
  });

  test('takes back whatever was decided last, as often as one wants, down to the beginning', async () => {
    const house = new House(ALONE);
    const clients = await house.clients(0, 1);
    const begun = JSON.stringify(present(house.live.table.recorder, 'the match').match.state);
    const play = new RandomPlay(clients, 'alone', house.time);
    for (let step = 0; step < 9 && !play.isOver; step += 1) await play.step();
    const decided = house.live.table.recorder?.match.decisions ?? 0;

    for (let step = decided; step > 0; step -= 1) {
      const client = asked(clients);
      expect(client.document.you.undo).toBe('free');
      await client.ask({ is: 'takeBack' });
      expect(house.live.table.recorder?.match.decisions).toBe(step - 1);
    }
    expect(decided).toBeGreaterThan(4);
    expect(JSON.stringify(house.live.table.recorder?.match.state)).toBe(begun);
    expect(asked(clients).document.you.undo).toBe('nothing');
  });

  test('gives its record at any time', async () => {
    const house = new House(ALONE);
    const client = await house.client(0);

    expect(await client.ask({ is: 'record' })).toMatchObject({ is: 'record' });
  });
});

test('where others sit too, nobody sees everything', () => {
  const header = headerFor({
    ...ALONE,
    seats: [
      { is: 'me', name: 'Ala' },
      { is: 'me', name: 'Ola' },
    ],
  });

  expect(HostedTable.found(gameCalled('skirmish'), header)).toMatchObject({
    because: { text: { en: 'Only one who plays all seats of a table may see all cards.' } },
  });
});
