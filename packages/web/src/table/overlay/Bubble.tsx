import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { PlaceName } from '../choosing/controls.ts';
import { type BubblePlace, bubblePlace, type Side } from './bubble-place.ts';

interface BubbleProps {
  readonly place: PlaceName;
  readonly className: string;
  readonly sides: readonly Side[];
  readonly id?: string;
  readonly role: 'tooltip' | 'status';
  readonly children: ReactNode;
}

declare module 'react' {
  interface CSSProperties {
    /** How far along its side the arrow of a bubble stands. */
    '--arrow'?: string;
  }
}

/** A few words beside a thing of the board. */
export function Bubble({ place, className, sides, id, role, children }: BubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<BubblePlace | undefined>(undefined);
  // What is said may come later than where: it is measured whenever it changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words decide how much room is needed
  useLayoutEffect(() => {
    const thing = document.querySelector(`[data-place="${CSS.escape(place)}"]`);
    const bubble = ref.current;
    if (thing === null || bubble === null) return;
    const { width, height } = bubble.getBoundingClientRect();
    setAt(bubblePlace(boxOf(thing), { width, height }, { width: innerWidth, height: innerHeight }, sides));
  }, [place, sides, children]);
  return (
    <div
      ref={ref}
      id={id}
      role={role}
      className={`bubble ${className}`}
      data-side={at?.side}
      style={at === undefined ? { left: -9999 } : { left: at.left, top: at.top, '--arrow': `${at.arrow}px` }}
    >
      {children}
    </div>
  );
}

/**
 * What the bubble must not cover: the thing with everything that belongs to it. In a fan a place is as wide as the fan
 * leaves it; what is seen is the card.
 */
function boxOf(place: Element): DOMRect {
  const thing = place.closest('[data-with-place]') ?? place;
  return (thing.closest('.hand') === null ? thing : (thing.querySelector('.card') ?? thing)).getBoundingClientRect();
}
