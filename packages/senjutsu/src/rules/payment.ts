import type { SenjutsuEvent } from '../event.ts';
import type { Resolving } from './resolving.ts';

/** Focus that is paid for a line, or for a card beside the card of the turn. */
export function pays({ fighter }: Pick<Resolving, 'fighter'>, focus: number): SenjutsuEvent {
  return { is: 'focusLost', fighter, count: focus, how: 'paid', rule: 'SEN-FOC-f' };
}
