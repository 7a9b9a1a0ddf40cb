import { type CardId, cardOf, type Phrase, type PrintedId, type RuleId } from '@kronika/kernel';
import type { Layer } from '../layer.ts';
import type { Origin } from '../modifier/attributed.ts';
import type { LcgEvent, LcgState } from '../state.ts';

/** What a game explains its cards with: its rules and its words. */
export interface Explaining<S extends LcgState<E>, E extends LcgEvent> {
  readonly layer: Layer<S, E>;
  /** The pseudo card that holds the abilities of the rules. */
  readonly rules: PrintedId;
  readonly nameOf: (printed: PrintedId) => Phrase;
  /** Why something may not be done, by the key of the verdict. */
  readonly verdicts: Readonly<Record<string, Phrase>> & Readonly<Record<'restrictionNotMet', Phrase>>;
  /** What a card cannot do or suffer, without a full stop. */
  readonly cannot: (what: string, by: 'opponents' | undefined) => Phrase;
  /** How long something lasts, by the period: ` until the end of the round`. */
  readonly until: Readonly<Record<string, Phrase>>;
  readonly cites: { readonly blank: RuleId; readonly immune: RuleId; readonly untargetable: RuleId };
}

/** What is printed on the card. */
export function printedOn({ table }: LcgState, card: CardId): PrintedId {
  return cardOf(table, card).printed;
}

/**
 * The card behind a modifier; none where it comes from the rules. An effect goes by the text it came from: the card
 * may have left since, and its label may lie on another card by now.
 */
export function printedBehind(rules: PrintedId, state: LcgState, from: Origin): PrintedId | undefined {
  const printed = from.is === 'text' ? cardOf(state.table, from.card).printed : from.effect.source.printed;
  return printed === rules ? undefined : printed;
}
