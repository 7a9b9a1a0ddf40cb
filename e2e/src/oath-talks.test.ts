import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { person } from './harness/browser.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

/** The Chancellor may offer Citizenship; red hides an adviser. */
const SITUATION = {
  turn: 'purple',
  players: {
    purple: { favor: 3, secrets: 1, warbands: 4 },
    red: { favor: 4, secrets: 2, warbands: 3, advisers: ['wolves (facedown)'] },
  },
};

test('an offer is put together with steppers, countered, and every version can be read', async () => {
  const { browser, server } = setting();
  const plan = {
    game: 'oath',
    beginning: { is: 'situation', situation: SITUATION },
    seats: ['Zofia', 'Jadwiga'].map((name) => ({ is: 'me', name })),
  };
  const { context } = await person(browser);
  const founded = await context.request.post(`${server.address}/api/tables`, { data: plan });
  const { table, seats }: { readonly table: string; readonly seats: readonly object[] } = await founded.json();
  const open = async (seat: number) => {
    const somebody = await person(browser, { locale: 'en', bypassCSP: true, viewport: { width: 1440, height: 900 } });
    const memory = {
      'kronika.animation': 'off',
      'kronika.tempo': 'instant',
      'kronika.tables': JSON.stringify([{ table, seats: seats.slice(seat, seat + 1) }]),
    };
    const page = await somebody.context.newPage();
    await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(memory)})`);
    await page.goto(`${server.address}/t/${table}`);
    return { somebody, page };
  };
  const [chancellor, exile] = [await open(0), await open(1)];
  const press = (page: typeof exile.page, place: string) => page.locator(`[data-place="${place}"] .press`).click();
  const say = (page: typeof exile.page, text: string) =>
    page.locator('.prompt.own .btn, .choice', { hasText: text }).first().click();
  const amounts = (page: typeof exile.page) => page.locator('.oa-exch .stp > b').allTextContents();

  await press(chancellor.page, 'seat:1');
  await press(chancellor.page, 'promised:greedy');
  await press(chancellor.page, 'term:give:favor:');
  await expect.poll(() => amounts(chancellor.page)).toEqual(['0', '0', '1', '0']);
  await press(chancellor.page, 'term:give:favor:');
  await expect.poll(() => amounts(chancellor.page)).toEqual(['0', '0', '2', '0']);
  await press(chancellor.page, 'drop:give:favor');
  await expect.poll(() => amounts(chancellor.page)).toEqual(['0', '0', '1', '0']);
  expect(await exile.page.locator('.oa-exch').count()).toBe(0);
  await say(chancellor.page, 'Make the offer');

  await exile.page.locator('.oa-exch .bub').waitFor();
  expect(await violationsOn(exile.page)).toEqual([]);
  await say(exile.page, 'Counter-offer');
  await exile.page.locator('.oa-exch .warn', { hasText: 'Change something' }).waitFor();
  await press(exile.page, 'term:want:favor:');
  await say(exile.page, 'Make the offer');

  await expect.poll(() => chancellor.page.locator('.oa-exch .bub').count()).toBe(2);
  expect(await chancellor.page.locator('.oa-exch').innerText()).not.toMatch(/wolves/i);
  await say(chancellor.page, 'Accept');
  await chancellor.page.locator('.oa-exch').waitFor({ state: 'detached' });

  for (const { somebody } of [chancellor, exile]) {
    expect(somebody.errors).toEqual([]);
    await somebody.context.close();
  }
});
