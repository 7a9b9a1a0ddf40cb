import type { SeenEvent } from '@kronika/kernel';
import type { BoardModule } from '../board-module.ts';
import { cardPlace, type PlaceName } from '../choosing/controls.ts';
import { cardsIn } from './cards-in.ts';

/** What a line of the log is about, on the board: its cards, and the part of the board that they left. */
export function toldPlaces(module: Pick<BoardModule, 'leftPart'>, event: SeenEvent | undefined): readonly PlaceName[] {
  if (event === undefined) return [];
  const left = module.leftPart?.(event);
  return [...cardsIn(event).map(cardPlace), ...(left === undefined ? [] : [left])];
}
