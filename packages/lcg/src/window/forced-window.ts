import { ask, call, chooseBy, finishWith, flow, goTo, keep, present } from '@kronika/kernel';
import type { Use } from '../ability/use.ts';
import { callsFor, type ForcedWindowVars, type Resolution } from '../calls.ts';
import type { Layer } from '../layer.ts';
import { amended, type Pending } from '../sequence/pending.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { eventRef } from './event-ref.ts';
import { groundsAt } from './grounds.ts';
import type { WindowUses } from './remembered-uses.ts';
import { optionFor, type UseOption } from './use-option.ts';

interface NextOption extends UseOption {
  readonly place: number;
}

interface Vars<E extends LcgEvent> extends ForcedWindowVars<E> {
  readonly place?: number;
  readonly current?: Use<E>;
  readonly resolution?: Resolution<E>;
}

/** Forced abilities due at once: the first player says which comes next, and each resolves before the next one. */
export function forcedWindowFlow<S extends LcgState<E>, E extends LcgEvent>(
  layer: Layer<S, E>,
  uses: WindowUses<S, E>,
) {
  const calls = callsFor<E>();
  const due = (state: S, vars: Vars<E>): readonly Use<E>[] => uses.of(state, vars);

  return flow<S, Vars<E>, readonly Pending<E>[]>()('lcg/forced-window', {
    seek: (state, vars) => due(state, vars).length === 0 && finishWith(vars.pending),
    order: (state, vars) => {
      const all = due(state, vars);
      const isShared = new Set(all.map(({ trigger }) => trigger?.at)).size > 1;
      const options = all.map((use, place): NextOption => {
        const option = Object.assign(optionFor(use), { place });
        return isShared && use.trigger !== undefined
          ? { ...option, event: eventRef(layer, state, state.first, use.trigger.event) }
          : option;
      });
      return ask(
        'place',
        chooseBy('place', {
          seat: state.first,
          options,
          message: { key: 'nextForced' },
          because: { is: 'rule', rule: layer.rules.cites.forced },
          ifItMatters: groundsAt(state),
        }),
      );
    },
    take: (state, vars) =>
      keep({ current: present(due(state, vars)[present(vars.place, 'the choice')], 'the forced ability') }),
    use: (_, vars) => call('resolution', calls.initiate({ use: present(vars.current, 'the forced ability') })),
    amend: (_, vars) =>
      goTo('seek', {
        pending: amended(vars.pending, present(vars.resolution, 'the resolution').amendments),
        used: [...vars.used, present(vars.current, 'the forced ability')],
      }),
  });
}
