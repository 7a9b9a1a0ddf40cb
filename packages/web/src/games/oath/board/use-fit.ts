import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { WORLD } from './map/layout.ts';

declare module 'react' {
  interface CSSProperties {
    /** The smallest type, so that a map drawn small can still be read. */
    '--least-type'?: string;
  }
}

/** How large the map is drawn, so that it fills the room it has. */
export function useFit(): { readonly frame: RefObject<HTMLElement | null>; readonly scale: number } {
  const frame = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0)
        setScale(Math.min((clientWidth - 20) / WORLD.width, (clientHeight - 20) / WORLD.height));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { frame, scale };
}
