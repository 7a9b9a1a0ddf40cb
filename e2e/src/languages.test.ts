import { expect, test } from 'vitest';
import { person } from './harness/browser.ts';
import { openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

test('the language is switched at any time, and remembered', async () => {
  const { browser, server } = setting();
  const reader = await person(browser, { locale: 'en' });
  const page = await openPage(reader, server.address);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.innerText()).not.toContain('zagramy');

  await page.getByRole('button', { name: /Polski/ }).click();
  expect(await heading.innerText()).toContain('zagramy');
  expect(await page.locator('html').getAttribute('lang')).toBe('pl');

  await page.goto(`${server.address}/play/l5r`);
  await page.locator('.prompt.own').waitFor();
  expect(await page.locator('.prompt.own h2').innerText()).toContain('twierdz');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Ustawienia' }).click();
  await page.locator('.prefs').getByText('English').click();
  await page.keyboard.press('Escape');
  expect(await page.locator('.prompt.own h2').innerText()).toContain('stronghold');
  await reader.context.close();
});
