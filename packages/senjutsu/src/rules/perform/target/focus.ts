import type { TargetVerb } from '../../aimed.ts';
import { focusOf, gains, loses } from '../focus.ts';
import { events } from '../verb.ts';

/** The target loses up to the number (SEN-EFF-g); AI opponents have none to lose (SEN-SOLO-g). */
export const discardFocus: TargetVerb<'discardFocus'> = {
  matters: (state, { target }) => focusOf(state, target) > 0,
  does: (state, { target }, { count }) => events(...loses(state, target, count, 'lost')),
};

/** The thief gains what was lost, as far as there is room (SEN-EFF-g). */
export const stealFocus: TargetVerb<'stealFocus'> = {
  matters: (state, { target }) => focusOf(state, target) > 0,
  does: (state, { fighter, target }, { count }) => {
    const stolen = Math.min(count, focusOf(state, target));
    return events(...loses(state, target, stolen, 'stolen'), ...gains(state, fighter, stolen));
  },
};
