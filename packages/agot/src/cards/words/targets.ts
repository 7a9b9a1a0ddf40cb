import type { CardId } from '@kronika/kernel';
import { canHappen, causeOf, type TargetSpec } from '@kronika/lcg';
import type { AgotEvent } from '../../event.ts';
import type { AgotUse } from '../../rules/card-definition.ts';
import { layer } from '../../rules/layer.ts';
import type { AgotState } from '../../state.ts';
import { stand } from './effects.ts';

type From = (state: AgotState, use: AgotUse) => readonly CardId[];
type Targets = { readonly target: TargetSpec<AgotState, AgotEvent> };

/** "Choose a character" out of these, as the only target. */
export function oneCharacter(from: From): Targets {
  return { target: { message: { key: 'chooseCharacter' }, from } };
}

/** "Choose and stand a character" out of these, whatever else comes of it: only who can stand (AGOT-TARG-f). */
export function oneToStand(from: From): Targets {
  return oneCharacter((state, use) =>
    from(state, use).filter((card) => canHappen(layer, state, stand(card), causeOf(use)) === 'allowed'),
  );
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
