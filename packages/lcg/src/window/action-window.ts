import { ask, call, emit, finish, flow, goTo, type PassOption, present } from '@kronika/kernel';
import { type ActionWindowVars, callsFor } from '../calls.ts';
import type { Layer } from '../layer.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { nextSeat } from './next-seat.ts';
import { chosenUse, offersOf } from './offers.ts';
import { rememberedActions } from './remembered-actions.ts';
import { askForOption, type UseOption } from './use-option.ts';

interface Vars extends ActionWindowVars {
  readonly choice?: UseOption | PassOption;
}

/** Actions by turns; the window closes when all seats have passed in succession. An action resolves wholly before the next opportunity. */
export function actionWindowFlow<S extends LcgState<E>, E extends LcgEvent>(layer: Layer<S, E>) {
  const calls = callsFor<E>();
  const actions = rememberedActions<E, S>(layer);
  // Who has the next opportunity, beginning with that seat; nobody, when all have passed.
  const opportunity = (state: S, { kind, turn, passes }: ActionWindowVars) => {
    let next = turn;
    for (let passed = passes; passed < state.seated.length; passed += 1) {
      if (state.windows === 'open' || actions(state, next, kind).length > 0)
        return goTo('offer', { turn: next, passes: passed });
      next = nextSeat(state, next);
    }
    return finish;
  };
  return flow<S, Vars>()('lcg/action-window', {
    seek: (state, vars) => opportunity(state, vars),
    offer: (state, { turn, kind }) => {
      const message = { key: 'actionWindow', kind };
      return ask(
        'choice',
        askForOption(turn, offersOf(layer, state, actions(state, turn, kind)), message, layer.rules.cites.actions),
      );
    },
    act: (state, { choice, turn, kind, passes }) => {
      const chosen = present(choice, 'the choice');
      if (chosen.is === 'pass')
        return [
          emit(layer.rules.lift({ is: 'passed', seat: turn, window: kind })),
          opportunity(state, { kind, turn: nextSeat(state, turn), passes: passes + 1 }),
        ];
      return call(calls.initiate({ use: present(chosenUse(actions(state, turn, kind), chosen), 'the action') }));
    },
    next: (state, { kind, turn }) => opportunity(state, { kind, turn: nextSeat(state, turn), passes: 0 }),
  });
}
