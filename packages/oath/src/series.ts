import type { Match, Series } from '@kronika/kernel';
import { annalOf } from './chronicle/annal.ts';
import { CARRIED, type OathSetup } from './setup.ts';
import type { Oath } from './state.ts';

/** The next game begins with the chronicle that this one's winner wrote; the winner may be its Chancellor (OATH-1-7). */
export const series: Series<Oath, OathSetup> = {
  carries: CARRIED,
  next: (setup, { state, outcome }: Match<Oath>) => {
    const [winner] = outcome?.winners ?? [];
    return {
      ...setup,
      ...(winner === undefined ? {} : { chancellor: winner + 1 }),
      ...(state.next === null ? {} : { [CARRIED]: state.next }),
    };
  },
  annal: annalOf,
};
