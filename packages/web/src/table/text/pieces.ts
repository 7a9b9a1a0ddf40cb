import type { Thing } from '@kronika/kernel';
import type { Looked } from '../looked.ts';
import type { TableWords } from './words.ts';

/** Whether the words for cards fit, or those for things of any kind. */
export function piecesIn(...things: readonly (Looked | Thing)[]): keyof Pick<TableWords, 'cards' | 'things'> {
  return things.every(({ is }) => is === 'card') ? 'cards' : 'things';
}
