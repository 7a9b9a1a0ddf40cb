import type { CardId } from '@kronika/kernel';
import type { AgotDefinition, AgotUse } from '../../rules/card-definition.ts';
import { participants } from '../../rules/values.ts';
import type { AgotState } from '../../state.ts';
import { afterYouWinWith, isAttacking, kill, oneCharacter, sacrificeSelf, target, wearer } from '../words/index.ts';

/** The character with the axe, if it attacks: on an opponent's character it may be on the other side. */
function attackingWearer(state: AgotState, use: AgotUse): CardId | undefined {
  const card = wearer(state, use);
  return card !== undefined && isAttacking(state, card) ? card : undefined;
}

/** Thrown at a defender after a won attack. */
export const throwingAxe: AgotDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: afterYouWinWith(attackingWearer),
      costs: { sacrifice: sacrificeSelf },
      targets: oneCharacter((state) => participants(state, 'defending')),
      effect: (state, use) => {
        const card = target(use);
        return card && kill(state, card);
      },
    },
  },
};
