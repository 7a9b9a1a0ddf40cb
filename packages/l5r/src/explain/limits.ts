import { limitsFor } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';
import { PERIODS } from '../text/explain/reasons.ts';

/** How often abilities were used, in the words of this game. */
export const { limitNotes, usedUp } = limitsFor<L5rState, L5rEvent>(layer, {
  periods: PERIODS,
  cites: { byDefault: 'L5R-ABIL-g', limit: 'L5R-LIMIT-a', maximum: 'L5R-MAX-a' },
});
