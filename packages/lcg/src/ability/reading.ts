import type { Cost } from '../cost/cost.ts';
import type { Delayed } from '../effect/delayed.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import type { ChoiceSpec } from '../target/choice.ts';
import type { TargetSpec } from '../target/target.ts';
import type { ActionAbility, Initiated, InitiatedAbility, TriggeredAbility } from './ability.ts';
import { type PartMaker, partsOf, type ThenPart } from './part.ts';
import type { When } from './when.ts';

/** What a text lists under names, in its order. */
export type Listed<T> = readonly (readonly [string, T])[];

/**
 * An ability as the layer reads it: what the text leaves out stands there, too, and what it names is listed. So all
 * abilities have one shape, and reading one is fast.
 */
export interface Reading<S extends LcgState, E extends LcgEvent> {
  readonly is: InitiatedAbility<S, E>['is'];
  /** What a triggered ability answers to. */
  readonly when: When<S, E> | undefined;
  readonly answers: 'together' | undefined;
  readonly seemingly: TriggeredAbility<S, E>['seemingly'];
  readonly from: NonNullable<Initiated<S, E>['from']>;
  readonly condition: Initiated<S, E>['condition'];
  /** The action windows outside of which it can never be used, if there are such. */
  readonly windows: readonly string[] | undefined;
  readonly costs: Listed<Cost<S, E>> | undefined;
  readonly targets: Listed<TargetSpec<S, E>> | undefined;
  readonly choices: Listed<ChoiceSpec<S, E>>;
  readonly limit: Initiated<S, E>['limit'];
  readonly max: Initiated<S, E>['max'];
  readonly aimed: 'beforeCosts' | undefined;
  readonly most: ActionAbility<S, E>['most'];
  readonly parts: readonly (PartMaker<S, E> | ThenPart<S, E>)[];
  readonly delayed: Readonly<Record<string, Delayed<S, E>>> | undefined;
}

export function readingOf<S extends LcgState, E extends LcgEvent>(text: InitiatedAbility<S, E>): Reading<S, E> {
  return {
    is: text.is,
    when: text.is === 'action' ? undefined : text.when,
    answers: text.is === 'action' ? undefined : text.answers,
    seemingly: text.is === 'action' ? undefined : text.seemingly,
    from: text.from ?? 'play',
    condition: text.condition,
    windows: text.condition?.windows,
    costs: text.costs && Object.entries(text.costs),
    targets: text.targets && Object.entries(text.targets),
    choices: Object.entries(text.choices ?? {}),
    limit: text.limit,
    max: text.max,
    aimed: text.aimed,
    most: text.is === 'action' ? text.most : undefined,
    parts: partsOf(text.effect),
    delayed: text.delayed,
  };
}
