import { cardThing, isCardId, type Thing } from '@kronika/kernel';
import type { PlaceName } from '../../table/choosing/controls.ts';
import type { Telling } from '../../table/choosing/told.ts';

/** What the thing at a place is called; nothing for a part of the board that is no thing. */
export function nameAt({ module, view, lang }: Telling, place: PlaceName): string | undefined {
  const thing = thingAt(place);
  const looked = thing === undefined ? undefined : module.lookAt(view, thing);
  return looked === undefined ? undefined : module.nameOf(looked, view)[lang];
}

/** The thing whose key the place is. */
function thingAt(place: PlaceName): Thing | undefined {
  const [, is, id] = /^([^:]+):(.+)$/.exec(place) ?? [];
  if (is === undefined || id === undefined) return undefined;
  const card = Number(id);
  return is === 'card' ? (isCardId(card) ? cardThing(card) : undefined) : { is, id };
}
