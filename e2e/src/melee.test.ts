import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { DESKTOP } from './harness/browser.ts';
import { faultsAt, LAPTOP, openPosition, SIZES } from './harness/full-board.ts';
import { SIX_AT_A_TABLE } from './melee-crowd.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

const NAMES = ['Jadwiga', 'Hoshiko', 'Ola', 'Marek', 'Zofia', 'Leon'];

/** A page at a table of six; whoever looks at it sits at the first seat and is asked who defends. */
const openSix = (locale: string) =>
  openPosition(setting(), locale, { game: 'agot', situation: SIX_AT_A_TABLE, names: NAMES });

test('six at a table: everything can be read and touched, and axe finds nothing', async () => {
  const { page, close } = await openSix('pl');

  for (const size of SIZES) {
    expect([size.width, await faultsAt(page, size)]).toEqual([size.width, []]);
    expect(await page.locator('.melee').count()).toBe(1);
    if (size.width < 1900) expect([size.width, await violationsOn(page)]).toEqual([size.width, []]);
  }
  await close();
});

test.each([
  { locale: 'pl', size: DESKTOP, you: 'Ty' },
  { locale: 'en', size: LAPTOP, you: 'You' },
])('four at a table: no name is cut, and one is "$you" oneself', async ({ locale, size, you }) => {
  const { page, close } = await openPosition(setting(), locale, {
    game: 'agot',
    situation: { ...SIX_AT_A_TABLE, seats: SIX_AT_A_TABLE.seats.slice(0, 4) },
    names: NAMES.slice(0, 4),
  });
  expect(await faultsAt(page, size)).toEqual([]);

  const cut = await page.evaluate<readonly string[]>(`[...document.querySelectorAll('.rosname')]
    .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1)
    .map((name) => name.textContent)`);
  expect(await page.locator('.rosname').count()).toBeGreaterThan(10);
  expect(cut).toEqual([]);
  expect(await page.locator('.tnode.self .tname b').innerText()).toBe(you);
  expect(await page.locator('.clashwho').innerText()).toContain(you);
  await close();
});

test('the seat one is attacked by is open; another is opened with the keyboard, and stays open in the text view and back', async () => {
  const { page, close } = await openSix('en');
  const opener = (name: string) => page.locator(`.other[aria-label="${name}"] .opener`);
  const isOpen = (name: string) => opener(name).getAttribute('aria-expanded');
  expect([await isOpen('Hoshiko'), await isOpen('Marek')]).toEqual(['true', 'false']);

  await opener('Marek').focus();
  await page.keyboard.press('Enter');
  expect([await isOpen('Hoshiko'), await isOpen('Marek')]).toEqual(['false', 'true']);

  await page.keyboard.press('t');
  await page.getByRole('heading', { name: 'Titles', exact: true }).waitFor();
  await page.getByText('Master of Ships, held by Jadwiga, supports Master of Whispers').waitFor();
  await page.keyboard.press('t');
  await opener('Marek').waitFor();
  expect(await isOpen('Marek')).toBe('true');
  await close();
});
