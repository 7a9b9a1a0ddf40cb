import { best, type PickQuestion, picked } from '@kronika/kernel';
import { directionsTowards, distance } from '../hex/index.ts';
import type { SenjutsuOption } from '../options.ts';
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

/** The two or three best of what may be prepared. */
export function prepared(board: Board, question: PickQuestion): readonly number[] {
  return picked(question, (option) =>
    option.is === 'print' && 'printed' in option && typeof option.printed === 'string' ? keepOf(board, option) : 0,
  ).slice(0, Math.max(question.min, 3));
}

function keepOf(board: Board, option: SenjutsuOption | { readonly is: string }): number {
  return 'printed' in option ? keepWorth(board, option.printed) : 0;
}

/** Where a wave comes from: as far away as possible. */
export function spawned({ me, allies }: Board, question: PickQuestion): readonly number[] {
  const heroes = [me, ...allies].filter(isPlaced);
  return picked(question, (option) => {
    const cell = 'id' in option ? (option as Extract<SenjutsuOption, { is: 'cell' }>).id : undefined;
    return cell === undefined ? 0 : Math.min(...heroes.map((one) => distance(cell, one.cell)));
  });
}
