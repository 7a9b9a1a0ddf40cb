import { type CardId, cardsIn, type Option } from '@kronika/kernel';
import { type Cost, pay, payBy, payWith } from '@kronika/lcg';
import type { L5rEvent } from '../../event.ts';
import type { L5rState } from '../../state.ts';
import { leaving } from '../../verbs/leaving.ts';
import { charactersOf, handOf } from '../../zones.ts';
import { ELEMENTS, type Element } from '../fact.ts';

/** What card texts ask to be given before the dash (L5R-COST-b). */
type L5rCost = Cost<L5rState, L5rEvent>;

/** Which of the payer's characters will do. */
type Fitting = (state: L5rState, card: CardId) => boolean;

const any: Fitting = () => true;

export const bowSelf: L5rCost = pay((_, { ability }) => ({ is: 'bowed', card: ability.self, rule: 'L5R-COST-b' }));

export const sacrificeSelf: L5rCost = pay((state, { ability }) =>
  leaving(state, ability.self, { to: 'discard', how: 'sacrificed', rule: 'L5R-SAC-a' }),
);

/** Sacrifice a character of one's own. */
export function sacrificeOne(fits: Fitting = any): L5rCost {
  return payWith({
    message: { key: 'cost.sacrifice' },
    count: 1,
    from: (state, _, payer) => charactersOf(state, payer).filter((card) => fits(state, card)),
    pay: (state, _, card) => leaving(state, card, { to: 'discard', how: 'sacrificed', rule: 'L5R-SAC-a' }),
  });
}

/** Dishonor a character of one's own. */
export function dishonorOne(fits: Fitting = any): L5rCost {
  return payWith({
    message: { key: 'cost.dishonor' },
    count: 1,
    from: (state, _, payer) => charactersOf(state, payer).filter((card) => fits(state, card)),
    pay: (_, __, card) => ({ is: 'dishonored', card, rule: 'L5R-COST-b' }),
  });
}

/** Remove 1 fate from a character of one's own. */
export function removeFateFromOne(fits: Fitting = any): L5rCost {
  return payWith({
    message: { key: 'cost.removeFate' },
    count: 1,
    from: (state, _, payer) => charactersOf(state, payer).filter((card) => fits(state, card)),
    pay: (_, __, card) => ({ is: 'fateRemoved', card, amount: 1, rule: 'L5R-COST-b' }),
  });
}

/** Choose and discard a card from one's own hand. */
export const discardFromHand: L5rCost = payWith({
  message: { key: 'cost.discard' },
  count: 1,
  from: (state, _, payer) => cardsIn(state.table, handOf(payer)),
  pay: (_, __, card) => ({ is: 'cardDiscarded', card, rule: 'L5R-COST-b' }),
});

export function spendFate(amount: number): L5rCost {
  return pay((_, { by }) => ({ is: 'fateSpent', seat: by, amount, rule: 'L5R-COST-b' }));
}

/** Give fate to the opponent. */
export function giveFate(amount: number): L5rCost {
  return pay((_, { by }) => ({ is: 'fateGiven', from: by, amount, rule: 'L5R-COST-b' }));
}

export function loseHonor(amount: number): L5rCost {
  return pay((_, { by }) => ({ is: 'honorLost', seat: by, amount, rule: 'L5R-COST-b' }));
}

/** A ring that is chosen. */
export interface RingOption extends Option {
  readonly is: 'ring';
  readonly ring: Element;
}

export function isRingOption(option: unknown): option is RingOption {
  return typeof option === 'object' && option !== null && 'is' in option && option.is === 'ring' && 'ring' in option;
}

/** The unclaimed rings, as options. */
export function unclaimedRings(state: L5rState): readonly RingOption[] {
  return ELEMENTS.filter((ring) => state.rings[ring].held === 'unclaimed').map((ring) => ({ is: 'ring', ring }));
}

/** Spend 1 fate to an unclaimed ring of one's choice (L5R-RING-c). */
export const fateToRing: L5rCost = payBy({
  message: { key: 'cost.fateToRing' },
  options: unclaimedRings,
  pay: (_, { by }, chosen) =>
    isRingOption(chosen) ? [{ is: 'fateSpentToRing', seat: by, ring: chosen.ring, amount: 1, rule: 'L5R-RING-c' }] : [],
});
