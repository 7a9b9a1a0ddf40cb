import type { Outcome, Reader } from '@kronika/kernel';
import { opponentOf } from '../zones.ts';
import type { Names } from './names-in.ts';

/** How the match ended, told to the winner, the loser or anybody else. Who reads for both seats is nobody in particular. */
export function outcomeText(names: Names, { winners: [winner], reason }: Outcome, reader: Reader): string {
  if (winner === undefined) return reason.key;
  const say = names.words.outcome[reason.key];
  if (say === undefined || (winner !== 0 && winner !== 1)) return names.seat(winner);
  const [won, lost] = [reader.is(winner), reader.is(opponentOf(winner))];
  if (won === lost) return say.other(names.seat(winner));
  return won ? say.won : say.lost;
}
