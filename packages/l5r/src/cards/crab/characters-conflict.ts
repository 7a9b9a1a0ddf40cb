import { add, cannot, on } from '@kronika/lcg';
import type { L5rDefinition } from '../../rules/card-definition.ts';
import { allCharacters, isInPlay } from '../../zones.ts';
import { duringConflict, isDefending, lasting, sacrificeOne } from '../words/index.ts';

/** Out of the ambush it keeps a character from using its abilities. */
export const hirumaAmbusher: L5rDefinition = {
  abilities: {
    reaction: {
      is: 'reaction',
      when: on('characterEntered', (state, { card }, { ability }) => card === ability.self && isDefending(state, card)),
      targets: { target: { message: { key: 'chooseCharacter' }, from: allCharacters } },
      effect: (state, use) =>
        lasting(state, use, use.targets.target ?? [], [cannot('trigger', 'L5R-CANNOT-a')], 'conflict'),
    },
  },
};

/** A life gives it +3 military. It may be its own, and then nobody is left to get it. */
export const stoicGunso: L5rDefinition = {
  abilities: {
    action: {
      is: 'action',
      condition: duringConflict(),
      costs: { life: sacrificeOne() },
      effect: (state, use) =>
        isInPlay(state, use.ability.self)
          ? lasting(state, use, [use.ability.self], [add('military', 3)], 'conflict')
          : undefined,
    },
  },
};
