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
import { abilityOf, worksThere } from '../ability/abilities-of.ts';
import type { Layer } from '../layer.ts';
import { type Limit, maximumName, usesByName, usesOf } from '../limit/limit.ts';
import type { AbilityRef, LcgEvent, LcgState } from '../state.ts';
import { limitUsed, maximumUsed } from '../text/explain.ts';

/** How often something was used, and how often it may be. */
interface Tally {
  readonly times: number;
  readonly of: number;
  readonly reason: Reason;
}

/** The words and the rules of limits. */
export interface LimitWords {
  /** In this round, phase or conflict, by the period. */
  readonly periods: Readonly<Record<string, Phrase>>;
  readonly cites: { readonly byDefault: RuleId; readonly limit: RuleId; readonly maximum: RuleId };
}

export interface Limits<S> {
  /** The uses of the card's abilities that count against a limit or a maximum, where it lies so that it can be used. */
  readonly limitNotes: (state: S, card: CardId) => readonly Note[];
  /** The limits and maxima of an ability that are used up. */
  readonly usedUp: (state: S, ability: AbilityRef, by: SeatId) => readonly Reason[];
}

export function limitsFor<S extends LcgState<E>, E extends LcgEvent>(
  layer: Layer<S, E>,
  { periods, cites }: LimitWords,
): Limits<S> {
  const periodName = (per: string): Phrase => present(periods[per], `the name of the period ${per}`);

  const limitOf = (state: S, ref: AbilityRef, by: SeatId, { times, per }: Limit, rule: RuleId): Tally => {
    const more = layer.modifiers
      .on(state, ref.self)
      .reduce((sum, modifier) => (modifier.is === 'moreUses' ? sum + modifier.by : sum), 0);
    const tally = { times: usesOf(state, ref, by, per), of: times + more };
    return { ...tally, reason: { text: limitUsed({ ...tally, per: periodName(per) }), rule } };
  };

  const maximumOf = (state: S, ref: AbilityRef, by: SeatId, { times: of, per }: Limit): Tally => {
    const times = usesByName(state, maximumName(state, ref, layer.rules.nameOf), ref.key, by, per);
    return { times, of, reason: { text: maximumUsed({ times, of, per: periodName(per) }), rule: cites.maximum } };
  };

  const tallies = (state: S, ref: AbilityRef, by: SeatId): readonly Tally[] => {
    const { limit, max } = abilityOf<E, S>(layer, ref);
    const each = limit ?? layer.rules.defaultLimit;
    const rule = limit === undefined ? cites.byDefault : cites.limit;
    return [
      ...(each === 'unlimited' ? [] : [limitOf(state, ref, by, each, rule)]),
      ...(max === undefined ? [] : [maximumOf(state, ref, by, max)]),
    ];
  };

  return {
    limitNotes: (state, card) => {
      const { printed, controller } = cardOf(state.table, card);
      return layer.texts
        .own(printed)
        .filter(({ key, text }) => worksThere(layer.rules, state, text, { self: card, printed, key }, controller))
        .flatMap(({ key }) => tallies(state, { self: card, printed, key }, controller))
        .filter(({ times }) => times > 0)
        .map(({ reason }) => reason);
    },
    usedUp: (state, ability, by) =>
      tallies(state, ability, by)
        .filter(({ times, of }) => times > 0 && times >= of)
        .map(({ reason }) => reason),
  };
}
