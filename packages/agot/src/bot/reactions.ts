import type { Message, Option } from '@kronika/kernel';
import { type EventRef, passIn, type UseOption } from '@kronika/lcg';
import { RULES } from '../rules/calls.ts';
import { type Board, isMine } from './board.ts';
import { WISE } from './deeds.ts';

/** A window, with what is answered to. */
export interface WindowMessage extends Message {
  readonly kind?: string;
  readonly about?: readonly EventRef[];
}

/** What to answer to an event: the first thing that is good, or nothing. */
export function react(board: Board, options: readonly (Option | UseOption)[], message: WindowMessage): number {
  const place = options.findIndex((option) => 'ability' in option && isWise(board, option, message));
  return place < 0 ? passIn(options) : place;
}

function isWise(board: Board, { printed, event }: UseOption, { kind, about = [] }: WindowMessage): boolean {
  const answered = event ?? about[0];
  if (kind === 'would' && answered !== undefined && !isToBePrevented(board, answered)) return false;
  // What the rules offer is a duplicate that saves.
  return printed === RULES || (WISE[printed]?.(board) ?? true);
}

/** The own cards are saved, and what the others do is cancelled. */
function isToBePrevented(board: Board, { is, card }: EventRef): boolean {
  if (card === undefined) return true;
  return is === 'initiating' ? !isMine(board, card) : isMine(board, card);
}
