import { type CardId, cardsIn } from '@kronika/kernel';
import { type Cost, pay, payWith } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import type { AgotState } from '../../state.ts';
import { leaving } from '../../verbs/leaving.ts';
import { charactersOf, factionCardOf, handOf } from '../../zones.ts';

/** What card texts ask to be given before the effect (AGOT-COST-b). */
export type AgotCost = Cost<AgotState, AgotEvent>;

export const kneelSelf: AgotCost = pay((_, { ability }) => ({ is: 'knelt', card: ability.self, rule: 'AGOT-COST-b' }));

export const sacrificeSelf: AgotCost = pay((state, { ability }) =>
  leaving(state, ability.self, { to: 'discard', how: 'sacrificed', rule: 'AGOT-SAC-a' }),
);

export const kneelFaction: AgotCost = pay((state, { by }) => ({
  is: 'knelt',
  card: factionCardOf(state, by),
  rule: 'AGOT-COST-b',
}));

export function payGold(amount: number): AgotCost {
  return pay((_, { by }) => ({ is: 'goldSpent', seat: by, amount, rule: 'AGOT-COST-b' }));
}

/** Kneel a character of one's own that fits. */
export function kneelOne(fits: (state: AgotState, card: CardId) => boolean): AgotCost {
  return payWith({
    message: { key: 'cost.kneel' },
    count: 1,
    from: (state, _, payer) => charactersOf(state, payer).filter((card) => fits(state, card)),
    pay: (_, __, card) => ({ is: 'knelt', card, rule: 'AGOT-COST-b' }),
  });
}

/** Discard a card from one's own hand. */
export const discardFromHand: AgotCost = payWith({
  message: { key: 'cost.discard' },
  count: 1,
  from: (state, _, payer) => cardsIn(state.table, handOf(payer)),
  pay: (_, __, card) => ({ is: 'cardDiscarded', card, rule: 'AGOT-COST-b' }),
});
