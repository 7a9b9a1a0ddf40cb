import type { CardId, Question, Reason, SeatId } from '@kronika/kernel';
import { distinct, type Forbidden, reason, type Verdict } from '@kronika/lcg';
import { CHALLENGE_TYPES, type ChallengeType } from '../cards/fact.ts';
import {
  DECLARE_ATTACKER,
  eligibleAttackers,
  initiateAgainst,
  initiateType,
  initiating,
  initiatingAgainst,
  isOfType,
  isUp,
} from '../rules/eligible.ts';
import type { AgotState } from '../state.ts';
import { attacksIn, lacksIcon, PLAIN } from '../text/explain/reasons.ts';
import { controllerOf, factionCardOf, isCharacter, opponentsOf } from '../zones.ts';
import type { Asked } from './asked.ts';
import { forbiddenTo, forbiddenToSeat, verdictReason } from './reason.ts';

/**
 * What a card means for the challenge that may be initiated: why a character could not attack in it, why the types are
 * not offered (the own faction card), why a player could not be challenged (theirs).
 */
export function whyNotInitiated({ match: { state }, seat, card, question }: Asked): readonly Reason[] {
  const open = typesIn(question);
  if (isCharacter(state, card)) return whyNotLeading(state, seat, card, open);
  if (factionCardOf(state, seat) === card) return closedTypes(state, seat, open);
  const other = opponentsOf(state, seat).find((one) => factionCardOf(state, one) === card);
  return other === undefined ? [] : whyNotAgainstAny(state, seat, other, open);
}

/** Why that player cannot be the opponent in a challenge of the type that was named. */
export function whyNotAgainst({ match: { state }, seat, card, question }: Asked): readonly Reason[] {
  if (factionCardOf(state, seat) === card) return [reason(PLAIN.yourself, 'AGOT-CHAL-a')];
  const other = opponentsOf(state, seat).find((one) => factionCardOf(state, one) === card);
  const { message } = question;
  const type = 'type' in message ? CHALLENGE_TYPES.find((one) => one === message.type) : undefined;
  return other === undefined || type === undefined
    ? []
    : against(state, seat, other, initiatingAgainst(state, seat, type, other));
}

function typesIn(question: Question): readonly ChallengeType[] {
  if (question.is !== 'choose') return [];
  return CHALLENGE_TYPES.filter((type) => question.options.some((option) => 'type' in option && option.type === type));
}

function whyNotLeading(
  state: AgotState,
  seat: SeatId,
  card: CardId,
  open: readonly ChallengeType[],
): readonly Reason[] {
  if (controllerOf(state, card) !== seat) return [reason(PLAIN.notControlled, 'AGOT-CHAL-c')];
  const fit = open.filter((type) => eligibleAttackers(state, seat, type).includes(card));
  if (fit.length > 0) return [reason(attacksIn(fit), 'AGOT-CHAL-a')];
  const forbidden = forbiddenTo(state, card, [DECLARE_ATTACKER]);
  if (forbidden.length > 0) return distinct(forbidden);
  const suited = CHALLENGE_TYPES.filter((type) => isOfType(state, card, 'attacking', type));
  if (suited.length > 0 && suited.every((type) => !isUp(state, card, 'attacking', type)))
    return [reason(PLAIN.kneeling, 'AGOT-CHAL-c')];
  const closed = suited.filter((type) => !open.includes(type));
  return [
    ...open.map((type) => reason(lacksIcon(type), 'AGOT-CHAL-c')),
    ...distinct(closed.flatMap((type) => whyClosed(state, seat, type))),
  ];
}

function closedTypes(state: AgotState, seat: SeatId, open: readonly ChallengeType[]): readonly Reason[] {
  return distinct(
    CHALLENGE_TYPES.filter((type) => !open.includes(type)).flatMap((type) => whyClosed(state, seat, type)),
  );
}

/** Why no challenge of the type can be initiated; if it could, why against nobody. */
function whyClosed(state: AgotState, seat: SeatId, type: ChallengeType): readonly Reason[] {
  const verdict = initiating(state, seat, type);
  if (verdict === 'allowed')
    return opponentsOf(state, seat).flatMap((other) =>
      against(state, seat, other, initiatingAgainst(state, seat, type, other)),
    );
  return verdict.forbidden.key === 'cannot'
    ? named(forbiddenToSeat(state, seat, [initiateType(type)]), verdict)
    : [verdictReason(verdict)];
}

function whyNotAgainstAny(
  state: AgotState,
  seat: SeatId,
  other: SeatId,
  open: readonly ChallengeType[],
): readonly Reason[] {
  const verdicts = open.map((type) => initiatingAgainst(state, seat, type, other));
  return verdicts.includes('allowed')
    ? [reason(PLAIN.opponentComesLater, 'AGOT-CHAL-a')]
    : distinct(verdicts.flatMap((verdict) => against(state, seat, other, verdict)));
}

function against(state: AgotState, seat: SeatId, other: SeatId, verdict: Verdict): readonly Reason[] {
  if (verdict === 'allowed') return [];
  return verdict.forbidden.key === 'cannot'
    ? named(forbiddenToSeat(state, seat, [initiateAgainst(other)]), verdict)
    : [verdictReason(verdict)];
}

function named(reasons: readonly Reason[], verdict: Forbidden): readonly Reason[] {
  return reasons.length > 0 ? reasons : [verdictReason(verdict)];
}
