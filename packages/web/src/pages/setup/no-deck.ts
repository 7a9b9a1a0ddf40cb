import type { Badge } from '../../cards/Mon.tsx';

/** The badge of a seat whose deck nobody knows yet. */
export const NO_DECK: Badge = { allegiance: 'neutral', shape: 'octa', icon: 'x-enso' };
