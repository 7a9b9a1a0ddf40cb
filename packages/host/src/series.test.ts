import { present } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { summaryOf } from './documents.ts';
import { HostedTable } from './hosted-table.ts';
import { followingHeader } from './series.ts';
import { expectDone, expectRefused } from './testing/answered.ts';
import type { Client } from './testing/client.ts';
import { asked, gameCalled, House, headerFor, people } from './testing/house.ts';

const table = { game: 'barter', seats: people('Ala', 'Ola', 'Ela'), clock: { is: 'chess', seconds: 600, delay: 2 } };

const BUY_FOR_TWO = 3;
const ACCEPT_OR_PASS = 0;
const TURNS = 6;

/** A whole match: the first seat buys something, if the other has it, and then everybody passes. */
async function playedOut(house: House): Promise<readonly Client[]> {
  const clients = await house.clients(0, 1, 2);
  await clients[0]?.decide(BUY_FOR_TWO);
  await asked(clients).decide(ACCEPT_OR_PASS);
  for (let turn = 1; turn < TURNS; turn += 1) await asked(clients).decide(ACCEPT_OR_PASS);
  expect(clients[0]?.document.status).toBe('over');
  return clients;
}

async function allWantNext(clients: readonly Client[]): Promise<void> {
  for (const client of clients) expectDone(await client.ask({ is: 'playNext' }));
}

describe('the next match of a series', () => {
  test('is offered when the match is over', async () => {
    const house = new House(table);
    const [ala] = await house.clients(0);
    expect(ala?.document.series).toEqual({ number: 1 });

    const clients = await playedOut(house);

    expect(clients[1]?.document.series).toEqual({ number: 1, onward: [] });
  });

  test('gets a table of its own as soon as everybody wants it, with the same people and clock', async () => {
    const house = new House(table);
    const [ala, ola, ela] = await playedOut(house);

    expectDone(await ala?.ask({ is: 'playNext' }));
    expectDone(await ala?.ask({ is: 'playNext' }));
    expect(ola?.document).toMatchObject({ series: { onward: [0] }, you: { role: { seat: 1 } } });
    expect(ala?.document.you.onward).toBe('wanted');
    expect(house.founded).toEqual([]);
    await ola?.ask({ is: 'playNext' });
    await ela?.ask({ is: 'playNext' });

    expect(ala?.document.next).toBe('next-1');
    const { header } = house.live.table;
    expect(house.founded).toEqual([
      {
        ...header,
        options: { purses: [2, 6, 4] },
        follows: {
          table: 'table',
          fingerprint: house.live.table.record()?.end.fingerprint,
          number: 2,
        },
      },
    ]);
  });

  test('needs no wish of a bot', async () => {
    const house = new House({ ...table, seats: [...people('Ala'), bot, bot], pace: 'instant' });
    house.thinks = async () => ACCEPT_OR_PASS;
    const [ala] = await house.clients(0);
    for (let turn = 0; turn < TURNS / 3; turn += 1) {
      await ala?.decide(ACCEPT_OR_PASS);
      await house.time.pass(1000);
    }

    expectDone(await ala?.ask({ is: 'playNext' }));

    expect(house.founded).toMatchObject([{ seats: [{ name: 'Ala' }, bot, bot], follows: { number: 2 } }]);
  });

  test('is tried again where making its table failed, even after a restart', async () => {
    const house = new House(table);
    const { founds } = house;
    house.founds = () => Promise.reject(new Error('no room'));
    await allWantNext(await playedOut(house));
    expect(house.founded).toEqual([]);

    house.founds = founds;
    await house.restart();
    const [ala] = await house.clients(0);
    expectDone(await ala?.ask({ is: 'playNext' }));

    expect(ala?.document).toMatchObject({ next: 'next-1', series: { onward: [0, 1, 2] } });
  });

  test('tells nobody what is handed on', async () => {
    const house = new House(table);
    const clients = await playedOut(house);
    await allWantNext(clients);
    const next = new House(present(house.founded[0], 'the next table'));
    const [ala] = await next.clients(0);
    const watcher = await next.client({ is: 'spectator' });

    for (const { messages } of [...clients, present(ala, 'Ala'), watcher])
      expect(JSON.stringify(messages)).not.toMatch(/purses|fingerprint/);
    expect(JSON.stringify(summaryOf(next.live.table))).not.toMatch(/purses|fingerprint/);
  });
});

describe('a table that continues a series', () => {
  async function second(): Promise<House> {
    const first = new House(table);
    await allWantNext(await playedOut(first));
    return new House(present(first.founded[0], 'the next table'));
  }

  test('begins with what was handed on, and says which match of the series it is', async () => {
    const house = await second();
    const [ala] = await house.clients(0);

    expect(ala?.document.match?.board).toMatchObject({ seats: [{ coins: 2 }, {}, {}] });
    expect(ala?.document.series).toEqual({ number: 2 });
    expect(ala?.lines[0]).toBe('This is match 2 of a series: it continues the one before.');
    expect(summaryOf(house.live.table).inSeries).toBe(2);
  });

  test('keeps its place in its record, and when it is taken up again', async () => {
    const house = await second();
    const clients = await playedOut(house);
    const { follows } = house.live.table.header;

    expect(house.live.table.record()?.start).toMatchObject({
      follows: { number: 2, fingerprint: follows?.fingerprint },
    });
    expect(house.loaded().record()).toEqual(house.live.table.record());
    await allWantNext(clients);
    expect(house.founded).toMatchObject([{ follows: { number: 3 }, options: { purses: [0, 8, 4] } }]);
  });

  test('is the same again for who plays it once more', async () => {
    const house = await second();
    const clients = await playedOut(house);
    for (const client of clients) await client.ask({ is: 'rematch' });

    expect(house.founded).toEqual([house.live.table.header]);
  });
});

describe('no next match', () => {
  test('while the match goes on', async () => {
    const [ala] = await new House(table).clients(0);

    expectRefused(await ala?.ask({ is: 'playNext' }), 'notNow');
  });

  test('of a match that time ended, because nothing follows from it', async () => {
    const house = new House({ ...table, clock: { is: 'game', seconds: 60 } });
    const [ala] = await house.clients(0, 1, 2);
    await house.time.pass(60_000);

    expect(ala?.document).toMatchObject({ status: 'over', series: { number: 1 } });
    expect(ala?.document.series).not.toHaveProperty('onward');
    expectRefused(await ala?.ask({ is: 'playNext' }), 'noNextMatch');
  });

  test('of a game without series', async () => {
    const house = new House({ game: 'tictactoe', seats: people('Ala', 'Ola') });
    const [ala] = await house.clients(0, 1);
    await ala?.ask({ is: 'resign' });

    expect(ala?.document).not.toHaveProperty('series');
    expectRefused(await ala?.ask({ is: 'playNext' }), 'noNextMatch');
  });

  test('for a spectator to wish', async () => {
    const house = new House(table);
    await playedOut(house);
    const watcher = await house.client({ is: 'spectator' });

    expectRefused(await watcher.ask({ is: 'playNext' }), 'notYours');
  });
});

describe('what is handed on', () => {
  test('is refused from anybody but a finished match', () => {
    const refused = HostedTable.found(gameCalled('barter'), headerFor({ ...table, options: { purses: [12, 0, 0] } }));

    expect(refused).toMatchObject({
      because: {
        code: 'invalid',
        text: {
          en: 'the table cannot be used: options.purses: expected nothing, because only a finished match hands this on, to the one that follows it.',
        },
      },
    });
  });

  test('is checked wherever it comes from', () => {
    const header = {
      ...headerFor(table),
      options: { purses: [12, 12, 12] },
      follows: { table: 'before', fingerprint: 'f', number: 2 },
    };

    expect(HostedTable.found(gameCalled('barter'), header)).toMatchObject({
      because: { text: { en: 'the setup cannot be used: purses: expected 12 coins in all purses together.' } },
    });
  });
});

const bot = { is: 'bot', bot: 'random', name: 'Bot' } as const;

describe('a table for other people that follows a finished match', () => {
  const other = { ...table, seats: people('Iza', 'Ula', 'Ewa'), clock: { is: 'none' } };

  test('takes over what is handed on, with seats and clock of its own', async () => {
    const house = new House(table);
    await playedOut(house);
    const header = headerFor(other);

    const following = followingHeader(header, house.live.table);

    expect(following).toEqual({
      ...header,
      options: { purses: [2, 6, 4] },
      follows: { table: 'table', fingerprint: house.live.table.record()?.end.fingerprint, number: 2 },
    });
  });

  test('is refused before the match is over, for another game, and with a past of its own making', async () => {
    const house = new House(table);
    const before = house.live.table;
    expect(followingHeader(headerFor(other), before)).toMatchObject({ because: { code: 'noNextMatch' } });
    await playedOut(house);

    const forged = { ...headerFor(other), options: { purses: [99, 0, 0] } };
    const elsewhere = { ...headerFor(other), game: 'race' };

    for (const header of [forged, elsewhere])
      expect(followingHeader(header, house.live.table)).toMatchObject({ because: { code: 'invalid' } });
  });
});
