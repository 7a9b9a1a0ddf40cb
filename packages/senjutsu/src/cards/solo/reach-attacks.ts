import {
  ANY_WAY,
  ahead,
  at,
  CHANGE_BEHAVIOUR,
  FORWARD,
  ifSuccess,
  mayStep,
  mayTurn,
  move,
  on,
  solo,
  speed,
  strike,
  wound,
} from '../build.ts';
import type { SoloFact } from '../fact.ts';
import { target } from '../target.ts';

/** Selection deck 3: attacks at a distance of two (SEN-SOLO-SEL-3). */
export const SOLO_REACH_ATTACKS: readonly SoloFact[] = [
  solo('solo-010', 'Ugryzienie', 'Ankle Biter', {
    serial: '010',
    deck: 3,
    type: 'attack',
    initiative: speed(3),
    lines: [move(mayStep(FORWARD, 1), mayTurn(1)), strike(on(ahead(2), wound(1)), on(at(1, -2), wound(1)))],
    second: { speed: 2, lines: [move(mayStep(ANY_WAY, 1), mayTurn(1))] },
    certainty: 'reconstructed',
  }),
  solo('solo-011', 'Długie Pchnięcie', 'Long Thrust', {
    serial: '011',
    deck: 3,
    type: 'attack',
    initiative: speed(4),
    lines: [move(mayStep(FORWARD, 1), mayTurn(1)), strike(on(ahead(2), wound(1)))],
    second: { speed: 4, lines: [move(mayStep(ANY_WAY, 1), mayTurn(1))] },
    certainty: 'reconstructed',
  }),
  solo('solo-012', 'Dalekie Pchnięcie', 'Lunging Thrust', {
    serial: '012',
    deck: 3,
    type: 'attack',
    initiative: speed(3),
    lines: [move(mayStep(FORWARD, 1)), strike(on(ahead(2), wound(2))), ifSuccess(target.stun(1))],
    second: { speed: 3, lines: [CHANGE_BEHAVIOUR, move(mayStep(ANY_WAY, 1), mayTurn(1))] },
    certainty: 'reconstructed',
  }),
  solo('solo-013', 'Dalekie Pchnięcie', 'Lunging Thrust', {
    serial: '013',
    deck: 3,
    type: 'attack',
    initiative: speed(6),
    lines: [move(mayStep(FORWARD, 1)), strike(on(ahead(2), wound(2))), ifSuccess(target.stun(1))],
    second: { speed: 3, lines: [CHANGE_BEHAVIOUR, move(mayStep(ANY_WAY, 1), mayTurn(1))] },
    certainty: 'reconstructed',
  }),
];
