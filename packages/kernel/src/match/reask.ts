import type { GameEvent } from '../event/event.ts';
import type { Game } from '../game.ts';
import type { Refusal } from '../refusal.ts';
import type { Advance } from './decide.ts';
import type { Frame } from './frame.ts';
import type { Match } from './match.ts';
import { Run } from './run.ts';

/** A change made from outside: events, applied by the game's own rules, or another state altogether. */
export type Change<S> =
  | { readonly is: 'events'; readonly events: readonly GameEvent[] }
  | { readonly is: 'state'; readonly state: S };

/**
 * Changes a match from outside and lets the step that has asked look at it again. It asks what it would ask now; if it
 * has nothing to ask any more, the match runs on to the next question. Nothing answers to the change itself, no
 * reaction and no check, and answers that were sealed are gone. The match handed in stays what it was.
 *
 * For tools that try things out: no record leads to a match that was changed.
 */
export function reask<S>(game: Game<S>, match: Match<S>, change: Change<S>): Advance<S> | Refusal {
  if (match.outcome !== undefined) return { refused: 'matchOver' };
  const { offer: _, ...rest } = match;
  const state = change.is === 'state' ? change.state : match.state;
  const run = new Run(game, { ...rest, state, stack: notWaiting(match.stack), open: [] });
  if (change.is === 'events') run.change(change.events);
  run.toNextQuestion();
  return { match: run.match(match.decisions), happened: run.happened };
}

/** The stack as it was before the last frame asked. */
function notWaiting(stack: readonly Frame[]): readonly Frame[] {
  return stack.map((frame, i) => {
    if (i < stack.length - 1) return frame;
    const { awaits: _, ...asking } = frame;
    return asking;
  });
}
