import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the element is lower than that, in pixels. Its height must not hang on what is drawn in it. */
export function useIsLow(element: RefObject<HTMLElement | null>, needed: number): boolean {
  const [height, setHeight] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setHeight(measured.offsetHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return height < needed;
}
