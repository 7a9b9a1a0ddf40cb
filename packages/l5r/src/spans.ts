import type { Span } from '@kronika/kernel';
import { type AbilityRef, spanOf } from '@kronika/lcg';
import type { L5rEvent } from './event.ts';
import { RULES } from './rules/calls.ts';
import { playingRules } from './rules/playing.ts';
import type { L5rState } from './state.ts';

/** What a seat may pass for the rest of: the conflict, and the phase. */
export function spans(state: L5rState): readonly Span[] {
  return [...spanOf(state, 'contest', 'conflict', state.conflict?.attacker), ...spanOf(state, 'phase', 'phase')];
}

/** Somebody does something, or a conflict or a duel takes its turn. */
const STIRRING: readonly L5rEvent['is'][] = [
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

/** What the rules do by themselves, such as a keyword when its card leaves, nobody has done. */
export function stirs(event: L5rEvent): boolean {
  return STIRRING.includes(event.is) && (event.is !== 'abilityUsed' || !isOfItself(event.ability));
}

function isOfItself({ printed, key }: AbilityRef): boolean {
  return printed === RULES && !Object.hasOwn(playingRules, key);
}
