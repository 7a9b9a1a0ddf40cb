import {
  ask,
  type CardId,
  call,
  cardOf,
  cardsIn,
  emit,
  finish,
  flow,
  goTo,
  keep,
  type PassOption,
  present,
  type SeatId,
  seatsFrom,
} from '@kronika/kernel';
import { askForOption, chosenUse, offersOf, rememberedActions, type UseOption } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { opponentOf, ROW, rowAt, strongholdFact } from '../zones.ts';
import { initiate, raise } from './calls.ts';
import { layer } from './layer.ts';

/** The facedown dynasty card that is revealed next: the first player's come first. */
function nextFacedown(state: L5rState): CardId | undefined {
  for (const seat of seatsFrom(state.first, 2))
    for (const place of ROW)
      for (const card of cardsIn(state.table, rowAt(seat, place)))
        if (cardOf(state.table, card).face === 'down') return card;
  return undefined;
}

const actions = rememberedActions(layer);

interface Playing {
  readonly turn: SeatId;
  /** Who has passed; that is final for the phase (L5R-1.4-f). */
  readonly passed: readonly SeatId[];
  readonly choice?: UseOption | PassOption;
}

/** Step 1.4: opportunities alternate; who passes first gains 1 fate, and the other goes on until he or she passes too. */
export const playFromProvinces = flow<L5rState, Playing>()('l5r/play-from-provinces', {
  whoseTurn: (_, { turn, passed }) => {
    if (passed.length === 2) return finish;
    return passed.includes(turn) && keep({ turn: opponentOf(turn) });
  },
  offer: (state, { turn, passed }) => {
    // Who passes first is rewarded for it.
    const message = { key: 'dynastyWindow', passed: passed.length === 0 ? 'nobody' : 'opponent' };
    return ask(
      'choice',
      askForOption(turn, offersOf(layer, state, actions(state, turn, 'dynasty')), message, 'L5R-1.4-a'),
    );
  },
  act: (state, { turn, choice }) => {
    const chosen = present(choice, 'the choice');
    if (chosen.is === 'pass') return goTo('pass');
    const use = present(chosenUse(actions(state, turn, 'dynasty'), chosen), 'the action');
    return call(initiate({ use }));
  },
  next: (_, { turn }) => goTo('whoseTurn', { turn: opponentOf(turn) }),
  pass: (_, { turn, passed }) => [
    keep({ passed: [...passed, turn] }),
    emit({ is: 'passed', seat: turn, window: 'dynasty' }),
    ...(passed.length === 0
      ? [call(raise({ is: 'fateGained', seat: turn, amount: 1, rule: 'L5R-1.4-g' }))]
      : [goTo('next')]),
  ],
  afterPass: () => goTo('next'),
});

/** The first phase, between its beginning and its end. */
export const dynastyPhase = flow<L5rState, object>()('l5r/dynasty-phase', {
  reveal: (state) => {
    const next = nextFacedown(state);
    return next === undefined ? goTo('collect') : call(raise({ is: 'revealed', card: next, rule: 'L5R-1.2-a' }));
  },
  revealMore: () => goTo('reveal'),
  collect: (state) =>
    call(
      raise(
        ...seatsFrom(state.first, 2).map(
          (seat): L5rEvent => ({ is: 'fateGained', seat, amount: strongholdFact(state, seat).fate, rule: 'L5R-1.3-a' }),
        ),
      ),
    ),
  play: (state) => call(playFromProvinces({ turn: state.first, passed: [] })),
});
