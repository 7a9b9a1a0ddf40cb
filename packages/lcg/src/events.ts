import type { CardId, RuleId, SeatId } from '@kronika/kernel';
import { changed, seatsOf, seenByAll } from '@kronika/kernel';
import type { Use } from './ability/use.ts';
import type { LastingEffect, Until } from './effect/lasting.ts';
import type { RememberedUse } from './limit/limit.ts';
import type { Verb } from './rules.ts';
import type { AbilityRef, LcgEvent, LcgState, Period } from './state.ts';
import { forbid } from './verdict.ts';

/** An ability is used; it counts against its limits from now on, cancelled or not. */
export interface AbilityUsed extends LcgEvent {
  readonly is: 'abilityUsed';
  readonly ability: AbilityRef;
  readonly name: string;
  readonly by: SeatId;
  /** The ability whose effect it is to cancel, where it answers to one that is about to initiate. */
  readonly against?: AbilityRef;
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

/** A seat lets its opportunity in an action window go by. It changes nothing, and nothing answers to it. */
export interface Passed extends LcgEvent {
  readonly is: 'passed';
  readonly seat: SeatId;
  /** What the window is for. */
  readonly window: string;
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
export type PlainLayerEvent =
  | AbilityUsed
  | EffectBegan
  | EffectEnded
  | DelayedSpent
  | Passed
  | PeriodBegan
  | PeriodEnded;

/** All events of the layer. A game's union lists `PlainLayerEvent | Initiating<…> | DelayedSet<…>` beside its own. */
export type LayerEvent<E extends LcgEvent> = PlainLayerEvent | Initiating<E> | DelayedSet<E>;

type LayerVerbs<S extends LcgState<E>, E extends LcgEvent> = {
  readonly [K in LayerEvent<E>['is']]: Verb<S, Extract<LayerEvent<E>, { readonly is: K }>>;
};

const unseen = () => undefined;

/** Changes the layer's part of a state. A game with a large state may have a faster way than copying what is there. */
export type ChangeLayer<S extends LcgState<E>, E extends LcgEvent> = (
  state: S,
  changes: Partial<Omit<LcgState<E>, 'table'>>,
) => S;

/** The verbs behind the layer's own events; a game adds them to its own. `rule` is cited when a period is not running. */
export function layerVerbs<S extends LcgState<E>, E extends LcgEvent>(
  rule: RuleId,
  change: ChangeLayer<S, E> = (state, changes) => changed<S, LcgState<E>>(state, changes),
): LayerVerbs<S, E> {
  const isRunning = (state: S, until: Until) =>
    until === 'endOfGame' || state.periods[until.period] === until.number ? 'allowed' : forbid('periodOver', rule);
  return {
    abilityUsed: {
      can: () => 'allowed',
      apply: (state, { ability, name, by }) =>
        change(state, {
          uses: [...state.uses, { ability, name, by, during: state.periods, copy: 'same' }],
        }),
      see: ({ is, ability, by, against }) =>
        against === undefined ? { is, ability, by } : { is, ability, by, against },
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
        change(state, {
          lasting: [...state.lasting, numbered(effect, state.serial)],
          serial: state.serial + 1,
        }),
      see: unseen,
    },
    effectEnded: {
      can: (state, { number }) =>
        state.lasting.some((effect) => effect.number === number) ? 'allowed' : forbid('effectOver', rule),
      apply: (state, { number }) =>
        change(state, { lasting: state.lasting.filter((effect) => effect.number !== number) }),
      see: unseen,
    },
    delayedSet: {
      can: (state, { until }) => isRunning(state, until),
      apply: (state, { use, name, until }) =>
        change(state, {
          delayed: [...state.delayed, { number: state.serial, use, name, until }],
          serial: state.serial + 1,
        }),
      see: unseen,
    },
    delayedSpent: {
      can: () => 'allowed',
      apply: (state, { number }) =>
        change(state, { delayed: state.delayed.filter((effect) => effect.number !== number) }),
      see: unseen,
    },
    passed: {
      can: () => 'allowed',
      apply: (state) => state,
      see: seenByAll,
    },
    periodBegan: {
      can: () => 'allowed',
      apply: (state, { period }) =>
        change(state, {
          periods: withPeriod(state.periods, period, state.serial),
          serial: state.serial + 1,
        }),
      see: seenByAll,
    },
    periodEnded: {
      can: (state, { period }) => (state.periods[period] === undefined ? forbid('periodOver', rule) : 'allowed'),
      apply: (state, { period }) => change(state, endOfPeriod(state, period)),
      see: seenByAll,
    },
    initiating: {
      can: () => 'allowed',
      apply: (state) => state,
      see: unseen,
    },
  };
}

/** Written out, so that all of them have one shape. */
function numbered(
  { source, by, cards, seats, gives, until }: Omit<LastingEffect, 'number'>,
  number: number,
): LastingEffect {
  return { source, by, cards, seats, gives, until, number };
}

/** A name that is worked out is set faster than written into a literal. */
function withPeriod(running: LcgState['periods'], period: Period, number: number): LcgState['periods'] {
  const periods: Record<Period, number> = Object.assign({}, running);
  periods[period] = number;
  return periods;
}

/** What runs until the end of the period goes. Delayed effects stay for now: they may be due at this very end. */
function endOfPeriod<E extends LcgEvent>(
  state: LcgState<E>,
  period: Period,
): Pick<LcgState<E>, 'periods' | 'lasting' | 'delayed' | 'uses'> {
  const ended = state.periods[period];
  const periods: Record<Period, number> = {};
  for (const [name, number] of Object.entries(state.periods)) if (name !== period) periods[name] = number;
  return {
    periods,
    lasting: those(
      state.lasting,
      ({ until }) => until === 'endOfGame' || until.period !== period || until.number !== ended,
    ),
    delayed: those(state.delayed, ({ until }) => until === 'endOfGame' || state.periods[until.period] === until.number),
    uses: those(state.uses, ({ during }) => isAnyRunning(during, periods)),
  };
}

function isAnyRunning(during: LcgState['periods'], periods: LcgState['periods']): boolean {
  for (const period in during) if (periods[period] === during[period]) return true;
  return false;
}

/** What is left of what was said of a card that left play: if it comes back, it is a new one. */
export function withoutCard<E extends LcgEvent>(
  state: LcgState<E>,
  card: CardId,
): Pick<LcgState<E>, 'uses' | 'lasting' | 'delayed'> {
  return {
    uses: state.uses.some((use) => isOf(use, card))
      ? state.uses.map((use) => (isOf(use, card) ? ofGone(use) : use))
      : state.uses,
    lasting: state.lasting.some(({ cards }) => cards.includes(card))
      ? state.lasting.flatMap((effect) => effectWithout(effect, card))
      : state.lasting,
    delayed: those(state.delayed, ({ use }) => !Object.values(use.targets).some((cards) => cards.includes(card))),
  };
}

/** Whether this is less than what the state has: mostly nothing was said of the card, and the state may stay as it is. */
export function isLess<E extends LcgEvent>(
  { uses, lasting, delayed }: ReturnType<typeof withoutCard<E>>,
  state: LcgState<E>,
): boolean {
  return uses !== state.uses || lasting !== state.lasting || delayed !== state.delayed;
}

/** Drops what was said of a card that left play. */
export function forgetCard<S extends LcgState>(state: S, card: CardId): S {
  const rest = withoutCard(state, card);
  return isLess(rest, state) ? changed<S, LcgState>(state, rest) : state;
}

/** Whether the use was made by this very copy of the card. */
function isOf({ ability: { self, source }, copy }: RememberedUse, card: CardId): boolean {
  return copy === 'same' && (self === card || source === card);
}

function ofGone({ ability, name, by, during }: RememberedUse): RememberedUse {
  return { ability, name, by, during, copy: 'gone' };
}

function effectWithout(effect: LastingEffect, card: CardId): readonly LastingEffect[] {
  if (!effect.cards.includes(card)) return [effect];
  const cards = effect.cards.filter((other) => other !== card);
  return cards.length === 0 && effect.seats.length === 0 ? [] : [{ ...effect, cards }];
}

/** Those of a list that pass the test; mostly all of them do, and then it is the very same list. */
function those<T>(list: readonly T[], test: (item: T) => boolean): readonly T[] {
  return list.every(test) ? list : list.filter(test);
}

/** The layer's part of the state at the beginning of a game; the table is the game's own. */
export function freshLayer(
  seats: number,
  options: Pick<LcgState, 'first' | 'windows'>,
): Omit<LcgState<never>, 'table'> {
  return { ...options, seated: seatsOf(seats), periods: {}, lasting: [], delayed: [], uses: [], serial: 1 };
}
