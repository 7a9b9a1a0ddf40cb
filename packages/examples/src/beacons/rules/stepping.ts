import type { RuleId, SeatId } from '@kronika/kernel';
import { distance, type Hex, neighbours } from '../hex.ts';
import { keeperOf, stepsLeft } from '../island.ts';
import type { Beacons } from '../state.ts';

/** Why a keeper may not step onto a hex. */
export interface NoStep {
  readonly why: 'noStepsLeft' | 'notNextToIt' | 'rock' | 'taken';
  readonly rule: RuleId;
}

/** Whether the seat's keeper may step onto the hex now. */
export function mayStep(state: Beacons, seat: SeatId, to: Hex): 'allowed' | NoStep {
  const { hex, tool } = keeperOf(state, seat);
  if (state.turn?.seat !== seat || stepsLeft(state) <= 0) return { why: 'noStepsLeft', rule: 'BEA-TURN-c' };
  if (hex === null || distance(hex, to) !== 1) return { why: 'notNextToIt', rule: 'BEA-TURN-c' };
  if (state.keepers.some((other) => other.hex === to)) return { why: 'taken', rule: 'BEA-TURN-d' };
  if (state.rocks.includes(to) && tool !== 'staff') return { why: 'rock', rule: 'BEA-TURN-d' };
  return 'allowed';
}

/** Where the seat's keeper may step now. */
export function possibleSteps(state: Beacons, seat: SeatId): readonly Hex[] {
  const { hex } = keeperOf(state, seat);
  return hex === null ? [] : neighbours(hex).filter((to) => mayStep(state, seat, to) === 'allowed');
}
