import type { Message, Option, SeatId } from '@kronika/kernel';
import type { Listed } from '../ability/reading.ts';
import type { Use } from '../ability/use.ts';
import type { LcgEvent, LcgState } from '../state.ts';

/**
 * "Select one" and the like, made together with the targets: a ring, a seat, one of several effects.
 * The answer is found in `use.chosen`. Options that would change nothing are left out by the layer.
 */
export interface ChoiceSpec<S extends LcgState, E extends LcgEvent> {
  readonly message: Message;
  readonly options: (state: S, use: Use<E>) => readonly Option[];
  /** Who selects; without it, the user of the ability. */
  readonly chooser?: (state: S, use: Use<E>) => SeatId;
}

/** A choice that has not been made yet. */
export interface OpenChoice<S extends LcgState, E extends LcgEvent> {
  readonly name: string;
  readonly spec: ChoiceSpec<S, E>;
}

/** The first of the choices that the use has not made yet. */
export function nextChoice<S extends LcgState, E extends LcgEvent>(
  choices: Listed<ChoiceSpec<S, E>>,
  use: Use<E>,
): OpenChoice<S, E> | undefined {
  for (const [name, spec] of choices) if (use.chosen[name] === undefined) return { name, spec };
  return undefined;
}
