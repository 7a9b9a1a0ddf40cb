import {
  ANY_WAY,
  ahead,
  block,
  CHANGE_BEHAVIOUR,
  counter,
  FORWARD,
  FORWARD_FAN,
  FRONT,
  FRONT_LEFT,
  FRONT_RIGHT,
  HIDE,
  ifSuccess,
  mayStep,
  mayTurn,
  move,
  on,
  STAR,
  solo,
  speed,
  speeds,
  star,
  strike,
  whileDesperate,
  whileHidden,
  wound,
} from '../build.ts';
import type { SoloFact } from '../fact.ts';
import { target } from '../target.ts';

/**
 * Cards of those expansion heroes whose special rules need them: to be hidden, to be desperate, to counter. No source
 * shows any of their cards.
 */
export const SOLO_EXPANSION_HEROES: readonly SoloFact[] = [
  solo('assassin:out-of-the-shadows', 'Z Cienia', 'Out of the Shadows', {
    owner: 'assassin',
    type: 'attack',
    initiative: speed(6),
    lines: [
      move(mayStep(ANY_WAY, 1), mayTurn(1)),
      strike(on(FRONT, wound(1), STAR)),
      whileHidden(star(target.wound(1))),
    ],
    second: { speed: 3, lines: [move(mayStep(ANY_WAY, 2), mayTurn(1))] },
    certainty: 'reconstructed',
  }),
  solo('assassin:vanish', 'Zniknięcie', 'Vanish', {
    owner: 'assassin',
    type: 'meditation',
    initiative: speed(4),
    lines: [CHANGE_BEHAVIOUR, HIDE, move(mayStep(ANY_WAY, 2), mayTurn(2))],
    certainty: 'reconstructed',
  }),
  solo('ninja:unseen-cut', 'Cięcie Znikąd', 'Unseen Cut', {
    owner: 'ninja',
    type: 'attack',
    initiative: speed(7),
    lines: [whileHidden(move(mayStep(ANY_WAY, 1))), move(mayStep(FORWARD, 1), mayTurn(1)), strike(on(FRONT, wound(1)))],
    second: { speed: 4, lines: [move(mayStep(ANY_WAY, 1), mayTurn(2))] },
    certainty: 'reconstructed',
  }),
  solo('ninja:smoke-screen', 'Zasłona Dymna', 'Smoke Screen', {
    owner: 'ninja',
    type: 'defence',
    initiative: speed(8),
    lines: [CHANGE_BEHAVIOUR, HIDE, move(mayStep(ANY_WAY, 2), mayTurn(2))],
    resetsDeck: true,
    certainty: 'reconstructed',
  }),
  solo('onna-bugeisha:last-stand', 'Ostatni Bój', 'Last Stand', {
    owner: 'onna-bugeisha',
    type: 'attack',
    initiative: speed(5),
    lines: [
      move(mayStep(FORWARD_FAN, 1), mayTurn(1)),
      strike(on(ahead(2), wound(1), STAR), on(FRONT, wound(1), STAR)),
      whileDesperate(star(target.wound(1))),
    ],
    second: { speed: 2, lines: [move(mayStep(ANY_WAY, 2), mayTurn(1))] },
    certainty: 'reconstructed',
  }),
  solo('onna-bugeisha:unbowed', 'Niezłomna', 'Unbowed', {
    owner: 'onna-bugeisha',
    type: 'defence',
    initiative: speeds(7, 3),
    lines: [
      move(mayTurn(1)),
      block(FRONT_LEFT, FRONT, FRONT_RIGHT),
      whileDesperate(counter(7, 6, 5, 4, 3)),
      ifSuccess(target.push(1)),
    ],
    second: { speed: 2, lines: [move(mayStep(ANY_WAY, 1), mayTurn(1))] },
    resetsDeck: true,
    certainty: 'reconstructed',
  }),
  solo('yojimbo:paid-in-steel', 'Zapłata w Stali', 'Paid in Steel', {
    owner: 'yojimbo',
    type: 'attack',
    initiative: speed(5),
    lines: [move(mayStep(FORWARD_FAN, 1), mayTurn(1)), strike(on(FRONT, wound(1)), on(FRONT_RIGHT, wound(1)))],
    second: { speed: 3, lines: [move(mayStep(ANY_WAY, 1), mayTurn(2))] },
    certainty: 'reconstructed',
  }),
  solo('yojimbo:waiting-hand', 'Czekająca Dłoń', 'Waiting Hand', {
    owner: 'yojimbo',
    type: 'defence',
    initiative: speeds(8, 4),
    lines: [move(mayTurn(1)), block(FRONT_LEFT, FRONT, FRONT_RIGHT), counter(8, 7, 6, 5, 4)],
    second: { speed: 3, lines: [move(mayStep(ANY_WAY, 1), mayTurn(1))] },
    resetsDeck: true,
    certainty: 'reconstructed',
  }),
];
