import { cardOf, seenByAll } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import { mark } from '../handling.ts';
import { type AgotState, stateWith, type Tokens } from '../state.ts';
import { isInPlay } from '../zones.ts';
import { always, raised, unlessOut, type VerbsFor } from './verb.ts';

const tooLittle = () => forbid('notEnoughGold', 'AGOT-COST-a');
const nothing = () => forbid('nothingToMove', 'AGOT-ABIL-h');

function powerRaised(state: AgotState, card: Parameters<typeof mark>[1], by: number): AgotState['table'] {
  return mark(state.table, card, { power: Math.max(0, cardOf(state.table, card).power + by) });
}

function tokensWith(tokens: Tokens, token: string, amount: number): Tokens {
  const { [token]: before = 0, ...others } = tokens;
  return before + amount > 0 ? { ...others, [token]: before + amount } : others;
}

/** Gold in the pools, power and other tokens on cards. */
export const poolVerbs: VerbsFor<
  | 'goldGained'
  | 'incomeCollected'
  | 'goldSpent'
  | 'goldReturned'
  | 'goldMoved'
  | 'powerGained'
  | 'powerMoved'
  | 'powerDiscarded'
  | 'tokensPlaced'
  | 'tokensRemoved'
> = {
  goldGained: {
    can: (state, { seat, amount }) => unlessOut(state, seat, () => (amount > 0 ? 'allowed' : nothing())),
    apply: (state, { seat, amount }) => stateWith(state, { gold: raised(state.gold, seat, amount) }),
    see: seenByAll,
  },
  incomeCollected: {
    // Collecting happens even if there is nothing to collect: it is a step of the round (AGOT-ROUND-e).
    can: (state, { seat }) => unlessOut(state, seat, always),
    apply: (state, { seat, amount }) => stateWith(state, { gold: raised(state.gold, seat, amount) }),
    see: seenByAll,
  },
  goldSpent: {
    can: (state, { seat, amount }) => ((state.gold[seat] ?? 0) >= amount ? 'allowed' : tooLittle()),
    apply: (state, { seat, amount }) => stateWith(state, { gold: raised(state.gold, seat, -amount) }),
    see: seenByAll,
  },
  goldReturned: {
    can: (state, { seat }) => ((state.gold[seat] ?? 0) > 0 ? 'allowed' : nothing()),
    apply: (state, { seat }) => stateWith(state, { gold: state.gold.with(seat, 0) }),
    see: seenByAll,
  },
  goldMoved: {
    can: (state, { from, to, amount }) =>
      unlessOut(state, to, () => (from !== to && amount > 0 && (state.gold[from] ?? 0) > 0 ? 'allowed' : nothing())),
    apply: (state, { from, to, amount }) => {
      const moved = Math.min(amount, state.gold[from] ?? 0);
      return stateWith(state, { gold: raised(raised(state.gold, from, -moved), to, moved) });
    },
    see: seenByAll,
  },
  powerGained: {
    can: (state, { card, amount }) => (amount > 0 && isInPlay(state, card) ? 'allowed' : nothing()),
    touches: ({ card }) => [card],
    apply: (state, { card, amount }) => stateWith(state, { table: powerRaised(state, card, amount) }),
    see: seenByAll,
  },
  powerMoved: {
    can: (state, { from, card, amount }) =>
      from !== card && amount > 0 && isInPlay(state, card) && cardOf(state.table, from).power > 0
        ? 'allowed'
        : nothing(),
    apply: (state, { from, card, amount }) => {
      const moved = Math.min(amount, cardOf(state.table, from).power);
      const taken = stateWith(state, { table: powerRaised(state, from, -moved) });
      return stateWith(taken, { table: powerRaised(taken, card, moved) });
    },
    see: seenByAll,
  },
  powerDiscarded: {
    can: (state, { card }) => (isInPlay(state, card) && cardOf(state.table, card).power > 0 ? 'allowed' : nothing()),
    changes: 'tokens',
    touches: ({ card }) => [card],
    apply: (state, { card, amount }) => stateWith(state, { table: powerRaised(state, card, -amount) }),
    see: seenByAll,
  },
  tokensPlaced: {
    can: (state, { card, amount }) => (amount > 0 && isInPlay(state, card) ? 'allowed' : nothing()),
    touches: ({ card }) => [card],
    apply: (state, { card, token, amount }) =>
      stateWith(state, {
        table: mark(state.table, card, { tokens: tokensWith(cardOf(state.table, card).tokens, token, amount) }),
      }),
    see: seenByAll,
  },
  tokensRemoved: {
    can: (state, { card, token, amount }) =>
      amount > 0 && isInPlay(state, card) && (cardOf(state.table, card).tokens[token] ?? 0) >= amount
        ? 'allowed'
        : nothing(),
    changes: 'tokens',
    touches: ({ card }) => [card],
    apply: (state, { card, token, amount }) =>
      stateWith(state, {
        table: mark(state.table, card, { tokens: tokensWith(cardOf(state.table, card).tokens, token, -amount) }),
      }),
    see: seenByAll,
  },
};
