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
import type { AgotEvent } from '../event.ts';
import { RULES } from '../rules/calls.ts';
import type { AgotUse } from '../rules/card-definition.ts';
import { layer } from '../rules/layer.ts';
import type { AgotState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { isCharacter, isInPlayArea, typeOf } from '../zones.ts';
import { nameOf, printedOn } from './origin.ts';
import { whatIsMissing } from './probes.ts';
import { protectionOf, whyNotHappening, whyUnchanged } from './reason.ts';

/** A card that is asked about while an ability is paid or aimed, and the cards that are offered instead. */
interface Choosing {
  readonly state: AgotState;
  readonly seat: SeatId;
  readonly card: CardId;
  readonly use: AgotUse;
  readonly fitting: readonly CardId[];
}

/** Why the card cannot be chosen for the ability that is being used; `undefined` if the question is about no ability. */
export function whyNotChosen(
  match: Match<AgotState>,
  { seat, card, question }: { readonly seat: SeatId; readonly card: CardId; readonly question: Question },
): readonly Reason[] | undefined {
  const use = openUse<AgotEvent>(match);
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

function openCost({ state, use }: Choosing, key: string): PickedCost<AgotState, AgotEvent> | undefined {
  for (const [name, cost] of costsOf(layer, state, use))
    if (cost.is === 'picked' && cost.message.key === key && use.paid[name] === undefined) return cost;
  return undefined;
}

function whyNotPaying(choosing: Choosing, cost: PickedCost<AgotState, AgotEvent>): readonly Reason[] {
  const { state, use, card } = choosing;
  if (!cost.from(state, use, use.by).includes(card))
    return unfitting(choosing, (tried) => cost.from(tried, use, use.by).includes(card));
  const reasons = whyNotHappening(state, cost.pay(state, use, card));
  return reasons.length > 0 ? reasons : [reason(PLAIN.cannotPayWithIt, 'AGOT-COST-c')];
}

function whyNotTarget(choosing: Choosing, name: string, spec: TargetSpec<AgotState, AgotEvent>): readonly Reason[] {
  const { state, use, card } = choosing;
  if (!spec.from(state, use).includes(card))
    return unfitting(choosing, (tried) => spec.from(tried, use).includes(card));
  const kept = isUntouchable(layer, state, use, card) ? protectionOf(state, card) : [];
  return kept.length > 0 ? kept : whyUnchanged(state, use, name, card);
}

/** What the card lacks of what the text asks for; where that cannot be told, that it does not fit. */
function unfitting(choosing: Choosing, fits: (tried: AgotState) => boolean): readonly Reason[] {
  const { state, seat, card, use, fitting } = choosing;
  const kind = wrongKind(state, card, fitting);
  if (kind !== undefined) return [kind];
  const missing = whatIsMissing(state, { seat, card, fits, fitting });
  if (missing.length > 0) return missing;
  const { printed, self } = use.ability;
  const source = printed === RULES ? printedOn(state, self) : printed;
  return [reason(notWhatIsAsked(nameOf(source)), 'AGOT-SEQ-e', source)];
}

/** A card of another type than all that are offered. */
function wrongKind(state: AgotState, card: CardId, fitting: readonly CardId[]): Reason | undefined {
  const areAll = (test: (one: CardId) => boolean): boolean => fitting.length > 0 && fitting.every(test) && !test(card);
  if (areAll((one) => isCharacter(state, one))) return reason(PLAIN.noCharacterInPlay, 'AGOT-SEQ-e');
  if (areAll((one) => isInPlayArea(state, one) && typeOf(state, one) === 'attachment'))
    return reason(PLAIN.noAttachmentInPlay, 'AGOT-SEQ-e');
  return areAll((one) => isInPlayArea(state, one) && typeOf(state, one) === 'location')
    ? reason(PLAIN.noLocationInPlay, 'AGOT-SEQ-e')
    : undefined;
}
