import {
  ask,
  call,
  choose,
  flow,
  goTo,
  keep,
  type Option,
  type PassOption,
  pass,
  type SeatId,
  seatsFrom,
} from '@kronika/kernel';
import type { L5rState } from '../state.ts';
import { opponentOf } from '../zones.ts';
import { actionWindow, raise } from './calls.ts';
import { conflict, type RingOption, ringOptions } from './conflict.ts';
import { imperialFavor } from './favor.ts';

/** How matches by earlier rules were asked, before a ring was part of the answer. */
interface DeclareOption extends Option {
  readonly is: 'declare';
}

interface Phase {
  /** Whose opportunity comes next, if that player still has one. */
  readonly turn?: SeatId;
  readonly choice?: RingOption | DeclareOption | PassOption;
}

/** The player with the next opportunity: they alternate among those who still have one (L5R-3.2-b). */
function nextOf(state: L5rState, turn: SeatId): SeatId | undefined {
  return seatsFrom(turn, 2).find((seat) => (state.conflicts[seat]?.opportunities ?? 0) > 0);
}

/** The third phase, between its beginning and its end: windows and conflict opportunities, then the Imperial Favor. */
export const conflictPhase = flow<L5rState, Phase>()('l5r/conflict-phase', {
  actions: (state) => call(actionWindow({ kind: 'conflictPhase', first: state.first })),
  whoseTurn: (state, { turn }) => {
    const next = nextOf(state, turn ?? state.first);
    return next === undefined ? goTo('favor') : keep({ turn: next });
  },
  offer: (state, { turn = 0 }) =>
    ask(
      'choice',
      choose<RingOption | DeclareOption | PassOption>({
        seat: turn,
        options: [...ringOptions(state, turn), pass],
        message: { key: 'conflictOpportunity' },
        because: { is: 'rule', rule: 'L5R-3.2-c' },
      }),
    ),
  take: (_, { turn = 0, choice }) => {
    switch (choice?.is) {
      case 'ring':
        return call(conflict({ attacker: turn, choice: choice.choice }));
      case 'declare':
        return call(conflict({ attacker: turn }));
      case 'pass':
      case undefined:
        return call(raise({ is: 'conflictPassed', seat: turn, rule: 'L5R-3.2-c' }));
    }
  },
  next: (_, { turn = 0 }) => [keep({ turn: opponentOf(turn) }), goTo('actions')],
  favor: () => call(imperialFavor({})),
});
