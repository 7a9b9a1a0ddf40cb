import type { Page } from 'playwright-core';
import type { Person } from './browser.ts';

/** Opens a page of somebody who does not want to wait for pictures to move. */
export async function openPage({ context }: Person, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(
    "localStorage.setItem('kronika.animation', 'off'); localStorage.setItem('kronika.tempo', 'instant')",
  );
  await page.goto(address);
  return page;
}

/** Whether the page can be scrolled sideways, which it never should. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}

/** Waits until it holds. Asked from outside: a page with a strict policy cannot watch over a condition by itself. */
export async function eventually(holds: () => Promise<boolean>, within = 15_000): Promise<void> {
  const limit = Date.now() + within;
  while (!(await holds())) {
    if (Date.now() > limit) throw new Error('it never came to hold');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
