import { type RefObject, useEffect } from 'react';

/** A prompt of two lines, with some room for letters that are larger than usual. */
const USUAL = 78;

/** Marks the part of the table around the prompt while its words need more room than it usually has: it grows upwards then. */
export function useTallPrompt(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = around.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const size = new ResizeObserver(([entry]) => {
      const isTall = entry?.target instanceof HTMLElement && entry.target.offsetHeight > USUAL;
      element.toggleAttribute('data-tall', isTall);
    });
    const follow = () => {
      size.disconnect();
      const prompt = element.querySelector(':scope > .prompt');
      if (prompt !== null) size.observe(prompt);
    };
    // One prompt takes the place of another.
    const parts = new MutationObserver(follow);
    parts.observe(element, { childList: true });
    follow();
    return () => {
      size.disconnect();
      parts.disconnect();
    };
  }, [around]);
}
