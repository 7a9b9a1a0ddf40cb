import type { SeatId } from '@kronika/kernel';
import { worksThere } from '../ability/abilities-of.ts';
import { type Use, useOf } from '../ability/use.ts';
import type { TriggerWindowVars } from '../calls.ts';
import type { Layer } from '../layer.ts';
import { type LcgEvent, type LcgState, sameAbility } from '../state.ts';
import { isAnswerable } from '../window/candidates.ts';
import type { Answer, TextOn } from './texts.ts';

/** How a text that answers to something stands to what is to be answered: where it could be used, by which uses. */
export type Answering<E extends LcgEvent> =
  | { readonly is: 'misplaced' | 'unconcerned' | 'used' }
  | { readonly is: 'open'; readonly uses: readonly Use<E>[] };

export function answering<S extends LcgState<E>, E extends LcgEvent>(
  layer: Layer<S, E>,
  state: S,
  {
    seat,
    answer,
    window,
  }: { readonly seat: SeatId; readonly answer: TextOn<Answer<S, E>>; readonly window: TriggerWindowVars<E> },
): Answering<E> {
  const { ability, text } = answer;
  const { kind, pending, used } = window;
  if (!worksThere(layer.rules, state, text, ability, seat)) return { is: 'misplaced' };
  const uses = [...pending.entries()]
    .filter(([, one]) => text.is === kind && isAnswerable(kind, one) && text.when.kinds.includes(one.event.is))
    .map(([at, { event }]) => useOf<E>(ability, seat, { trigger: { event, at } }))
    .filter(
      ({ trigger, ...use }) => trigger !== undefined && text.when.matches(state, trigger.event, { ...use, trigger }),
    );
  if (uses.length === 0) return { is: 'unconcerned' };
  const open = uses.filter(
    ({ trigger }) => !used.some((other) => sameAbility(other.ability, ability) && other.trigger?.at === trigger?.at),
  );
  return open.length === 0 ? { is: 'used' } : { is: 'open', uses: open };
}
