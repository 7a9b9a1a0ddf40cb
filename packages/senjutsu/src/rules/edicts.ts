import { cardOf, cardsIn, type SeatId } from '@kronika/kernel';
import type { Edict, Line } from '../cards/pictograms.ts';
import { isStanding } from '../fighters.ts';
import { abilityOn } from '../prints.ts';
import type { Senjutsu } from '../state.ts';
import { playOf } from '../zones.ts';

/** Whether a card in this play area says so for as long as it lies there. */
export function declares({ table }: Senjutsu, seat: SeatId, edict: Edict): boolean {
  for (const card of cardsIn(table, playOf(seat)))
    if (abilityOn(cardOf(table, card).printed)?.lines.some((line) => isLasting(line, edict)) === true) return true;
  return false;
}

function isLasting(line: Line, edict: Edict): boolean {
  return line.is === 'edict' && line.edict === edict && line.until === 'itLeavesPlay';
}

/** Whether a card in anybody's play area says so: edicts bind all players. */
export function isInForce(state: Senjutsu, edict: Edict): boolean {
  for (const fighter of state.fighters)
    if (fighter.is === 'hero' && isStanding(fighter) && declares(state, fighter.seat, edict)) return true;
  return false;
}
