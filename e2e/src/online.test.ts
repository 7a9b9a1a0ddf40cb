import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, person } from './harness/browser.ts';
import { playTogether } from './harness/player.ts';
import { openPage } from './harness/players-page.ts';
import { TestServer } from './harness/server.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

/** One of our own, which can be killed. */
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

/** Two people at one table: one makes it, the other comes by the link. */
async function twoAtATable(host: Person, guest: Person, address: string): Promise<readonly [Page, Page]> {
  const first = await openPage(host, `${address}/play/l5r?with=link&windows=brief`);
  await first.waitForURL(/\/t\//);
  const second = await openPage(guest, first.url());
  await second.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([first, second].map((page) => page.locator('.prompt').first().waitFor()));
  return [first, second];
}

/** What the log tells, without what is only a heading. */
function lines(page: Page): Promise<readonly string[]> {
  return page.locator('.log ol li:not(.step)').allInnerTexts();
}

test('two browsers play each other, through a reload and a killed server, until one resigns', async () => {
  const { browser } = setting();
  const [host, guest] = [await person(browser), await person(browser)];
  const pages = await twoAtATable(host, guest, server.address);
  const [first, second] = pages;

  await playTogether(pages, 16, 3);
  await second.reload();
  await second.locator('.prompt').first().waitFor();
  await playTogether(pages, 8, 4);
  const toldBefore = await lines(first);
  await server.kill();
  await server.begin();
  await playTogether(pages, 12, 5);

  // What was told before is still there: nothing got lost.
  expect(toldBefore.length).toBeGreaterThan(5);
  expect((await lines(first)).slice(0, toldBefore.length)).toEqual(toldBefore);
  await first.getByRole('button', { name: 'Menu' }).click();
  await first.getByRole('button', { name: 'Resign' }).click();
  await first.getByRole('button', { name: 'I resign' }).click();
  await second.locator('.ending').waitFor();
  expect(await second.locator('.ending').innerText()).toContain('You win');
  expect([...host.errors, ...guest.errors]).toEqual([]);
  await Promise.all([host.context.close(), guest.context.close()]);
});

/** Everything a page was sent over its socket. */
function sentTo(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => sent.push(String(payload))));
  return sent;
}

test('a spectator is sent nothing that is hidden', async () => {
  const { browser } = setting();
  const people = [await person(browser), await person(browser), await person(browser)] as const;
  const [host, guest, other] = people;
  const pages = await twoAtATable(host, guest, server.address);
  const watching = await other.context.newPage();
  const seen = sentTo(watching);
  await watching.goto(pages[0].url());
  await watching.locator('.prompt').first().waitFor();
  const played = sentTo(pages[0]);
  await pages[0].reload();
  await pages[0].locator('.prompt').first().waitFor();

  await playTogether(pages, 20, 6);

  // The players were sent their hands, so that what is looked for is what a hand looks like.
  expect(handsIn(played).some((hand) => hand.includes('"face":"up"'))).toBe(true);
  expect(handsIn(seen).length).toBeGreaterThan(0);
  expect(handsIn(seen).filter((hand) => hand.includes('"face":"up"'))).toEqual([]);
  expect(seen.some((frame) => frame.includes('"question"'))).toBe(false);
  await Promise.all(people.map(({ context }) => context.close()));
});

/** The hands in the documents and patches that were sent, as text. */
function handsIn(frames: readonly string[]): readonly string[] {
  return frames
    .flatMap((frame) => [
      ...frame.matchAll(/"hand":(\[[^\]]*\])/g),
      ...frame.matchAll(/"path":"[^"]*\/hand[^"]*","value":(\{[^}]*\}|\[[^\]]*\])/g),
    ])
    .map((found) => found[1] ?? '');
}
