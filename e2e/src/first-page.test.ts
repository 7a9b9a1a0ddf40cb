import { expect, test } from 'vitest';
import { person } from './harness/browser.ts';
import { useSetting } from './setting.ts';

const setting = useSetting();

/** What the first page may cost before a game is chosen, in bytes as they are sent. */
const MOST_SCRIPT = 250_000;

test('the first page needs little script, and keeps to its content security policy', async () => {
  const { browser, server } = setting();
  const visitor = await person(browser, { serviceWorkers: 'allow' });
  const page = await visitor.context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sizes.push(sizeOf(response));
  });

  await page.goto(server.address);
  await page.locator('main h1').waitFor();
  const sent = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);

  expect(sent).toBeGreaterThan(10_000);
  expect(sent).toBeLessThan(MOST_SCRIPT);
  expect(complaints).toEqual([]);
  await visitor.context.close();
});

async function sizeOf(response: { headerValue(name: string): Promise<string | null> }): Promise<number> {
  return Number((await response.headerValue('content-length')) ?? 0);
}
