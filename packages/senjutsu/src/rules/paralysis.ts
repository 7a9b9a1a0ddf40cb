import { printedId } from '@kronika/kernel';
import type { FighterId, Senjutsu } from '../state.ts';
import { cardsInPlay } from '../zones.ts';

const PARALYSING_TOXIN = printedId('paralysing-toxin');

/** SEN-XPOIS-g: the fighter can neither change nor jump Kamae, and neither spend nor gain focus. */
export function isParalysed(state: Senjutsu, fighter: FighterId): boolean {
  const poisoned = state.fighters[fighter];
  if (poisoned === undefined) return false;
  if (poisoned.is === 'foe') return poisoned.poisons.some(({ printed }) => printed === PARALYSING_TOXIN);
  return cardsInPlay(state, poisoned.seat).some(({ printed }) => printed === PARALYSING_TOXIN);
}
