import { useEffect, useState } from 'react';

/** Where something is on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where the elements are, followed from frame to frame: cards move, rows grow, and the light stays on them. They are
 * looked for anew each time, because what is drawn may change at any moment.
 */
export function useBoxes(find: () => readonly Element[]): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    let frame = 0;
    let last = '';
    const look = () => {
      const now = find().map(boxOf);
      const told = JSON.stringify(now);
      if (told !== last) {
        last = told;
        setBoxes(now);
      }
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [find]);
  return boxes;
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
}
