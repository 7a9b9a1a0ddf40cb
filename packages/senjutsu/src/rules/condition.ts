import { fighterOf } from '../fighters.ts';
import type { FighterId, Senjutsu } from '../state.ts';
import { handCards } from '../zones.ts';

/** How somebody is, as far as an effect could have changed it: what differs afterwards was affected (SEN-SUCC-a, -b). */
export function conditionOf(state: Senjutsu, id: FighterId): string {
  const fighter = fighterOf(state, id);
  const { cell, facing, wounds, bleeding, limps, defeat } = fighter;
  const body = `${cell} ${facing} ${wounds} ${bleeding} ${limps.length} ${defeat}`;
  if (fighter.is === 'foe') return `${body} ${fighter.deck.length} ${fighter.poisons.length}`;
  const { stuns, focus, kamae, seat } = fighter;
  const cancelled = state.turn.played[id]?.cancelled;
  return `${body} ${stuns} ${focus} ${kamae} ${handCards(state, seat).length} ${cancelled}`;
}
