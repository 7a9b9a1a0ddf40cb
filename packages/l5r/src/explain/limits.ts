import {
  type CardId,
  cardOf,
  type Note,
  type Phrase,
  present,
  type Reason,
  type RuleId,
  type SeatId,
} from '@kronika/kernel';
import { type AbilityRef, abilityOf, type Limit, maximumName, usesByName, usesOf, worksThere } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import { layer } from '../rules/layer.ts';
import type { L5rState } from '../state.ts';
import { limitUsed, maximumUsed, PERIODS } from '../text/explain/reasons.ts';

/** How often something was used, and how often it may be. */
interface Tally {
  readonly times: number;
  readonly of: number;
  readonly reason: Reason;
}

/** The uses of the card's abilities that count against a limit or a maximum, where it lies so that it can be used. */
export function limitNotes(state: L5rState, card: CardId): readonly Note[] {
  const { printed, controller } = cardOf(state.table, card);
  return layer.texts
    .own(printed)
    .filter(({ key, text }) => worksThere(layer.rules, state, text, { self: card, printed, key }, controller))
    .flatMap(({ key }) => tallies(state, { self: card, printed, key }, controller))
    .filter(({ times }) => times > 0)
    .map(({ reason }) => reason);
}

/** The limits and maxima of an ability that are used up. */
export function usedUp(state: L5rState, ability: AbilityRef, by: SeatId): readonly Reason[] {
  return tallies(state, ability, by)
    .filter(({ times, of }) => times > 0 && times >= of)
    .map(({ reason }) => reason);
}

function tallies(state: L5rState, ref: AbilityRef, by: SeatId): readonly Tally[] {
  const { limit, max } = abilityOf<L5rEvent, L5rState>(layer, ref);
  const each = limit ?? layer.rules.defaultLimit;
  const rule = limit === undefined ? 'L5R-ABIL-g' : 'L5R-LIMIT-a';
  return [
    ...(each === 'unlimited' ? [] : [limitOf(state, { ref, by, rule }, each)]),
    ...(max === undefined ? [] : [maximumOf(state, { ref, by }, max)]),
  ];
}

interface Counted {
  readonly ref: AbilityRef;
  readonly by: SeatId;
}

function limitOf(
  state: L5rState,
  { ref, by, rule }: Counted & { readonly rule: RuleId },
  { times, per }: Limit,
): Tally {
  const more = layer.modifiers
    .on(state, ref.self)
    .reduce((sum, modifier) => (modifier.is === 'moreUses' ? sum + modifier.by : sum), 0);
  const tally = { times: usesOf(state, ref, by, per), of: times + more };
  return { ...tally, reason: { text: limitUsed({ ...tally, per: periodName(per) }), rule } };
}

function maximumOf(state: L5rState, { ref, by }: Counted, { times: of, per }: Limit): Tally {
  const times = usesByName(state, maximumName(state, ref, layer.rules.nameOf), ref.key, by, per);
  return { times, of, reason: { text: maximumUsed({ times, of, per: periodName(per) }), rule: 'L5R-MAX-a' } };
}

function periodName(per: string): Phrase {
  return present(PERIODS[per], `the name of the period ${per}`);
}
