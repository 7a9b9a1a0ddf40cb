import type { CardId, Match, Question, Reason, SeatId } from '@kronika/kernel';
import {
  abilityOf,
  cardIn,
  cardsOffered,
  costsOf,
  isUntouchable,
  nextChoice,
  notWhatIsAsked,
  openUse,
  type PickedCost,
  reason,
  type TargetSpec,
  targetsOf,
} from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { RULES } from '../rules/calls.ts';
import type { L5rUse } from '../rules/card-definition.ts';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { isCharacter, isInPlay, typeOf } from '../zones.ts';
import { nameOf } from './origin.ts';
import { refusalProbe, whatIsMissing } from './probes.ts';
import { printedOn, protectionOf } from './reason.ts';
import { whyNotHappening, whyUnchanged } from './unchanged.ts';

/** A card that is asked about while an ability is paid or aimed, and the cards that are offered instead. */
interface Choosing {
  readonly state: L5rState;
  readonly seat: SeatId;
  readonly card: CardId;
  readonly use: L5rUse;
  readonly fitting: readonly CardId[];
}

/** Why the card cannot be chosen for the ability that is being used; `undefined` if the question is about no ability. */
export function whyNotChosen(
  match: Match<L5rState>,
  { seat, card, question }: { readonly seat: SeatId; readonly card: CardId; readonly question: Question },
): readonly Reason[] | undefined {
  const use = openUse<L5rEvent>(match);
  if (use === undefined || question.because.is !== 'card') return undefined;
  const { state } = match;
  const choosing: Choosing = { state, seat, card, use, fitting: cardsOffered(question) };
  if (question.because.rule === layer.rules.cites.costs) {
    const cost = openCost(choosing, question.message.key);
    return cost === undefined ? undefined : whyNotPaying(choosing, cost);
  }
  const target = targetsOf(layer, use).find(
    ([name, { message }]) => use.targets[name] === undefined && message.key === question.message.key,
  );
  if (target !== undefined) return whyNotTarget(choosing, ...target);
  const choice = nextChoice(abilityOf(layer, use.ability).choices, use);
  // A choice among other things than cards is not about this one.
  return choice === undefined || choosing.fitting.length === 0
    ? undefined
    : unfitting(choosing, (tried) => choice.spec.options(tried, use).some((option) => cardIn(option) === card));
}

function openCost({ state, use }: Choosing, key: string): PickedCost<L5rState, L5rEvent> | undefined {
  for (const [name, cost] of costsOf(layer, state, use))
    if (cost.is === 'picked' && cost.message.key === key && use.paid[name] === undefined) return cost;
  return undefined;
}

function whyNotPaying(choosing: Choosing, cost: PickedCost<L5rState, L5rEvent>): readonly Reason[] {
  const { state, use, card } = choosing;
  if (!cost.from(state, use, use.by).includes(card))
    return unfitting(choosing, (tried) => cost.from(tried, use, use.by).includes(card));
  const reasons = whyNotHappening(state, cost.pay(state, use, card));
  return reasons.length > 0 ? reasons : [reason(PLAIN.cannotPayWithIt, 'L5R-COST-c')];
}

function whyNotTarget(choosing: Choosing, name: string, spec: TargetSpec<L5rState, L5rEvent>): readonly Reason[] {
  const { state, use, card } = choosing;
  if (!spec.from(state, use).includes(card))
    return unfitting(choosing, (tried) => spec.from(tried, use).includes(card));
  return isUntouchable(layer, state, use, card) ? protectionOf(state, card) : whyUnchanged(state, use, name, card);
}

/** What the card lacks of what the text asks for; where that cannot be told, that it does not fit. */
function unfitting(choosing: Choosing, fits: (tried: L5rState) => boolean): readonly Reason[] {
  const { state, seat, card, use, fitting } = choosing;
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
