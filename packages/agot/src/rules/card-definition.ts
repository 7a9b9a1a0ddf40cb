import { type CardId, type PrintedId, printedId, type SeatId } from '@kronika/kernel';
import type { CardDefinition, Use, Verdict } from '@kronika/lcg';
import type { Trait } from '../cards/traits.ts';
import type { AgotEvent } from '../event.ts';
import type { AgotState, Side } from '../state.ts';

export type AgotUse = Use<AgotEvent>;

/** A card as its text reads: its abilities, and what its text says about playing it. */
export interface AgotDefinition extends CardDefinition<AgotState, AgotEvent> {
  /** "Play only if …". */
  readonly playable?: (state: AgotState, use: AgotUse) => Verdict;
  /** Enters play knelt. */
  readonly enters?: 'kneeling';
  /** Whom an attachment may be on, besides what its facts say; asked as long as it is there. */
  readonly attachesTo?: (state: AgotState, self: CardId, host: CardId, by: SeatId) => boolean;
  /** "Limit X copies per card" (AGOT-ATT-i). */
  readonly perCard?: number;
  /** What the card is when an effect turns it into an attachment. */
  readonly becomes?: { readonly keywords: readonly string[]; readonly traits: readonly Trait[] };
  /**
   * The side the character takes part on by its text alone, without having been declared (AGOT-PART-f). Asked whenever
   * somebody asks who takes part, so it may look at who was declared or put there and not at what modifies cards.
   */
  readonly takesPart?: (state: AgotState, self: CardId) => Side | undefined;
  /** Its text puts cards under it whose faces nobody sees: whatever they are, they are duplicates (AGOT-FACE-a). */
  readonly duplicates?: 'facedown';
  /** What the letter X in its cost stands for; without it, or as long as it is not fixed, 0 (AGOT-COST-g). */
  readonly x?: (state: AgotState, use: AgotUse) => number | undefined;
}

const definitions = new Map<PrintedId, AgotDefinition>();

/** Makes texts known. The cards need the queries and the queries need the layer, so the texts come last. */
export function define(texts: Readonly<Record<string, AgotDefinition>>): void {
  for (const [name, definition] of Object.entries(texts)) definitions.set(printedId(name), definition);
}

const blankText: AgotDefinition = { abilities: {} };

export function definitionOf(printed: PrintedId): AgotDefinition {
  return definitions.get(printed) ?? blankText;
}

/** The cards whose texts are known. */
export function definedCards(): readonly PrintedId[] {
  return [...definitions.keys()];
}
