import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CROWDS } from './crowds.ts';
import { DESKTOP, PHONE } from './harness/browser.ts';
import { faultsAt, openPosition } from './harness/full-board.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const LARGE = { width: 1440, height: 900 };

const LION = {
  stronghold: 'yojin-no-shiro',
  hand: ['banzai', 'way-of-the-lion', 'fine-katana', 'strength-in-numbers', 'for-greater-glory'],
  provinces: [
    'the-art-of-war',
    'manicured-garden (faceup)',
    'shameful-display',
    'meditations-on-the-tao',
    'pilgrimage',
  ],
  rows: [['matsu-beiona'], ['akodo-gunso'], ['imperial-storehouse'], ['venerable-historian (facedown)']],
  play: [
    'akodo-toturi (honored, fate 2)',
    'matsu-berserker',
    'lion-s-pride-brawler (fate 1) + fine-katana',
    'akodo-gunso + pacifism (owned by opponent, controlled by opponent)',
    'ikoma-eiji (bowed, fate 2) + ornate-fan',
    'venerable-historian',
  ],
};
const CRANE = {
  stronghold: 'shizuka-toshi',
  provinces: ['pilgrimage', 'ancestral-lands (faceup)', 'manicured-garden', 'shameful-display', 'the-art-of-peace'],
  rows: [['doji-hotaru'], ['asahina-storyteller'], ['artisan-academy'], ['brash-samurai (facedown)']],
  play: [
    'kakita-kaezin (fate 1)',
    'doji-challenger + fine-katana',
    'daidoji-nerishma',
    'asahina-storyteller',
    'doji-whisperer (bowed)',
  ],
};
const OPPORTUNITY = { seats: [LION, CRANE], round: 3, phase: 'conflict', step: 'opportunity' };
const ATTACKED = {
  seats: [
    LION,
    { ...CRANE, play: CRANE.play.map((one) => one.replace('daidoji-nerishma', 'daidoji-nerishma (in conflict)')) },
  ],
  round: 3,
  phase: 'conflict',
  step: 'defenders',
  conflict: { attacker: 1, type: 'military', ring: 'fire', province: 2 },
};

const open = (locale: string, situation: object) =>
  openPosition(setting(), locale, { game: 'l5r', situation, names: ['Jadwiga', 'Hoshiko'] });

test.each([
  { locale: 'pl', size: LARGE },
  { locale: 'en', size: DESKTOP },
])('what a ring does is told beside it, and its types stay free: $locale', async ({ locale, size }) => {
  const { page, close } = await open(locale, OPPORTUNITY);
  await page.setViewportSize(size);
  await page.locator('[data-place="ring:air"] > .press').hover();
  await page.locator('.bubble.tip').waitFor();

  expect(
    await page.evaluate<boolean>(`(() => {
      const [tip, ring] = ['.bubble.tip', '.ringrow:has([data-place="ring:air"])'].map((name) =>
        document.querySelector(name).getBoundingClientRect());
      return tip.left < ring.right && ring.left < tip.right && tip.top < ring.bottom && ring.top < tip.bottom;
    })()`),
  ).toBe(false);
  await close();
});

const press = (page: Page, name: RegExp) => page.locator('.place').getByRole('button', { name }).first().click();

/** A military conflict for fire against the first province. */
async function attack(page: Page): Promise<void> {
  const types = page.locator('.ringrow.fire .ringtype.military');
  if (!(await types.isVisible())) await page.locator('.prompt .btn.main').click();
  await types.click();
  await page.locator('.lane.drafting').waitFor();
  await press(page, /^(Ancestral Lands|Ziemie przodków)/i);
  await page.locator('.lane.drafting h3').waitFor();
}

const standing = (page: Page) => page.locator('.lane .figure.marching').count();
const topsOf = (page: Page) =>
  page.evaluate<readonly number[]>(
    '[".prompt", ".hand"].map((part) => Math.round(document.querySelector(part).getBoundingClientRect()[part === ".hand" ? "top" : "bottom"]))',
  );

describe.each(['pl', 'en'])('what is being declared stands on the board (%s)', (locale) => {
  test('an attack: marked attackers, the forecast and who may defend can be read at every size', async () => {
    const { page, close } = await open(locale, OPPORTUNITY);
    const before = await topsOf(page);

    await attack(page);
    for (const size of [DESKTOP, LARGE, PHONE])
      expect([size.width, await faultsAt(page, size)]).toEqual([size.width, []]);
    await page.setViewportSize(DESKTOP);
    await press(page, /Toturi/);
    await press(page, /Matsu.*Berserker|Berserker.*Matsu|Berserker/);

    expect(await standing(page)).toBe(2);
    expect(await page.locator('.lane .total b').first().innerText()).toBe('12');
    expect(await page.locator('.lane .total b.expected').innerText()).toBe('0–13');
    expect(await page.locator('.fc li.sum b').innerText()).toBe('13');
    expect(await page.locator('.need').innerText()).toContain('Hoshiko −1 honor');
    expect(await topsOf(page)).toEqual(before);
    for (const size of [DESKTOP, LARGE, PHONE])
      expect([size.width, await faultsAt(page, size)]).toEqual([size.width, []]);
    await page.setViewportSize(DESKTOP);

    await press(page, /Toturi/);
    expect(await standing(page)).toBe(1);
    expect(await page.locator('.lane .total b').first().innerText()).toBe('3');
    await close();
  });

  test('a defense: marked defenders, with running totals and what is missing', async () => {
    const { page, close } = await open(locale, ATTACKED);
    const attacking = await page.locator('.lane .total b').first().innerText();

    await press(page, /Berserker/);
    expect(await standing(page)).toBe(1);
    expect(await page.locator('.lane .total b.expected').innerText()).toBe('3');
    expect(await page.locator('.lane .total b').first().innerText()).toBe(attacking);
    for (const size of [DESKTOP, LARGE, PHONE])
      expect([size.width, await faultsAt(page, size)]).toEqual([size.width, []]);
    await close();
  });
});

test('who is marked with the keyboard keeps the focus on the way to the lane and back', async () => {
  const { page, close } = await open('en', OPPORTUNITY);
  await attack(page);

  // What was clicked has the focus, too, but Enter does not press it.
  await page.keyboard.press('Tab');
  await page
    .locator('.place')
    .getByRole('button', { name: /Toturi/ })
    .focus();
  await page.keyboard.press('Enter');
  expect(await standing(page)).toBe(1);
  await page.keyboard.press('Enter');
  expect(await standing(page)).toBe(0);
  await close();
});

test('the last click makes the conflict of what was marked', async () => {
  const { page, close } = await open('en', OPPORTUNITY);
  await attack(page);
  await press(page, /Toturi/);

  await page.locator('.prompt [data-does="confirm"]').click();

  await page.locator('.lane:not(.drafting) .figure').waitFor();
  expect(await standing(page)).toBe(0);
  await close();
});

describe.each(['pl', 'en'])('an attack with only one possible attacker (%s)', (locale) => {
  const alone = { ...OPPORTUNITY, seats: [{ ...LION, play: ['akodo-toturi (honored)', 'ikoma-eiji (bowed)'] }, CRANE] };

  test('is shown before it is made, and is taken back with the attacker, with a step, or with the key', async () => {
    const { page, close } = await open(locale, alone);
    const declares = page.locator('.prompt .btn.main');
    const back = async () => {
      await page.locator('.lane.drafting h3').waitFor({ state: 'detached' });
      expect(await standing(page)).toBe(0);
      await press(page, /^(Ancestral Lands|Ziemie przodków)/i);
      await page.locator('.lane.drafting h3').waitFor();
    };
    await attack(page);

    expect(await standing(page)).toBe(1);
    expect(await page.locator('.lane .total b').first().innerText()).toBe('9');
    expect(await declares.innerText()).toContain('9');
    for (const size of [DESKTOP, LARGE, PHONE])
      expect([size.width, await faultsAt(page, size)]).toEqual([size.width, []]);
    await page.setViewportSize(DESKTOP);

    await press(page, /Toturi/);
    await back();
    await page.keyboard.press('z');
    await back();
    await page.locator('.declared li:last-child button').click();
    await back();

    await declares.click();
    await page.locator('.lane:not(.drafting) .figure').waitFor();
    await close();
  });

  test('is taken back to its first step at once', async () => {
    const { page, close } = await open(locale, alone);
    await attack(page);

    await page.locator('.declared li:first-child button').click();

    await page.locator('.ringrow.fire .ringtype.military').waitFor();
    expect(await page.locator('.lane').count()).toBe(0);
    await close();
  });
});

const LOW = [
  { width: 390, height: 664 },
  { width: 360, height: 740 },
];

test.each(LOW)('on a low phone nobody who takes part covers what the conflict is about: $height', async (size) => {
  const { page, close } = await open('pl', {
    ...ATTACKED,
    step: 'window',
    seats: [
      {
        ...LION,
        play: [
          'akodo-toturi (honored, in conflict) + fine-katana',
          'ikoma-eiji (bowed, in conflict)',
          'matsu-berserker',
        ],
      },
      { ...CRANE, play: ['doji-challenger (in conflict) + fine-katana', 'asahina-storyteller'] },
    ],
    conflict: { attacker: 1, type: 'political', ring: 'fire', province: 2 },
  });

  expect(await faultsAt(page, size)).toEqual([]);
  expect(await page.locator('.lane .type').innerText()).toBe('Konflikt polityczny');
  expect(
    await page.evaluate<number>(`(() => {
      const type = document.querySelector('.lane .type').getBoundingClientRect();
      return [...document.querySelectorAll('.lane .place')].filter((place) => {
        const at = place.getBoundingClientRect();
        return at.left < type.right && type.left < at.right && at.top < type.bottom && type.top < at.bottom;
      }).length;
    })()`),
  ).toBe(0);
  await close();
});

test('a prompt of two lines moves neither the hand nor itself, and the names of the hand stay on the screen', async () => {
  const { page, close } = await open('pl', CROWDS.battle ?? {});
  for (const size of [DESKTOP, LARGE]) {
    await page.setViewportSize(size);
    const before = await topsOf(page);
    await page.evaluate(`{
      const said = document.querySelector('.prompt h2');
      said.textContent = Array(4).fill('Wykonaj akcję albo spasuj:').join(' ');
      said.nextElementSibling.append(Array(4).fill(' co się stanie,').join(''));
    }`);

    expect([size.width, await topsOf(page)]).toEqual([size.width, before]);
    expect([size.width, await faultsAt(page, size)]).toEqual([size.width, []]);
    const lowest = await page.evaluate<number>(
      'Math.max(...[...document.querySelectorAll(".handcard .name")].map((name) => name.getBoundingClientRect().bottom))',
    );
    expect(lowest).toBeLessThanOrEqual(size.height);
    await page.reload();
    await page.locator('.l5rdesk .place').first().waitFor();
  }
  await close();
});

test('a phone says round, phase and type of conflict in words', async () => {
  const { page, close } = await open('en', ATTACKED);
  await page.setViewportSize(PHONE);

  expect(await page.locator('.phonebar .round').innerText()).toBe('Round 3');
  expect(await page.locator('.phonebar [aria-current]').innerText()).toBe('Conflict');
  expect(await page.locator('.lane .type').innerText()).toBe('Military conflict');
  await close();
});

test('provinces are laid as printed with one click, or numbered anew by clicks', async () => {
  const unlaid = ['pilgrimage', 'ancestral-lands', 'manicured-garden', 'shameful-display'];
  const { page, close } = await open('en', {
    setUp: 'provinces',
    seats: [
      { provinces: ['the-art-of-war'], unlaid },
      { provinces: ['the-art-of-peace'], unlaid },
    ],
  });
  const confirm = page.locator('.prompt [data-does="confirm"]');
  const inOrder = () => page.locator('.choices.ordered .choice b:not(.nth)').allInnerTexts();
  const printed = await inOrder();
  expect(printed).toHaveLength(4);
  expect(await confirm.isEnabled()).toBe(true);

  for (const name of printed.toReversed()) await page.locator('.choices.ordered .choice', { hasText: name }).click();

  expect(await inOrder()).toEqual(printed.toReversed());
  expect(await confirm.isEnabled()).toBe(true);
  await close();
});
