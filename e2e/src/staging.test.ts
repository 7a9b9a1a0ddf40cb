import { randomOf } from '@kronika/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ON_PHONE, person } from './harness/browser.ts';
import { playOnce, type Touch, withFinger, withMouse } from './harness/player.ts';
import { eventually, isTooWide } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

interface Case {
  readonly told: string;
  readonly game: string;
  readonly options: BrowserContextOptions;
  readonly touch: Touch;
  /** What a bot does when it plays a card. */
  readonly plays: RegExp;
  readonly since: string;
}

const LARGE = { width: 1440, height: 900 } as const;
const SMALL = { width: 1280, height: 720 } as const;

const CASES: readonly Case[] = [
  {
    told: 'Legend of the Five Rings on a large desktop, in Polish',
    game: 'l5r?',
    options: { viewport: LARGE, locale: 'pl' },
    touch: withMouse,
    plays: /^Bot zagrywa/,
    since: 'Od Twojego ruchu',
  },
  {
    told: 'a joust on a small desktop, in English',
    game: 'agot?',
    options: { viewport: SMALL, locale: 'en' },
    touch: withMouse,
    plays: /^Bot (marshals|plays|puts into play)/,
    since: 'Since your move',
  },
  {
    told: 'a melee on a small desktop, in Polish',
    game: 'agot?seats=3&',
    options: { viewport: SMALL, locale: 'pl' },
    touch: withMouse,
    plays: /^Bot \d (mobilizuje|zagrywa|wprowadza do gry|urządza zasadzkę)/,
    since: 'Od Twojego ruchu',
  },
  {
    told: 'Legend of the Five Rings on a phone, in English',
    game: 'l5r?',
    options: { ...ON_PHONE, locale: 'en' },
    touch: withFinger,
    plays: /^Bot plays/,
    since: 'Since your move',
  },
  {
    told: 'a joust on a phone, in Polish',
    game: 'agot?',
    options: { ...ON_PHONE, locale: 'pl' },
    touch: withFinger,
    plays: /^Bot (mobilizuje|zagrywa|wprowadza do gry|urządza zasadzkę)/,
    since: 'Od Twojego ruchu',
  },
];

/** What stands on the stage; nothing while it is empty. */
interface Seen {
  readonly kind: string;
  readonly heading: string;
  readonly faces: string;
  /** What it lies over although it must not. */
  readonly covers: string;
}

/** Looked at all at once: the next step may come in between. */
function seenOn(page: Page): Promise<Seen | null> {
  return page.evaluate<Seen | null>(`(() => {
    const stage = document.querySelector('.stage');
    if (stage === null) return null;
    const { left, right, top, bottom } = stage.getBoundingClientRect();
    const names = ['.prompt', '.hand', '.lane .mid', '.hist', '.phist', '.log', '.scene .place:is(.p-may, .p-is)'];
    return {
      kind: stage.dataset.kind,
      heading: stage.querySelector('h2').textContent,
      faces: stage.querySelector('.faces')?.textContent ?? '',
      covers: names.filter((name) => [...document.querySelectorAll(name)].some((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1;
      })).join(' '),
    };
  })()`);
}

/** Plays until a bot is seen to play a card. */
async function untilPlayed(page: Page, touch: Touch): Promise<Seen> {
  const chance = randomOf('staging');
  const limit = Date.now() + 120_000;
  while (Date.now() < limit) {
    const seen = await seenOn(page);
    if (seen?.kind === 'play') return seen;
    // Whoever watches does not answer: an answer would end what is shown.
    if (seen === null) await playOnce({ page, touch, chance, curiosity: 60 });
    await page.waitForTimeout(150);
  }
  throw new Error('no bot played a card');
}

/** Where the prompt and the hand are. */
function boxes(page: Page): Promise<string> {
  return page.evaluate<string>(`JSON.stringify(['.ask .prompt', '.hand'].map((name) => {
    const { top, left } = document.querySelector(name).getBoundingClientRect();
    return [name, Math.round(top), Math.round(left)];
  }))`);
}

const stage = (page: Page) => page.locator('.stage');
const isShown = (page: Page) => async () => (await stage(page).count()) > 0;
const isGone = (page: Page) => async () => (await stage(page).count()) === 0;

async function skip(page: Page): Promise<void> {
  if ((await page.locator('.stage.phone').count()) > 0) {
    await page.locator('.hurrybtn').dispatchEvent('pointerdown', { button: 0 });
    return;
  }
  await page.keyboard.down(' ');
  await page.keyboard.down(' ');
  await page.keyboard.up(' ');
}

async function replay(page: Page, touch: Touch): Promise<void> {
  const strip = page.locator('.phist');
  if ((await strip.count()) === 0) {
    await page.keyboard.press('r');
    return;
  }
  await touch(strip);
  await touch(page.locator('.sincelist .replaybtn'));
}

describe('what a bot plays is seen', () => {
  test.each(CASES)('$told', async ({ game, options, touch, plays, since }) => {
    const { browser, server } = setting();
    const player = await person(browser, options);
    const page = await player.context.newPage();
    await page.goto(`${server.address}/play/${game}`);
    await page.locator('.prompt').first().waitFor({ timeout: 60_000 });

    const seen = await untilPlayed(page, touch);

    // Who, and the card by its name; the rest of the table stays free.
    expect(seen.heading).toMatch(plays);
    expect(seen.faces.trim()).not.toBe('');
    expect(seen.covers).toBe('');
    expect(await isTooWide(page)).toBe(false);

    // A held key, or a longer press, skips everything there is.
    await page.locator('.prompt.own').waitFor({ timeout: 60_000 });
    await eventually(isGone(page), 30_000);
    // What was touched last may have opened something beside itself.
    if ((await page.locator('.popover').count()) > 0) await page.keyboard.press('Escape');
    await replay(page, touch);
    await eventually(isShown(page));
    await skip(page);
    await eventually(isGone(page), 2_000);

    // It can be seen again, and neither the prompt nor the hand moves for it.
    const before = await boxes(page);
    await replay(page, touch);
    await eventually(isShown(page));
    expect(await boxes(page)).toBe(before);
    expect((await seenOn(page))?.covers ?? '').toBe('');
    expect(await page.locator('.hist, .phist').first().textContent()).toContain(since);

    // What is asked can be answered meanwhile: nothing lies over it.
    const choices = page.locator('.prompt.own .btn:not([disabled])');
    if ((await choices.count()) > 0) await choices.first().click({ trial: true, timeout: 2_000 });
    expect(player.errors).toEqual([]);
    await player.context.close();
  });
});

test('whoever wants it at once sees no stage, and still what happened', async () => {
  const { browser, server } = setting();
  const player = await person(browser, { viewport: SMALL, locale: 'en' });
  const page = await player.context.newPage();
  await page.goto(`${server.address}/play/l5r?`);
  await page.locator('.prompt').first().waitFor({ timeout: 60_000 });

  await page.locator('.tempo0 select').selectOption('instant');
  const chance = randomOf('instant');
  let seen = 0;
  for (let moves = 0; moves < 40; moves += 1) {
    await playOnce({ page, touch: withMouse, chance, curiosity: 60 });
    await page.waitForTimeout(150);
    seen += await stage(page).count();
    if ((await page.locator('.hist .ev', { hasText: 'Bot:' }).count()) > 0) break;
  }

  expect(seen).toBe(0);
  expect(await page.locator('.hist .ev', { hasText: 'Bot:' }).count()).toBeGreaterThan(0);
  await page.reload();
  await page.locator('.prompt').first().waitFor({ timeout: 60_000 });
  expect(await page.locator('.tempo0 select').inputValue()).toBe('instant');
  expect(player.errors).toEqual([]);
  await player.context.close();
});
