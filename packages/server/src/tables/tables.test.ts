import { registry } from '@kronika/games';
import { isTableRefusal, type LiveTable, type Outage, type Peer, type Ports } from '@kronika/host';
import { type HostMessage, tablePlanSchema } from '@kronika/protocol';
import { describe, expect, test } from 'vitest';
import { LocalBus } from '../bus/local.ts';
import { MemoryStore } from '../store/memory.ts';
import { DamagedTableError, type Store } from '../store/port.ts';
import { Tables } from './tables.ts';

/** A time that can be moved; alarms ring as usual. */
class MovableTime {
  offset = 0;
  now(): number {
    return Date.now() + this.offset;
  }
  after(milliseconds: number, then: () => void): () => void {
    const timer = setTimeout(then, Math.min(milliseconds, 2 ** 31 - 1));
    timer.unref();
    return () => clearTimeout(timer);
  }
}

/** A store with one table that is damaged. */
class HalfReadableStore extends MemoryStore {
  unreadable = '';
  override async load(table: string) {
    if (table === this.unreadable) throw new DamagedTableError('damaged');
    return super.load(table);
  }
}

interface Around {
  readonly time?: MovableTime;
  readonly bus?: LocalBus;
  readonly outages?: readonly Outage[];
}

function tablesOn(store: Store, { time = new MovableTime(), bus = new LocalBus(), outages = [] }: Around = {}) {
  const reports: unknown[] = [];
  const thinker: Ports['thinker'] = {
    answer: async () => 0,
    advise: async () => ({ answer: 0, reason: { pl: '', en: '' }, prospects: [] }),
  };
  const tables = new Tables({ registry, store, bus, time, thinker, outages, report: (error) => reports.push(error) });
  return { tables, time, reports };
}

const plan = (changes: object = {}) =>
  tablePlanSchema.parse({
    game: 'tictactoe',
    seats: [
      { is: 'me', name: 'Ala' },
      { is: 'me', name: 'Ola' },
    ],
    ...changes,
  });

async function made(tables: Tables, changes: object = {}): Promise<string> {
  const table = await tables.create(plan(changes), () => 'holder');
  if (typeof table !== 'string') throw new Error(table.because.text.en);
  return table;
}

async function live(tables: Tables, id: string): Promise<LiveTable> {
  const table = await tables.get(id);
  if (isTableRefusal(table)) throw new Error(table.because.text.en);
  return table;
}

function peerAt(seat: 0 | 1): Peer & { readonly messages: HostMessage[] } {
  const messages: HostMessage[] = [];
  return { role: { is: 'seat', seat }, messages, send: (said) => messages.push(...said) };
}

const decide = (answer: number, asked = 1) => ({ is: 'decide', id: 1, asked, answer }) as const;

describe('a table where nobody is', () => {
  test('is let go of after a while, and taken up where it was', async () => {
    const { tables, time } = tablesOn(new MemoryStore());
    const id = await made(tables);
    const peer = peerAt(0);
    const first = await live(tables, id);
    await first.attach(peer);
    await first.receive(peer, decide(4));
    time.offset += 600_000;
    await tables.sweep();
    expect(tables.size).toBe(1);

    await first.detach(peer);
    await tables.sweep();
    time.offset += 600_000;
    await tables.sweep();

    expect(tables.size).toBe(0);
    expect((await live(tables, id)).table.recorder?.match.decisions).toBe(1);
  });

  test('is woken when its clock falls', async () => {
    const { tables, time } = tablesOn(new MemoryStore());
    const id = await made(tables, { clock: { is: 'move', seconds: 60 } });
    time.offset += 61_000;
    await tables.sweep();
    time.offset -= 61_000;
    expect(tables.size).toBe(0);
    await tables.wake(0, 10);
    expect(tables.size).toBe(0);

    // Clocks wait a minute for people to come.
    time.offset += 121_000;
    await tables.wake(0, 10);
    const woken = await live(tables, id);
    await expect.poll(() => woken.table.ending).toEqual({ is: 'timeUp', seat: 0, winners: [1] });
  });

  test('where a bot is to answer somebody is taken up after a restart, also if nobody comes', async () => {
    const store = new MemoryStore();
    const before = tablesOn(store);
    const bot = { is: 'bot', bot: 'random' };
    const id = await made(before.tables, { seats: [bot, { is: 'me', name: 'Ala' }] });
    await before.tables.drain();
    const { tables } = tablesOn(store);

    await tables.wake(2_000, 10);

    const woken = await live(tables, id);
    await expect.poll(() => woken.table.waiting, { timeout: 20_000 }).toEqual([1]);
  });

  test('where only bots play is left alone after a restart until somebody comes', async () => {
    const store = new MemoryStore();
    const before = tablesOn(store);
    await made(before.tables, { seats: [0, 1].map(() => ({ is: 'bot', bot: 'random' })) });
    await before.tables.drain();
    const { tables } = tablesOn(store);

    await tables.wake(2_000, 10);

    expect(tables.size).toBe(0);
  });

  test('that cannot be read keeps no other one asleep', async () => {
    const store = new HalfReadableStore();
    const { tables, reports, time } = tablesOn(store);
    const bad = await made(tables, { clock: { is: 'move', seconds: 1 } });
    const good = await made(tables, { clock: { is: 'move', seconds: 1 } });
    time.offset += 600_000;
    await tables.drain();
    store.unreadable = bad;
    const again = tablesOn(store, { time });

    await again.tables.wake(0, 10);

    expect(reports).toEqual([]);
    expect(again.reports).toHaveLength(1);
    expect((await live(again.tables, good)).table.status).toBe('playing');
  });
});

test('two who want the same table get the same', async () => {
  const store = new MemoryStore();
  const before = tablesOn(store);
  const id = await made(before.tables);
  const { tables } = tablesOn(store);

  const [one, other] = await Promise.all([tables.get(id), tables.get(id)]);

  expect(one).toBe(other);
  expect(tables.size).toBe(1);
});

test('a server that is being stopped takes up nothing, and says goodbye', async () => {
  const { tables } = tablesOn(new MemoryStore());
  const id = await made(tables);
  const peer = peerAt(0);
  await (await live(tables, id)).attach(peer);

  await tables.drain();

  expect(peer.messages.at(-1)).toEqual({ is: 'bye', because: 'restart' });
  expect(await tables.get(id)).toMatchObject({ because: { code: 'notNow' } });
  expect(await tables.create(plan(), () => 'holder')).toMatchObject({ because: { code: 'notNow' } });
});

test('of two servers on one store, the one that is behind lets its people come back', async () => {
  const store = new MemoryStore();
  const bus = new LocalBus();
  const [one, other] = [tablesOn(store, { bus }), tablesOn(store, { bus })];
  const id = await made(one.tables);
  const [ala, ola] = [peerAt(0), peerAt(1)];
  await (await live(one.tables, id)).attach(ala);
  await (await live(other.tables, id)).attach(ola);

  await (await live(one.tables, id)).receive(ala, decide(4));

  expect(ala.messages.at(-1)).toMatchObject({ is: 'done' });
  expect(ola.messages.at(-1)).toEqual({ is: 'bye', because: 'reload' });
  expect((await live(other.tables, id)).table.recorder?.match.decisions).toBe(1);
});

test('a restart neither gives nor takes time on a clock', async () => {
  const store = new MemoryStore();
  const before = tablesOn(store);
  const id = await made(before.tables, { clock: { is: 'chess', seconds: 600, delay: 0 } });
  const people = [peerAt(0), peerAt(1)] as const;
  for (const peer of people) await (await live(before.tables, id)).attach(peer);
  before.time.offset += 30_000;
  const down = before.time.now();
  await before.tables.drain();
  const up = down + 3_600_000;
  const time = new MovableTime();
  time.offset = up - Date.now();

  const { tables } = tablesOn(store, { time, outages: [{ from: down, until: up }] });
  const back = await live(tables, id);
  time.offset += 20_000;
  await back.receive(people[0], decide(4));

  const [left = 0] = back.table.time.document([])?.left ?? [];
  expect(Math.round((600_000 - left) / 1000)).toBe(50);
});
