import { type Card, type CardId, type PrintedId, printedId, type SeatId } from '@kronika/kernel';
import { byLabel, type CardDefinition, type Use, type Verdict } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';

export type L5rUse = Use<L5rEvent>;

/** A card as its text reads: its abilities, and what its text says about playing it. */
export interface L5rDefinition extends CardDefinition<L5rState, L5rEvent> {
  /** "Play only if …", "cannot be played while …". */
  readonly playable?: (state: L5rState, use: L5rUse) => Verdict;
  /** Whom an attachment may be on, besides what holds for all attachments; asked as long as it is there. */
  readonly attachesTo?: (state: L5rState, self: CardId, host: CardId, by: SeatId) => boolean;
  /** A character that may be played as an attachment. */
  readonly playableAs?: 'attachment';
  /** Another place the card can be played from. */
  readonly playableFrom?: 'conflictDiscard';
  /** How much less it costs, by its own text. */
  readonly discount?: (state: L5rState, self: CardId, by: SeatId) => number;
  /** No fate may be placed on it when it is played from a province. */
  readonly extraFate?: 'notFromProvince';
  /** The names of abilities that answer to events by a constant text: nobody triggers them. */
  readonly untriggered?: readonly string[];
}

const definitions = new Map<PrintedId, L5rDefinition>();

/** Makes texts known. The cards need the queries and the queries need the layer, so the texts come last. */
export function define(texts: Readonly<Record<string, L5rDefinition>>): void {
  for (const [name, definition] of Object.entries(texts)) definitions.set(printedId(name), definition);
  remembered = byLabel(definitionOf);
}

const blankText: L5rDefinition = { abilities: {} };

export function definitionOf(printed: PrintedId): L5rDefinition {
  return definitions.get(printed) ?? blankText;
}

/** What was said of the texts so far holds until further ones are made known. */
let remembered = byLabel(definitionOf);

/** The text of a card of a table. */
export function definitionOn(card: Pick<Card, 'id' | 'printed'>): L5rDefinition {
  return remembered(card);
}

/** The cards whose texts are known. */
export function definedCards(): readonly PrintedId[] {
  return [...definitions.keys()];
}
