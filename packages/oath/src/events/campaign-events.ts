import { type EventRules, seenByAll } from '@kronika/kernel';
import type { CampaignEvent } from '../event.ts';
import type { Oath, UsedPlan } from '../state.ts';
import { stateWith, withCampaign } from './copies.ts';

export const campaignEvents: EventRules<Oath, CampaignEvent> = {
  campaignBegan: {
    apply: (state, { attacker, from, defender, joined }) =>
      stateWith(state, {
        campaign: {
          attacker,
          from,
          defender,
          targets: [],
          joined,
          allies: [],
          attackDice: 0,
          defenceDice: 0,
          plans: [],
          attackRoll: null,
          defenceRoll: null,
          sacrificed: 0,
          killed: { attack: 0, defence: 0 },
          winner: null,
        },
      }),
    see: seenByAll,
  },
  targetsDeclared: {
    apply: (state, { targets, dice }) => withCampaign(state, () => ({ targets, defenceDice: dice })),
    see: seenByAll,
  },
  allyJoined: {
    apply: (state, { seat }) => withCampaign(state, ({ allies }) => ({ allies: [...allies, seat] })),
    see: seenByAll,
  },
  diceSet: { apply: (state, { attack }) => withCampaign(state, () => ({ attackDice: attack })), see: seenByAll },
  diceChanged: {
    apply: (state, { pool, by }) =>
      withCampaign(state, ({ attackDice, defenceDice }) =>
        pool === 'attack' ? { attackDice: attackDice + by } : { defenceDice: defenceDice + by },
      ),
    see: seenByAll,
  },
  planUsed: {
    apply: (state, { card, by, side, choice }) =>
      withCampaign(state, ({ plans }) => {
        const plan: UsedPlan = choice === undefined ? { card, by, side } : { card, by, side, choice };
        return { plans: [...plans, plan] };
      }),
    see: seenByAll,
  },
  attackRolled: { apply: (state, { faces }) => withCampaign(state, () => ({ attackRoll: faces })), see: seenByAll },
  defenceRolled: { apply: (state, { faces }) => withCampaign(state, () => ({ defenceRoll: faces })), see: seenByAll },
  sacrificed: {
    apply: (state, { amount }) => withCampaign(state, ({ sacrificed }) => ({ sacrificed: sacrificed + amount })),
    see: seenByAll,
  },
  campaignDecided: { apply: (state, { winner }) => withCampaign(state, () => ({ winner })), see: seenByAll },
  campaignEnded: { apply: (state) => stateWith(state, { campaign: null }), see: seenByAll },
};
