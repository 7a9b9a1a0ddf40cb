import { allOf, type Condition as LcgCondition, onlyIn, providedBy } from '@kronika/lcg';
import type { L5rEvent } from '../../event.ts';
import type { L5rState } from '../../state.ts';
import type { ConflictType, Element } from '../fact.ts';
import { isAttacking, isConflict, isConflictAt, isConflictOf, isInConflict } from './who.ts';

/** Restrictions of card texts. Each is a condition of an ability: it holds, or it says by which rule it does not. */
type Condition = LcgCondition<L5rState, L5rEvent>;

/** A restriction that is met while the test holds. */
export const provided = providedBy<L5rState, L5rEvent>('L5R-RESTR-a');

/** A conflict has action windows of its own; while one is under way no other is open (L5R-3.2-f). */
const inConflict = (condition: Condition): Condition => onlyIn(['conflict'], condition);

/** "During a conflict", of that type if one is named. */
export function duringConflict(type?: ConflictType): Condition {
  return inConflict(
    type === undefined
      ? provided((state) => state.conflict !== null, 'noConflict')
      : provided((state) => isConflict(state, type), `noConflict/${type}`),
  );
}

/** "During a conflict" for a ring of that element. */
export function duringConflictFor(element: Element): Condition {
  return inConflict(provided((state) => isConflictOf(state, element), `noConflict/${element}`));
}

const participating: Condition = inConflict(
  provided((state, { ability }) => isInConflict(state, ability.self), 'notParticipating'),
);

/** "While this character is participating in a conflict", of that type if one is named. */
export function whileParticipating(type?: ConflictType): Condition {
  return type === undefined ? participating : allOf(duringConflict(type), participating);
}

/** "While this character is attacking". */
export const whileAttacking: Condition = inConflict(
  provided((state, { ability }) => isAttacking(state, ability.self), 'notAttacking'),
);

/** "During a conflict at this province". */
export const duringConflictHere: Condition = inConflict(
  provided((state, { ability }) => isConflictAt(state, ability.self), 'noConflictHere'),
);
