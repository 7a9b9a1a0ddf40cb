import { type Random, randomOf } from '@kronika/kernel';
import type { Locator, Page } from 'playwright-core';

/** What glows on the board, or is offered beside it. */
const OFFERED = [
  '[data-place][data-state="may"]',
  '.choices .choice:not(.on)',
  '.tray [data-state="may"]',
  '.tray .choice',
  '.choices [role="radio"]:not([aria-checked="true"])',
  '.prompt.own .btn.pick:not(.more, .until):not([disabled])',
].join(', ');

/** What opened beside a thing; it lies over everything else. */
const BESIDE = '.popover :is(.choice, .chip)';

/** What ends a question: confirming, passing, saying yes or no. */
const SETTLING = ['main', 'plain', 'pass'].map((weight) => `.prompt.own .btn.${weight}:not([disabled])`).join(', ');

const ENDING = '.ending';

const NOTHING = '.nothing-of-the-kind';

/** How a person touches things. */
export type Touch = (target: Locator) => Promise<void>;

export const withMouse: Touch = (target) => target.click({ timeout: 2_000 });
export const withFinger: Touch = (target) => target.tap({ timeout: 2_000 });

interface Hand {
  readonly page: Page;
  readonly touch: Touch;
  readonly chance: Random;
  /** How often something that glows is tried before what settles the question, of a hundred times. */
  readonly curiosity: number;
}

/** Whether the match on this page is over. */
export function isOver(page: Page): Promise<boolean> {
  return page.locator(ENDING).first().isVisible();
}

/**
 * Plays like somebody who knows nothing but what the page shows: clicks what glows, sometimes confirms or passes.
 * Gives what was done, or `waiting` when the page asks nothing.
 */
export async function playOnce({ page, touch, chance, curiosity }: Hand): Promise<'did' | 'waiting' | 'over'> {
  if (await isOver(page)) return 'over';
  const isBeside = (await page.locator(BESIDE).count()) > 0;
  const settling = page.locator(isBeside ? NOTHING : SETTLING);
  const offered = page.locator(isBeside ? BESIDE : OFFERED);
  const [settlers, offers] = [await settling.count(), await offered.count()];
  const target =
    offers > 0 && (settlers === 0 || chance.int(1, 100) <= curiosity)
      ? offered.nth(chance.int(0, offers - 1))
      : settlers > 0
        ? settling.nth(chance.int(0, settlers - 1))
        : undefined;
  if (target === undefined) return 'waiting';
  // The board may have moved on meanwhile: then the next look shows what is there now.
  await touch(target).catch(() => undefined);
  return 'did';
}

/** Plays until the match is over. Fails when it does not end, or when nothing can be done for long. */
export async function playToTheEnd(hand: Hand, limits = { moves: 3_000, idle: 15_000 }): Promise<number> {
  let moves = 0;
  let waitingSince = Date.now();
  while (moves < limits.moves) {
    const done = await playOnce(hand);
    if (done === 'over') return moves;
    if (done === 'did') {
      moves += 1;
      waitingSince = Date.now();
    } else if (Date.now() - waitingSince > limits.idle) throw new Error(`nothing to do after ${moves} moves`);
    else await hand.page.waitForTimeout(20);
  }
  throw new Error(`the match did not end within ${limits.moves} moves`);
}

/** All play until together they have made so many moves. */
export async function playTogether(pages: readonly Page[], moves: number, seed: number): Promise<void> {
  const chance = randomOf(String(seed));
  const limit = Date.now() + 90_000;
  for (let made = 0; made < moves; ) {
    if (Date.now() > limit) throw new Error(`only ${made} of ${moves} moves`);
    for (const page of pages)
      if ((await playOnce({ page, touch: withMouse, chance, curiosity: 50 })) === 'did') made += 1;
    await pages[0]?.waitForTimeout(20);
  }
}
