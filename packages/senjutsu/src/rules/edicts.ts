import { cardOf, cardsIn, perState, type SeatId } from '@kronika/kernel';
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
  return edictsIn(state).includes(edict);
}

/** Asked for every card that might be played. */
const edictsIn = perState((state: Senjutsu): readonly Edict[] => {
  const edicts: Edict[] = [];
  for (const fighter of state.fighters) {
    if (fighter.is !== 'hero' || !isStanding(fighter)) continue;
    for (const card of cardsIn(state.table, playOf(fighter.seat)))
      for (const line of abilityOn(cardOf(state.table, card).printed)?.lines ?? [])
        if (line.is === 'edict' && line.until === 'itLeavesPlay') edicts.push(line.edict);
  }
  return edicts;
});
