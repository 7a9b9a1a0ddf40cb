import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Who is marked with the keyboard goes from home to the lane or back, and the focus with it: it would be lost with the
 * element that had it.
 */
export function useKeptFocus(moved: unknown): (event: FocusEvent) => void {
  const place = useRef<{ readonly name: string; readonly element: HTMLElement } | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what moves something takes the focus along
  useLayoutEffect(() => {
    const { current } = place;
    if (current === undefined || current.element.isConnected || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-place="${CSS.escape(current.name)}"] > .press`)?.focus();
  }, [moved]);
  return ({ target }) => {
    const holder = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-place]') : null;
    const name = holder?.dataset.place;
    place.current = holder === null || name === undefined ? undefined : { name, element: holder };
  };
}
