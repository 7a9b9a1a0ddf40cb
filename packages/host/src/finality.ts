import { type Decision, decide, foregone, isRefusal, present } from '@kronika/kernel';
import type { Ahead } from '@kronika/protocol';
import { viewerOf } from './documents.ts';
import type { HostedTable } from './hosted-table.ts';
import { refuse, type TableRefusal } from './refused.ts';

/** Refuses a decision by which something would happen, so that others may hear of it. */
export function refusesFinal(table: HostedTable, decision: Decision): TableRefusal | undefined {
  const { game, recorder } = table;
  const next = decide(game, present(recorder, 'the match').match, decision);
  if (!isRefusal(next) && next.happened.length === 0) return undefined;
  const ahead = aheadOf(table, decision);
  return ahead === undefined ? WOULD_BE_FINAL : { ...WOULD_BE_FINAL, ahead };
}

/** Nothing has happened there, so the seat sees on that board what it knows already. */
function aheadOf(table: HostedTable, decision: Decision): Ahead | undefined {
  const { game, recorder } = table;
  const last = foregone(game, present(recorder, 'the match').match, decision);
  if (last === undefined) return undefined;
  const { match, question, answer } = last;
  const viewer = viewerOf(table, { is: 'seat', seat: decision.seat });
  const foresight = game.foresee?.(match, decision.seat, answer);
  const board = game.view(match.state, viewer, match.stack);
  return { question, answer, board, ...(foresight === undefined ? {} : { foresight }) };
}

const WOULD_BE_FINAL = refuse('final', {
  pl: 'Tego nie da się już potem cofnąć.',
  en: 'This could not be taken back afterwards.',
});
