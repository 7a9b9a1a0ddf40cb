import { type CardId, cardOf, type Match, type Reason, type SeatId } from '@kronika/kernel';
import { distinct, reason } from '@kronika/lcg';
import { CONFLICT_TYPES, type ConflictType, ELEMENTS, type Element } from '../cards/fact.ts';
import { isCovert } from '../rules/eligible.ts';
import { isReady } from '../rules/values.ts';
import type { L5rState } from '../state.ts';
import { PLAIN } from '../text/explain/reasons.ts';
import { hasDash } from '../verbs/participating.ts';
import { controllerOf, isCharacter, isInPlay, opponentOf, placeOf, provinceCardAt } from '../zones.ts';
import { forbiddenTo } from './reason.ts';

/** Why the character cannot be declared as an attacker (L5R-3.2.0-f, -g). */
export function whyNotAttacking(match: Match<L5rState>, seat: SeatId, card: CardId): readonly Reason[] {
  const { state } = match;
  if (!isCharacterInPlay(state, card)) return [reason(PLAIN.noCharacterInPlay, 'L5R-3.2.0-f')];
  if (controllerOf(state, card) !== seat) return [reason(PLAIN.notControlled, 'L5R-3.2.0-f')];
  const type = declaredType(match);
  return [
    ...(isReady(state, card) ? [] : [reason(PLAIN.bowed, 'L5R-3.2.0-f')]),
    ...(type !== undefined && hasDash(state, card, type) ? [reason(PLAIN.dash, 'L5R-3.2.0-g')] : []),
    ...distinct(forbiddenTo(state, card, ['declareAttack', 'attack', ...(type ? [`participate/${type}`] : [])])),
  ];
}

/** Why the character cannot be declared as a defender (L5R-3.2.1-a, -b). */
export function whyNotDefending(state: L5rState, seat: SeatId, card: CardId): readonly Reason[] {
  const { conflict } = state;
  if (conflict === null || !isCharacterInPlay(state, card)) return [reason(PLAIN.noCharacterInPlay, 'L5R-3.2.1-a')];
  if (controllerOf(state, card) !== seat) return [reason(PLAIN.notControlled, 'L5R-3.2.1-a')];
  return [
    ...(isReady(state, card) ? [] : [reason(PLAIN.bowed, 'L5R-3.2.1-a')]),
    ...(hasDash(state, card, conflict.type) ? [reason(PLAIN.dash, 'L5R-3.2.1-b')] : []),
    ...(conflict.evaded.includes(card) ? [reason(PLAIN.evaded, 'L5R-KW-COVERT-a')] : []),
    ...distinct(forbiddenTo(state, card, ['declareDefend', 'defend', `participate/${conflict.type}`])),
  ];
}

/** Why the character cannot be evaded (L5R-KW-COVERT-a). */
export function whyNotEvaded(match: Match<L5rState>, seat: SeatId, card: CardId): readonly Reason[] {
  const { state } = match;
  if (!isCharacterInPlay(state, card)) return [reason(PLAIN.noCharacterInPlay, 'L5R-KW-COVERT-a')];
  if (controllerOf(state, card) === seat) return [reason(PLAIN.isControlled, 'L5R-KW-COVERT-a')];
  const ring = declaredRing(match);
  return ring !== undefined && isCovert(state, card, ring) ? [reason(PLAIN.isCovert, 'L5R-KW-COVERT-a')] : [];
}

/** Why the province cannot be attacked (L5R-3.2.0-d, -e). */
export function whyNotAttacked(state: L5rState, seat: SeatId, card: CardId): readonly Reason[] {
  const spot = placeOf(state, card);
  if (spot === undefined || provinceCardAt(state, spot.seat, spot.place) !== card)
    return [reason(PLAIN.noProvince, 'L5R-3.2.0-d')];
  if (spot.seat !== opponentOf(seat)) return [reason(PLAIN.ownProvince, 'L5R-3.2.0-d')];
  if (cardOf(state.table, card).condition === 'broken') return [reason(PLAIN.brokenAlready, 'L5R-3.2.0-d')];
  return spot.place === 0 ? [reason(PLAIN.strongholdGuarded, 'L5R-3.2.0-e')] : [];
}

function isCharacterInPlay(state: L5rState, card: CardId): boolean {
  return isInPlay(state, card) && isCharacter(state, card);
}

/** What the declaration that is under way has settled so far stands in the variables of its procedure. */
function declared(match: Match, what: 'ring' | 'type'): unknown {
  const choice = match.stack.at(-1)?.vars.choice;
  return typeof choice === 'object' && choice !== null ? Reflect.get(choice, what) : undefined;
}

function declaredType(match: Match): ConflictType | undefined {
  const type = declared(match, 'type');
  return CONFLICT_TYPES.find((known) => known === type);
}

function declaredRing(match: Match): Element | undefined {
  const ring = declared(match, 'ring');
  return ELEMENTS.find((known) => known === ring);
}
