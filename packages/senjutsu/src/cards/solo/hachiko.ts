import {
  ANY_WAY,
  bleed,
  CHANGE_BEHAVIOUR,
  FORWARD,
  FORWARD_FAN,
  FRONT,
  mayStep,
  mayTurn,
  move,
  on,
  STAR,
  solo,
  speed,
  star,
  strike,
  wound,
} from '../build.ts';
import type { SoloFact } from '../fact.ts';
import { target } from '../target.ts';

/** The five cards of Hachiko, who never fights with others (SEN-SOLO-HERO-ashigaru). Only their number is known. */
export const HACHIKO: readonly SoloFact[] = [
  solo('hachiko:bite', 'Ugryzienie', 'Bite', {
    owner: 'hachiko',
    type: 'attack',
    initiative: speed(6),
    lines: [move(mayStep(FORWARD, 1), mayTurn(1)), strike(on(FRONT, wound(1)))],
    second: { speed: 2, lines: [move(mayStep(ANY_WAY, 2), mayTurn(2))] },
    certainty: 'reconstructed',
  }),
  solo('hachiko:tear', 'Szarpnięcie', 'Tear', {
    owner: 'hachiko',
    type: 'attack',
    initiative: speed(4),
    lines: [move(mayStep(FORWARD_FAN, 1)), strike(on(FRONT, bleed(1)))],
    second: { speed: 2, lines: [move(mayStep(ANY_WAY, 1), mayTurn(2))] },
    certainty: 'reconstructed',
  }),
  solo('hachiko:pounce', 'Doskok', 'Pounce', {
    owner: 'hachiko',
    type: 'attack',
    initiative: speed(7),
    lines: [move(mayStep(FORWARD, 2), mayTurn(1)), strike(on(FRONT, STAR)), star(target.stun(1))],
    second: { speed: 3, lines: [move(mayStep(ANY_WAY, 2), mayTurn(1))] },
    certainty: 'reconstructed',
  }),
  solo('hachiko:growl', 'Warczenie', 'Growl', {
    owner: 'hachiko',
    type: 'meditation',
    range: 3,
    initiative: speed(5),
    lines: [CHANGE_BEHAVIOUR, move(mayStep(ANY_WAY, 2), mayTurn(2)), target.discardFocus(1)],
    certainty: 'reconstructed',
  }),
  solo('hachiko:leap-aside', 'Odskok w bok', 'Leap Aside', {
    owner: 'hachiko',
    type: 'defence',
    initiative: speed(8),
    lines: [CHANGE_BEHAVIOUR, move(mayStep(ANY_WAY, 2), mayTurn(2))],
    resetsDeck: true,
    certainty: 'reconstructed',
  }),
];
