import {
  ANY_WAY,
  ability,
  changeKamae,
  discardCards,
  discardStuns,
  drawUpTo,
  GAIN_ADVANTAGE,
  gainFocus,
  HIDE,
  mayStep,
  mayTurn,
  move,
  or,
  paying,
  search,
  speed,
  take,
  whileDesperate,
  whileHidden,
} from './build.ts';
import type { AbilityFact, HeroId } from './fact.ts';
import type { Line } from './pictograms.ts';

/**
 * Core abilities of the expansion heroes. No source shows them. The four that are known differ only in the second of
 * three alternatives, and so do these; who can be hidden or desperate has one more line for that, after the movement.
 */
function core(
  serial: string,
  hero: HeroId,
  pl: string,
  en: string,
  second: readonly Line[],
  ...own: readonly Line[]
): AbilityFact {
  return ability(serial, `${hero}-core`, pl, en, {
    set: 'expansion',
    hero,
    copies: 1,
    rank: 'core',
    type: 'core',
    core: 'ability',
    initiative: speed(0),
    lines: [
      discardCards(1),
      move(mayStep(ANY_WAY, 1), mayTurn(2)),
      ...own,
      or([drawUpTo(2)], second, [changeKamae(1)]),
    ],
    certainty: 'reconstructed',
  });
}

export const EXPANSION_CORES: readonly AbilityFact[] = [
  core('R01', 'assassin', 'Zabójca', 'Assassin', [HIDE], whileHidden(paying(1, search('deck', ['wood'], 'attack')))),
  core('R02', 'ninja', 'Ninja', 'Ninja', [HIDE], whileHidden(move(mayStep(ANY_WAY, 1)))),
  core(
    'R03',
    'onna-bugeisha',
    'Onna-Bugeisha',
    'Onna-Bugeisha',
    [search('deck', ['wood'], 'defence')],
    whileDesperate(gainFocus(1)),
  ),
  core('R04', 'ashigaru', 'Ashigaru', 'Ashigaru', [discardStuns(1)]),
  core('R05', 'monk', 'Mnich', 'Monk', [discardCards(1), gainFocus(1)]),
  core('R06', 'sailor', 'Żeglarz', 'Sailor', [discardCards(1), drawUpTo(3)]),
  core('R07', 'wakou', 'Wakou', 'Wakou', [take('stun', 1), drawUpTo(3)]),
  core('R08', 'yasuke', 'Yasuke', 'Yasuke', [discardCards(1), search('discard', ['wood'])]),
  core('R09', 'yojimbo', 'Yojimbo', 'Yojimbo', [GAIN_ADVANTAGE]),
];
