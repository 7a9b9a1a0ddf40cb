import { best, type PrintedId, passIn } from '@kronika/kernel';
import { initiativesOf } from '../cards/library.ts';
import type { SenjutsuOption } from '../options.ts';
import { abilityOn } from '../prints.ts';
import type { SpeedRange } from '../state.ts';
import type { Board } from './board.ts';
import { playWorth, stunWorth } from './cards.ts';
import { price } from './lines.ts';

/** The card of the turn. */
export function cardFor(board: Board, options: readonly SenjutsuOption[]): number {
  const known = new Map<PrintedId, number>();
  return best(options, (option) => {
    if (option.is === 'stun') return stunWorth(board);
    const printed = option.is === 'card' ? board.printed(option.card) : undefined;
    if (printed === undefined) return -100;
    const worth = known.get(printed) ?? playWorth(board, printed, { paid: abilityOn(printed)?.focus ?? 0 });
    known.set(printed, worth);
    return worth;
  });
}

/** What a replacement has to bring more than the card that is lost for it. */
const REPLACING = 0.35;

/** Whether another card does better, now that all cards lie open. */
export function replacementFor(board: Board, now: PrintedId, options: readonly SenjutsuOption[]): number {
  const most = playWorth(board, now) + REPLACING;
  const place = best(options, (option) => {
    const printed = option.is === 'card' ? board.printed(option.card) : undefined;
    if (printed === undefined) return most;
    return playWorth(board, printed, { paid: abilityOn(printed)?.focus ?? 0 });
  });
  return place;
}

/** An attack played as a counter. */
export function counterFor(board: Board, speed: number, options: readonly SenjutsuOption[]): number {
  return best(options, (option) => {
    const printed = option.is === 'card' ? board.printed(option.card) : undefined;
    const range = { max: speed, min: speed };
    if (printed === undefined) return restingWorth(board, range);
    return playWorth(board, printed, { range, paid: abilityOn(printed)?.focus ?? 0 });
  });
}

/** What doing nothing is worth, to compare with. */
function restingWorth(board: Board, { max }: SpeedRange): number {
  const [core] = board.me.core;
  return core?.face === 'up' ? playWorth(board, core.printed, { range: { max, min: max } }) - 0.5 : -1;
}

export function speedFor(board: Board, printed: PrintedId, options: readonly SenjutsuOption[]): number {
  return best(options, (option) => {
    if (option.is !== 'speed') return -100;
    return playWorth(board, printed, { range: { max: option.speed, min: option.speed } });
  });
}

/** Whether another initiative is worth its focus. */
export function initiativeFor(board: Board, printed: PrintedId, options: readonly SenjutsuOption[]): number {
  const without = playWorth(board, printed);
  const place = best(options, (option) => {
    if (option.is !== 'pay') return without;
    const bought = initiativesOf(printed).find(({ pay }) => pay === option.focus)?.initiative;
    if (bought?.is !== 'fixed' && bought?.is !== 'range') return -100;
    const range = bought.is === 'fixed' ? { max: bought.speed, min: bought.speed } : bought;
    return playWorth(board, printed, { range, paid: option.focus }) - 0.05 * price(board, option.focus);
  });
  return place < 0 ? passIn(options) : place;
}
