import type { CardId } from '@kronika/kernel';
import { canHappen } from '@kronika/lcg';
import type { MovedToConflict } from '../../event/characters.ts';
import type { L5rUse } from '../../rules/card-definition.ts';
import { layer } from '../../rules/layer.ts';
import type { L5rState } from '../../state.ts';

/** The character comes to the conflict as it is, ready or bowed. */
export function toConflict(card: CardId): MovedToConflict {
  return { is: 'movedToConflict', card, rule: 'L5R-MOVE-b' };
}

/** Whether the text could bring the character to the conflict now. */
export function couldCome(state: L5rState, { ability, by }: L5rUse, card: CardId): boolean {
  return canHappen(layer, state, { ...toConflict(card), cause: { is: 'ability', ability, by } }) === 'allowed';
}
