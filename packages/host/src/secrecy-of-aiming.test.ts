import { expect, test } from 'vitest';
import { summaryOf } from './documents.ts';
import { WINDOW_TIME } from './passing.ts';
import { expectDone } from './testing/answered.ts';
import type { Client } from './testing/client.ts';
import { House, people } from './testing/house.ts';

const clock = { is: 'chess', seconds: 3600, delay: 1 };

/** A conflict in which the first seat may play a card that is aimed at somebody, while people guard their hands. */
const ACTING = {
  seats: [
    { play: ['matsu-berserker (in conflict)', 'akodo-gunso (in conflict)'], hand: ['fine-katana'] },
    { play: ['doji-whisperer (in conflict)'], hand: ['fine-katana'] },
  ],
  phase: 'conflict',
  step: 'window',
  conflict: { attacker: 1, type: 'military', ring: 'fire', province: 1 },
};

async function table(situation: object = ACTING) {
  const beginning = { is: 'situation', situation };
  const house = new House({ game: 'l5r', seats: people('Ala', 'Ola'), beginning, clock });
  const [ala, ola] = await Promise.all([house.client(0), house.client(1)]);
  const watcher = await house.client({ is: 'spectator' });
  return { house, ala, ola, watcher };
}

const optionsOf = ({ question }: Client) => (question !== undefined && 'options' in question ? question.options : []);
const placeOf = (client: Client, is: string) => optionsOf(client).findIndex((option) => option.is === is);

test('that a seat aims, and thinks better of it, reaches nobody else: no message, no count, no clock, no list', async () => {
  const { house, ala, ola, watcher } = await table();
  await house.time.pass(10_000);
  const heard = () => [ola, watcher].map(({ messages }) => messages.length);
  const known = () => JSON.stringify([ola.document, watcher.document, summaryOf(house.live.table)]);
  const before = { heard: heard(), known: known() };
  const asked = ala.document.match?.asked;

  await ala.decide(placeOf(ala, 'use'));
  await house.time.pass(10_000);
  expect(ala.document.match?.asked).not.toBe(asked);
  expect(ala.question?.message.key).not.toBe('action');
  expect({ heard: heard(), known: known() }).toEqual(before);
  expect((await house.client({ is: 'spectator' })).document.match).toEqual(watcher.document.match);

  expectDone(await ala.ask({ is: 'takeBack' }));
  expect(ala.document.match?.asked).toBe(asked);
  expect(JSON.stringify(ola.document.match)).toBe(JSON.stringify(JSON.parse(before.known)[0].match));
  expect(JSON.stringify(ola.document.clock)).toBe(JSON.stringify(JSON.parse(before.known)[0].clock));
});

test('with the last click everybody hears of it, with what the clock has lost since', async () => {
  const { house, ala, ola } = await table();
  const before = ola.document;
  await ala.decide(placeOf(ala, 'use'));
  await house.time.pass(90_000);

  expectDone(await ala.decide(ala.question?.is === 'pick' ? [0] : 0));

  expect(ola.document.match?.asked).toBeGreaterThan(before.match?.asked ?? 0);
  expect(ola.document.match?.decisions).toBe((before.match?.decisions ?? 0) + 2);
  expect(ola.document.clock?.left[0]).toBeLessThan(before.clock?.left[0] ?? 0);
  expect(ola.document.match?.waiting).toEqual([1]);
});

test('what another has decided freely stays free to take back while a seat aims', async () => {
  const { house, ala, ola } = await table();
  await ala.decide(placeOf(ala, 'pass'));
  await house.time.pass(WINDOW_TIME);
  const undo = ala.document.you.undo;

  await ola.decide(placeOf(ola, 'use'));

  expect(ala.document.you.undo).toBe(undo);
  expect(ola.document.you.undo).toBe('free');
});

test('a conflict is declared step by step, and only the last one is heard of', async () => {
  const { ala, ola } = await table({
    seats: [{ play: ['matsu-berserker', 'akodo-gunso'] }, { play: ['doji-whisperer'] }],
    phase: 'conflict',
    step: 'opportunity',
  });
  const heard = ola.messages.length;

  await ala.decide(placeOf(ala, 'ring'));
  await ala.decide(1);
  expect(ola.messages.length).toBe(heard);

  await ala.decide([0, 1]);
  expect(ola.messages.length).toBeGreaterThan(heard);
});
