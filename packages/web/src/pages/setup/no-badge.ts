import type { Badge } from '../../cards/Mon.tsx';

/** The badge of a seat whose colours nobody knows yet, or that has none. */
export const NO_BADGE: Badge = { allegiance: 'neutral', shape: 'octa', icon: 'x-enso' };
