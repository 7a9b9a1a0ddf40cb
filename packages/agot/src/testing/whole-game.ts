import type { Question, SeatId } from '@kronika/kernel';
import { ScenarioTable } from '@kronika/testkit';
import { agot } from '../game.ts';
import type { AgotState } from '../state.ts';
import type { AgotView } from '../view.ts';
import type { Described } from './card-table.ts';

export type WholeTable = ScenarioTable<AgotState, AgotView>;

/** A match from its beginning, with starter decks. */
export function begun(seats: number, seed = 'start'): WholeTable {
  const table = new ScenarioTable(agot);
  table.begins({ seats, windows: 'brief' }, seed);
  return table;
}

/** A match out of a situation, of which only who can do something is asked. */
export function situated(description: Described): WholeTable {
  const table = new ScenarioTable(agot);
  table.given({ seats: [{}, {}], windows: 'brief', ...description });
  return table;
}

/** The dullest answer: no, nobody, the first there is. */
function dullAnswer(question: Question) {
  switch (question.is) {
    case 'choose': {
      const no = question.options.findIndex(({ is }) => is === 'decline' || is === 'pass');
      return no < 0 ? 0 : no;
    }
    case 'pick':
      return Array.from({ length: question.min }, (_, i) => i);
    case 'order':
      return question.options.map((_, i) => i);
    case 'number':
      return question.min;
    case 'distribute':
      throw new Error('nothing is distributed');
  }
}

/** Everybody gives the dullest answers until somebody is asked this; it stays open. */
export function until(table: WholeTable, key: string): WholeTable {
  for (let decisions = 0; decisions < 500; decisions += 1) {
    const open = table.match.open.find(({ answer }) => answer === undefined);
    if (open === undefined || open.question.message.key === key) {
      if (open !== undefined) table.leavesOpen(open.question.seat);
      return table;
    }
    table.answer(open.question.seat, dullAnswer(open.question));
  }
  throw new Error(`nobody is asked ${key}`);
}

/** The seat that has to answer now. */
export function askedSeat(table: WholeTable): SeatId {
  const open = table.match.open.find(({ answer }) => answer === undefined);
  if (open === undefined) throw new Error('nobody is asked');
  table.leavesOpen(open.question.seat);
  return open.question.seat;
}

/** What somebody is asked now. */
export function askedKey(table: WholeTable): string {
  const open = table.match.open.find(({ answer }) => answer === undefined);
  if (open === undefined) throw new Error('nobody is asked');
  table.leavesOpen(open.question.seat);
  return open.question.message.key;
}

/** The kinds of what has happened, in their order. */
export function kinds(table: Pick<WholeTable, 'happened'>): readonly string[] {
  return table.happened.map(({ event }) => event.is);
}
