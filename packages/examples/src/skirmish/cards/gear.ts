import { hostOf, printedId } from '@kronika/kernel';
import { add, cancelIt, on, pay } from '@kronika/lcg';
import type { SkirmishDefinition } from '../rules/layer.ts';

/** The fighter with this gear gets +2 strength. */
export const banner: SkirmishDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      affects: (state, self, card) => hostOf(state.table, self) === card,
      gives: () => [add('strength', 2)],
    },
  },
};

/** Interrupt: when the fighter with this gear would be defeated, discard this gear – save that fighter. */
export const shield: SkirmishDefinition = {
  abilities: {
    save: {
      is: 'would',
      when: on('defeated', (state, { card }, { ability }) => hostOf(state.table, ability.self) === card),
      costs: { discard: pay((_, { ability }) => ({ is: 'discarded', card: ability.self })) },
      effect: (_, use) => cancelIt(use),
    },
  },
};

/** The fighter with this gear has no text. */
export const curse: SkirmishDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      changesText: 'byPlacement',
      affects: (state, self, card) => hostOf(state.table, self) === card,
      gives: () => [{ is: 'blank', except: 'nothing' }],
    },
  },
};

/** The fighter with this gear has the knight's text, and may use each of its abilities once more in a round. */
export const signet: SkirmishDefinition = {
  abilities: {
    constant: {
      is: 'constant',
      changesText: 'byPlacement',
      affects: (state, self, card) => hostOf(state.table, self) === card,
      gives: () => [
        { is: 'ability', printed: printedId('knight'), key: 'action' },
        { is: 'moreUses', by: 1 },
      ],
    },
  },
};
