import {
  ask,
  type CardId,
  call,
  cardOf,
  chooseCard,
  finish,
  flow,
  forget,
  goTo,
  keep,
  present,
  type SeatId,
} from '@kronika/kernel';
import { canHappen, groundsAt } from '@kronika/lcg';
import { ELEMENTS } from '../cards/fact.ts';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { leaving } from '../verbs/leaving.ts';
import { allCharacters, charactersOf, opponentOf } from '../zones.ts';
import { actionWindow, raise } from './calls.ts';
import { layer } from './layer.ts';

interface Discarding {
  readonly seat: SeatId;
  /** Those whose turn has come; each is checked when it comes (L5R-4.2-c). */
  readonly done?: readonly CardId[];
  readonly next?: CardId;
}

/** The characters without fate that the player still has to discard. */
function due(state: L5rState, { seat, done = [] }: Discarding): readonly CardId[] {
  return charactersOf(state, seat).filter(
    (card) =>
      cardOf(state.table, card).fate === 0 &&
      !done.includes(card) &&
      canHappen(layer, state, leaving(state, card, { to: 'discard', how: 'discarded' })) === 'allowed',
  );
}

/** Step 4.2 for one player: one at a time, in the order the player picks, each with its own answers. */
export const discardWithoutFate = flow<L5rState, Discarding>()('l5r/discard-without-fate', {
  pick: (state, vars) => {
    const cards = due(state, vars);
    if (cards.length === 0) return finish;
    return ask(
      'next',
      chooseCard({
        seat: vars.seat,
        from: cards,
        message: { key: 'discardNext' },
        because: { is: 'rule', rule: 'L5R-4.2-b' },
        ifItMatters: groundsAt(state),
      }),
    );
  },
  discard: (state, { next, done = [] }) => {
    const card = present(next, 'the character');
    return [
      keep({ done: [...done, card].sort(byId) }),
      call(raise(leaving(state, card, { to: 'discard', how: 'discarded', rule: 'L5R-4.2-a' }))),
    ];
  },
  // Neither who was last nor in which order they went is remembered: by whichever order, the match goes on alike.
  again: () => [forget('next'), goTo('pick')],
});

function byId(one: CardId, other: CardId): number {
  return one - other;
}

/** The fourth phase, between its beginning and its end. */
export const fatePhase = flow<L5rState, object>()('l5r/fate-phase', {
  discardFirst: (state) => call(discardWithoutFate({ seat: state.first })),
  discardSecond: (state) => call(discardWithoutFate({ seat: opponentOf(state.first) })),
  removeFate: (state) => {
    const events = allCharacters(state)
      .map((card): L5rEvent => ({ is: 'fateRemoved', card, amount: 1, rule: 'L5R-4.3-a' }))
      .filter((event) => canHappen(layer, state, event) === 'allowed');
    return events.length > 0 && call(raise(...events));
  },
  placeFate: (state) => {
    const unclaimed = ELEMENTS.filter((ring) => state.rings[ring].held === 'unclaimed');
    return (
      unclaimed.length > 0 &&
      call(
        raise(...unclaimed.map((ring): L5rEvent => ({ is: 'fatePlacedOnRing', ring, amount: 1, rule: 'L5R-4.4-a' }))),
      )
    );
  },
  actions: (state) => call(actionWindow({ kind: 'fate', first: state.first })),
});
