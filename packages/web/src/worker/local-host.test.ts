import { tictactoe } from '@kronika/examples';
import { isTableRefusal, type LiveTable, type Peer } from '@kronika/host';
import { type Game, present, type SeatId } from '@kronika/kernel';
import { type HostMessage, type SeatPlan, tablePlanSchema } from '@kronika/protocol';
import { barter } from '@kronika/testkit/barter';
import { describe, expect, test } from 'vitest';
import { TestTime } from '../client/testing/lines.ts';
import { LocalHost } from './local-host.ts';
import { MemoryArchive } from './testing/memory-archive.ts';

const TWO_PEOPLE: readonly SeatPlan[] = [
  { is: 'me', name: 'Jadwiga' },
  { is: 'me', name: 'Hoshiko' },
];

/** What the first seat of the barter may propose. */
const BUY_FOR_TWO = 3;

function device(archive = new MemoryArchive(), game: Game = tictactoe) {
  const time = new TestTime();
  const changed: string[] = [];
  const errors: unknown[] = [];
  let uniques = 0;
  const host = new LocalHost({
    archive,
    time,
    gameCalled: async (id) => (id === game.id ? game : undefined),
    unique: () => {
      uniques += 1;
      return `unique-${uniques}`;
    },
    changed: (table) => changed.push(table),
    report: (error) => errors.push(error),
  });
  const found = async (seats: readonly SeatPlan[] = TWO_PEOPLE): Promise<string> => {
    const table = await host.found(tablePlanSchema.parse({ game: 'tictactoe', seats }));
    if (isTableRefusal(table)) throw new Error(table.because.text.en);
    return table;
  };
  return { host, archive, time, changed, errors, found };
}

class Sitting implements Peer {
  readonly role: { readonly is: 'seat'; readonly seat: SeatId };
  readonly heard: HostMessage[] = [];

  constructor(seat: SeatId) {
    this.role = { is: 'seat', seat };
  }

  send(messages: readonly HostMessage[]): void {
    this.heard.push(...messages);
  }

  get document() {
    return this.heard.flatMap((message) => (message.is === 'table' ? [message.document] : [])).at(-1);
  }
}

async function live(host: LocalHost, table: string): Promise<LiveTable> {
  const open = await host.open(table);
  if (isTableRefusal(open)) throw new Error(open.because.text.en);
  return open;
}

async function sit(host: LocalHost, table: string, seat: SeatId): Promise<{ open: LiveTable; peer: Sitting }> {
  const open = await live(host, table);
  const peer = new Sitting(seat);
  await open.attach(peer);
  return { open, peer };
}

const decide = (open: LiveTable, peer: Sitting, answer: number) =>
  open.receive(peer, { is: 'decide', id: 1, asked: present(open.table.recorder, 'the match').match.asked, answer });

describe('a table of this device', () => {
  test('is played by the people around it, and goes on where it was when everything was closed', async () => {
    const { host, archive, found, changed } = device();
    const table = await found();
    const { open, peer } = await sit(host, table, 0);
    await decide(open, peer, 4);
    expect(peer.heard.at(-1)).toEqual({ is: 'done', id: 1 });

    const later = device(archive);
    const back = await sit(later.host, table, 1);

    expect(back.peer.document).toMatchObject({ status: 'playing', match: { decisions: 1 } });
    expect(archive.summaries.get(table)).toMatchObject({ status: 'playing', waiting: [1] });
    expect(changed).toEqual([table, table]);
  });

  test('that was played by older rules goes on from where it stood, also when the page was closed without a word', async () => {
    const { host, archive, found, time, errors } = device();
    const table = await found();
    const first = await sit(host, table, 0);
    await decide(first.open, first.peer, 4);
    const second = await sit(host, table, 1);
    await decide(second.open, second.peer, 0);
    time.pass(1_000);
    await expect.poll(async () => (await archive.load(table))?.exact?.entries).toBe(2);

    const newer: Game = { ...tictactoe, rules: tictactoe.rules + 1 };
    const later = device(archive, newer);
    const { open } = await sit(later.host, table, 0);

    const { stretches } = present(open.table.recorder, 'the match').record();
    expect(stretches.map(({ because, rules, from }) => [because, rules, from])).toEqual([
      ['start', tictactoe.rules, 0],
      ['rules', newer.rules, 2],
    ]);
    expect(errors).toEqual([]);
  });

  test('whose rules did not change can still take back what it could before', async () => {
    const { host, archive, found, time } = device();
    const table = await found();
    const { open, peer } = await sit(host, table, 0);
    await decide(open, peer, 4);
    time.pass(1_000);
    await expect.poll(async () => (await archive.load(table))?.exact?.entries).toBe(1);

    const back = await sit(device(archive).host, table, 0);

    expect(back.peer.document).toMatchObject({ you: { undo: 'free' } });
  });

  test('is kept as it stands when everybody leaves, and forgotten whole', async () => {
    const { host, archive, found } = device();
    const table = await found();
    const { open, peer } = await sit(host, table, 0);
    await decide(open, peer, 4);

    await host.left(open, peer);
    const kept = await archive.load(table);
    await host.forget(table);

    expect(kept?.exact?.entries).toBe(1);
    expect(await archive.load(table)).toBeUndefined();
  });

  test('lets bots answer by themselves', async () => {
    const { host, time, found } = device();
    const table = await found([
      { is: 'bot', bot: 'random', name: 'Bot' },
      { is: 'me', name: 'Jadwiga' },
    ]);
    const { open } = await sit(host, table, 1);

    time.pass(1_000);
    await expect.poll(() => open.table.recorder?.match.decisions).toBe(1);
  });

  test('is put away when nobody is there', async () => {
    const { host, found } = device();
    const table = await found();
    const { open, peer } = await sit(host, table, 0);

    await host.left(open, peer);

    expect(await live(host, table)).not.toBe(open);
  });

  test('that another window changed is loaded anew', async () => {
    const { host, archive, found, errors } = device();
    const table = await found();
    const here = await sit(host, table, 0);
    const there = await sit(device(archive).host, table, 0);

    await decide(there.open, there.peer, 4);
    await host.overtaken(table);

    expect(here.peer.heard.at(-1)).toEqual({ is: 'bye', because: 'reload' });
    expect((await sit(host, table, 0)).peer.document).toMatchObject({ match: { decisions: 1 } });
    expect(errors).toEqual([]);
  });

  test('that was overtaken unnoticed refuses to write, and is loaded anew', async () => {
    const { host, archive, found, errors } = device();
    const table = await found();
    const here = await sit(host, table, 0);
    const there = await sit(device(archive).host, table, 0);

    await decide(there.open, there.peer, 4);
    await decide(here.open, here.peer, 0);

    expect(here.peer.heard).toContainEqual(expect.objectContaining({ is: 'bye', because: 'reload' }));
    expect(errors).toHaveLength(1);
    expect((await sit(host, table, 0)).peer.document).toMatchObject({ match: { decisions: 1 } });
  });

  test('can be played again by the same people', async () => {
    const { host, archive, found } = device();
    const table = await found();
    const first = await sit(host, table, 0);
    const second = await sit(host, table, 1);

    await first.open.receive(first.peer, { is: 'resign', id: 1 });
    await first.open.receive(first.peer, { is: 'rematch', id: 2 });
    await second.open.receive(second.peer, { is: 'rematch', id: 3 });

    const next = present(first.open.table.next, 'the next table');
    expect(archive.summaries.get(next)).toMatchObject({
      status: 'playing',
      seats: [{ name: 'Jadwiga' }, { name: 'Hoshiko' }],
    });
  });

  test('is followed by the next match of its series, as it was handed on', async () => {
    const { host, archive } = device(undefined, barter);
    const seats = [...TWO_PEOPLE, { is: 'me', name: 'Barbara' }];
    const plan = tablePlanSchema.parse({ game: 'barter', seats, options: {} });
    const table = await host.found(plan);
    if (isTableRefusal(table)) throw new Error(table.because.text.en);
    const sitting = await Promise.all(([0, 1, 2] as const).map((seat) => sit(host, table, seat)));
    const first = present(sitting[0], 'the first seat');
    await decide(first.open, first.peer, BUY_FOR_TWO);
    while (first.open.table.status === 'playing') {
      const asked = present(sitting[first.open.table.waiting[0] ?? 0], 'who is asked');
      await decide(asked.open, asked.peer, 0);
    }
    for (const { open, peer } of sitting) await open.receive(peer, { is: 'playNext', id: 2 });

    const next = present(first.open.table.next, 'the next table');
    expect(archive.summaries.get(next)).toMatchObject({ status: 'playing', inSeries: 2 });
    expect((await sit(host, next, 0)).peer.document).toMatchObject({
      series: { number: 2 },
      match: { board: { seats: [{ coins: 2 }, {}, {}] } },
    });
  });

  test('begins at a situation, or at a moment of a record, as well', async () => {
    const { host, found } = device();
    const { open, peer } = await sit(host, await found(), 0);
    await decide(open, peer, 4);
    const record = present(open.table.record(), 'the record');
    const begun = async (beginning: object) => {
      const table = await host.found(tablePlanSchema.parse({ game: 'tictactoe', seats: TWO_PEOPLE, beginning }));
      return isTableRefusal(table) ? table.because.text.en : (await sit(host, table, 1)).peer.document;
    };

    expect(await begun({ is: 'record', record, decisions: 1 })).toMatchObject({
      match: { decisions: 1, waiting: [1] },
    });
    expect(await begun({ is: 'record', record, decisions: 9 })).toContain('expected 0 to 1');
    expect(await begun({ is: 'situation', situation: { rows: ['x..', '...', '...'] } })).toMatchObject({
      match: { decisions: 0, waiting: [1] },
    });
    expect(await begun({ is: 'situation', situation: { rows: ['xxx', '...', '...'] } })).toContain('cannot be');
  });

  test('that was forgotten is not there any more', async () => {
    const { host, found } = device();
    const table = await found();

    await host.forget(table);

    expect(await host.open(table)).toMatchObject({ because: { code: 'noTable' } });
  });
});

test('a game that this device does not have is refused', async () => {
  const { host } = device();

  const plan = tablePlanSchema.parse({ game: 'chess', seats: TWO_PEOPLE });

  expect(await host.found(plan)).toMatchObject({ because: { code: 'noTable' } });
});
