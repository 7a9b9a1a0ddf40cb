import { ANY_WAY, CHANGE_BEHAVIOUR, FORWARD, mayStep, mayTurn, move, shuffleDiscardIn, solo, speed } from '../build.ts';
import type { SoloFact } from '../fact.ts';
import { target } from '../target.ts';

/** Selection decks 1 and 2: meditations (SEN-SOLO-SEL-1, SEN-SOLO-SEL-2). */
export const SOLO_MEDITATIONS: readonly SoloFact[] = [
  solo('solo-001', 'Agresywny Umysł', 'Aggressive Mind', {
    serial: '001',
    deck: 1,
    type: 'meditation',
    initiative: speed(2),
    lines: [CHANGE_BEHAVIOUR, move(mayStep(FORWARD, 2), mayTurn(3)), shuffleDiscardIn('attack')],
  }),
  solo('solo-002', 'Agresywny Umysł', 'Aggressive Mind', {
    serial: '002',
    deck: 2,
    type: 'meditation',
    initiative: speed(2),
    lines: [CHANGE_BEHAVIOUR, move(mayStep(FORWARD, 2), mayTurn(3)), shuffleDiscardIn('attack')],
    certainty: 'reconstructed',
  }),
  solo('solo-003', 'Pewny Umysł', 'Firm Mind', {
    serial: '003',
    deck: 1,
    type: 'meditation',
    initiative: speed(3),
    lines: [move(mayStep(ANY_WAY, 2), mayTurn(2))],
  }),
  solo('solo-004', 'Pewny Umysł', 'Firm Mind', {
    serial: '004',
    deck: 2,
    type: 'meditation',
    initiative: speed(3),
    lines: [move(mayStep(ANY_WAY, 2), mayTurn(2))],
  }),
  solo('solo-005', 'Pewny Umysł', 'Firm Mind', {
    serial: '005',
    deck: 2,
    type: 'meditation',
    initiative: speed(3),
    lines: [move(mayStep(ANY_WAY, 2), mayTurn(2))],
  }),
  solo('solo-006', 'Zwinny Umysł', 'Swift Mind', {
    serial: '006',
    deck: 2,
    type: 'meditation',
    initiative: speed(6),
    lines: [move(mayStep(ANY_WAY, 2)), move(mayStep(FORWARD, 1)), move(mayTurn(1))],
  }),
  solo('solo-007', 'Zwinny Umysł', 'Swift Mind', {
    serial: '007',
    deck: 2,
    type: 'meditation',
    initiative: speed(6),
    lines: [move(mayStep(ANY_WAY, 2)), move(mayStep(FORWARD, 1)), move(mayTurn(1))],
  }),
  solo('solo-008', 'Drwina', 'Taunt', {
    serial: '008',
    deck: 1,
    type: 'meditation',
    range: 5,
    initiative: speed(7),
    lines: [move(mayStep(ANY_WAY, 2), mayTurn(1)), target.jumpTo('neutral')],
    certainty: 'reconstructed',
  }),
  solo('solo-009', 'Okrzyk Wojenny', 'War Cry', {
    serial: '009',
    deck: 1,
    type: 'meditation',
    range: 5,
    initiative: speed(7),
    lines: [CHANGE_BEHAVIOUR, move(mayStep(FORWARD, 2), mayTurn(1)), target.cancelMovement()],
    certainty: 'reconstructed',
  }),
];
