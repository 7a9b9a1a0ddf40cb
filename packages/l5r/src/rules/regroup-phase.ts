import { ask, type CardId, call, cardOf, cardsIn, flow, pickCards, type SeatId } from '@kronika/kernel';
import { canHappen } from '@kronika/lcg';
import { ELEMENTS } from '../cards/fact.ts';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { isBrokenAt, opponentOf, ROW, rowAt } from '../zones.ts';
import { actionWindow, raise } from './calls.ts';
import { discarding } from './discarding.ts';
import { layer } from './layer.ts';

interface Clearing {
  readonly seat: SeatId;
  readonly chosen?: readonly CardId[];
}

/** The faceup dynasty cards at the places that the condition names. Facedown ones are never discarded here (L5R-5.3-d). */
function faceup(state: L5rState, seat: SeatId, condition: 'broken' | 'whole'): readonly CardId[] {
  return ROW.filter((place) => isBrokenAt(state, seat, place) === (condition === 'broken')).flatMap((place) =>
    cardsIn(state.table, rowAt(seat, place)).filter((card) => cardOf(state.table, card).face === 'up'),
  );
}

/** Step 5.3 for one player: what lies in broken provinces must go, what lies in others may; both are refilled. */
export const clearProvinces = flow<L5rState, Clearing>()('l5r/clear-provinces', {
  choose: (state, { seat }) => {
    const cards = faceup(state, seat, 'whole');
    if (cards.length === 0) return undefined;
    return ask(
      'chosen',
      pickCards({
        seat,
        from: cards,
        min: 0,
        max: cards.length,
        message: { key: 'discardFromProvinces' },
        because: { is: 'rule', rule: 'L5R-5.3-b' },
      }),
    );
  },
  discard: (state, { seat, chosen = [] }) => {
    const cards = [...faceup(state, seat, 'broken'), ...chosen];
    return cards.length > 0 && call(discarding(state, cards, 'L5R-5.3-a'));
  },
});

/** The fifth phase, between its beginning and its end. */
export const regroupPhase = flow<L5rState, object>()('l5r/regroup-phase', {
  actions: (state) => call(actionWindow({ kind: 'regroup', first: state.first })),
  ready: (state) => {
    const events = state.table.cards
      .filter(({ stance }) => stance === 'bowed')
      .map(({ id }): L5rEvent => ({ is: 'readied', card: id, rule: 'L5R-5.2-a' }))
      .filter((event) => canHappen(layer, state, event) === 'allowed');
    return events.length > 0 && call(raise(...events));
  },
  clearFirst: (state) => call(clearProvinces({ seat: state.first })),
  clearSecond: (state) => call(clearProvinces({ seat: opponentOf(state.first) })),
  returnRings: (state) => {
    const claimed = ELEMENTS.filter((ring) => typeof state.rings[ring].held === 'number');
    return (
      claimed.length > 0 &&
      call(raise(...claimed.map((ring): L5rEvent => ({ is: 'ringReturned', ring, rule: 'L5R-5.4-a' }))))
    );
  },
  passToken: (state) => call(raise({ is: 'firstPassed', to: opponentOf(state.first), rule: 'L5R-5.5-a' })),
});
