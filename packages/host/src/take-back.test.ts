import { describe, expect, test } from 'vitest';
import { WINDOW_TIME } from './passing.ts';
import { expectDone, expectRefused } from './testing/answered.ts';
import { asked, House, people } from './testing/house.ts';

const trio = { game: 'trio', seats: people('Ala', 'Ola', 'Ela') };

describe('what has revealed nothing', () => {
  test('is taken back without asking anybody', async () => {
    const house = new House({ game: 'tictactoe', seats: people('Ala', 'Ola') });
    const [ala, ola] = await house.clients(0, 1);
    await ala?.decide(4);
    expect(ala?.document.you.undo).toBe('free');

    expectDone(await ala?.ask({ is: 'takeBack' }));

    expect(ala?.document.match).toMatchObject({ decisions: 0, waiting: [0] });
    expect(ala?.lines).toEqual(['You take back a decision.']);
    expect(ola?.lines).toEqual(['Ala takes back a decision.']);
    // Who comes later reads it the same way.
    expect((await house.client(0)).lines).toEqual(['You take back a decision.']);
  });

  test('a sealed answer is taken back while others still think', async () => {
    const house = new House(trio);
    const [ala, ola, ela] = await house.clients(0, 1, 2);
    await ala?.decide(3);
    await ola?.decide(2);

    expectDone(await ala?.ask({ is: 'takeBack' }));

    expect(ela?.document.match?.waiting).toEqual([0, 2]);
  });
});

describe('what has revealed something', () => {
  /** All have bid, and seat 1 asks to have its bid back. */
  async function requested() {
    const house = new House(trio);
    const clients = await house.clients(0, 1, 2);
    for (const client of clients) await client.decide(1);
    const [, ola] = clients;
    expect(ola?.document.you.undo).toBe('consent');
    expectDone(await ola?.ask({ is: 'takeBack' }));
    return { house, clients };
  }

  test('is asked for, and taken back when all agree', async () => {
    const { clients } = await requested();
    const [ala, ola, ela] = clients;
    const request = ala?.document.request?.number ?? -1;
    expect(ala?.document.request).toMatchObject({ by: 1, of: [0, 2] });

    expectDone(await ela?.ask({ is: 'agree', request }));
    expect(ala?.document.request?.of).toEqual([0]);
    expectDone(await ala?.ask({ is: 'agree', request }));

    expect(ola?.document.request).toBeUndefined();
    expect(ola?.document.match?.waiting).toEqual([1, 2]);
    expect(ola?.lines.filter((line) => line === 'scored')).toEqual([]);
  });

  test('stays when somebody declines', async () => {
    const { clients } = await requested();
    const [ala, ola, ela] = clients;
    const request = ala?.document.request?.number ?? -1;

    expectDone(await ela?.ask({ is: 'decline', request }));

    expect(ola?.document.request).toBeUndefined();
    expect(ola?.document.match).toMatchObject({ decisions: 3 });
    expect(ola?.lines).toContain('Ela does not agree to taking it back.');
    expectRefused(await ala?.ask({ is: 'agree', request }), 'notNow');
  });

  test('who asks cannot agree for others, and there is one request at a time', async () => {
    const { clients } = await requested();
    const [ala, ola] = clients;
    const request = ala?.document.request?.number ?? -1;

    expectRefused(await ola?.ask({ is: 'agree', request }), 'notNow');
    expectRefused(await ola?.ask({ is: 'takeBack' }), 'notNow');
    expectRefused(await ala?.ask({ is: 'agree', request: request + 1 }), 'notNow');
  });

  test('a request is void when the match goes on', async () => {
    const { clients, house } = await requested();
    const [ala] = clients;
    const request = ala?.document.request?.number ?? -1;

    await asked(clients).decide(0);
    await house.time.pass(WINDOW_TIME);

    expect(ala?.document.request).toBeUndefined();
    expectRefused(await ala?.ask({ is: 'agree', request }), 'notNow');
  });

  test('bots always agree, and one person in several seats asks nobody', async () => {
    const house = new House({
      ...trio,
      pace: 'instant',
      seats: [...people('Ala', 'Ala'), { is: 'bot', bot: 'random' }],
    });
    const [first, second] = await house.clients(0, 1);
    await first?.decide(1);
    await second?.decide(1);
    await house.time.pass(10);
    expect(first?.document.you.undo).toBe('consent');

    expectDone(await first?.ask({ is: 'takeBack' }));

    expect(first?.document.match?.waiting).toContain(0);
  });
});

test('who has decided nothing has nothing to take back', async () => {
  const house = new House({ game: 'tictactoe', seats: people('Ala', 'Ola') });
  const [, ola] = await house.clients(0, 1);

  expectRefused(await ola?.ask({ is: 'takeBack' }), 'nothingToTakeBack');
});

describe('a decision that is to be taken only if nothing happens by it', () => {
  test('is refused as final otherwise, and changes nothing', async () => {
    const house = new House({ game: 'tictactoe', seats: people('Ala', 'Ola') });
    const [ala] = await house.clients(0, 1);
    const before = ala?.document.match;

    expectRefused(await ala?.ask({ is: 'decide', asked: before?.asked ?? -1, answer: 4, unless: 'final' }), 'final');

    expect(ala?.document.match).toEqual(before);
  });

  test('is taken where it only leads on', async () => {
    const house = new House(trio);
    const [ala] = await house.clients(0, 1, 2);

    expectDone(await ala?.ask({ is: 'decide', asked: ala.document.match?.asked ?? -1, answer: 3, unless: 'final' }));

    expect(ala?.document.match?.waiting).toEqual([1, 2]);
  });

  test('where nothing is left to choose, the refusal shows what it commits to, and others hear nothing', async () => {
    const situation = {
      seats: [{ play: ['matsu-berserker'] }, { play: ['doji-whisperer'] }],
      phase: 'conflict',
      step: 'opportunity',
    };
    const house = new House({ game: 'l5r', seats: people('Ala', 'Ola'), beginning: { is: 'situation', situation } });
    const [ala, ola] = await house.clients(0, 1);
    const options = () => (ala?.question?.is === 'choose' ? ala.question.options : []);
    await ala?.decide(
      options().findIndex(
        (option) => JSON.stringify(option) === '{"is":"ring","choice":{"ring":"fire","type":"military"}}',
      ),
    );
    const heard = ola?.messages.length;
    const [, province] = options();

    const reply = await ala?.ask({
      is: 'decide',
      asked: ala.document.match?.asked ?? -1,
      answer: 1,
      unless: 'final',
    });

    expectRefused(reply, 'final');
    expect(reply).toMatchObject({
      ahead: {
        question: { is: 'pick', message: { key: 'declareAttackers' } },
        answer: [0],
        board: {
          viewer: 0,
          declaring: { type: 'military', ring: 'fire', province: Reflect.get(province ?? {}, 'card') },
        },
      },
    });
    expect(ola?.messages.length).toBe(heard);
  });
});
