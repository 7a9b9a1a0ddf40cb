import type { CardId, Match, Reason, SeatId } from '@kronika/kernel';
import { distinct, reason } from '@kronika/lcg';
import { CHALLENGE_TYPES, type ChallengeType } from '../cards/fact.ts';
import { DECLARE_ATTACKER, DECLARE_DEFENDER, isOfType, isUp, requiredDefenders } from '../rules/eligible.ts';
import { hasKeyword } from '../rules/has.ts';
import { partOf } from '../rules/values.ts';
import type { AgotState } from '../state.ts';
import { lacksIcon, PLAIN } from '../text/explain/reasons.ts';
import { controllerOf, isCharacter } from '../zones.ts';
import { forbiddenTo } from './reason.ts';

/** Why the character cannot be declared as an attacker (AGOT-CHAL-c). */
export function whyNotAttacking(match: Match<AgotState>, seat: SeatId, card: CardId): readonly Reason[] {
  const { state } = match;
  if (!isCharacter(state, card)) return [reason(PLAIN.noCharacterInPlay, 'AGOT-CHAL-c')];
  if (controllerOf(state, card) !== seat) return [reason(PLAIN.notControlled, 'AGOT-CHAL-c')];
  const type = declaredType(match);
  if (type === undefined) return [];
  return [
    ...(isUp(state, card, 'attacking', type) ? [] : [reason(PLAIN.kneeling, 'AGOT-CHAL-c')]),
    ...(isOfType(state, card, 'attacking', type) ? [] : [reason(lacksIcon(type), 'AGOT-CHAL-c')]),
    ...distinct(forbiddenTo(state, card, [DECLARE_ATTACKER])),
  ];
}

/** Why the character cannot be declared as a defender (AGOT-4.2.1-b). */
export function whyNotDefending(state: AgotState, seat: SeatId, card: CardId): readonly Reason[] {
  const { challenge } = state;
  if (challenge === null || !isCharacter(state, card)) return [reason(PLAIN.noCharacterInPlay, 'AGOT-4.2.1-b')];
  if (controllerOf(state, card) !== seat) return [reason(PLAIN.notControlled, 'AGOT-4.2.1-b')];
  const required = requiredDefenders(state);
  if (required.includes(card)) return [reason(PLAIN.mustDefend, 'AGOT-4.2.1-a')];
  const found = [
    ...(partOf(state, card) === undefined ? [] : [reason(PLAIN.participating, 'AGOT-PART-a')]),
    ...(isUp(state, card, 'defending', challenge.type) ? [] : [reason(PLAIN.kneeling, 'AGOT-4.2.1-b')]),
    ...(isOfType(state, card, 'defending', challenge.type) ? [] : [reason(lacksIcon(challenge.type), 'AGOT-4.2.1-b')]),
    ...(challenge.bypassed.some((bypass) => bypass.card === card) ? [reason(PLAIN.bypassed, 'AGOT-KW-STEALTH-b')] : []),
    ...distinct(forbiddenTo(state, card, [DECLARE_DEFENDER])),
  ];
  return found.length > 0 ? found : [reason(PLAIN.othersMustDefend, 'AGOT-4.2.1-a')];
}

/** Why the character cannot be bypassed (AGOT-KW-STEALTH-a, -c, -e). */
export function whyNotBypassed(match: Match<AgotState>, seat: SeatId, card: CardId): readonly Reason[] {
  const { state } = match;
  if (!isCharacter(state, card)) return [reason(PLAIN.noCharacterInPlay, 'AGOT-KW-STEALTH-a')];
  const controller = controllerOf(state, card);
  if (controller === seat) return [reason(PLAIN.isControlled, 'AGOT-KW-STEALTH-a')];
  if (controller !== declaredAgainst(match)) return [reason(PLAIN.notChallenged, 'AGOT-KW-STEALTH-a')];
  if (hasKeyword(state, card, 'stealth')) return [reason(PLAIN.isStealthy, 'AGOT-KW-STEALTH-e')];
  const forbidden = forbiddenTo(state, card, ['bypassed']);
  return forbidden.length > 0 ? forbidden : [reason(PLAIN.bypassedAlready, 'AGOT-KW-STEALTH-c')];
}

/** What the declaration that is under way has settled so far stands in the variables of its procedure. */
function declaredType(match: Match): ChallengeType | undefined {
  const type = match.stack.at(-1)?.vars.type;
  return CHALLENGE_TYPES.find((known) => known === type);
}

/** Whom the challenge is against: as it is being declared, or after a redirect. */
function declaredAgainst(match: Match): unknown {
  const { to, against } = match.stack.at(-1)?.vars ?? {};
  return to ?? against;
}
