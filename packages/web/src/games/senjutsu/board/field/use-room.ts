import { type RefObject, useEffect, useState } from 'react';
import type { Room } from './camera.ts';

/** How large an element is drawn; nothing before it was measured. */
export function useRoom(ref: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room | undefined>(undefined);
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((was) => (was?.width === width && was.height === height ? was : { width, height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}
