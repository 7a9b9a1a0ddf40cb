import type { Card, CardId, SeatId, Table } from '@kronika/kernel';
import type { LcgState } from '@kronika/lcg';
import type { ConflictType, Element } from './cards/fact.ts';
import type { L5rEvent } from './event.ts';

/** The five phases of a round, in their order. */
export const PHASES = ['dynasty', 'draw', 'conflict', 'fate', 'regroup'] as const;
export type Phase = (typeof PHASES)[number];

export type Status = 'honored' | 'ordinary' | 'dishonored';

/** A card on the table, with what can be said of it while it is there. */
export interface L5rCard extends Card {
  readonly stance: 'ready' | 'bowed';
  readonly status: Status;
  readonly fate: number;
  /** A character in play is at home or takes part in the conflict. */
  readonly at: 'home' | 'conflict';
  readonly condition: 'whole' | 'broken';
}

/** A ring is unclaimed, contested, or in somebody's claimed pool (L5R-RING-a). */
export interface Ring {
  readonly held: 'unclaimed' | 'contested' | SeatId;
  /** The side that lies up; it is the type of the conflict the ring is contested in. */
  readonly side: ConflictType;
  readonly fate: number;
}

/** How a conflict was decided; settled when skills are compared (L5R-3.2.3-g). */
export interface ConflictResult {
  /** Nobody, if nobody fulfils what it takes to win. */
  readonly winner: SeatId | null;
  readonly totals: readonly number[];
  readonly margin: number;
  readonly unopposed: 'yes' | 'no';
}

/** The conflict that is being resolved. Who takes part stands on the characters. */
export interface Conflict {
  readonly attacker: SeatId;
  readonly type: ConflictType;
  readonly ring: Element;
  /** The attacked province. */
  readonly province: CardId;
  /** Characters that covert keeps from being declared as defenders. */
  readonly evaded: readonly CardId[];
  readonly result: ConflictResult | null;
  /** Whether the ring effect is still to be resolved in its step. */
  readonly ringEffect: 'due' | 'cancelled';
}

/** What is known of the conflicts of this phase: opportunities, types, results. */
export interface ConflictRecord {
  readonly opportunities: number;
  readonly declared: readonly ConflictType[];
  /** How many conflicts this seat has lost in this phase. */
  readonly lost: number;
}

export interface Favor {
  readonly holder: SeatId;
  readonly side: ConflictType;
}

/** Everything that is the case. Two seats; lists are indexed by seat. */
export interface L5rState extends LcgState<L5rEvent> {
  readonly table: Table<L5rCard>;
  readonly round: number;
  readonly phase: Phase;
  readonly honor: readonly number[];
  readonly fate: readonly number[];
  /** What each dial shows; nothing before the first bid (L5R-HONOR-e). */
  readonly dials: readonly (number | null)[];
  /** What each bid counts as, after what modified it (L5R-BID-a). */
  readonly bids: readonly (number | null)[];
  readonly rings: Readonly<Record<Element, Ring>>;
  readonly favor: Favor | null;
  readonly conflict: Conflict | null;
  readonly conflicts: readonly ConflictRecord[];
  /** The types of the conflicts that are over, of this conflict phase. */
  readonly fought: readonly ConflictType[];
  /** The round in which each seat last played a limited card (L5R-KW-LIMITED-a). */
  readonly limited: readonly number[];
}

/**
 * The state with some of it changed. Written out, because that is ten times faster than copying what happens to be
 * there, and because states of one shape are read faster.
 */
export function stateWith(state: L5rState, changes: Partial<L5rState>): L5rState {
  const { first, windows, seated, periods, lasting, delayed, uses, serial, table, round, phase } = state;
  const { honor, fate, dials, bids, rings, favor, conflict, conflicts, fought, limited } = state;
  return Object.assign(
    {
      first,
      windows,
      seated,
      periods,
      lasting,
      delayed,
      uses,
      serial,
      table,
      round,
      phase,
      honor,
      fate,
      dials,
      bids,
      rings,
      favor,
      conflict,
      conflicts,
      fought,
      limited,
    },
    changes,
  );
}

/** The rings with another one in one place. Written out, so that all of them have one shape. */
export function ringsWith(rings: L5rState['rings'], element: Element, ring: Ring): L5rState['rings'] {
  const { air, earth, fire, water, void: empty } = rings;
  const copy: Record<Element, Ring> = { air, earth, fire, water, void: empty };
  copy[element] = ring;
  return copy;
}
