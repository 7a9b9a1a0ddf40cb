import { seenByAll } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import { stateWith } from '../state.ts';
import { opponentOf } from '../zones.ts';
import { raised, type VerbsFor } from './verb.ts';

const nothing = () => forbid('nothingToMove', 'L5R-ABIL-h');

/** Honor gained from and lost to the general pool, and given from one seat to the other. */
export const honorVerbs: VerbsFor<'honorGained' | 'honorLost' | 'honorGiven'> = {
  honorGained: {
    can: (_, { amount }) => (amount > 0 ? 'allowed' : nothing()),
    apply: (state, { seat, amount }) => stateWith(state, { honor: raised(state.honor, seat, amount) }),
    see: seenByAll,
  },
  honorLost: {
    can: (state, { seat, amount }) => (amount > 0 && (state.honor[seat] ?? 0) > 0 ? 'allowed' : nothing()),
    apply: (state, { seat, amount }) => stateWith(state, { honor: raised(state.honor, seat, -amount) }),
    see: seenByAll,
  },
  honorGiven: {
    can: (state, { from, amount }) => (amount > 0 && (state.honor[from] ?? 0) > 0 ? 'allowed' : nothing()),
    apply: (state, { from, amount }) => {
      // Who has less gives everything (L5R-2.4-c).
      const given = Math.min(amount, state.honor[from] ?? 0);
      return stateWith(state, { honor: raised(raised(state.honor, from, -given), opponentOf(from), given) });
    },
    see: seenByAll,
  },
};
