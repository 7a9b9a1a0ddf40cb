import { randomOf } from '@kronika/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { ON_PHONE, person } from './harness/browser.ts';
import { faultsAt, openPosition, SIZES } from './harness/full-board.ts';
import { playToTheEnd, type Touch, withFinger, withMouse } from './harness/player.ts';
import { eventually, isTooWide, openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const placeOf = (page: Page, thing: string) => page.locator(`[data-place="${thing}"] > .press`);
const anyStep = (page: Page) => page.locator('[data-place^="hex:"][data-state="may"] > .press');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** What a person at a night reads and touches. */
interface Night {
  readonly options: BrowserContextOptions;
  readonly touch: Touch;
  readonly words: Readonly<Record<'begin' | 'stop' | 'cost' | 'notHere' | 'resign' | 'sure' | 'lost', string>>;
}

const NIGHTS: readonly (readonly [string, Night])[] = [
  [
    'on a desktop, in English',
    {
      options: { locale: 'en', colorScheme: 'dark' },
      touch: withMouse,
      words: {
        begin: 'Start the match',
        stop: 'Stop here',
        cost: 'Cost to light 1 lighting',
        notHere: 'This hex is not next to yours.',
        resign: 'Resign',
        sure: 'I resign',
        lost: 'You lose',
      },
    },
  ],
  [
    'on a phone, in Polish',
    {
      options: { ...ON_PHONE, locale: 'pl', colorScheme: 'light' },
      touch: withFinger,
      words: {
        begin: 'Rozpocznij partię',
        stop: 'Zatrzymaj się',
        cost: 'Koszt rozpalenia 1 rozpalenie',
        notHere: 'To pole nie sąsiaduje z Twoim.',
        resign: 'Poddaj partię',
        sure: 'Poddaję partię',
        lost: 'Przegrywasz',
      },
    },
  ],
];

test.each(NIGHTS)('a long night for one, from the page of a new match until one gives up: %s', async (_, night) => {
  const { browser, server } = setting();
  const { options, touch, words } = night;
  const keeper = await person(browser, { ...options, bypassCSP: true });
  const page = await openPage(keeper, `${server.address}/new?game=beacons&format=night&seats=1`);
  await touch(button(page, words.begin));

  // The keeper stands on A1: A2 is next to it, E3 is not.
  await placeOf(page, 'hex:A2').waitFor();
  await lookedAt(page, 'site:E2', touch);
  await eventually(async () => (await page.locator('.why').innerText()).replaceAll(/\s/g, ' ').includes(words.cost));
  await asked(page, 'hex:E3', touch);
  await eventually(async () => (await page.locator('.bubble.refusal').innerText()).includes(words.notHere));
  await closeSheet(page);
  expect(await violationsOn(page)).toEqual([]);

  await touch(placeOf(page, 'hex:A2'));
  await page.locator('[data-place="keeper:0"] > .press[aria-label*="A2"]').waitFor();
  // With a roll of 1 there is no step left.
  if ((await anyStep(page).count()) > 0) await touch(button(page, words.stop));
  await touch(placeOf(page, 'site:A2'));
  await page.locator('[data-place="site:A2"] .beacon.lit').waitFor();
  // The shades have moved, and the next round has begun.
  await anyStep(page).first().waitFor();
  expect(await page.locator('[data-place="shade:0"] > .press').getAttribute('aria-label')).not.toContain('C1');
  expect(await violationsOn(page)).toEqual([]);

  await page.keyboard.press('t');
  await page.locator('.twin').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('t');
  await touch(button(page, 'Menu'));
  await touch(button(page, words.resign));
  await touch(button(page, words.sure));
  await eventually(async () => (await page.locator('.ending').innerText()).includes(words.lost));
  expect(await isTooWide(page)).toBe(false);
  expect(keeper.errors).toEqual([]);
  await keeper.context.close();
});

/** Looks at a thing: a click does it on a desk, on a phone a finger that rests there opens a sheet. */
async function lookedAt(page: Page, thing: string, touch: Touch): Promise<void> {
  if (touch === withMouse) {
    await touch(placeOf(page, thing));
    return;
  }
  await placeOf(page, thing).dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.locator('dialog .inspect').waitFor();
}

/** Touches a thing that cannot be chosen, so that it is told beside it why not. */
async function asked(page: Page, thing: string, touch: Touch): Promise<void> {
  await closeSheet(page);
  await touch(placeOf(page, thing));
}

async function closeSheet(page: Page): Promise<void> {
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
}

/** Lifts the cover for who is asked now at the same screen. */
async function takeOver(page: Page): Promise<void> {
  await page.locator('.cover-hold').focus();
  await page.keyboard.down(' ');
  await page.locator('.cover').waitFor({ state: 'detached' });
  await page.keyboard.up(' ');
}

/** Two people at one screen; the first has lit the beacon on A2, and the second has just offered an ember for it. */
async function offerAtOneScreen() {
  const { browser, server } = setting();
  const people = await person(browser);
  const rich = 'keeper=peddler&tool=lantern&their-keeper=peddler&their-tool=lantern';
  const page = await openPage(people, `${server.address}/play/beacons?format=rivals&seats=2&with=here&${rich}`);
  await takeOver(page);
  await placeOf(page, 'hex:A2').click();
  await stopIfAsked(page);
  await placeOf(page, 'site:A2').click();
  await takeOver(page);
  await stopIfAsked(page);
  await placeOf(page, 'site:A2').click();
  await page.locator('.prompt.own .btn.main').click();
  return { people, page };
}

const logSays = (page: Page, line: RegExp) => eventually(async () => line.test(await page.locator('.log').innerText()));

test('two people at one screen: a beacon is lit, and sold at a price that was asked in turn', async () => {
  const { people, page } = await offerAtOneScreen();

  await takeOver(page);
  await button(page, 'Ask for 2 embers').click();
  await takeOver(page);
  await button(page, 'Accept').click();

  await logSays(page, /buys the beacon on A2 .* for 2 embers/);
  expect(people.errors).toEqual([]);
  await people.context.close();
});

test('two people at one screen: an offer is withdrawn while the other one takes the device', async () => {
  const { people, page } = await offerAtOneScreen();

  await page.locator('.cover-withdraw').click();
  await page.locator('.cover-withdraw').waitFor({ state: 'detached' });
  await takeOver(page);

  await logSays(page, /The offer is withdrawn/);
  expect(people.errors).toEqual([]);
  await people.context.close();
});

async function stopIfAsked(page: Page): Promise<void> {
  const acting = page.locator('[data-place^="site:"][data-state="may"]').first();
  await anyStep(page).first().or(acting).waitFor();
  if ((await anyStep(page).count()) === 0) return;
  await button(page, 'Stop here').click();
  await acting.waitFor();
}

const NAMES = ['Jadwiga', 'Hoshiko', 'Rozważny', 'Aleksandra'];

test('an offer to somebody elsewhere is withdrawn before it is answered', async () => {
  const { page, close } = await openPosition(setting(), 'en', {
    game: 'beacons',
    situation: { turn: { roll: 1, steps: 1 }, keepers: [{ embers: 2 }, { embers: 1, lit: ['E2'] }] },
    names: NAMES.slice(0, 2),
  });

  await placeOf(page, 'site:E2').click();
  await page.locator('.prompt.own .btn.main').click();
  await page.getByText('Hoshiko is considering your offer').waitFor();
  await button(page, 'Withdraw the offer').click();

  await eventually(async () => (await page.locator('.log').innerText()).includes('The offer is withdrawn (Jadwiga).'));
  expect(await page.locator('.prompt.idle h2').innerText()).toContain('Hoshiko');
  await close();
});

test('teams of four play a chapter on a phone, and the next one begins with what was left dark in ruins', async () => {
  const { browser, server } = setting();
  const player = await person(browser, { ...ON_PHONE, bypassCSP: true });
  const page = await openPage(player, `${server.address}/play/beacons?format=teams&pace=instant&opt.rounds=2`);

  await playToTheEnd({ page, touch: withFinger, chance: randomOf('5'), curiosity: 60 });
  const dark = await hexesOf(page, '.beacon.dark');
  await button(page, 'Play the next match').tap();
  await button(page, 'To the new table').or(page.getByText('Chapter 2')).first().waitFor();
  if (await button(page, 'To the new table').isVisible()) await button(page, 'To the new table').tap();
  await page.getByText('Chapter 2, round 1 of 2').waitFor();

  expect(dark.length).toBeGreaterThan(0);
  expect(await hexesOf(page, '.beacon.ruined')).toEqual(dark);
  expect(await violationsOn(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  expect(player.errors).toEqual([]);
  await player.context.close();
});

/** The hexes on which such beacons stand. */
async function hexesOf(page: Page, beacon: string): Promise<readonly (string | null)[]> {
  const places = await page
    .locator('[data-place^="site:"]')
    .filter({ has: page.locator(beacon) })
    .all();
  return Promise.all(places.map((place) => place.getAttribute('data-place')));
}

/** Five shades and four keepers, most of them on one hex. */
const CROWD = {
  format: 'night',
  keepers: [
    { keeper: 'scout', hex: 'C2' },
    { hex: 'C3', lit: ['C3', 'B1'] },
    { keeper: 'peddler', tool: 'cart', hex: 'C4', embers: 5 },
    { keeper: 'scout', tool: 'staff', hex: 'B3', lit: ['E2'] },
  ],
  rocks: ['B3', 'D2'],
  ruins: ['D1'],
  shades: ['C3', 'C3', 'C4', 'A1', 'E2'],
  chapter: 3,
  wins: [1, 2, 0, 1],
};

test('a full island: everything can be read and touched, and axe finds nothing', async () => {
  const { page, close } = await openPosition(setting(), 'pl', { game: 'beacons', situation: CROWD, names: NAMES });

  for (const size of SIZES) {
    expect([size.width, await faultsAt(page, size)]).toEqual([size.width, []]);
    expect([size.width, await violationsOn(page)]).toEqual([size.width, []]);
  }
  await close();
});

test('the island is walked with the keyboard alone', async () => {
  const { page, close } = await openPosition(setting(), 'en', {
    game: 'beacons',
    situation: { format: 'night', turn: { roll: 2 }, keepers: [{ hex: 'C3', embers: 2 }], shades: ['A1'] },
    names: NAMES.slice(0, 1),
  });

  await placeOf(page, 'hex:B2').focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate<string>('document.activeElement.ariaLabel')).toMatch(/^hex B3/);
  await page.keyboard.press('Enter');

  await page.locator('[data-place="keeper:0"] > .press[aria-label*="on B3"]').waitFor();
  await close();
});

test('no list offers the example, but its own address is found', async () => {
  const { browser, server } = setting();
  const reader = await person(browser);
  const page = await openPage(reader, server.address);
  await page.locator('.posters article').first().waitFor();

  expect(await page.locator('.posters').innerText()).not.toContain('Beacons');
  await page.goto(`${server.address}/new`);
  await page.locator('.game-picker label').first().waitFor();
  expect(await page.locator('.game-picker').innerText()).not.toContain('Beacons');
  await page.goto(`${server.address}/new?game=beacons`);
  await page.getByRole('radio', { name: 'Beacons', checked: true }).waitFor();
  await reader.context.close();
});
