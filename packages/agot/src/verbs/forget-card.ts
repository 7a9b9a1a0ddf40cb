import type { CardId } from '@kronika/kernel';
import { withoutCard } from '@kronika/lcg';
import { type AgotState, type Challenge, stateWith } from '../state.ts';

/** Drops what was said of a card that left play: if it comes back, it is a new one (AGOT-LEAVE-b). */
export function forgetCard(state: AgotState, card: CardId): AgotState {
  const rest = withoutCard(state, card);
  const challenge = challengeWithout(state.challenge, card);
  return stateWith(state, challenge === state.challenge ? rest : { ...rest, challenge });
}

/** Who was bypassed is free again; a bypass by the card stays, as nobody's. */
function challengeWithout(challenge: Challenge | null, card: CardId): Challenge | null {
  if (challenge === null || !challenge.bypassed.some((bypass) => bypass.card === card || bypass.by === card))
    return challenge;
  const bypassed = challenge.bypassed
    .filter((bypass) => bypass.card !== card)
    .map((bypass) => (bypass.by === card ? { by: null, card: bypass.card } : bypass));
  return { ...challenge, bypassed };
}
