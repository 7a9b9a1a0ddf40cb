import { type Option, passIn } from '@kronika/kernel';
import type { UseOption } from '@kronika/lcg';
import { RULES } from '../rules/calls.ts';
import { effectOf, priceOf } from './actions.ts';
import type { Board } from './board.ts';
import { deedOf } from './deeds.ts';

/** Reactions and interrupts that are not always good. What is not listed, and no known deed, is used. */
const WISE: Readonly<Record<string, (board: Board) => boolean>> = {
  'voice-of-honor': isTheirs,
  'forged-edict': isTheirs,
  'shiba-yojimbo': isTheirs,
  'contingency-plan': bidsTooHigh,
};

/** Whether the opponent is about to do what could be cancelled: the card lies aside. */
function isTheirs(board: Board): boolean {
  const last = board.view.aside.at(-1);
  if (last === undefined) return board.me.stronghold.every(({ stance }) => stance === 'ready');
  return last.controller !== board.seat;
}

/** Whether the bid costs honor that is needed. */
function bidsTooHigh({ me, foe }: Board): boolean {
  const debt = (me.bid ?? 0) - (foe.bid ?? 0);
  return debt > 0 && me.honor - debt <= 3;
}

/** What to answer to an event: the best of what can be done, or nothing. */
export function react(board: Board, options: readonly (Option | UseOption)[]): number {
  let best = { place: passIn(options), value: 0 };
  for (const [place, option] of options.entries()) {
    const value = 'ability' in option ? netWorth(board, option) : 0;
    if (value > best.value) best = { place, value };
  }
  return best.place;
}

function netWorth(board: Board, option: UseOption): number {
  if (option.printed === RULES) return 1;
  const isWise = WISE[option.printed];
  if (isWise !== undefined) return isWise(board) ? 1 : 0;
  const deed = deedOf(option.printed);
  if (deed === undefined) return 1;
  const effect = effectOf(board, option, deed);
  return effect === undefined ? 0 : effect.gain - priceOf(board, option, deed);
}
