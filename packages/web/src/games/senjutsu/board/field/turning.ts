import type { Cell, SenjutsuView } from '@kronika/senjutsu';
import { heroesOf } from '../fighters.ts';

/** Around which cell somebody may choose where to look: that of whose card is resolved, otherwise of who looks at the board. */
export function turningCell(view: SenjutsuView, near: number): Cell | undefined {
  const running = view.running.at(-1)?.fighter;
  const fighter = view.fighters.find(({ id }) => id === running) ?? heroesOf(view)[near];
  return fighter?.cell ?? undefined;
}
