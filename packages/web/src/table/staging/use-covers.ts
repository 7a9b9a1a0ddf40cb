import { type RefObject, useLayoutEffect, useState } from 'react';
import { useSession } from '../session/context.ts';

/** What can be chosen on the board. */
const CHOOSABLE = '.scene .place:is(.p-may, .p-is)';

/** Whether an element lies over something that can be chosen: then it has to give way. */
export function useCovers(element: RefObject<HTMLElement | null>, step: number): 'covers' | 'free' {
  const question = useSession((state) => state.question);
  const [covers, setCovers] = useState<{ readonly of: unknown; readonly is: 'covers' | 'free' }>();
  // Things move when a question comes, so it is looked at again when they have.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is of another height
  useLayoutEffect(() => {
    if (question === undefined) return;
    const look = () => {
      const box = element.current?.getBoundingClientRect();
      if (box !== undefined && isOver(box)) setCovers({ of: question, is: 'covers' });
    };
    look();
    const timers = [120, 420].map((later) => setTimeout(look, later));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [question, step, element]);
  return question !== undefined && covers?.of === question ? covers.is : 'free';
}

function isOver(box: DOMRect): boolean {
  return [...document.querySelectorAll(CHOOSABLE)].some((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
  });
}
