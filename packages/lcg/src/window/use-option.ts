import {
  type CardId,
  type Message,
  type Option,
  type PassOption,
  type PrintedId,
  pass,
  type QuestionFor,
  type RuleId,
  type SeatId,
} from '@kronika/kernel';
import type { Use } from '../ability/use.ts';
import type { LcgEvent } from '../state.ts';
import type { EventRef } from './event-ref.ts';

/** Using an ability of a card: in a shared window, for one of the events. */
export interface UseOption extends Option {
  readonly is: 'use';
  readonly card: CardId;
  readonly printed: PrintedId;
  readonly ability: string;
  /** The card that gives the ability, where copies of it give one each. */
  readonly source?: CardId;
  /** The amount that is settled by choosing it, where amounts are offered. */
  readonly amount?: number;
  /** The place of the event it answers to. */
  readonly at?: number;
  /** That event, where there are several. */
  readonly event?: EventRef;
}

export function optionFor({ ability, trigger }: Use): UseOption {
  const { self, printed, key, source } = ability;
  // Written out: these are made by the dozen, and those of one kind have one shape.
  if (trigger === undefined)
    return source === undefined
      ? { is: 'use', card: self, printed, ability: key }
      : { is: 'use', card: self, printed, ability: key, source };
  const { at } = trigger;
  return source === undefined
    ? { is: 'use', card: self, printed, ability: key, at }
    : { is: 'use', card: self, printed, ability: key, source, at };
}

/** Finds the use an option stands for among those that are possible now. */
export function useFor<E extends LcgEvent>(uses: readonly Use<E>[], option: UseOption): Use<E> | undefined {
  return uses.find(
    ({ ability, trigger }) =>
      ability.self === option.card &&
      ability.printed === option.printed &&
      ability.key === option.ability &&
      ability.source === option.source &&
      trigger?.at === option.at,
  );
}

/** Asks a seat what it uses, with passing as the last option. It may be asked although it can only pass. */
export function askForOption(
  seat: SeatId,
  offered: readonly UseOption[],
  message: Message,
  rule: RuleId,
): QuestionFor<UseOption | PassOption> {
  const options: readonly (UseOption | PassOption)[] = [...offered, pass];
  return { is: 'choose', seat, options, message, because: { is: 'rule', rule }, evenIfForced: true };
}
