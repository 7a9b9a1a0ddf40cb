import type { CardId } from '@kronika/kernel';
import type { TargetSpec } from '@kronika/lcg';
import type { L5rEvent } from '../../event.ts';
import type { L5rUse } from '../../rules/card-definition.ts';
import type { L5rState } from '../../state.ts';

/** "Choose a character" out of these, as the only target. */
export function oneCharacter(from: (state: L5rState, use: L5rUse) => readonly CardId[]): {
  readonly target: TargetSpec<L5rState, L5rEvent>;
} {
  return { target: { message: { key: 'chooseCharacter' }, from } };
}
