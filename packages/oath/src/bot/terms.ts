import type { Promised } from '../state.ts';
import type { Terms } from '../terms.ts';
import { WEIGHTS } from './weights.ts';

/** Nobody is given a site, a relic or a banner for a few tokens. */
const DEAR = 8;
/** A promise binds whoever makes it more than it is worth to others. */
const KEPT = 0.8;
const TRUSTED = 0.4;

function promisesWorth(promises: readonly Promised[], share: number): number {
  return promises.reduce((sum, { favor }) => sum + share * WEIGHTS.favor * favor, 0);
}

/** What the promises cost whoever makes them. */
export function promisesCost(promises: readonly Promised[]): number {
  return promisesWorth(promises, KEPT);
}

function thingsWorth({ favor, secrets, relics, advisers, banners, sites }: Terms): number {
  return (
    WEIGHTS.favor * favor +
    WEIGHTS.secret * secrets +
    WEIGHTS.adviser * advisers.length +
    DEAR * (relics.length + banners.length + sites.length)
  );
}

/** What the terms gain for whom they are offered to. */
export function gainBy({ give, want }: { readonly give: Terms; readonly want: Terms }): number {
  return thingsWorth(give) + promisesWorth(give.promises, TRUSTED) - thingsWorth(want) - promisesCost(want.promises);
}
