import type { CardId, GameEvent, PrintedId, SeatId, Table } from '@kronika/kernel';
import type { DelayedEffect } from './effect/delayed.ts';
import type { LastingEffect } from './effect/lasting.ts';
import type { RememberedUse } from './limit/limit.ts';

/** A span of the game that limits and lasting effects refer to, e.g. `round`, `phase`, `conflict`. */
export type Period = string;

/** The part of the state that the timing structure needs. A game's state has this and its own. */
export interface LcgState<E extends LcgEvent = LcgEvent> {
  readonly table: Table;
  /** The first player, who has the first opportunity and orders what is due at once. */
  readonly first: SeatId;
  /** The seats still in the game, in table order. */
  readonly seated: readonly SeatId[];
  /** Whether windows ask everybody who could answer by public facts, or only who can. */
  readonly windows: 'open' | 'brief';
  /** The periods that are running now, each with its number; a number is never used twice. */
  readonly periods: Readonly<Record<Period, number>>;
  readonly lasting: readonly LastingEffect[];
  readonly delayed: readonly DelayedEffect<E>[];
  readonly uses: readonly RememberedUse[];
  /** How many periods and effects there have been: the next one's number. */
  readonly serial: number;
}

/** What made something happen. */
export type Cause =
  | { readonly is: 'ability'; readonly ability: AbilityRef; readonly by: SeatId }
  | { readonly is: 'cost'; readonly ability: AbilityRef; readonly by: SeatId };

/** An event of a card game. Without a cause it comes from the framework of the rules. */
export interface LcgEvent extends GameEvent {
  readonly cause?: Cause;
}

/**
 * One ability of one card: the card that uses it, and whose text it is. The two differ when a card
 * has gained the ability of another one. The text outlives the card: it still resolves after its card left play.
 */
export interface AbilityRef {
  readonly self: CardId;
  readonly printed: PrintedId;
  readonly key: string;
  /** The card that gives a gained ability, where each copy of that card gives one of its own. */
  readonly source?: CardId;
}

export function sameAbility(a: AbilityRef, b: AbilityRef): boolean {
  return a.self === b.self && a.key === b.key && a.printed === b.printed && a.source === b.source;
}
