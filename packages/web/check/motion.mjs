// Plays the game it is given against a bot at a table in a browser and counts the frames that came late while cards moved.
// It is no test: how many are late depends on the machine. CHROMIUM names the browser.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { buildWebIfNeeded } from '../../../tools/build-web.mjs';
import { CHROMIUM_ARGS, chromiumOrInstall } from '../../../tools/chromium.mjs';

/** How long is looked, in milliseconds. */
const LONG = 40_000;
/** What may be animated without laying out or painting the page anew. */
const CHEAP = [
  'transform',
  'opacity',
  'rotate',
  'scale',
  'translate',
  'offset',
  'easing',
  'composite',
  'computedOffset',
];

/** What glows on the board or is offered beside it, and what ends a question. */
const OFFERED =
  '[data-place][data-state="may"], .choices .choice:not(.on), .tray [data-state="may"], .bigdial [role="radio"]';
const SETTLING = '.prompt.own .btn.main:not([disabled]), .prompt.own .btn.pass:not([disabled])';

const game = process.argv[2];
if (game === undefined) {
  console.error('Which game? node packages/web/check/motion.mjs <game>');
  process.exit(1);
}

// The pages as people get them: the rules and the bot have a thread of their own there.
if (buildWebIfNeeded() !== 0) process.exit(1);
const server = await preview({
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  preview: { port: 0 },
  logLevel: 'error',
});
const browser = await chromium.launch({ executablePath: chromiumOrInstall(), args: CHROMIUM_ARGS });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.setDefaultTimeout(120_000);
  await page.goto(`${server.resolvedUrls?.local[0]}play/${game}`);
  await page.waitForSelector('[data-place]');
  await page.evaluate(WATCH(), CHEAP);
  const end = Date.now() + LONG;
  for (let turn = 0; Date.now() < end; turn += 1) {
    const targets = page.locator(turn % 3 === 2 ? SETTLING : `${OFFERED}, ${SETTLING}`);
    await targets
      .first()
      .click({ timeout: 500 })
      .catch(() => undefined);
    await page.waitForTimeout(350);
  }
  console.log(JSON.stringify(await page.evaluate('globalThis.motionSeen()'), undefined, 2));
} finally {
  await browser.close();
  await server.close();
}

/** Runs in the page: counts frames while something moves, and what is moved by what. */
function WATCH() {
  return (/** @type {readonly string[]} */ cheap) => {
    const seen = { motions: 0, frames: 0, over20: 0, over34: 0, over50: 0, costly: /** @type {string[]} */ ([]) };
    const known = new WeakSet();
    let last = performance.now();
    const frame = (/** @type {number} */ now) => {
      const running = document.getAnimations().filter((one) => one.playState === 'running' && isMove(one));
      for (const one of running) {
        if (known.has(one)) continue;
        known.add(one);
        seen.motions += 1;
        const names = one.effect.getKeyframes().flatMap((step) => Object.keys(step));
        seen.costly.push(...names.filter((name) => !cheap.includes(name)));
      }
      if (running.length > 0) {
        const took = now - last;
        seen.frames += 1;
        if (took > 20) seen.over20 += 1;
        if (took > 34) seen.over34 += 1;
        if (took > 50) seen.over50 += 1;
      }
      last = now;
      requestAnimationFrame(frame);
    };
    // What breathes forever is no motion of a card.
    const isMove = (/** @type {Animation} */ one) => one.effect?.getTiming().iterations === 1;
    requestAnimationFrame(frame);
    Object.assign(globalThis, { motionSeen: () => ({ ...seen, costly: [...new Set(seen.costly)] }) });
  };
}
