import { seenByAll } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import { stateWith } from '../state.ts';
import { always, type VerbsFor } from './verb.ts';

/** The dials, the Imperial Favor and the first-player token. */
export const tokenVerbs: VerbsFor<
  'dialsRevealed' | 'bidModified' | 'duelDecided' | 'favorClaimed' | 'favorDiscarded' | 'firstPassed'
> = {
  dialsRevealed: {
    can: always,
    apply: (state, { bids }) => stateWith(state, { dials: bids, bids }),
    see: seenByAll,
  },
  bidModified: {
    can: (state, { seat, by }) =>
      state.bids[seat] === null || (by < 0 && state.bids[seat] === 0) ? forbid('noBid', 'L5R-BID-b') : 'allowed',
    // It may exceed 5 and fall to 0, not below (L5R-BID-b).
    apply: (state, { seat, by }) =>
      stateWith(state, { bids: state.bids.with(seat, Math.max(0, (state.bids[seat] ?? 0) + by)) }),
    see: seenByAll,
  },
  duelDecided: { can: always, apply: (state) => state, see: seenByAll },
  favorClaimed: {
    can: always,
    apply: (state, { seat, side }) => stateWith(state, { favor: { holder: seat, side } }),
    see: seenByAll,
  },
  favorDiscarded: {
    can: (state) => (state.favor === null ? forbid('nothingToMove', 'L5R-FAVOR-f') : 'allowed'),
    apply: (state) => stateWith(state, { favor: null }),
    see: seenByAll,
  },
  firstPassed: {
    can: (state, { to }) => (state.first === to ? forbid('alreadyFirst', 'L5R-FIRST-a') : 'allowed'),
    apply: (state, { to }) => stateWith(state, { first: to }),
    see: seenByAll,
  },
};
