import { agot, FACTS } from '@kronika/agot';
import type { Game } from '@kronika/kernel';
import { type Wire, wireFaults } from '@kronika/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person } from './harness/browser.ts';
import { playTogether } from './harness/player.ts';
import { eventually, openPage } from './harness/players-page.ts';
import { recordOf, resign, sentTo } from './harness/wire.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const game: Game = agot;

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

/** The plot Taxation has the name of a phase. */
const CARD_NAMES = new Map(FACTS.filter(({ id }) => id !== 'taxation').map(({ name, id }) => [name, id]));
