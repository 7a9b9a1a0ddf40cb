import type { CardId, PrintedId } from '@kronika/kernel';
import { cardOf } from '@kronika/kernel';
import type { CardName } from '../facts/library.ts';
import type { Oath } from '../state.ts';
import type { Powers } from './power.ts';

/** A card with what it can do. */
export interface CardDefinition {
  readonly name: CardName;
  readonly powers: Powers;
}

/** Says what a card does: `card('longbows', { plan: … })`. */
export function card(name: CardName, powers: Powers): CardDefinition {
  return { name, powers };
}

const LIBRARY = new Map<string, Powers>();
const NONE: Powers = {};

/**
 * Makes known what cards do. The rules look powers up here and know no card; so cards may use the rules without a cycle.
 * Called once, by `cards/all.ts`.
 */
export function defineCards(...lists: readonly (readonly CardDefinition[])[]): void {
  for (const { name, powers } of lists.flat()) LIBRARY.set(name, powers);
}

export function printedPowers(printed: PrintedId): Powers {
  return LIBRARY.get(printed) ?? NONE;
}

export function isDefined(printed: PrintedId): boolean {
  return LIBRARY.has(printed);
}

export function powersOf(state: Oath, id: CardId): Powers {
  return printedPowers(cardOf(state.table, id).printed);
}
