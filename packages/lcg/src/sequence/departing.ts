import type { Callers, CardId } from '@kronika/kernel';
import type { TriggerKind } from '../ability/ability.ts';
import type { LcgRules } from '../rules.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { answeringWindow } from '../window/running.ts';
import { isImminent } from './pending.ts';

/** Whether the card is already on its way out of play: what would make it leave must not do so a second time. */
export type IsDeparting = (card: CardId) => boolean;

/** By then nothing cancels the departure any more: what its leaving brings about is being resolved. */
const LAST_INTERRUPTS: readonly TriggerKind[] = ['forcedInterrupt', 'interrupt'];

/** The cards whose departures wait, in the procedures below, for the interrupts to them. */
export function departingBelow<S extends LcgState<E>, E extends LcgEvent>(
  { verb }: Pick<LcgRules<S, E>, 'verb'>,
  callers: Callers,
): IsDeparting {
  return (card) =>
    callers().some((frame) => {
      const window = answeringWindow<E>(frame);
      if (window === undefined || !LAST_INTERRUPTS.includes(window.kind)) return false;
      return window.pending.some((item) => {
        if (!isImminent(item) || item.instead !== undefined) return false;
        const { departure, touches } = verb(item.event.is);
        return departure === true && touches?.(item.event).includes(card) === true;
      });
    });
}
