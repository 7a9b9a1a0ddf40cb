import type { CardId } from '@kronika/kernel';
import type { TargetSpec } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import type { AgotUse } from '../../rules/card-definition.ts';
import type { AgotState } from '../../state.ts';

type From = (state: AgotState, use: AgotUse) => readonly CardId[];
type Targets = { readonly target: TargetSpec<AgotState, AgotEvent> };

/** "Choose a character" out of these, as the only target. */
export function oneCharacter(from: From): Targets {
  return { target: { message: { key: 'chooseCharacter' }, from } };
}

/** "Choose a location", "an attachment", "a card". */
export function oneLocation(from: From): Targets {
  return { target: { message: { key: 'chooseLocation' }, from } };
}

export function oneAttachment(from: From): Targets {
  return { target: { message: { key: 'chooseAttachment' }, from } };
}

export function oneCard(from: From): Targets {
  return { target: { message: { key: 'chooseCard' }, from } };
}
