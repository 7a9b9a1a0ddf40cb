import type { Span } from '@kronika/kernel';
import { spanOf } from '@kronika/lcg';
import type { L5rEvent } from './event.ts';
import type { L5rState } from './state.ts';

/** What a seat may pass for the rest of: the conflict, and the phase. */
export function spans(state: L5rState): readonly Span[] {
  return [...spanOf(state, 'contest', 'conflict', state.conflict?.attacker), ...spanOf(state, 'phase', 'phase')];
}

/** Somebody does something, or a conflict or a duel takes its turn. */
export const STIRRING: readonly L5rEvent['is'][] = [
  'abilityUsed',
  'eventShown',
  'cardPlayed',
  'conflictDeclared',
  'defendersDeclared',
  'conflictDecided',
  'provinceBroken',
  'duelDecided',
  'movedToConflict',
  'movedHome',
];
