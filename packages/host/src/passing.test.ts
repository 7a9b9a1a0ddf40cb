import { present } from '@kronika/kernel';
import { isPlainWindow, passIn, usedCard } from '@kronika/protocol';
import { describe, expect, test } from 'vitest';
import { summaryOf } from './documents.ts';
import { WINDOW_TIME } from './passing.ts';
import { expectDone, expectRefused } from './testing/answered.ts';
import type { Client } from './testing/client.ts';
import { asked, House, people } from './testing/house.ts';

const guarded = { game: 'skirmish', seats: people('Ala', 'Ola') };
const brief = { ...guarded, options: { windows: 'brief' } };
const againstBot = { game: 'skirmish', pace: 'instant', seats: [...people('Ala'), { is: 'bot', bot: 'thumb' }] };

const isAtWindow = ({ question }: Client) => question !== undefined && isPlainWindow(question);

/** Everybody answers with the first option until somebody is asked in a window. */
async function untilWindow(clients: readonly Client[]): Promise<Client> {
  for (let steps = 0; steps < 50; steps += 1) {
    const client = asked(clients);
    if (isAtWindow(client)) return client;
    await client.decide(firstAnswer(client));
  }
  throw new Error('no window');
}

function firstAnswer({ question }: Client): number | number[] {
  switch (question?.is) {
    case 'number':
      return question.min;
    case 'pick':
      return Array.from({ length: question.min }, (_, place) => place);
    default:
      return 0;
  }
}

const seatOf = ({ role }: Client) => (role.is === 'seat' ? role.seat : undefined);

const passOf = ({ question }: Client) => present(question && passIn(question), 'the pass');

function otherThan(client: Client, clients: readonly Client[]): Client {
  return present(
    clients.find((other) => other !== client),
    'the other one',
  );
}

async function atWindow(plan: object = guarded) {
  const house = new House(plan);
  const clients = await house.clients(0, 1);
  const client = await untilWindow(clients);
  return { house, clients, client, other: otherThan(client, clients) };
}

describe('where people guard their hands', () => {
  test('others learn of a pass when the time of the window is over', async () => {
    const { house, client, other } = await atWindow();
    const sent = other.messages.length;
    const decisions = client.document.match?.decisions;

    expectDone(await client.decide(passOf(client)));
    expect(client.document.you).toMatchObject({ passesBy: 'early', passesAt: house.live.table.askedAt + WINDOW_TIME });
    await house.time.pass(WINDOW_TIME - 1);
    expect(other.messages).toHaveLength(sent);
    await house.time.pass(1);

    expect(other.document.match?.decisions).toBe((decisions ?? 0) + 1);
  });

  test('a pass can be taken back until then', async () => {
    const { house, client, other } = await atWindow();
    await client.decide(passOf(client));

    expectDone(await client.ask({ is: 'hold', asked: client.document.match?.asked ?? 0 }));
    await house.time.pass(100_000);

    expect(client.document.you.passesAt).toBeUndefined();
    expect(other.document.match?.waiting).toEqual([client.document.match?.question?.seat]);
  });

  test('playing a card counts at once', async () => {
    const { client, other } = await atWindow();
    const decisions = other.document.match?.decisions ?? 0;

    expectDone(await client.decide(0));

    expect(other.document.match?.decisions).toBe(decisions + 1);
  });

  test('a pass survives that the table is taken up again', async () => {
    const { house, client } = await atWindow();
    await client.decide(passOf(client));

    await house.restart(WINDOW_TIME);
    await house.time.pass(0);

    expect(house.live.table.recorder?.match.decisions).toBe((client.document.match?.decisions ?? 0) + 1);
  });

  test('the time of the window costs nobody anything, however it is used', async () => {
    const { house, clients, client } = await atWindow({ ...guarded, clock: { is: 'chess', seconds: 100, delay: 1 } });
    const left = client.document.clock?.left;

    await house.time.pass(WINDOW_TIME - 1);
    await client.decide(passOf(client));
    await house.time.pass(1);
    expect(client.document.clock?.left).toEqual(left);
    const next = await untilWindow(clients);
    await house.time.pass(WINDOW_TIME + 2_000);
    await next.decide(0);

    const spent = left?.map((before, seat) => before - (client.document.clock?.left[seat] ?? 0));
    expect(spent?.toSorted()).toEqual([0, 2_000]);
  });

  test('nothing that a seat arranges for itself shows in lists or in what others are sent', async () => {
    const { house, client, other } = await atWindow();
    const before = summaryOf(house.live.table);
    const sent = other.messages.length;
    const printed = client.document.you.ownCards?.[0] ?? '';
    await house.time.pass(100);

    await client.ask({ is: 'orders', orders: { otherwise: 'stop', windows: {} } });
    await client.ask({ is: 'passing', until: 'something' });
    await client.ask({ is: 'askAbout', printed, when: 'never' });
    await client.ask({ is: 'hold', asked: client.document.match?.asked ?? 0 });
    await client.ask({ is: 'passing', until: 'off' });

    expect(summaryOf(house.live.table)).toEqual(before);
    expect(other.messages).toHaveLength(sent);
  });
});

describe('passing for a while', () => {
  test('for the rest of a span passes every window in it, and nothing else', async () => {
    const { house, clients, client } = await atWindow(brief);
    expect(client.document.you.spans).toEqual(['phase']);

    expectDone(await client.ask({ is: 'passing', until: 'phase' }));
    expect(client.document.you.passing).toBe('phase');
    const questions: string[] = [];
    for (let steps = 0; steps < 60 && client.document.you.passing !== undefined; steps += 1) {
      await house.time.pass(0);
      const next = asked(clients);
      if (next === client) questions.push(client.question?.message.key ?? '');
      await next.decide(isAtWindow(next) ? passOf(next) : firstAnswer(next));
    }

    expect(client.document.you.passing).toBeUndefined();
    expect(questions.filter((key) => /Window/.test(key))).toEqual([]);
    await untilWindow(clients);
  });

  test('until something happens ends when somebody does something, and is written down', async () => {
    const { house, clients, client, other } = await atWindow(brief);
    await client.ask({ is: 'passing', until: 'something' });
    await house.time.pass(0);
    expect(house.loaded().passingOf(client.role.is === 'seat' ? client.role.seat : 0)).toBe('something');
    expect(isAtWindow(other)).toBe(true);

    await other.decide(0);
    while (!isAtWindow(asked(clients))) await asked(clients).decide(firstAnswer(asked(clients)));

    expect(client.document.you.passing).toBeUndefined();
    const seat = client.role.is === 'seat' ? client.role.seat : 0;
    expect(house.loaded().passingOf(seat)).toBeUndefined();
    expect(house.loaded(house.journal.journalOnly).passingOf(seat)).toBeUndefined();
  });

  test('is refused for a question that is over: nobody passes a window that they have not seen', async () => {
    const { house, clients, client } = await atWindow(brief);
    const seen = client.document.match?.asked ?? 0;
    await client.decide(passOf(client));
    await untilWindow(clients);

    for (const until of ['something', 'phase'] as const) {
      expectRefused(await client.ask({ is: 'passing', until, asked: seen }), 'notNow');
      expect(client.document.you.passing).toBeUndefined();
    }
    const now = house.live.table.recorder?.match.asked ?? 0;
    expectDone(await client.ask({ is: 'passing', until: 'phase', asked: now }));
    expect(client.document.you.passing).toBe('phase');
  });

  test("ends when the phase becomes one's own: nobody loses a turn by passing through those of others", async () => {
    const { house, clients } = await atWindow({ ...brief, game: 'ledSkirmish' });
    const [ala, ola] = [present(clients[0], 'Ala'), present(clients[1], 'Ola')];
    for (const until of ['phase', 'something'] as const) {
      const first = house.live.table.spans[0]?.of === 0 ? ala : ola;
      const follower = otherThan(first, clients);
      await follower.ask({ is: 'passing', until });
      // Who follows bids most of all and leads the next round; nobody does anything until then.
      for (let steps = 0; steps < 60 && house.live.table.spans[0]?.of !== seatOf(follower); steps += 1) {
        await house.time.pass(0);
        const next = asked(clients);
        if (next.question?.is !== 'number') await next.decide(isAtWindow(next) ? passOf(next) : firstAnswer(next));
        else await next.decide(next === follower ? next.question.max : next.question.min);
      }

      expect(house.live.table.spans[0]?.of).toBe(seatOf(follower));
      expect(follower.document.you.passing).toBeUndefined();
    }
  });

  test('is off with one word, and then the seat is asked', async () => {
    const { house, client } = await atWindow();
    await client.ask({ is: 'passing', until: 'phase' });
    expect(client.document.you.passesBy).toBe('passing');

    expectDone(await client.ask({ is: 'passing', until: 'off' }));
    await house.time.pass(100_000);

    expect(client.question).toBeDefined();
    expect(client.document.you.passing).toBeUndefined();
  });

  test('what does not go on cannot be passed through', async () => {
    const { client } = await atWindow();

    expectRefused(await client.ask({ is: 'passing', until: 'contest' }), 'notNow');

    expect(client.document.you.passing).toBeUndefined();
  });

  test('takes no time where nobody has to guard anything', async () => {
    const house = new House(againstBot);
    const ala = await house.client(0);
    await house.time.pass(0);
    const clients = [ala];
    while (!isAtWindow(ala)) {
      if (ala.question !== undefined) await asked(clients).decide(firstAnswer(ala));
      await house.time.pass(0);
    }

    const decisions = ala.document.match?.decisions ?? 0;
    await ala.ask({ is: 'passing', until: 'something' });
    await house.time.pass(0);

    expect(ala.document.match?.decisions).toBeGreaterThan(decisions);
  });

  test('is told in the log of the seat alone, also when it is read again', async () => {
    const { house, client, other } = await atWindow(brief);
    await client.ask({ is: 'hands', hands: 'shown' });
    const seat = client.role.is === 'seat' ? client.role.seat : 0;
    const watcher = await house.client({ is: 'spectator', through: seat });
    await client.ask({ is: 'passing', until: 'something' });
    await house.time.pass(0);

    const marked = (log: Client['log']) =>
      log.filter((line) => line.is !== 'said' && line.is !== 'beat' && line.auto === 'yes');
    expect(marked(client.log)).toHaveLength(1);
    expect(marked(other.log)).toEqual([]);
    expect(marked(watcher.log)).toEqual([]);
    expect(house.loaded().linesFor(seat)).toEqual(client.log);
    expect(house.loaded(house.journal.journalOnly).linesFor(seat)).toEqual(client.log);
  });
});

describe('a card that a seat does not want to be asked about', () => {
  /** Mutes every card that could be used now. */
  async function mutedAll(client: Client, when: 'own' | 'never') {
    const { question } = client;
    const cards = question?.is === 'choose' ? question.options.flatMap((option) => usedCard(option) ?? []) : [];
    for (const printed of client.document.you.ownCards ?? []) await client.ask({ is: 'askAbout', printed, when });
    return cards;
  }

  test('opens no window by itself', async () => {
    const { house, client } = await atWindow(brief);
    const decisions = client.document.match?.decisions ?? 0;
    expect(client.document.you.window).toBe('answers');

    const cards = await mutedAll(client, 'never');
    expect(cards.length).toBeGreaterThan(0);
    expect(client.document.you.mutedCards).toEqual(expect.arrayContaining(cards));
    await house.time.pass(0);

    expect(client.document.match?.decisions).toBeGreaterThan(decisions);
  });

  test('can be used while the seat is asked for another reason, and is asked about again when it wants', async () => {
    const { house, client } = await atWindow(brief);
    await client.ask({ is: 'orders', orders: { otherwise: 'stop', windows: {} } });
    await mutedAll(client, 'own');
    await house.time.pass(0);
    expect(client.document.you.window).toBe('nothing');
    const [printed = ''] = Object.keys(client.document.you.muted ?? {});

    await client.ask({ is: 'askAbout', printed, when: 'always' });
    expect(client.document.you.muted).not.toHaveProperty([printed]);
    expectDone(await client.decide(0));
  });

  test('changes nothing in the time that others see', async () => {
    const { house, client, other } = await atWindow();
    await mutedAll(client, 'never');

    await house.time.pass(100_000);

    expect(other.document.match?.waiting).toEqual(house.live.table.waiting);
    expect(client.question).toBeDefined();
  });

  test('is one of its own', async () => {
    const { client } = await atWindow();

    expectRefused(await client.ask({ is: 'askAbout', printed: 'no such card', when: 'never' }), 'notNow');

    expect(client.document.you.muted).toBeUndefined();
  });
});
