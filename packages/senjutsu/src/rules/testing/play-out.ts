import { idleAnswer, waitingFor } from '@kronika/kernel';
import { stopHere, type Table } from './fight.ts';

/** Everybody does as little as possible until this is asked of somebody, by default the card of the next turn. */
export function playOutTo(table: Table, key = 'chooseCard'): void {
  while (table.match.outcome === undefined) {
    const [seat] = waitingFor(table.match);
    if (seat === undefined) return;
    const question = table.questionTo(seat);
    if (question.message.key === key) break;
    table.answer(seat, idleAnswer(question));
  }
  stopHere(table);
}
