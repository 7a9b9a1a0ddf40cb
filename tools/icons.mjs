// `node tools/icons.mjs`: draws the icons of the installed program anew from their drawings.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, chromiumOrInstall } from './chromium.mjs';
import { ROOT } from './run.mjs';

const FOLDER = join(ROOT, 'packages/web/src/shell/icons');

/** The drawing, the size in pixels, and the name of the picture. */
const ICONS = [
  ['favicon.svg', 192, 'icon-192.png'],
  ['favicon.svg', 512, 'icon-512.png'],
  ['maskable.svg', 512, 'icon-maskable-512.png'],
  ['maskable.svg', 180, 'apple-touch-icon.png'],
];

const browser = await chromium.launch({ executablePath: chromiumOrInstall(), args: CHROMIUM_ARGS });
for (const [drawing, size, name] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${readFileSync(join(FOLDER, drawing), 'utf8')}`,
  );
  writeFileSync(join(FOLDER, name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
