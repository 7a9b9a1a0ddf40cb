import type { Span } from '@kronika/kernel';
import { spanOf } from '@kronika/lcg';
import type { AgotEvent } from './event.ts';
import type { AgotState } from './state.ts';

/** What a seat may pass for the rest of: the challenge, and the phase. While somebody marshals, the phase is theirs. */
export function spans(state: AgotState): readonly Span[] {
  const marshals = state.phase === 'marshaling' ? (state.active ?? undefined) : undefined;
  return [
    ...spanOf(state, 'contest', 'challenge', state.challenge?.attacker),
    ...spanOf(state, 'phase', 'phase', marshals),
  ];
}

/** Somebody does something, or a challenge takes its turn. */
const STIRRING: readonly AgotEvent['is'][] = [
  'abilityUsed',
  'cardDeclared',
  'cardPlayed',
  'challengeInitiated',
  'challengeRedirected',
  'defendersDeclared',
  'challengeDecided',
  'joinedChallenge',
  'removedFromChallenge',
];

export function stirs({ is }: AgotEvent): boolean {
  return STIRRING.includes(is);
}
