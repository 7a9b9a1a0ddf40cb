import type { DeckList, DeckProblem } from '@kronika/decks';
import type { Lang, PrintedId } from '@kronika/kernel';
import { createContext, useContext } from 'react';
import type { DeckModule } from './deck-module.ts';

/** What may lie over the builder. */
export type Over =
  | { readonly is: 'card'; readonly card: PrintedId }
  | { readonly is: 'rule'; readonly rule: string }
  | { readonly is: 'import' | 'share' | 'hand' | 'filters' | 'deck' };

/** The deck that is built, and what can be done with it. */
export interface Building {
  readonly module: DeckModule;
  readonly lang: Lang;
  readonly deck: DeckList;
  readonly problems: readonly DeckProblem[];
  /** Why no more copies of a card can be added. */
  blockOn(id: PrintedId): DeckProblem | undefined;
  change(deck: DeckList): void;
  add(id: PrintedId): void;
  take(id: PrintedId): void;
  open(over: Over): void;
  /** Shows in the grid the cards that can mend the problem. */
  mend(problem: DeckProblem): void;
  /** Shows the cards of a part, those with the mark only. */
  show(part: string, mark?: { readonly facet: string; readonly value: string }): void;
}

export const BuildingContext = createContext<Building | undefined>(undefined);

export function useBuilding(): Building {
  const building = useContext(BuildingContext);
  if (building === undefined) throw new Error('this is a part of the deck builder');
  return building;
}
