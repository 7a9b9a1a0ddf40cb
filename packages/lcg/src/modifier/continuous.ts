import type { CardId, SeatId } from '@kronika/kernel';
import type { LcgState } from '../state.ts';
import type { Modifier } from './modifier.ts';

/** What holds while its card is in play: a question asked anew of every state, never added and subtracted. */
export interface Continuous<S extends LcgState> {
  /** Without it, always. */
  readonly while?: (state: S, self: CardId) => boolean;
  /** Which cards it is about; without it, its own card. */
  readonly affects?: (state: S, self: CardId, card: CardId) => boolean;
  readonly gives?: (state: S, self: CardId, card: CardId) => readonly Modifier[];
  /** What it does to seats, for texts such as "opponents cannot play events". */
  readonly givesSeat?: (state: S, self: CardId, seat: SeatId) => readonly Modifier[];
  /**
   * Said of abilities that make cards gain abilities or go blank, so that other cards need not be searched for them; and
   * whether that hangs on anything but which cards lie where, and what is attached to what.
   */
  readonly changesText?: 'byPlacement' | 'byState';
  /** Said of abilities that make cards leave play by themselves, so that they are looked for only where there are any. */
  readonly dooms?: true;
  /** Said of abilities that keep cards from taking part in something they may already take part in, for the same reason. */
  readonly bans?: true;
  /** Said of abilities that set or replace a value of a card, so that those at odds are looked for only where there are several. */
  readonly overrides?: true;
}

/** The same with all of it written down: many are asked one after another, and alike ones are asked faster. */
export type Standing<S extends LcgState> = {
  readonly [K in keyof Continuous<S>]-?: Continuous<S>[K] | undefined;
};

export function standing<S extends LcgState>(constant: Continuous<S>): Standing<S> {
  return {
    while: constant.while,
    affects: constant.affects,
    gives: constant.gives,
    givesSeat: constant.givesSeat,
    changesText: constant.changesText,
    dooms: constant.dooms,
    bans: constant.bans,
    overrides: constant.overrides,
  };
}
