import type { Page } from 'playwright-core';
import type { Person } from './browser.ts';

/** Opens a page of somebody who does not want to wait for pictures to move. */
export async function openPage({ context }: Person, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript("localStorage.setItem('kronika.animation', 'off')");
  await page.goto(address);
  return page;
}

/** Whether the page can be scrolled sideways, which it never should. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}
