import { cardOf, seenByAll } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import type { Element } from '../cards/fact.ts';
import { mark } from '../handling.ts';
import { type L5rState, ringsWith, stateWith } from '../state.ts';
import { isCharacter, isInPlay, opponentOf } from '../zones.ts';
import { always, raised, type VerbsFor } from './verb.ts';

const tooLittle = () => forbid('notEnoughFate', 'L5R-COST-a');

function ringWith({ rings }: L5rState, ring: Element, more: number): L5rState['rings'] {
  const { held, side, fate } = rings[ring];
  return ringsWith(rings, ring, { held, side, fate: fate + more });
}

/** Fate in the pools, on characters and on rings. */
export const fateVerbs: VerbsFor<
  | 'fateGained'
  | 'fateSpent'
  | 'fateSpentToRing'
  | 'fateGiven'
  | 'fatePlaced'
  | 'fateRemoved'
  | 'fateMoved'
  | 'fateReturned'
  | 'fatePlacedOnRing'
> = {
  fateGained: {
    can: (_, { amount }) => (amount > 0 ? 'allowed' : tooLittle()),
    apply: (state, { seat, amount }) => stateWith(state, { fate: raised(state.fate, seat, amount) }),
    see: seenByAll,
  },
  fateSpent: {
    can: (state, { seat, amount }) => ((state.fate[seat] ?? 0) >= amount ? 'allowed' : tooLittle()),
    apply: (state, { seat, amount }) => stateWith(state, { fate: raised(state.fate, seat, -amount) }),
    see: seenByAll,
  },
  fateSpentToRing: {
    can: (state, { seat, amount, ring }) =>
      (state.fate[seat] ?? 0) >= amount && state.rings[ring].held === 'unclaimed' ? 'allowed' : tooLittle(),
    apply: (state, { seat, amount, ring }) =>
      stateWith(state, { fate: raised(state.fate, seat, -amount), rings: ringWith(state, ring, amount) }),
    see: seenByAll,
  },
  fateGiven: {
    can: (state, { from, amount }) => ((state.fate[from] ?? 0) >= amount ? 'allowed' : tooLittle()),
    apply: (state, { from, amount }) =>
      stateWith(state, { fate: raised(raised(state.fate, from, -amount), opponentOf(from), amount) }),
    see: seenByAll,
  },
  fatePlaced: {
    can: (state, { card, amount, from }) => {
      if (!isInPlay(state, card) || !isCharacter(state, card)) return forbid('noCharacter', 'L5R-FATE-a');
      return amount > 0 && (from === undefined || (state.fate[from] ?? 0) >= amount) ? 'allowed' : tooLittle();
    },
    touches: ({ card }) => [card],
    apply: (state, { card, amount, from }) =>
      stateWith(state, {
        fate: from === undefined ? state.fate : raised(state.fate, from, -amount),
        table: mark(state.table, card, { fate: cardOf(state.table, card).fate + amount }),
      }),
    see: seenByAll,
  },
  fateRemoved: {
    can: (state, { card }) => (isInPlay(state, card) && cardOf(state.table, card).fate > 0 ? 'allowed' : tooLittle()),
    changes: 'tokens',
    touches: ({ card }) => [card],
    apply: (state, { card, amount }) =>
      stateWith(state, {
        table: mark(state.table, card, { fate: Math.max(0, cardOf(state.table, card).fate - amount) }),
      }),
    see: seenByAll,
  },
  fateMoved: {
    can: (state, { from, card, amount }) =>
      from !== card && isInPlay(state, card) && isCharacter(state, card) && cardOf(state.table, from).fate >= amount
        ? 'allowed'
        : tooLittle(),
    touches: ({ from, card }) => [from, card],
    apply: (state, { from, card, amount }) => {
      const taken = mark(state.table, from, { fate: cardOf(state.table, from).fate - amount });
      return stateWith(state, { table: mark(taken, card, { fate: cardOf(taken, card).fate + amount }) });
    },
    see: seenByAll,
  },
  fateReturned: {
    can: (state, { card }) => (isInPlay(state, card) && cardOf(state.table, card).fate > 0 ? 'allowed' : tooLittle()),
    changes: 'tokens',
    touches: ({ card }) => [card],
    apply: (state, { card }) => {
      const { fate, owner } = cardOf(state.table, card);
      return stateWith(state, { fate: raised(state.fate, owner, fate), table: mark(state.table, card, { fate: 0 }) });
    },
    see: seenByAll,
  },
  fatePlacedOnRing: {
    can: always,
    apply: (state, { ring, amount }) => stateWith(state, { rings: ringWith(state, ring, amount) }),
    see: seenByAll,
  },
};
