import { cardThing, isCardId, type Option } from '@kronika/kernel';
import type { Telling } from '../choosing/told.ts';
import type { Looked } from '../looked.ts';

/** The card that an option is about, if it names one that the viewer knows. */
export function lookedIn({ module, view }: Telling, option: Option): Looked | undefined {
  const card: unknown = Reflect.get(option, 'card');
  return isCardId(card) ? module.lookAt(view, cardThing(card)) : undefined;
}
