import type { Cost } from '../cost/cost.ts';
import type { Delayed } from '../effect/delayed.ts';
import type { Limit } from '../limit/limit.ts';
import type { Continuous } from '../modifier/continuous.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import type { ChoiceSpec } from '../target/choice.ts';
import type { TargetSpec } from '../target/target.ts';
import type { Verdict } from '../verdict.ts';
import type { Effect } from './part.ts';
import type { Use } from './use.ts';
import type { When } from './when.ts';

/** The kinds of triggered ability, in the order in which their windows come. */
export const TRIGGER_KINDS = [
  'forcedWould',
  'would',
  'forcedInterrupt',
  'interrupt',
  'forcedReaction',
  'reaction',
] as const;

export type TriggerKind = (typeof TRIGGER_KINDS)[number];

/** What answers to something that is about to happen, and what answers to something that has happened. */
export const INTERRUPTS: readonly TriggerKind[] = ['forcedWould', 'would', 'forcedInterrupt', 'interrupt'];
export const REACTIONS: readonly TriggerKind[] = ['forcedReaction', 'reaction'];

/** A restriction of a text: it holds, or it says by which rule it does not. */
export interface Condition<S extends LcgState, E extends LcgEvent> {
  (state: S, use: Use<E>): Verdict;
  /** The action windows outside of which it never holds, if there are such: elsewhere nobody has to ask. */
  readonly windows?: readonly string[];
}

/** What every ability that is initiated has. */
export interface Initiated<S extends LcgState, E extends LcgEvent> {
  /** Where the card has to be to use it; without it, in play. */
  readonly from?: 'play' | 'hand' | ((state: S, use: Use<E>) => boolean);
  /** Restrictions on when it may be used; what is not said here is not restricted. */
  readonly condition?: Condition<S, E>;
  readonly costs?: Readonly<Record<string, Cost<S, E>>>;
  readonly targets?: Readonly<Record<string, TargetSpec<S, E>>>;
  /** What else is selected together with the targets. */
  readonly choices?: Readonly<Record<string, ChoiceSpec<S, E>>>;
  /** How often each copy may be used; without it, the game's default. */
  readonly limit?: Limit | 'unlimited';
  /** How often all copies of that name together may be used. */
  readonly max?: Limit;
  /** Targets are chosen before the costs are paid: what they are decides about the price. */
  readonly aimed?: 'beforeCosts';
  readonly effect: Effect<S, E>;
  /** Effects it leaves behind for later, by name. */
  readonly delayed?: Readonly<Record<string, Delayed<S, E>>>;
}

export interface ActionAbility<S extends LcgState, E extends LcgEvent> extends Initiated<S, E> {
  readonly is: 'action';
  /** The most of a number that its player settles in choosing it, from 0 on: each amount is offered by itself (`amountOf`). */
  readonly most?: (state: S, use: Use<E>) => number;
}

export interface TriggeredAbility<S extends LcgState, E extends LcgEvent> extends Initiated<S, E> {
  readonly is: TriggerKind;
  readonly when: When<S, E>;
  /** Answers once to all that happens at the same time: "after 1 or more …". */
  readonly answers?: 'together';
  /**
   * Where the condition looks at cards that others do not see: whether it could hold by what everybody sees. Its
   * player is then asked alike, whether or not it does.
   */
  readonly seemingly?: (state: S, use: Use<E>) => Verdict;
}

export interface ConstantAbility<S extends LcgState> extends Continuous<S> {
  readonly is: 'constant';
}

/** Anything a card's text can be. Actions and triggered abilities are initiated, constant ones simply hold. */
export type Ability<S extends LcgState, E extends LcgEvent> =
  | ActionAbility<S, E>
  | TriggeredAbility<S, E>
  | ConstantAbility<S>;

export type InitiatedAbility<S extends LcgState, E extends LcgEvent> = ActionAbility<S, E> | TriggeredAbility<S, E>;

/** A card as its text reads. Abilities have names; a card with one of a kind names it after the kind. */
export interface CardDefinition<S extends LcgState, E extends LcgEvent> {
  readonly abilities: Readonly<Record<string, Ability<S, E>>>;
  /** Abilities it does not have itself but makes other cards gain. */
  readonly grants?: Readonly<Record<string, Ability<S, E>>>;
  /** Its text looks at how cards lie on a discard or dead pile, e.g. at the top one: then owners say how they do. */
  readonly readsPiles?: true;
}

/** The ability of that name, the card's own or one that it grants. */
export function abilityNamed<S extends LcgState, E extends LcgEvent>(
  { abilities, grants }: CardDefinition<S, E>,
  key: string,
): Ability<S, E> | undefined {
  return abilities[key] ?? grants?.[key];
}
