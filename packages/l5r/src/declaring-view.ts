import { type CardId, type Frame, isCardId, type SeatId, seatsOf, type Viewer } from '@kronika/kernel';
import { CONFLICT_TYPES, type ConflictType, ELEMENTS, type Element } from './cards/fact.ts';
import { CONFLICT_FLOW, type DeclaringStep } from './rules/conflict.ts';
import { attackableProvinces, declarableRings, eligibleAttackers, mayDefend } from './rules/eligible.ts';
import type { L5rState } from './state.ts';
import { charactersOf, opponentOf } from './zones.ts';

/**
 * A conflict that is being declared, as far as it is. Nothing of it has happened, and every step can be taken back: so
 * nobody but the attacker knows of it.
 */
export interface DeclaringView {
  readonly attacker: SeatId;
  readonly type: ConflictType;
  readonly ring: Element;
  readonly province?: CardId;
  readonly attackers?: readonly CardId[];
  /** The steps that the attacker decided; a step with only one possible answer is not asked. */
  readonly decided: readonly DeclaringStep[];
  /** The characters that could be declared as defenders as things stand; covert may still evade some of them. */
  readonly mayDefend: readonly CardId[];
}

/** The steps of the declaration that ask something after the ring is chosen. */
const STEPS: readonly string[] = ['chooseProvince', 'chooseAttackers', 'chooseEvaded'];

export function declaringView(state: L5rState, viewer: Viewer, stack: readonly Frame[]): DeclaringView | null {
  const frame = stack.findLast(({ flow }) => flow === CONFLICT_FLOW);
  if (frame === undefined || !STEPS.includes(frame.step)) return null;
  const { choice, province, attackers } = frame.vars;
  const attacker = seatsOf(2).find((seat) => seat === frame.vars.attacker);
  if (attacker === undefined || viewer !== attacker) return null;
  const type = CONFLICT_TYPES.find((known) => known === propertyOf(choice, 'type'));
  const ring = ELEMENTS.find((known) => known === propertyOf(choice, 'ring'));
  if (type === undefined || ring === undefined) return null;
  const isProvinceChosen = isCardId(province);
  const areAttackersChosen = Array.isArray(attackers);
  const decided: readonly DeclaringStep[] = [
    ...several('ring' as const, declarableRings(state, attacker)),
    ...(isProvinceChosen ? several('province' as const, attackableProvinces(state, attacker)) : []),
    ...(areAttackersChosen ? several('attackers' as const, eligibleAttackers(state, attacker, type)) : []),
  ];
  return {
    attacker,
    type,
    ring,
    ...(isProvinceChosen ? { province } : {}),
    ...(areAttackersChosen ? { attackers: attackers.filter(isCardId) } : {}),
    decided,
    mayDefend: charactersOf(state, opponentOf(attacker)).filter((card) => mayDefend(state, card, type)),
  };
}

function several(step: DeclaringStep, options: readonly unknown[]): readonly DeclaringStep[] {
  return options.length > 1 ? [step] : [];
}

function propertyOf(choice: unknown, name: 'type' | 'ring'): unknown {
  return typeof choice === 'object' && choice !== null ? Reflect.get(choice, name) : undefined;
}
