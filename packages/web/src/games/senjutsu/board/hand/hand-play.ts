import type { Option } from '@kronika/kernel';
import { isSenjutsuOption, type SenjutsuView } from '@kronika/senjutsu';
import type { HandPlay } from '../../../../table/board-module.ts';

/** The card of the turn is laid face down for good: the first touch shows what it would do, the next one lays it. */
export function handPlay(option: Option, view: SenjutsuView): HandPlay | undefined {
  if (view.phase !== 'choose' || !isSenjutsuOption(option) || option.is !== 'card') return undefined;
  return { price: () => '' };
}
