import type { ReactNode } from 'react';
import type { Point } from './layout.ts';

/** A point of the island, and what stands there. */
export function At({ point: { x, y }, children }: { readonly point: Point; readonly children: ReactNode }) {
  return (
    <div className="bea-at" style={{ '--x': x, '--y': y }}>
      {children}
    </div>
  );
}
