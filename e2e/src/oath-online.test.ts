import { type Game, isRefusal, type MatchRecord, mayKnow, randomOf, replay } from '@kronika/kernel';
import { CARD_FACTS, cardText, oath, printedOf } from '@kronika/oath';
import { type Wire, wireFaults } from '@kronika/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { person } from './harness/browser.ts';
import { playOnce, playTogether, withMouse } from './harness/player.ts';
import { openPage } from './harness/players-page.ts';
import { recordOf, resign, sentTo } from './harness/wire.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const game: Game = oath;

const CARD_NAMES = new Map(CARD_FACTS.map(({ name }) => [cardText(printedOf(name)).name.en, printedOf(name)]));

test('OATH-9.4: two people draw cards and keep advisers facedown; neither they nor who watches are sent what is hidden', async () => {
  const { browser, server } = setting();
  const people = [await person(browser), await person(browser), await person(browser)] as const;
  const [host, guest, other] = people;
  const [toHost, toGuest, toOther] = [sentTo(host), sentTo(guest), sentTo(other)];

  const first = await openPage(host, `${server.address}/new?game=oath&seats=2&with=link&pace=instant`);
  await first.getByRole('button', { name: 'Open the table' }).click();
  await first.waitForURL(/\/t\//);
  const second = await openPage(guest, await first.getByLabel('Address of the table').inputValue());
  await second.getByRole('button', { name: 'Sit down' }).click();
  const watching = await openPage(other, first.url());
  await Promise.all([first, second, watching].map((page) => page.locator('.prompt').first().waitFor()));

  await playTogether([first, second], 12, 3);
  await second.reload();
  await second.locator('.prompt').first().waitFor();
  await playTogether([first, second], 10, 4);
  await resign(first);
  await Promise.all([first, second, watching].map((page) => page.locator('.ending').waitFor()));

  const wires: readonly Wire[] = [
    { looker: 0, messages: toHost },
    { looker: 1, messages: toGuest },
    { looker: 'spectator', messages: toOther },
  ];
  const record = await recordOf(host, first.url());
  expect(wireFaults(game, record, wires, CARD_NAMES)).toEqual([]);
  // What a seat is sent would be found if a spectator got it, and there was something to hide in each of these places.
  const leaked: Wire = { looker: 'spectator', messages: toHost };
  expect(wireFaults(game, record, [leaked], CARD_NAMES)).not.toEqual([]);
  expect(secretPlaces(record)).toEqual(
    expect.arrayContaining(['advisers', 'hand', 'world', 'reliquary', 'relics', 'site']),
  );
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
});

/** The kinds of zones that held a card which somebody at the table could not know at some time. */
function secretPlaces(record: MatchRecord): readonly string[] {
  const kinds = new Set<string>();
  for (const moment of replay(game, record)) {
    if (isRefusal(moment)) throw new Error('the record cannot be played again');
    const table = game.cards?.table(moment.match.state);
    for (const { id, zone } of table?.cards ?? [])
      if (table !== undefined && !mayKnow(table, id, 'spectator')) kinds.add(zone.replace(/^\d+\/|\/.*$/g, ''));
  }
  return [...kinds];
}

const ANY_NAME = new RegExp(`\\b(?:${[...CARD_NAMES.keys()].join('|')})\\b`);

/** Whether any card is named, also where only a screen reader finds it. */
async function namesACard(page: Page): Promise<boolean> {
  return ANY_NAME.test(await page.locator('#root').innerHTML());
}

test('two people share a screen: no card is named while it is handed over', async () => {
  const { browser, server } = setting();
  const people = await person(browser);
  const page = await openPage(people, `${server.address}/play/oath?with=here`);
  const chance = randomOf('12');
  let covers = 0;

  for (const limit = Date.now() + 60_000; covers < 3 && Date.now() < limit; ) {
    if (await page.locator('.cover').isVisible()) {
      // Neither faces nor names: what the last seat keeps facedown is not for whoever takes the device.
      expect(await page.locator('[data-place]').count()).toBe(0);
      expect(await namesACard(page)).toBe(false);
      await page.locator('.cover button').focus();
      await page.keyboard.down(' ');
      await page.locator('.cover').waitFor({ state: 'detached' });
      await page.keyboard.up(' ');
      covers += 1;
      await page.locator('[data-place]').first().waitFor();
      expect(await namesACard(page)).toBe(true);
    } else if ((await playOnce({ page, touch: withMouse, chance, curiosity: 50 })) !== 'did')
      await page.waitForTimeout(20);
  }

  expect(covers).toBe(3);
  expect(people.errors).toEqual([]);
  await people.context.close();
});
