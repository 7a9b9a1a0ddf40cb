import { cardOf } from '@kronika/kernel';
import { on } from '@kronika/lcg';
import type { L5rEvent } from '../../event.ts';
import type { L5rDefinition, L5rUse } from '../../rules/card-definition.ts';
import type { L5rState } from '../../state.ts';
import { controllerOf, opponentOf, roleOf } from '../../zones.ts';
import type { Element } from '../fact.ts';
import { factOn, isConflictOf } from '../words/index.ts';

/** A role works from where it lies, out of play (L5R-ROLE-a). */
function isRoleOfUser(state: L5rState, { ability, by }: L5rUse): boolean {
  return cardOf(state.table, ability.self).zone === roleOf(by);
}

function gainFate(_: L5rState, { by }: L5rUse): L5rEvent {
  return { is: 'fateGained', seat: by, amount: 1, rule: 'L5R-EFF-b' };
}

/** Fate for a successful defence in a conflict of the element. */
export function keeper(element: Element): L5rDefinition {
  return {
    abilities: {
      reaction: {
        is: 'reaction',
        from: isRoleOfUser,
        when: on(
          'conflictDecided',
          (state, { result }, { by }) =>
            result.winner === by && state.conflict?.attacker === opponentOf(by) && isConflictOf(state, element),
        ),
        effect: gainFate,
      },
    },
  };
}

/** Fate when an own province of the element is revealed. */
export function seeker(element: Element): L5rDefinition {
  return {
    abilities: {
      reaction: {
        is: 'reaction',
        from: isRoleOfUser,
        when: on('revealed', (state, { card }, { by }) => {
          const fact = factOn(state, card);
          return fact.type === 'province' && fact.element === element && controllerOf(state, card) === by;
        }),
        effect: gainFate,
      },
    },
  };
}
