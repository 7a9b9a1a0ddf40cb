import type { CardId, Reason } from '@kronika/kernel';
import { choosingFor, notWhatIsAsked, printedOn, reason, type Unfitting } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { RULES } from '../rules/calls.ts';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { isCharacter, isInPlay, typeOf } from '../zones.ts';
import { nameOf } from './origin.ts';
import { refusalProbe, whatIsMissing } from './probes.ts';
import { protectionOf } from './reason.ts';
import { whyNotHappening, whyUnchanged } from './unchanged.ts';

/** Why the card cannot be chosen for the ability that is being used. */
export const whyNotChosen = choosingFor<L5rState, L5rEvent>(layer, {
  unfitting,
  cannotPayWithIt: reason(PLAIN.cannotPayWithIt, 'L5R-COST-c'),
  whyNotHappening,
  whyUnchanged,
  protectionOf,
});

/** What the card lacks of what the text asks for; where that cannot be told, that it does not fit. */
function unfitting({ state, seat, card, use, fitting, fits }: Unfitting<L5rState, L5rEvent>): readonly Reason[] {
  const kind = wrongKind(state, card, fitting);
  if (kind !== undefined) return [kind];
  const { printed } = use.ability;
  const also = printed === RULES ? [refusalProbe(card)] : [];
  const missing = whatIsMissing(state, { seat, card, fits, fitting, also });
  if (missing.length > 0) return missing;
  const source = printed === RULES ? printedOn(state, use.ability.self) : printed;
  return [reason(notWhatIsAsked(nameOf(source)), 'L5R-TARGET-b', source)];
}

/** A card of another type than all that are offered. */
function wrongKind(state: L5rState, card: CardId, fitting: readonly CardId[]): Reason | undefined {
  const areAll = (test: (one: CardId) => boolean): boolean => fitting.length > 0 && fitting.every(test) && !test(card);
  if (areAll((one) => isInPlay(state, one) && isCharacter(state, one)))
    return reason(PLAIN.noCharacterInPlay, 'L5R-TARGET-b');
  if (areAll((one) => isInPlay(state, one) && typeOf(state, one) === 'attachment'))
    return reason(PLAIN.noAttachmentInPlay, 'L5R-TARGET-b');
  return areAll((one) => typeOf(state, one) === 'holding') ? reason(PLAIN.noHolding, 'L5R-TARGET-b') : undefined;
}
