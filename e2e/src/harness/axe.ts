import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page, each with the places where. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>('typeof axe === "object"'))) await page.evaluate(SOURCE);
  return page.evaluate<readonly string[]>(REPORT);
}

/** Runs in the page, where `axe` is now known. */
const REPORT = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | ')))`;
