import { chooseBy, type PrintedId, type QuestionFor, type SeatId } from '@kronika/kernel';
import { segmentsOf } from '../cards/library.ts';
import type { Line } from '../cards/pictograms.ts';
import { opponentsOf } from '../fighters.ts';
import type { TurnMessage } from '../messages.ts';
import type { FighterOption } from '../options.ts';
import { type FighterId, fighterId, type Senjutsu } from '../state.ts';

/**
 * Whether the card has effects on somebody whom no grid names: such a target is named at the reveal (SEN-REV-1b).
 * Between two waves of a horde there is nobody to name.
 */
export function needsTarget(state: Senjutsu, seat: SeatId, printed: PrintedId): boolean {
  return segmentsOf(printed).some(({ lines }) => lines.some(isAimed)) && opponentsOf(state, fighterId(seat)).length > 0;
}

/** What depends on success or stands on starred cells means whom the grid has found. */
function isAimed(line: Line): boolean {
  switch (line.is) {
    case 'target':
      return true;
    case 'search':
      return line.zone === 'targetDiscard';
    case 'or':
      return line.options.some((lines) => lines.some(isAimed));
    default:
      return false;
  }
}

/** Asks for the target of a card. */
export function targetQuestion(state: Senjutsu, seat: SeatId, printed: PrintedId): QuestionFor<FighterId> {
  const message: TurnMessage = { key: 'nameTarget', on: { printed } };
  return chooseBy('fighter', {
    seat,
    message,
    because: { is: 'rule', rule: 'SEN-REV-1b' },
    options: opponentsOf(state, fighterId(seat)).map(({ id }): FighterOption => ({ is: 'fighter', fighter: id })),
  });
}
