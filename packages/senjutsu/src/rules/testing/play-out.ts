import { idleAnswer, waitingFor } from '@kronika/kernel';
import { stopHere, type Table } from './fight.ts';

/**
 * Everybody does as little as possible until this is asked of somebody, by default the card of the next turn. It is an
 * error if the turn is over before.
 */
export function playOutTo(table: Table, key = 'chooseCard'): void {
  const reached = playOn(table, key);
  if (reached !== key && key !== 'chooseCard') throw new Error(`nobody was asked ${key}, and the turn is over`);
}

/** Everybody does as little as possible until the turn is over, and nobody is asked this. */
export function playOutWithout(table: Table, key: string): void {
  if (playOn(table, key) === key) throw new Error(`somebody was asked ${key}`);
}

/** What is asked in the end: this, or the card of the next turn; nothing if the match is over. */
function playOn(table: Table, key: string): string | undefined {
  while (table.match.outcome === undefined) {
    const [seat] = waitingFor(table.match);
    if (seat === undefined) return undefined;
    const question = table.questionTo(seat);
    const asked = question.message.key;
    if (asked === key || asked === 'chooseCard') {
      stopHere(table);
      return asked;
    }
    table.answer(seat, idleAnswer(question));
  }
  return undefined;
}
