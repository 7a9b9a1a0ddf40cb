import type { SeatId } from '@kronika/kernel';
import type { Edict } from '../cards/pictograms.ts';
import { heroesStanding } from '../fighters.ts';
import { abilityOn } from '../prints.ts';
import type { Senjutsu } from '../state.ts';
import { cardsInPlay } from '../zones.ts';

/** Whether a card in this play area says so for as long as it lies there. */
export function declares(state: Senjutsu, seat: SeatId, edict: Edict): boolean {
  return cardsInPlay(state, seat).some(({ printed }) =>
    abilityOn(printed)?.lines.some(
      (line) => line.is === 'edict' && line.edict === edict && line.until === 'itLeavesPlay',
    ),
  );
}

/** Whether a card in anybody's play area says so: edicts bind all players. */
export function isInForce(state: Senjutsu, edict: Edict): boolean {
  return heroesStanding(state).some(({ seat }) => declares(state, seat, edict));
}
