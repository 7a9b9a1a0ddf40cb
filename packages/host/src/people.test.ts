import { describe, expect, test } from 'vitest';
import { isTableRefusal } from './refused.ts';
import { expectDone, expectRefused } from './testing/answered.ts';
import { House, people } from './testing/house.ts';

const pair = { game: 'tictactoe', seats: people('Ala', 'Ola') };

describe('sitting down', () => {
  const waiting = { game: 'tictactoe', seats: [...people('Ala'), { is: 'open' }] };

  test('the match begins with the last one', async () => {
    const house = new House(waiting);
    const [ala] = await house.clients(0);
    expect(ala?.document).toMatchObject({ status: 'gathering' });
    expectRefused(await ala?.decide(0), 'notNow');

    expect(await house.live.sit({ name: 'Ola', holder: 'Ola' })).toBe(1);

    expect(ala?.document).toMatchObject({ status: 'playing', match: { waiting: [0] } });
    expect(ala?.document.seats[1]).toMatchObject({ is: 'person', name: 'Ola', presence: 'away' });
  });

  test('of two who want the same seat one gets it', async () => {
    const house = new House(waiting);

    const seats = await Promise.all(['Ola', 'Ela'].map((name) => house.live.sit({ name, holder: name, seat: 1 })));

    expect(seats.filter((seat) => seat === 1)).toHaveLength(1);
    expect(seats.filter(isTableRefusal)).toHaveLength(1);
  });

  test('a deck that cannot be played is refused, and the seat stays free', async () => {
    const house = new House({ game: 'l5r', seats: [...people('Ala'), { is: 'open' }] });

    const seat = await house.live.sit({ name: 'Ola', holder: 'Ola', brings: 'no-such-deck' });

    expect(seat).toMatchObject({ because: { code: 'invalid' } });
    expect(house.live.table.seats[1]?.who.is).toBe('open');
  });

  test('who leaves before the match begins frees the seat, and sees nothing of who comes then', async () => {
    const house = new House({ ...waiting, seats: [...people('Ala'), { is: 'open' }] });
    const [ala] = await house.clients(0);

    expectDone(await ala?.ask({ is: 'leave' }));
    await house.live.sit({ name: 'Ela', holder: 'Ela', seat: 0 });

    expect(ala?.messages.at(-1)).toEqual({ is: 'bye', because: 'left' });
  });
});

describe('leaving and coming back', () => {
  test('the match stays, and others see who is away', async () => {
    const house = new House(pair);
    const [ala, ola] = await house.clients(0, 1);

    expectDone(await ola?.ask({ is: 'leave' }));
    await ola?.detach();
    expect(ala?.document.seats[1]?.presence).toBe('away');
    await ala?.decide(0);
    const back = await house.client(1);

    expect(ala?.document.seats[1]?.presence).toBe('here');
    expect(back.question).toBeDefined();
  });

  test('a seat is here as long as one of its connections is', async () => {
    const house = new House(pair);
    const [ala, ola] = await house.clients(0, 1);
    const second = await house.client(1);

    await ola?.detach();
    expect(ala?.document.seats[1]?.presence).toBe('here');
    await second.detach();

    expect(ala?.document.seats[1]?.presence).toBe('away');
  });
});

describe('resigning', () => {
  test('of two, the other one wins', async () => {
    const house = new House(pair);
    const [ala, ola] = await house.clients(0, 1);

    expectDone(await ala?.ask({ is: 'resign' }));

    expect(ola?.document).toMatchObject({
      status: 'over',
      ending: { is: 'resigned', seat: 0, winners: [1] },
      match: { waiting: [] },
    });
    expectRefused(await ola?.ask({ is: 'resign' }), 'matchOver');
  });

  test('of more, a bot takes over and the others go on', async () => {
    const house = new House({ game: 'trio', seats: people('Ala', 'Ola', 'Ela'), pace: 'instant' });
    const [ala, ola, ela] = await house.clients(0, 1, 2);

    await ala?.ask({ is: 'resign' });
    await house.time.pass(10);

    expect(ala?.messages.at(-1)).toEqual({ is: 'bye', because: 'left' });
    expect(ola?.document.seats[0]).toMatchObject({ is: 'bot', name: 'Ala' });
    expect(ola?.document.match?.waiting).toEqual([1, 2]);
    expect(ela?.document.status).toBe('playing');
  });
});

describe('giving up at a table of more, in a game that goes on without one', () => {
  const three = { game: 'lastOfThree', seats: people('Ala', 'Ola', 'Ela'), pace: 'instant' };

  test('takes the seat out of the game, and its person may watch', async () => {
    const house = new House(three);
    const [ala, ola, ela] = await house.clients(0, 1, 2);
    await ola?.decide(2);

    expectDone(await ala?.ask({ is: 'resign' }));
    expect(ala?.document).toMatchObject({ status: 'playing', seats: [{ is: 'person', name: 'Ala' }, {}, {}] });
    expect(ala?.question).toBeUndefined();
    expect(ola?.document.match?.waiting).toEqual([2]);
    await ela?.decide(3);

    // The window is for the first seat alone: it passes, and the next bids are asked of the others.
    expect(ela?.document.match?.waiting).toEqual([1, 2]);
    expectRefused(await ala?.ask({ is: 'resign' }), 'cannotConcede');
  });

  test('is in the record: taken up again, with or without what was written down, it is the same table', async () => {
    const house = new House(three);
    const [ala, ola, ela] = await house.clients(0, 1, 2);
    await ala?.ask({ is: 'resign' });
    await ola?.decide(2);
    const played = () => [house.live.table.record(), house.loaded().record()];
    expect(played()[1]).toEqual(played()[0]);
    await house.writeSnapshot();
    await ela?.decide(3);

    expect(played()[1]).toEqual(played()[0]);
    expect(house.loaded().linesFor(1)).toEqual(house.live.table.linesFor(1));
  });

  test('leaves the last one as the winner', async () => {
    const house = new House(three);
    const [ala, ola, ela] = await house.clients(0, 1, 2);
    await ala?.ask({ is: 'resign' });
    await ola?.ask({ is: 'resign' });

    expect(ela?.document).toMatchObject({ status: 'over', ending: { is: 'played', winners: [2] } });
  });

  test('is what becomes of who runs out of time', async () => {
    const house = new House({ ...three, clock: { is: 'move', seconds: 60 } });
    const [, ola, ela] = await house.clients(0, 1, 2);
    await ola?.decide(2);
    await ela?.decide(2);
    await house.time.pass(61_000);

    expect(ola?.document).toMatchObject({ status: 'playing', match: { waiting: [1, 2] } });
  });
});

describe('playing again', () => {
  async function over() {
    const house = new House({
      game: 'trio',
      seats: [...people('Ala', 'Ola'), { is: 'bot', bot: 'random' }],
      pace: 'instant',
    });
    const [ala, ola] = await house.clients(0, 1);
    while (ala?.document.status === 'playing') {
      if (ala.question !== undefined) await ala.decide(ala.question.is === 'number' ? 3 : 0);
      if (ola?.question !== undefined) await ola.decide(3);
      await house.time.pass(10);
    }
    return { house, ala, ola };
  }

  test('happens when all people want it, with the same people', async () => {
    const { house, ala, ola } = await over();

    expectDone(await ala?.ask({ is: 'rematch' }));
    expect(ola?.document).toMatchObject({ again: [0] });
    expect(ola?.document.next).toBeUndefined();
    expectDone(await ola?.ask({ is: 'rematch' }));
    expectDone(await ola?.ask({ is: 'rematch' }));

    expect(ala?.document.next).toBe('next-1');
    expect(house.founded).toHaveLength(1);
    expect(house.founded[0]?.seats).toEqual(house.journal.header.seats);
  });

  test('is not for a match that goes on', async () => {
    const house = new House(pair);
    const [ala] = await house.clients(0);

    expectRefused(await ala?.ask({ is: 'rematch' }), 'notNow');
  });

  test('the record is given when the match is over, and not before', async () => {
    const { ala } = await over();
    const other = await new House(pair).client(0);

    expect(await ala?.ask({ is: 'record' })).toMatchObject({ is: 'record', record: { format: 'kronika-record' } });
    expectRefused(await other.ask({ is: 'record' }), 'notNow');
  });
});

describe('watching', () => {
  const l5r = { game: 'l5r', seats: people('Ala', 'Ola') };

  test('a spectator talks, and does nothing else', async () => {
    const house = new House(pair);
    const [ala] = await house.clients(0);
    const watcher = await house.client({ is: 'spectator', name: 'Ewa' });

    expectDone(await watcher.ask({ is: 'say', text: 'Cześć!' }));
    for (const wish of [
      { is: 'decide', asked: 1, answer: 0 },
      { is: 'takeBack' },
      { is: 'resign' },
      { is: 'rematch' },
      { is: 'leave' },
      { is: 'hold', asked: 1 },
    ] as const)
      expectRefused(await watcher.ask(wish), 'notYours');

    expect(ala?.log).toEqual([{ is: 'said', after: 0, by: 'Ewa', text: 'Cześć!' }]);
    expect(ala?.document.spectators).toBe(1);
    expect(house.live.table.entries).toBe(1);
  });

  test('a spectator sees the hand of who shows it, and only as long', async () => {
    const house = new House(l5r);
    const [ala] = await house.clients(0, 1);
    const watcher = await house.client({ is: 'spectator', through: 0 });
    const hand = JSON.stringify(ala?.document.match?.board);
    expect(JSON.stringify(watcher.document.match?.board)).not.toBe(hand);

    await ala?.ask({ is: 'hands', hands: 'shown' });
    expect(JSON.stringify(watcher.document.match?.board)).toBe(hand);
    expect(watcher.question).toBeUndefined();
    await ala?.ask({ is: 'hands', hands: 'hidden' });

    expect(watcher.document.match?.viewer).toBe('spectator');
    expect(JSON.stringify(watcher.document.match?.board)).not.toBe(hand);
  });
});
