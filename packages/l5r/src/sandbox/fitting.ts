import { printedId } from '@kronika/kernel';
import { type Fact, factOf } from '../cards/fact.ts';
import { definitionOf } from '../rules/card-definition.ts';
import type { ZoneName } from './pieces.ts';

const ROWS: readonly ZoneName[] = ['row1', 'row2', 'row3', 'row4'];

/** The zones in which such a card can lie. What lies attached is no zone of its own. */
export function zonesFor(fact: Fact): readonly ZoneName[] {
  switch (fact.type) {
    case 'character':
      return fact.side === 'dynasty'
        ? ['play', ...ROWS, 'dynastyDeck', 'dynastyDiscard', 'removed']
        : ['play', 'hand', 'conflictDeck', 'conflictDiscard', 'removed'];
    case 'holding':
      return [...ROWS, 'dynastyDeck', 'dynastyDiscard', 'removed'];
    case 'attachment':
    case 'event':
      return ['hand', 'conflictDeck', 'conflictDiscard', 'removed'];
    case 'province':
      return ['provinces'];
    case 'stronghold':
      return ['stronghold'];
    case 'role':
      return ['role'];
  }
}

/** Whether such a card can be attached at all; some characters are played as attachments (L5R-CARD-e). */
export function canBeAttached(fact: Fact): boolean {
  return fact.type === 'attachment' || definitionOf(fact.id).playableAs === 'attachment';
}

export function factCalled(printed: string): Fact {
  return factOf(printedId(printed));
}

/** The zones in which there is at most one card. */
export const SINGLE: readonly ZoneName[] = ['stronghold', 'role'];
