import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import { forbid, type Verdict } from '@kronika/lcg';
import { CHALLENGE_TYPES, type ChallengeType, factOf } from '../cards/fact.ts';
import type { AgotState, Side } from '../state.ts';
import { charactersOf, opponentsOf, titleHeldBy } from '../zones.ts';
import { capOf } from './caps.ts';
import { hasIcon, hasKeyword } from './has.ts';
import { layer } from './layer.ts';
import { isStanding } from './values.ts';

/** A character with this does not kneel when it is declared on that side: `attacking`, or `attacking/military`. */
export const UNKNEELING = 'unkneeling';
/** A character with this may be declared on that side even while kneeling: `defending/power`. */
export const EVEN_KNEELING = 'evenKneeling';
/** A character with this may be declared on that side without the icon: `defending/power`. */
export const WITHOUT_ICON = 'withoutIcon';
/** A character with this must be declared as a defender, if it can be. */
export const MUST_DEFEND = 'mustDefend';

/** The stat of a seat under which more challenges of a type are allowed. */
export function challengesStat(type: ChallengeType): string {
  return `challenges/${type}`;
}

/** The names under which "cannot" keeps a seat from initiating challenges: any, of a type, or against somebody. */
export const INITIATE = 'initiate';
export function initiateType(type: ChallengeType): string {
  return `initiate/${type}`;
}
export function initiateAgainst(seat: SeatId): string {
  return `initiate/against/${seat}`;
}

/** The names under which "cannot" keeps a character from being declared. */
export const DECLARE_ATTACKER = 'declare/attacking';
export const DECLARE_DEFENDER = 'declare/defending';

function isSeatForbidden(state: AgotState, seat: SeatId, what: string): boolean {
  return layer.modifiers.onSeat(state, seat).some((modifier) => modifier.is === 'cannot' && modifier.what === what);
}

function isForbidden(state: AgotState, card: CardId, what: string): boolean {
  return layer.modifiers.on(state, card).some((modifier) => modifier.is === 'cannot' && modifier.what === what);
}

function isGiven(state: AgotState, card: CardId, what: string, side: Side, type: ChallengeType): boolean {
  return layer.modifiers
    .on(state, card)
    .some(
      (modifier) =>
        modifier.is === 'gain' &&
        modifier.what === what &&
        (modifier.name === side || modifier.name === `${side}/${type}`),
    );
}

/** Whether the character's icons or a text let it be declared on that side (AGOT-CHAL-c, AGOT-4.2.1-b). */
export function isOfType(state: AgotState, card: CardId, side: Side, type: ChallengeType): boolean {
  return hasIcon(state, card, type) || isGiven(state, card, WITHOUT_ICON, side, type);
}

/** Whether the character stands, or a text lets it be declared even while it kneels. */
export function isUp(state: AgotState, card: CardId, side: Side, type: ChallengeType): boolean {
  return isStanding(state, card) || isGiven(state, card, EVEN_KNEELING, side, type);
}

/** Whether the character does not kneel when it is declared. */
export function staysStanding(state: AgotState, card: CardId, side: Side, type: ChallengeType): boolean {
  return isGiven(state, card, UNKNEELING, side, type);
}

/** Those of the declared characters that kneel. */
export function kneelingAmong(
  state: AgotState,
  cards: readonly CardId[],
  side: Side,
  type: ChallengeType,
): readonly CardId[] {
  return cards.filter((card) => isStanding(state, card) && !staysStanding(state, card, side, type));
}

function initiated({ fought }: AgotState, seat: SeatId, type?: ChallengeType): readonly AgotState['fought'][number][] {
  return fought.filter((one) => one.attacker === seat && (type === undefined || one.type === type));
}

/** How many challenges of the type the seat may initiate in the phase: one, and what texts add (AGOT-4.2-b). */
function allowance(state: AgotState, seat: SeatId, type: ChallengeType): number {
  const stat = challengesStat(type);
  return layer.modifiers
    .onSeat(state, seat)
    .reduce((sum, modifier) => (modifier.is === 'add' && modifier.stat === stat ? sum + modifier.by : sum), 1);
}

/** The title the seat holds, as printed. */
function titleFact(state: AgotState, seat: SeatId) {
  const title = titleHeldBy(state, seat);
  const fact = title === undefined ? undefined : factOf(cardOf(state.table, title).printed);
  return fact?.type === 'title' ? fact : undefined;
}

/** Whether the seat's title supports that of the other: then it cannot initiate challenges against it (AGOT-SUPPORT-a). */
export function supports(state: AgotState, seat: SeatId, other: SeatId): boolean {
  const theirs = titleFact(state, other);
  return theirs !== undefined && (titleFact(state, seat)?.supports.includes(theirs.id) ?? false);
}

/** Whether the seat's title names that of the other as a rival (AGOT-RIVAL-a). */
export function rivals(state: AgotState, seat: SeatId, other: SeatId): boolean {
  const theirs = titleFact(state, other);
  return theirs !== undefined && (titleFact(state, seat)?.rivals.includes(theirs.id) ?? false);
}

/**
 * Whether the challenge would only be allowed by the title's additional one, which must be against another opponent
 * than the other challenge of that type (AGOT-TITLE-HAND-a).
 */
function needsAnotherOpponent(state: AgotState, seat: SeatId, type: ChallengeType, against: SeatId): boolean {
  if (type !== 'power' || titleFact(state, seat)?.ability !== 'secondPowerChallenge') return false;
  const before = initiated(state, seat, type);
  return before.length >= allowance(state, seat, type) && before.every((one) => one.against === against);
}

function additional(state: AgotState, seat: SeatId, type: ChallengeType): number {
  return type === 'power' && titleFact(state, seat)?.ability === 'secondPowerChallenge' ? 1 : 0;
}

/** What keeps the seat from a challenge of that type, whoever would attack and whoever it would be against. */
export function challengeLeft(state: AgotState, seat: SeatId, type: ChallengeType): Verdict {
  if (initiated(state, seat, type).length >= allowance(state, seat, type) + additional(state, seat, type))
    return forbid(`initiated/${type}`, 'AGOT-4.2-b');
  if (initiated(state, seat).length >= capOf(state, seat, 'challenges'))
    return forbid('challengesCapped', 'AGOT-4.2-b');
  if (isSeatForbidden(state, seat, INITIATE) || isSeatForbidden(state, seat, initiateType(type)))
    return forbid('cannot', 'AGOT-4.2-b');
  return 'allowed';
}

/**
 * How many challenges of that type the seat may still initiate in the phase, whoever would attack: as many as are allowed
 * and as there is somebody for (AGOT-4.2-b, AGOT-TITLE-HAND-a).
 */
export function challengesLeft(state: AgotState, seat: SeatId, type: ChallengeType): number {
  if (challengeLeft(state, seat, type) !== 'allowed') return 0;
  if (!opponentsOf(state, seat).some((other) => initiatingAgainst(state, seat, type, other) === 'allowed')) return 0;
  const ofType = allowance(state, seat, type) + additional(state, seat, type) - initiated(state, seat, type).length;
  return Math.min(ofType, capOf(state, seat, 'challenges') - initiated(state, seat).length);
}

/** What keeps the seat from initiating a challenge of that type at all, whoever it would be against. */
export function initiating(state: AgotState, seat: SeatId, type: ChallengeType): Verdict {
  const left = challengeLeft(state, seat, type);
  if (left !== 'allowed') return left;
  return eligibleAttackers(state, seat, type).length === 0 ? forbid(`noAttacker/${type}`, 'AGOT-CHAL-a') : 'allowed';
}

/** What keeps the seat from initiating a challenge of a type that it may initiate against that opponent. */
export function initiatingAgainst(state: AgotState, seat: SeatId, type: ChallengeType, other: SeatId): Verdict {
  if (supports(state, seat, other)) return forbid('supported', 'AGOT-SUPPORT-a');
  if (isSeatForbidden(state, seat, initiateAgainst(other))) return forbid('cannot', 'AGOT-4.2-b');
  return needsAnotherOpponent(state, seat, type, other)
    ? forbid('needsAnotherOpponent', 'AGOT-TITLE-HAND-a')
    : 'allowed';
}

/** Whom the seat may initiate a challenge of that type against. */
export function challengeable(state: AgotState, seat: SeatId, type: ChallengeType): readonly SeatId[] {
  if (initiating(state, seat, type) !== 'allowed') return [];
  return opponentsOf(state, seat).filter((other) => initiatingAgainst(state, seat, type, other) === 'allowed');
}

/** The types of challenge the seat may initiate now: with somebody to attack with and somebody to attack. */
export function initiable(state: AgotState, seat: SeatId): readonly ChallengeType[] {
  return CHALLENGE_TYPES.filter((type) => challengeable(state, seat, type).length > 0);
}

const DECLARE: Readonly<Record<Side, string>> = { attacking: DECLARE_ATTACKER, defending: DECLARE_DEFENDER };

/** Whether the character stands with the icon, or a text makes up for that, and no text keeps it from being declared. */
export function isDeclarable(state: AgotState, card: CardId, side: Side, type: ChallengeType): boolean {
  return isUp(state, card, side, type) && isOfType(state, card, side, type) && !isForbidden(state, card, DECLARE[side]);
}

/** Standing characters with the icon that may attack (AGOT-CHAL-c). */
export function eligibleAttackers(state: AgotState, seat: SeatId, type: ChallengeType): readonly CardId[] {
  if (capOf(state, seat, 'attackers') === 0) return [];
  return charactersOf(state, seat).filter((card) => isDeclarable(state, card, 'attacking', type));
}

/** The characters of the seat that a stealth attacker may bypass: those without stealth (AGOT-KW-STEALTH-a, -e). */
export function bypassable(state: AgotState, defender: SeatId): readonly CardId[] {
  return charactersOf(state, defender).filter(
    (card) => !hasKeyword(state, card, 'stealth') && !isForbidden(state, card, 'bypassed'),
  );
}

/** Standing characters with the icon that were not bypassed (AGOT-4.2.1-b). */
export function eligibleDefenders(state: AgotState): readonly CardId[] {
  const { challenge } = state;
  if (challenge === null) return [];
  const { type, defender, bypassed } = challenge;
  return charactersOf(state, defender).filter(
    (card) =>
      cardOf(state.table, card).part === 'none' &&
      isDeclarable(state, card, 'defending', type) &&
      !bypassed.some((bypass) => bypass.card === card),
  );
}

/** Those of the eligible defenders that must be declared. */
export function requiredDefenders(state: AgotState): readonly CardId[] {
  return eligibleDefenders(state).filter((card) =>
    layer.modifiers.on(state, card).some((modifier) => modifier.is === 'gain' && modifier.what === MUST_DEFEND),
  );
}

/** How many defenders may be declared. */
export function defendersAllowed(state: AgotState): number {
  return state.challenge === null ? 0 : capOf(state, state.challenge.defender, 'defenders');
}
