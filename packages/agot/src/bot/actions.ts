import { type Option, passIn } from '@kronika/kernel';
import type { UseOption } from '@kronika/lcg';
import { RULES } from '../rules/calls.ts';
import type { Board } from './board.ts';
import { netWorth } from './deeds.ts';
import { ambushWorth, marshaled } from './marshaling.ts';

/** Below this, doing nothing is as good. */
const THRESHOLD = 0.5;

/** What to do in an action window: what brings most, or nothing. The place of the option, or of passing. */
export function act(board: Board, options: readonly (Option | UseOption)[]): number {
  const purchase = board.view.phase === 'marshaling' ? marshaled(board, options) : undefined;
  if (purchase !== undefined) return purchase;
  let best = { place: passIn(options), value: THRESHOLD };
  for (const [place, option] of options.entries()) {
    const value = 'ability' in option ? useWorth(board, option) : 0;
    if (value > best.value) best = { place, value };
  }
  return best.place;
}

function useWorth(board: Board, option: UseOption): number {
  if (option.printed !== RULES) return netWorth(board, option);
  return board.view.phase === 'challenges' ? ambushWorth(board, option) : 0;
}
