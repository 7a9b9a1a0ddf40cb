import type { ReactNode } from 'react';
import type { Point } from './layout.ts';

interface AtProps {
  readonly point: Point;
  readonly className: string;
  readonly children: ReactNode;
}

/** Something that lies on the map. */
export function At({ point, className, children }: AtProps) {
  return (
    <div className={className} style={{ left: point.x, top: point.y }}>
      {children}
    </div>
  );
}
