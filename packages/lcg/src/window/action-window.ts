import { ask, call, finish, flow, goTo, keep, type PassOption, present } from '@kronika/kernel';
import { type ActionWindowVars, callsFor } from '../calls.ts';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { nextSeat } from './next-seat.ts';
import { rememberedActions } from './remembered-actions.ts';
import { askForUse, type UseOption, useFor } from './use-option.ts';

interface Vars extends ActionWindowVars {
  readonly choice?: UseOption | PassOption;
}

/** Actions by turns; the window closes when all seats have passed in succession. An action resolves wholly before the next opportunity. */
export function actionWindowFlow<S extends LcgState<E>, E extends LcgEvent>(layer: Layer<S, E>) {
  const calls = callsFor<E>();
  const actions = rememberedActions<E, S>(layer);
  return flow<S, Vars>()('lcg/action-window', {
    seek: (state, vars) => {
      let turn = vars.turn;
      for (let { passes } = vars; passes < state.seated.length; passes += 1) {
        if (state.windows === 'open' || actions(state, turn, vars.kind).length > 0) return keep({ turn, passes });
        turn = nextSeat(state, turn);
      }
      return finish;
    },
    offer: (state, { turn, kind }) =>
      ask(
        'choice',
        askForUse(turn, actions(state, turn, kind), { key: 'actionWindow', ...{ kind } }, layer.rules.cites.actions),
      ),
    act: (state, { choice, turn, kind, passes }) => {
      const chosen = present(choice, 'the choice');
      if (chosen.is === 'pass') return [keep({ passes: passes + 1, turn: nextSeat(state, turn) }), goTo('seek')];
      return call(calls.initiate({ use: present(useFor(actions(state, turn, kind), chosen), 'the action') }));
    },
    next: (state, { turn }) => [keep({ passes: 0, turn: nextSeat(state, turn) }), goTo('seek')],
  });
}
