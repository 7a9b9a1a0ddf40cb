import type { AfterThat, Call, Chance, Emit, QuestionFor, SeatId } from '@kronika/kernel';
import { emitAll } from '@kronika/kernel';
import type { SenjutsuEvent } from '../../event.ts';
import type { Cell } from '../../hex/index.ts';
import type { FighterId, Senjutsu } from '../../state.ts';
import type { Resolving } from '../resolving.ts';

/** What happens when an effect is carried out: events, chance, and what follows from how things are then. */
export type Deed = Emit | Chance<object> | AfterThat<Senjutsu, object, never, never>;

/** What a procedure of a line gives back to the lines below it. */
export interface Came {
  /** `abandoned`: the rest of the card is not resolved (SEN-COLL-a). */
  readonly end: 'done' | 'abandoned';
  /** Who was affected by an attack or grid effect; not there for other lines. */
  readonly hit?: readonly FighterId[];
  /** Who took an ordinary wound from it. */
  readonly wounded?: readonly FighterId[];
  /** The cells of an attack that were not stopped, whether somebody stands there or not. */
  readonly open?: readonly Cell[];
  /** The card that a search has brought. */
  readonly found?: CardFound;
}

type CardFound = NonNullable<Resolving['found']>;

/** An effect that is settled by at most one question. */
export interface Verb<E, On = Resolving, A = unknown> {
  /** Whether it could change anything now; without it, it always could. Nobody is asked to pay for what cannot. */
  matters?(state: Senjutsu, on: On, effect: E): boolean;
  /** What has to be decided, if anything. */
  asks?(state: Senjutsu, on: On, effect: E, seat: SeatId): QuestionFor<A> | undefined;
  /** Among which an AI opponent draws by chance instead of deciding. */
  draws?(state: Senjutsu, on: On, effect: E): readonly A[];
  /** Who decides it: whoever carries the line out, unless it is the one it happens to. */
  readonly decides?: 'target';
  does(state: Senjutsu, on: On, effect: E, answer: A | undefined): readonly Deed[];
}

/** An effect with a procedure of its own. */
export interface Procedure<E, On = Resolving> {
  matters?(state: Senjutsu, on: On, effect: E): boolean;
  calls(state: Senjutsu, on: On, effect: E): Call<Came>;
}

/** An effect that is no deed of its own: other rules look it up on the card. */
export interface Passive {
  readonly passive: 'here';
}

export const PASSIVE: Passive = { passive: 'here' };

/** The same for events alone. */
export function events(...happened: readonly SenjutsuEvent[]): readonly Deed[] {
  return happened.length === 0 ? [] : [emitAll(happened)];
}
