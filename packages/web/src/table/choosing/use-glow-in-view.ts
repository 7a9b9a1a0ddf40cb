import { type RefObject, useEffect } from 'react';
import { usePace } from '../motion/pace.ts';
import { useSession, useTable } from '../session/context.ts';
import { type Stretch, scrollFor } from './in-view.ts';

/** What may be chosen where it lies. */
const GLOWING = '[data-place][data-state="may"]';

/** When something is asked, what may be chosen is brought into sight, wherever it can be scrolled to. */
export function useGlowInView(room: RefObject<HTMLElement | null>, layout: 'desktop' | 'phone'): void {
  const { guide } = useTable();
  const question = useSession((state) => state.question);
  const isSmooth = usePace() !== undefined;
  // In a lesson the coach leads to it.
  const isLooking = layout === 'phone' && question !== undefined && guide?.is !== 'leading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question has something else to show
  useEffect(() => {
    if (!isLooking) return;
    // What the question opens has to be there first.
    const frame = requestAnimationFrame(() => {
      if (room.current !== null) showGlowing(room.current, isSmooth ? 'smooth' : 'instant');
    });
    return () => cancelAnimationFrame(frame);
  }, [room, question, isLooking, isSmooth]);
}

function showGlowing(room: HTMLElement, behavior: ScrollBehavior): void {
  const inside = new Map<Element, DOMRect[]>();
  for (const thing of room.querySelectorAll(GLOWING))
    for (let at = thing.parentElement; at !== null && at !== room; at = at.parentElement)
      if (canScroll(at)) inside.set(at, [...(inside.get(at) ?? []), thing.getBoundingClientRect()]);
  for (const [scroller, boxes] of inside) {
    const sight = scroller.getBoundingClientRect();
    scroller.scrollBy({
      left: scrollFor(across(sight), boxes.map(across)),
      top: scrollFor(along(sight), boxes.map(along)),
      behavior,
    });
  }
}

const across = ({ left, right }: DOMRect): Stretch => ({ from: left, to: right });
const along = ({ top, bottom }: DOMRect): Stretch => ({ from: top, to: bottom });

function canScroll(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  return (
    (scrolls(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
    (scrolls(overflowY) && element.scrollHeight > element.clientHeight + 1)
  );
}
