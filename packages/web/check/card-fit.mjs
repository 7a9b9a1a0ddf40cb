// Draws all cards in a browser, in both languages and at the least and the usual widths, and looks for text without room.
// With a folder as its argument it leaves pictures there. CHROMIUM names the browser.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { CHROMIUM_ARGS, chromiumOrInstall } from '../../../tools/chromium.mjs';

const WIDTHS = [
  { t: 54, h: 112, i: 258 },
  { t: 69, h: 126, i: 304 },
  { t: 92, h: 136, i: 320 },
];
const folder = process.argv[2];
if (folder !== undefined) mkdirSync(folder, { recursive: true });

const server = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  server: { port: 0, hmr: false },
  logLevel: 'error',
});
await server.listen();
const browser = await chromium.launch({ executablePath: chromiumOrInstall(), args: CHROMIUM_ARGS });
let faults = 0;
try {
  for (const lang of ['pl', 'en']) for (const widths of WIDTHS) faults += await look(lang, widths);
} finally {
  await browser.close();
  await server.close();
}
console.log(`${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;

/**
 * @param {string} lang
 * @param {{ t: number, h: number, i: number }} widths
 */
async function look(lang, widths) {
  const page = await browser.newPage({ viewport: { width: 1560, height: 900 } });
  const asked = new URLSearchParams({ lang, ...widths });
  await page.goto(`${server.resolvedUrls?.local[0]}check/gallery.html#${asked}`);
  await page.waitForSelector('.gallery .card', { state: 'attached', timeout: 120_000 });
  await page.evaluate('document.fonts.ready');
  const found = await page.evaluate(
    "import('/src/pages/design/find-overflow.ts').then(({ findOverflow }) => findOverflow(document))",
  );
  for (const { card, size, what } of found) console.log(`${lang} ${size}: ${card}: ${what}`);
  if (folder !== undefined) await picture(page, `${folder}/${lang}-${widths.t}`);
  await page.close();
  return found.length;
}

/**
 * One picture for each section: all of them together are more than a browser draws at once.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} path
 */
async function picture(page, path) {
  for (const theme of ['dark', 'light']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    const sections = await page.locator('.gallery section').all();
    for (const [place, section] of sections.entries())
      await section.screenshot({ path: `${path}-${theme}-${place}.png`, animations: 'disabled', timeout: 120_000 });
  }
}
