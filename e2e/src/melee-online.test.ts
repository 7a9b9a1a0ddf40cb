import { agot, FACTS } from '@kronika/agot';
import { type Game, isRefusal, type MatchRecord, parseRecord } from '@kronika/kernel';
import type { HostMessage } from '@kronika/protocol';
import { type Wire, wireFaults } from '@kronika/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Person, person } from './harness/browser.ts';
import { playTogether } from './harness/player.ts';
import { eventually, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const game: Game = agot;

/** Everything that is sent to the pages of somebody, from now on. */
function sentTo({ context }: Person): HostMessage[] {
  const sent: HostMessage[] = [];
  context.on('page', (page) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => sent.push(JSON.parse(String(payload)))),
    ),
  );
  return sent;
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'I resign' }).click();
}

const lines = (page: Page): Promise<number> => page.locator('.log ol li:not(.step)').count();

test('AGOT-ELIM-f: of two people and a bot in a melee one resigns and watches the others; nothing hidden is sent', async () => {
  const { browser, server } = setting();
  const people = [await person(browser), await person(browser), await person(browser)] as const;
  const [host, guest, other] = people;
  const [toHost, toGuest, toOther] = [sentTo(host), sentTo(guest), sentTo(other)];

  const first = await openPage(host, `${server.address}/new?game=agot&seats=3&with=link,bot&bot=random&pace=instant`);
  await first.getByRole('button', { name: 'Open the table' }).click();
  await first.waitForURL(/\/t\//);
  const second = await openPage(guest, await first.getByLabel('Address of the table').inputValue());
  await second.getByRole('button', { name: 'Sit down' }).click();
  const watching = await openPage(other, first.url());
  await Promise.all([first, second, watching].map((page) => page.locator('.prompt').first().waitFor()));

  await playTogether([first, second], 14, 3);
  await second.reload();
  await second.locator('.prompt').first().waitFor();
  await playTogether([first, second], 10, 4);
  await resign(first);
  const known = await lines(first);
  await playTogether([second], 10, 5);

  expect(await first.locator('.ending, .prompt.own').count()).toBe(0);
  await eventually(async () => (await lines(first)) > known);
  await resign(second);
  await Promise.all([first, second, watching].map((page) => page.locator('.ending').waitFor()));

  const wires: readonly Wire[] = [
    { looker: 0, messages: toHost },
    { looker: 1, messages: toGuest },
    { looker: 'spectator', messages: toOther },
  ];
  const record = await recordOf(host, first.url());
  expect(wireFaults(game, record, wires, CARD_NAMES)).toEqual([]);
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
});

/** The record of the match at this address, which is there for everybody when it is over. */
async function recordOf({ context }: Person, address: string): Promise<MatchRecord> {
  const answer = await context.request.get(`${address.replace('/t/', '/api/tables/')}/record`);
  const record = parseRecord(await answer.json());
  if (isRefusal(record)) throw new Error('there is no record');
  return record;
}

/** The plot Taxation has the name of a phase. */
const CARD_NAMES = new Map(FACTS.filter(({ id }) => id !== 'taxation').map(({ name, id }) => [name, id]));
