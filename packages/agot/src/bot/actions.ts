import type { Option } from '@kronika/kernel';
import { passIn, type UseOption } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import { RULES } from '../rules/calls.ts';
import type { Board } from './board.ts';
import { bestOf, deedOf } from './deeds.ts';
import { ambushWorth, marshaled } from './marshaling.ts';

/** Below this, doing nothing is as good. */
const THRESHOLD = 0.5;

/** An event is a card that is given. */
const EVENT = 0.7;

/** What to do in an action window: what brings most, or nothing. The place of the option, or of passing. */
export function act(board: Board, options: readonly (Option | UseOption)[]): number {
  const purchase = board.view.phase === 'marshaling' ? marshaled(board, options) : undefined;
  if (purchase !== undefined) return purchase;
  let best = { place: passIn(options), value: THRESHOLD };
  for (const [place, option] of options.entries()) {
    const value = 'ability' in option ? netWorth(board, option) : 0;
    if (value > best.value) best = { place, value };
  }
  return best.place;
}

function netWorth(board: Board, option: UseOption): number {
  const { card, printed } = option;
  if (printed === RULES) return board.view.phase === 'challenges' ? ambushWorth(board, option) : 0;
  const deed = deedOf(printed);
  if (deed === undefined) return 0;
  const brought = deed.bare?.(board, card) ?? (deed.on === undefined ? 0 : bestOf(board, deed.on));
  const paid = factOf(printed).type === 'event' ? EVENT : 0;
  return brought - paid - (deed.price?.(board, card) ?? 0);
}
