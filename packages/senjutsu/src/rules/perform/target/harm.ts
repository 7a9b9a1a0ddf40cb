import { fighterOf } from '../../../fighters.ts';
import type { TargetVerb } from '../../aimed.ts';
import { byCard } from '../../resolving.ts';
import { statusDeeds, woundEvents } from '../harm.ts';
import { events } from '../verb.ts';

export const wound: TargetVerb<'wound'> = {
  does: (state, on, { count }) => events(...woundEvents(state, on.target, { wounds: count, bleeding: 0 }, byCard(on))),
};

export const take: TargetVerb<'take'> = {
  does: (state, on, { status, count }) => statusDeeds(state, on.target, { status, count }, byCard(on)),
};

/** An ordinary wound becomes a bleeding one: any that lies there, or the one this card has dealt (SEN-EFF-ad). */
export const bleedWound: TargetVerb<'bleedWound'> = {
  matters: (state, { target, wounded }, { which }) =>
    fighterOf(state, target).wounds > 0 && (which === 'any' || wounded.includes(target)),
  does: (_state, { target }) => events({ is: 'bled', fighter: target, count: 1, rule: 'SEN-EFF-ad' }),
};
