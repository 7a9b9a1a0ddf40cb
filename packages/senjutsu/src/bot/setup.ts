import { best, type Option, type PickQuestion, picked } from '@kronika/kernel';
import { directionsTowards, distance } from '../hex/index.ts';
import { isSenjutsuOption, type SenjutsuOption } from '../options.ts';
import { type Board, isPlaced } from './board.ts';
import { keepWorth } from './choices.ts';

/** A start from which the others are far: who comes closer is struck first. */
export function startFor({ opponents }: Board, options: readonly SenjutsuOption[]): number {
  return best(options, (option) => {
    if (option.is !== 'cell') return 0;
    return opponents.reduce((sum, { cell }) => sum + distance(option.id, cell), 0);
  });
}

/** Towards the nearest opponent, or else the middle of the field. */
export function facingAtStart({ me, opponents }: Board, options: readonly SenjutsuOption[]): number {
  if (!isPlaced(me)) return 0;
  const { cell } = me;
  const near = [...opponents].sort((one, other) => distance(cell, one.cell) - distance(cell, other.cell))[0];
  const towards = directionsTowards(cell, near?.cell ?? '0,0');
  return best(options, (option) => (option.is === 'facing' && towards.includes(option.facing) ? 1 : 0));
}

/** So many cards are prepared at most: the rest of the hand is left to luck. */
const PREPARED = 3;

/** The best of what may be prepared. */
export function prepared(board: Board, question: PickQuestion): readonly number[] {
  const worth = (option: Option): number =>
    isSenjutsuOption(option) && option.is === 'print' ? keepWorth(board, option.printed) : 0;
  return picked({ ...question, max: Math.min(question.max, Math.max(question.min, PREPARED)) }, worth);
}

/** How far away a wave is best seen coming: waiting for it costs cards. */
const NEAR = 3;

/** Where a wave comes from. */
export function spawned({ me, allies }: Board, question: PickQuestion): readonly number[] {
  const heroes = [me, ...allies].filter(isPlaced);
  return picked(question, (option) => {
    if (!isSenjutsuOption(option) || option.is !== 'cell') return 0;
    return -Math.abs(NEAR - Math.min(...heroes.map(({ cell }) => distance(option.id, cell))));
  });
}
