import { expect, test } from 'vitest';
import { person } from './harness/browser.ts';
import { openPage } from './harness/players-page.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

test('from the first page into a match and through its set-up with the keyboard only', async () => {
  const { browser, server } = setting();
  const typist = await person(browser, { locale: 'en' });
  const page = await openPage(typist, server.address);
  const focused = () => page.evaluate<string>('document.activeElement?.textContent?.trim() ?? ""');

  for (let steps = 0; steps < 40 && (await focused()) !== 'Play'; steps += 1) await page.keyboard.press('Tab');
  expect(await focused()).toBe('Play');
  await page.keyboard.press('Enter');
  const prompt = page.locator('.prompt.own h2');
  await prompt.waitFor();

  const asked = new Set<string>();
  for (let presses = 0; presses < 160 && asked.size < 9; presses += 1) {
    const question = await prompt.innerText({ timeout: 15_000 });
    asked.add(question);
    const confirm = page.locator('.prompt.own :is(.btn.main, [data-does="confirm"]):not([disabled])');
    const canPass = (await page.locator('.prompt.own .btn.pass').count()) > 0;
    await page.keyboard.press('Escape');
    if (canPass) await page.keyboard.press('p');
    else if ((await confirm.count()) > 0) {
      await confirm.first().focus();
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(String((presses % 5) + 1));
    await page.waitForTimeout(60);
  }

  expect(asked.size).toBeGreaterThanOrEqual(6);
  expect(typist.errors).toEqual([]);
  await typist.context.close();
});
