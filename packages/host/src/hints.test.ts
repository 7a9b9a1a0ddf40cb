import type { HostMessage } from '@kronika/protocol';
import { describe, expect, test } from 'vitest';
import type { BotQuestion } from './ports.ts';
import { House, people } from './testing/house.ts';
import { settled } from './testing/simulated.ts';

const BOT = { is: 'bot', bot: 'random' };
const plan = (...seats: readonly object[]) => ({ game: 'tictactoe', seats, pace: 'instant' });

/** What the house says to somebody who asks for a hint. */
async function hinted(house: House, seat: 0 | 1, asked?: number): Promise<readonly HostMessage[]> {
  const heard: HostMessage[] = [];
  const peer = {
    role: { is: 'seat', seat } as const,
    send: (messages: readonly HostMessage[]) => {
      heard.push(...messages);
    },
  };
  const now = house.live.table.recorder?.match.asked ?? 0;
  await house.live.receive(peer, { is: 'advise', id: 7, asked: asked ?? now });
  await settled();
  return heard;
}

describe('a hint', () => {
  test('is what the strongest bot would do in the seat, and changes nothing', async () => {
    const house = new House(plan(...people('Ala'), BOT));
    const questions: BotQuestion[] = [];
    const { advises } = house;
    house.advises = (question) => {
      questions.push(question);
      return advises(question);
    };

    const [message] = await hinted(house, 0);

    expect(message).toMatchObject({ is: 'advised', id: 7, advice: { reason: { pl: expect.any(String) } } });
    expect(questions).toMatchObject([{ bot: 'level-5', seat: 0 }]);
    expect(house.live.table.entries).toBe(0);
  });

  test('is for the seat that is asked, about what it is asked now', async () => {
    const house = new House(plan(...people('Ala'), BOT));

    expect(await hinted(house, 1)).toMatchObject([{ is: 'refused', because: { code: 'notNow' } }]);
    expect(await hinted(house, 0, 99)).toMatchObject([{ is: 'refused', because: { code: 'notNow' } }]);
  });

  test('is not for spectators', async () => {
    const house = new House(plan(...people('Ala'), BOT));
    const watching = await house.client({ is: 'spectator' });

    expect(await watching.ask({ is: 'advise', asked: house.live.table.recorder?.match.asked ?? 0 })).toMatchObject({
      is: 'refused',
      because: { code: 'notYours' },
    });
  });

  test('comes once at a time, and a failure leaves room for the next', async () => {
    const house = new House(plan(...people('Ala'), BOT));
    const { advises } = house;
    let fail: (error: Error) => void = () => undefined;
    house.advises = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    const first = hinted(house, 0);
    await settled();

    expect(await hinted(house, 0)).toMatchObject([{ is: 'refused', because: { code: 'tooFrequent' } }]);
    const heard = await first;
    fail(new Error('the thread has ended'));
    await settled();
    expect(heard).toMatchObject([{ is: 'refused', because: { code: 'internal' } }]);

    house.advises = advises;
    expect(await hinted(house, 0)).toMatchObject([{ is: 'advised' }]);
  });
});

describe('hints are', () => {
  test.each([
    ['allowed against bots', plan(...people('Ala'), BOT), 'allowed'],
    ['off between people', plan(...people('Ala', 'Ola')), undefined],
    ['off while somebody may still come', plan(...people('Ala'), { is: 'open' }), undefined],
    ['allowed for one person who plays all seats', { ...plan(...people('Ala', 'Ala')), sight: 'all' }, 'allowed'],
    ['allowed where the table says so', { ...plan(...people('Ala', 'Ola')), hints: 'allowed' }, 'allowed'],
    ['off where the table says so', { ...plan(...people('Ala'), BOT), hints: 'off' }, undefined],
  ])('%s', async (_, table, hints) => {
    const house = new House(table);
    const [ala] = await house.clients(0);

    expect(ala?.document.hints).toBe(hints);
  });

  test('refused where they are off', async () => {
    expect(await hinted(new House(plan(...people('Ala', 'Ola'))), 0)).toMatchObject([{ is: 'refused' }]);
  });
});
