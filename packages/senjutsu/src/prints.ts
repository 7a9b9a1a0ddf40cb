import { type PrintedId, printedId } from '@kronika/kernel';
import type { AbilityFact } from './cards/fact.ts';
import { factOf } from './cards/library.ts';

/** Poisons with rules of their own (SEN-POIS-d, SEN-XPOIS-e to SEN-XPOIS-h). */
export const CRIPPLING_POISON = printedId('crippling-poison');
export const MIST_OF_CONFUSION = printedId('mist-of-confusion');
export const HAEMORRHAGIC_TOXIN = printedId('haemorrhagic-toxin');
export const PARALYSING_TOXIN = printedId('paralysing-toxin');
export const VIRULENT_POISON = printedId('virulent-poison');

/** What is printed on it, if it is an ability card; stuns and poisons are none (SEN-STAT-a). */
export function abilityOn(printed: PrintedId): AbilityFact | undefined {
  const fact = factOf(printed);
  return fact.is === 'ability' ? fact : undefined;
}

/** Core abilities and core weapons, which are never lost (SEN-CORE-d). */
export function isCore(printed: PrintedId): boolean {
  return abilityOn(printed)?.core !== undefined;
}

export function isPoison(printed: PrintedId): boolean {
  return factOf(printed).is === 'poison';
}
