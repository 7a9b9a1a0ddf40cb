import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import { CONFLICT_TYPES, type ConflictType, ELEMENTS, type Element } from '../cards/fact.ts';
import type { L5rState } from '../state.ts';
import { hasDash } from '../verbs/participating.ts';
import { charactersOf, isBrokenAt, opponentOf, provinceCardAt, ROW } from '../zones.ts';
import { hasKeyword } from './has.ts';
import { layer } from './layer.ts';
import { isReady } from './values.ts';

/** Whether "cannot" keeps the character from one of these. */
function isForbidden(state: L5rState, card: CardId, what: readonly string[]): boolean {
  for (const modifier of layer.modifiers.on(state, card))
    if (modifier.is === 'cannot' && what.includes(modifier.what)) return true;
  return false;
}

/** The most defenders that something lets the seat declare. */
function mostDefenders(state: L5rState, seat: SeatId): number {
  return layer.modifiers
    .onSeat(state, seat)
    .reduce((most, modifier) => (modifier.is === 'set' && modifier.stat === 'defenders' ? modifier.to : most), 99);
}

/** How many of the eligible characters may be declared as defenders. */
export function defendersAllowed(state: L5rState): number {
  const { conflict } = state;
  if (conflict === null) return 0;
  return Math.min(eligibleDefenders(state).length, mostDefenders(state, opponentOf(conflict.attacker)));
}

/** Ready characters without a dash that may attack (L5R-3.2.0-f, -g). */
export function eligibleAttackers(state: L5rState, seat: SeatId, type: ConflictType): readonly CardId[] {
  return charactersOf(state, seat).filter((card) => mayAttack(state, card, type));
}

function hasEligibleAttacker(state: L5rState, seat: SeatId, type: ConflictType): boolean {
  for (const card of charactersOf(state, seat)) if (mayAttack(state, card, type)) return true;
  return false;
}

function mayAttack(state: L5rState, card: CardId, type: ConflictType): boolean {
  return (
    isReady(state, card) &&
    !hasDash(state, card, type) &&
    !isForbidden(state, card, ['declareAttack', 'attack', `participate/${type}`])
  );
}

/** Ready characters without a dash that may defend and were not evaded (L5R-3.2.1-a, -b). */
export function eligibleDefenders(state: L5rState): readonly CardId[] {
  const { conflict } = state;
  if (conflict === null) return [];
  return charactersOf(state, opponentOf(conflict.attacker)).filter(
    (card) => !conflict.evaded.includes(card) && mayDefend(state, card, conflict.type),
  );
}

/** Whether the character could be declared as a defender in a conflict of that type, unless it is evaded. */
export function mayDefend(state: L5rState, card: CardId, type: ConflictType): boolean {
  return (
    isReady(state, card) &&
    !hasDash(state, card, type) &&
    !isForbidden(state, card, ['declareDefend', 'defend', `participate/${type}`])
  );
}

/** The provinces that may be attacked: unbroken ones, the stronghold's only when three others are broken (L5R-3.2.0-d, -e). */
export function attackableProvinces(state: L5rState, attacker: SeatId): readonly CardId[] {
  const defender = opponentOf(attacker);
  const attackable: CardId[] = [];
  let broken = 0;
  for (const place of ROW) {
    const province = provinceCardAt(state, defender, place);
    if (province === undefined) continue;
    if (cardOf(state.table, province).condition === 'broken') broken += 1;
    else attackable.push(province);
  }
  const stronghold = broken < 3 ? undefined : provinceCardAt(state, defender, 0);
  return stronghold === undefined || isBrokenAt(state, defender, 0) ? attackable : [stronghold, ...attackable];
}

/** Whether "cannot" keeps the seat from something. */
export function isSeatForbidden(state: L5rState, seat: SeatId, what: string): boolean {
  return layer.modifiers.onSeat(state, seat).some((modifier) => modifier.is === 'cannot' && modifier.what === what);
}

/** A ring and the type it would be contested with. */
export interface RingChoice {
  readonly ring: Element;
  readonly type: ConflictType;
}

/** The rings and types a player may declare a conflict with: unclaimed rings, types not yet declared, and somebody to attack. */
export function declarableRings(state: L5rState, seat: SeatId): readonly RingChoice[] {
  const record = state.conflicts[seat];
  if (record === undefined || record.opportunities === 0 || attackableProvinces(state, seat).length === 0) return [];
  const rings = ELEMENTS.filter(
    (ring) => state.rings[ring].held === 'unclaimed' && !isSeatForbidden(state, seat, `declare/${ring}`),
  );
  const choices: RingChoice[] = [];
  for (const type of CONFLICT_TYPES) {
    if (record.declared.includes(type) || !hasEligibleAttacker(state, seat, type)) continue;
    for (const ring of rings) choices.push({ ring, type });
  }
  return choices;
}

/** Whether the character has covert in a conflict for that ring; some have it for one element only: `covert/water`. */
export function isCovert(state: L5rState, card: CardId, ring: Element): boolean {
  return hasKeyword(state, card, 'covert') || hasKeyword(state, card, `covert/${ring}`);
}

/** The characters that covert attackers may evade: the defender's without covert, bowed ones included (L5R-KW-COVERT-a, -f). */
export function evadable(state: L5rState, attacker: SeatId, ring: Element): readonly CardId[] {
  return charactersOf(state, opponentOf(attacker)).filter((card) => !isCovert(state, card, ring));
}
