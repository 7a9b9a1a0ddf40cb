import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, person } from './harness/browser.ts';
import { eventually, isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

/** Where the light falls, as the page draws it. */
const ring = (page: Page) => page.locator('.lesson-ring');

/** How the lesson stands: what is said and where the light falls. */
async function standing(page: Page): Promise<string> {
  const said = await page.locator('.coach').innerText();
  // In one look: the light may go out between two.
  const light = await ring(page).evaluateAll((rings) =>
    rings.map((one) => JSON.stringify(one.getBoundingClientRect())),
  );
  return `${said} ${light}`;
}

const step = (page: Page): Promise<string> => page.locator('.coach h2').innerText();

/** Waits until the other one has done what the script lets them do. */
async function ownTurn(page: Page): Promise<void> {
  await page.locator('.coach-words h2').waitFor();
  await eventually(async () => (await page.locator('.coach-watch').count()) === 0);
}

/** Does what the coach says, as somebody would who only looks where the light falls; tells when the lesson is over. */
async function follow(page: Page): Promise<'going on' | 'over'> {
  await ownTurn(page);
  if ((await page.locator('.coach-buttons.over').count()) > 0) return 'over';
  const before = await standing(page);
  const next = page.locator('.coach-next');
  if ((await next.count()) > 0) await next.click();
  else {
    const light = await ring(page).boundingBox();
    if (light === null) throw new Error(`there is no light at "${await step(page)}"`);
    await page.mouse.click(light.x + light.width / 2, light.y + light.height / 2);
  }
  await eventually(async () => (await standing(page)) !== before);
  return 'going on';
}

/** Follows the coach until it says this. */
async function followTo(page: Page, title: string): Promise<void> {
  await ownTurn(page);
  while ((await step(page)) !== title) {
    if ((await follow(page)) === 'over') throw new Error(`the lesson was over before "${title}"`);
    await ownTurn(page);
  }
}

/** Plays lessons one after the other, from the page of the first one to what comes behind the last one. */
async function playLessons(page: Page, game: string, lessons: readonly string[], on: Stops = {}): Promise<void> {
  for (const lesson of lessons) {
    await eventually(async () => page.url().endsWith(`/learn/${game}/${lesson}`));
    await on[lesson]?.();
    while ((await follow(page)) === 'going on');
    await page.locator('.coach-buttons.over .coach-next').click();
  }
}

/** What is done at the beginning of a lesson, by its name. */
type Stops = Readonly<Record<string, () => Promise<void>>>;

/** What the coach says of a press on passing, where that is wrong; the step stays the same. */
async function refusedToPass(page: Page): Promise<string> {
  const at = await step(page);
  await page.locator('.prompt .pass').click();
  await page.locator('.coach-no').waitFor();
  expect(await step(page)).toBe(at);
  return page.locator('.coach-no').innerText();
}

test('the whole course of l5r is played by following the coach, and the match goes on behind it', async () => {
  const { browser, server } = setting();
  const player = await person(browser, { locale: 'pl' });
  const page = await openPage(player, server.address);

  await page.locator('a[href="/learn/l5r"]', { hasText: 'Pierwszy raz? Naucz się w 10 minut' }).click();
  await page.getByRole('link', { name: 'Zacznij' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Zacznij' }).click();

  const lessons = ['table', 'dynasty', 'bid', 'attack', 'defence', 'round'];
  await playLessons(page, 'l5r', lessons, {
    dynasty: async () => {
      await followTo(page, 'Zagraj Zabijakę Lwiej Dumy i połóż na nim 1 los');
      expect(await refusedToPass(page)).toContain('Kto spasuje, nic już w tej fazie nie kupi.');
    },
    attack: async () => {
      await followTo(page, 'Porównaj obie strony');
      expect(await violationsOn(page)).toEqual([]);
    },
  });

  await page.getByRole('heading', { name: 'Znasz już całą rundę' }).waitFor();
  expect(await page.locator('.learn-learnt li.done').count()).toBe(lessons.length);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dokończ tę partię' }).click();
  await page.locator('.prompt.own').waitFor();
  expect(await page.locator('.bar0').innerText()).toContain('Runda 2');
  expect(player.errors).toEqual([]);
  await player.context.close();
});

test('so is the whole course of agot', async () => {
  const { browser, server } = setting();
  const player = await person(browser);
  const page = await openPage(player, server.address);

  await page.locator('a[href="/learn/agot"]', { hasText: 'First time?' }).click();
  await page.getByRole('link', { name: 'Begin' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Begin' }).click();
  const lessons = ['table', 'plots', 'marshaling', 'intrigue', 'military', 'power', 'defense', 'round'];
  await playLessons(page, 'agot', lessons, {
    marshaling: async () => {
      await followTo(page, 'Marshal The Kingsroad');
      expect(await refusedToPass(page)).toContain('Passing ends your marshaling this round.');
    },
    power: async () => {
      await ownTurn(page);
      expect(await violationsOn(page)).toEqual([]);
    },
  });

  await page.getByRole('heading', { name: 'You know a whole round' }).waitFor();
  expect(await page.locator('.learn-learnt li.done').count()).toBe(lessons.length);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Finish this match' }).click();
  await page.locator('.prompt.own').waitFor();
  expect(await page.locator('.bar0').innerText()).toContain('Round 2');
  expect(player.errors).toEqual([]);
  await player.context.close();
});

test('so is the whole first duel of Senjutsu, on a phone', async () => {
  const { browser, server } = setting();
  const player = await person(browser, { ...ON_PHONE, locale: 'pl' });
  const page = await openPage(player, `${server.address}/learn/senjutsu`);
  await page.getByRole('link', { name: 'Zacznij' }).click();

  const lessons = ['field', 'turn', 'attack', 'block', 'instant'];
  await playLessons(page, 'senjutsu', lessons, {
    attack: async () => {
      await followTo(page, 'Stań na polu na wprost');
      expect(await isTooWide(page)).toBe(false);
      expect(await violationsOn(page)).toEqual([]);
    },
  });

  await page.locator('.learn-learnt li.done').first().waitFor();
  expect(await page.locator('.learn-learnt li.done').count()).toBe(lessons.length);
  await page.getByRole('button', { name: 'Dokończ tę partię' }).click();
  await page.locator('.prompt.own').waitFor();
  expect(player.errors).toEqual([]);
  await player.context.close();
});

test('so is the first reign of Oath, on a phone', async () => {
  const { browser, server } = setting();
  const player = await person(browser, { ...ON_PHONE, locale: 'pl' });
  const page = await openPage(player, `${server.address}/learn/oath`);
  await page.getByRole('link', { name: 'Zacznij' }).click();

  const lessons = ['realm', 'search', 'muster', 'campaign', 'rest'];
  await playLessons(page, 'oath', lessons, {
    campaign: async () => {
      await followTo(page, 'Zwycięstwo: zostaw 2 Chorągwie');
      expect(await isTooWide(page)).toBe(false);
      expect(await violationsOn(page)).toEqual([]);
    },
  });

  await page.locator('.learn-learnt li.done').first().waitFor();
  expect(await page.locator('.learn-learnt li.done').count()).toBe(lessons.length);
  await page.getByRole('button', { name: 'Dokończ tę partię' }).click();
  await page.locator('.prompt.own').waitFor();
  expect(player.errors).toEqual([]);
  await player.context.close();
});

test('on a phone a challenge of agot is fought by looking where the light falls', async () => {
  const { browser, server } = setting();
  const player = await person(browser, ON_PHONE);
  const page = await openPage(player, `${server.address}/learn/agot/military`);

  await followTo(page, 'Compare the two sides');
  expect(await isTooWide(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  while ((await follow(page)) === 'going on');
  expect(player.errors).toEqual([]);
  await player.context.close();
});

test('on a phone a lesson can be shown, taken back, left and gone on with', async () => {
  const { browser, server } = setting();
  const player = await person(browser, { ...ON_PHONE, locale: 'en' });
  const page = await openPage(player, `${server.address}/learn/l5r/dynasty`);
  const show = page.getByRole('button', { name: 'Show me' });

  await ownTurn(page);
  await page.getByRole('button', { name: 'Next' }).tap();
  await eventually(async () => (await step(page)) === "Play Lion's Pride Brawler with 1 fate");
  await show.tap();
  await eventually(async () => (await step(page)) === 'Play Matsu Berserker without fate');
  expect(await isTooWide(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Step back' }).tap();
  await eventually(async () => (await step(page)) === "Play Lion's Pride Brawler with 1 fate");
  await show.tap();
  await eventually(async () => (await step(page)) === 'Play Matsu Berserker without fate');

  await page.goto(`${server.address}/learn/l5r`);
  await page.getByRole('link', { name: 'Continue: Dynasty: gather your people' }).tap();
  await ownTurn(page);
  expect(await step(page)).toBe('Play Matsu Berserker without fate');

  for (const title of ['Play Venerable Historian', 'Pass', 'Lesson finished']) {
    await show.tap();
    await eventually(async () => (await page.locator('.coach-watch').count()) === 0 && (await step(page)) === title);
  }
  expect(await isTooWide(page)).toBe(false);
  expect(player.errors).toEqual([]);
  await player.context.close();
});

test('an address without a lesson says what would be right', async () => {
  const { browser, server } = setting();
  const player = await person(browser);
  const page = await openPage(player, `${server.address}/learn/l5r/nothing`);

  await page.getByRole('heading', { name: 'There is no such lesson' }).waitFor();
  await page.goto(`${server.address}/learn/chess`);
  await page.getByRole('heading', { name: 'We do not teach this game yet' }).waitFor();
  expect(player.errors).toEqual([]);
  await player.context.close();
});
