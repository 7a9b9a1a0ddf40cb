import { FACTS } from '@kronika/agot';
import { registry } from '@kronika/games';
import {
  type Game,
  isRefusal,
  type MatchRecord,
  parseRecord,
  present,
  randomAnswer,
  randomOf,
  seatsOf,
} from '@kronika/kernel';
import { type Wire, wireFaults } from '@kronika/testkit';
import { expect, test } from 'vitest';
import { RunningServer } from '../testing/running.ts';
import type { SocketClient } from '../testing/socket-client.ts';

const NAMES = ['Ala', 'Ola', 'Ewa', 'Jan', 'Leon', 'Iga'];
const SEATS = seatsOf(NAMES.length);
const PLAN = { game: 'agot', options: { windows: 'brief' }, seats: NAMES.map((name) => ({ is: 'me', name })) };
const FAST = { burst: 1_000_000, perSecond: 1_000_000 };

/** When somebody has had enough, and when everybody has: chance does not always bring a melee to its end. */
const PATIENCE = { one: 70, all: 250 };

/** The plot Taxation has the name of a phase. */
const CARD_NAMES = new Map(FACTS.filter(({ id }) => id !== 'taxation').map(({ name, id }) => [name, id]));

test('AGOT-ELIM-f: six play a melee over the wire, one gives up and watches, and nobody is sent what is hidden', async () => {
  const running = await RunningServer.start({ limits: { messages: FAST, newSockets: FAST } });
  const credentials = await running.table(PLAN);
  const clients = await Promise.all(SEATS.map((seat) => running.client(credentials, { seat })));
  const watcher = await running.client({ table: credentials.table });
  const [quitter, ...others] = clients;
  if (quitter === undefined) throw new Error('nobody came');

  await allPlay(clients, PATIENCE.one);
  expect(await quitter.ask({ is: 'resign' })).toMatchObject({ is: 'done' });
  expect([quitter.document.status, quitter.question]).toEqual(['playing', undefined]);
  await allPlay(others, PATIENCE.all);
  for (const client of others) if (client.document.status === 'playing') await client.ask({ is: 'resign' });
  await Promise.all([...clients, watcher].map((client) => client.until(() => client.document.status === 'over')));

  // Who gave up saw it all to the end.
  expect(quitter.document.match?.decisions).toBeGreaterThan(PATIENCE.one + NAMES.length);
  expect(quitter.document.match).toMatchObject({ board: { seats: { 0: { standing: 'eliminated' } } } });
  const record = await recordOf(running, credentials.table);
  const wires = [
    ...SEATS.map((seat): Wire => ({ looker: seat, messages: present(clients[seat], 'the client').messages })),
    { looker: 'spectator', messages: watcher.messages } satisfies Wire,
  ];
  expect(wireFaults(agot(), record, wires, CARD_NAMES)).toEqual([]);
  // What a seat is sent would be found if a spectator got it.
  expect(wireFaults(agot(), record, [{ looker: 'spectator', messages: quitter.messages }], CARD_NAMES)).not.toEqual([]);
});

/** Whether somebody has to answer: what the table passes by itself needs nobody. */
function isNeeded({ document, question }: SocketClient): boolean {
  return question !== undefined && document.you.passesAt === undefined;
}

/**
 * Everybody answers by chance whenever they are asked, until the match is over or everybody has heard of so many decisions:
 * who is in the middle of something that the others are not told of yet goes on.
 */
async function allPlay(clients: readonly SocketClient[], decisions: number): Promise<void> {
  const isEnough = () =>
    clients.every(({ document }) => document.status === 'over' || (document.match?.decisions ?? 0) >= decisions);
  const play = async (client: SocketClient, seat: number) => {
    const random = randomOf(`${seat}/${decisions}`);
    for (;;) {
      await client.until(() => isEnough() || isNeeded(client));
      if (isEnough()) return;
      const answer = randomAnswer(present(client.question, 'the question'), random);
      expect(await client.decide(answer)).toMatchObject({ is: 'done' });
    }
  };
  await Promise.all(clients.map(play));
}

function agot(): Game {
  const game = registry.find('agot');
  if (isRefusal(game)) throw new Error('agot is not played here');
  return game;
}

async function recordOf(running: RunningServer, table: string): Promise<MatchRecord> {
  const { body } = await running.get(`/api/tables/${table}/record`);
  const record = parseRecord(body);
  if (isRefusal(record)) throw new Error('there is no record');
  return record;
}
