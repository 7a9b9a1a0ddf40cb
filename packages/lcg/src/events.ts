import type { CardId, RuleId, SeatId } from '@kronika/kernel';
import { changed, seatsOf, seenByAll } from '@kronika/kernel';
import type { Use } from './ability/use.ts';
import type { LastingEffect, Until } from './effect/lasting.ts';
import type { Verb } from './rules.ts';
import type { AbilityRef, LcgEvent, LcgState, Period } from './state.ts';
import { forbid } from './verdict.ts';

/** An ability is used; it counts against its limits from now on, cancelled or not. */
export interface AbilityUsed extends LcgEvent {
  readonly is: 'abilityUsed';
  readonly ability: AbilityRef;
  readonly name: string;
  readonly by: SeatId;
}

/** A lasting effect begins. */
export interface EffectBegan extends LcgEvent {
  readonly is: 'effectBegan';
  readonly effect: Omit<LastingEffect, 'number'>;
}

/** A lasting effect ends before its time: it was for one use only. */
export interface EffectEnded extends LcgEvent {
  readonly is: 'effectEnded';
  readonly number: number;
}

/** A delayed effect is due and will not come again. */
export interface DelayedSpent extends LcgEvent {
  readonly is: 'delayedSpent';
  readonly number: number;
}

export interface PeriodBegan extends LcgEvent {
  readonly is: 'periodBegan';
  readonly period: Period;
}

/** A period ends, and with it every lasting effect that ran until its end. */
export interface PeriodEnded extends LcgEvent {
  readonly is: 'periodEnded';
  readonly period: Period;
}

/** The effect of an ability is about to initiate. It never happens as such: cancels answer to it. */
export interface Initiating<E extends LcgEvent> extends LcgEvent {
  readonly is: 'initiating';
  readonly use: Use<E>;
}

/** An ability leaves an effect behind for later. */
export interface DelayedSet<E extends LcgEvent> extends LcgEvent {
  readonly is: 'delayedSet';
  readonly use: Use<E>;
  readonly name: string;
  readonly until: Until;
}

/** The layer's own events that carry no use. */
export type PlainLayerEvent = AbilityUsed | EffectBegan | EffectEnded | DelayedSpent | PeriodBegan | PeriodEnded;

/** All events of the layer. A game's union lists `PlainLayerEvent | Initiating<…> | DelayedSet<…>` beside its own. */
export type LayerEvent<E extends LcgEvent> = PlainLayerEvent | Initiating<E> | DelayedSet<E>;

type LayerVerbs<S extends LcgState<E>, E extends LcgEvent> = {
  readonly [K in LayerEvent<E>['is']]: Verb<S, Extract<LayerEvent<E>, { readonly is: K }>>;
};

const unseen = () => undefined;

/** The verbs behind the layer's own events; a game adds them to its own. `rule` is cited when a period is not running. */
export function layerVerbs<S extends LcgState<E>, E extends LcgEvent>(rule: RuleId): LayerVerbs<S, E> {
  const isRunning = (state: S, until: Until) =>
    until === 'endOfGame' || state.periods[until.period] === until.number ? 'allowed' : forbid('periodOver', rule);
  return {
    abilityUsed: {
      can: () => 'allowed',
      apply: (state, { ability, name, by }) =>
        changed<S, LcgState<E>>(state, {
          uses: [...state.uses, { ability, name, by, during: state.periods, copy: 'same' }],
        }),
      see: ({ is, ability, by }) => ({ is, ability, by }),
    },
    effectBegan: {
      // A lasting effect "until the end of" something can begin only while that is running.
      can: (state, { effect }) => isRunning(state, effect.until),
      touches: ({ effect }) => effect.cards,
      without: (event, spared) => {
        const cards = event.effect.cards.filter((card) => !spared.includes(card));
        return cards.length + event.effect.seats.length === 0
          ? undefined
          : { ...event, effect: { ...event.effect, cards } };
      },
      apply: (state, { effect }) =>
        changed<S, LcgState<E>>(state, {
          lasting: [...state.lasting, { ...effect, number: state.serial }],
          serial: state.serial + 1,
        }),
      see: unseen,
    },
    effectEnded: {
      can: (state, { number }) =>
        state.lasting.some((effect) => effect.number === number) ? 'allowed' : forbid('effectOver', rule),
      apply: (state, { number }) =>
        changed<S, LcgState<E>>(state, { lasting: state.lasting.filter((effect) => effect.number !== number) }),
      see: unseen,
    },
    delayedSet: {
      can: (state, { until }) => isRunning(state, until),
      apply: (state, { use, name, until }) =>
        changed<S, LcgState<E>>(state, {
          delayed: [...state.delayed, { number: state.serial, use, name, until }],
          serial: state.serial + 1,
        }),
      see: unseen,
    },
    delayedSpent: {
      can: () => 'allowed',
      apply: (state, { number }) =>
        changed<S, LcgState<E>>(state, { delayed: state.delayed.filter((effect) => effect.number !== number) }),
      see: unseen,
    },
    periodBegan: {
      can: () => 'allowed',
      apply: (state, { period }) =>
        changed<S, LcgState<E>>(state, {
          periods: { ...state.periods, [period]: state.serial },
          serial: state.serial + 1,
        }),
      see: seenByAll,
    },
    periodEnded: {
      can: (state, { period }) => (state.periods[period] === undefined ? forbid('periodOver', rule) : 'allowed'),
      apply: (state, { period }) => endPeriod(state, period),
      see: seenByAll,
    },
    initiating: {
      can: () => 'allowed',
      apply: (state) => state,
      see: unseen,
    },
  };
}

/** What runs until the end of the period goes. Delayed effects stay for now: they may be due at this very end. */
function endPeriod<S extends LcgState>(state: S, period: Period): S {
  const { [period]: ended, ...periods } = state.periods;
  return changed<S, LcgState>(state, {
    periods,
    lasting: state.lasting.filter(
      ({ until }) => until === 'endOfGame' || until.period !== period || until.number !== ended,
    ),
    delayed: state.delayed.filter(({ until }) => until === 'endOfGame' || state.periods[until.period] === until.number),
    uses: state.uses.filter((use) => Object.entries(use.during).some(([name, number]) => periods[name] === number)),
  });
}

/** Drops what was said of a card that left play: if it comes back, it is a new one. */
export function forgetCard<S extends LcgState>(state: S, card: CardId): S {
  return changed<S, LcgState>(state, {
    uses: state.uses.map((use) =>
      use.ability.self === card || use.ability.source === card ? { ...use, copy: 'gone' } : use,
    ),
    lasting: state.lasting.flatMap((effect) => {
      if (!effect.cards.includes(card)) return [effect];
      const cards = effect.cards.filter((other) => other !== card);
      return cards.length === 0 && effect.seats.length === 0 ? [] : [{ ...effect, cards }];
    }),
    delayed: state.delayed.filter(({ use }) => !Object.values(use.targets).some((cards) => cards.includes(card))),
  });
}

/** The layer's part of the state at the beginning of a game; the table is the game's own. */
export function freshLayer(
  seats: number,
  options: Pick<LcgState, 'first' | 'windows'>,
): Omit<LcgState<never>, 'table'> {
  return { ...options, seated: seatsOf(seats), periods: {}, lasting: [], delayed: [], uses: [], serial: 1 };
}
