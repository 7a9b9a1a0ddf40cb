import { happeningFor, reason } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { forbiddenTo, verdictReason } from './reason.ts';

/** Why an event cannot happen, and why an effect would not change its target (L5R-TARGET-h). */
export const { whyNotHappening, whyUnchanged } = happeningFor<L5rState, L5rEvent>(
  layer,
  { forbiddenTo, verdictReason },
  reason(PLAIN.unchanged, 'L5R-TARGET-h'),
);
