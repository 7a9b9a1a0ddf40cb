import { type CardId, cardOf, isOption, type Option } from '@kronika/kernel';
import { isUntouchable, limit } from '@kronika/lcg';
import { definitionOf, type L5rDefinition, type L5rUse } from '../../rules/card-definition.ts';
import { layer } from '../../rules/layer.ts';
import type { L5rState } from '../../state.ts';
import { allCharacters } from '../../zones.ts';
import { lasting } from '../words/index.ts';

/** An ability printed on a card. */
interface AbilityOption extends Option {
  readonly is: 'ability';
  readonly card: CardId;
  readonly ability: string;
}

function isAbilityOption(answer: unknown): answer is AbilityOption {
  return isOption(answer, 'ability') && 'card' in answer && 'ability' in answer;
}

/** The triggered abilities that are printed on the character; a blank box has none (L5R-BLANK-a). */
function printedOn(state: L5rState, card: CardId): readonly AbilityOption[] {
  if (layer.modifiers.on(state, card).some(({ is }) => is === 'blank')) return [];
  const { abilities, untriggered = [] } = definitionOf(cardOf(state.table, card).printed);
  return Object.entries(abilities)
    .filter(([key, { is }]) => is !== 'constant' && !untriggered.includes(key))
    .map(([ability]) => ({ is: 'ability', card, ability }));
}

function copyable(state: L5rState, use: L5rUse): readonly AbilityOption[] {
  return allCharacters(state)
    .filter((card) => card !== use.ability.self && !isUntouchable(layer, state, use, card))
    .flatMap((card) => printedOn(state, card));
}

/** Has a triggered ability of another character until the end of the phase. */
export const togashiYokuni: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      max: limit(1, 'round'),
      choices: { copied: { message: { key: 'chooseAbility' }, options: copyable } },
      effect: (state, use) => {
        const { copied } = use.chosen;
        if (!isAbilityOption(copied)) return undefined;
        const { printed } = cardOf(state.table, copied.card);
        return lasting(state, use, [use.ability.self], [{ is: 'ability', printed, key: copied.ability }], 'phase');
      },
    },
  },
};
