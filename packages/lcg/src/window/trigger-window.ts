import { ask, call, finishWith, flow, goTo, keep, type PassOption, present } from '@kronika/kernel';
import type { TriggerKind } from '../ability/ability.ts';
import { type Use, useOf } from '../ability/use.ts';
import { callsFor, type Resolution, type TriggerWindowVars } from '../calls.ts';
import type { Layer } from '../layer.ts';
import { amended, isImminent, type Pending } from '../sequence/pending.ts';
import type { AbilityRef, LcgEvent, LcgState } from '../state.ts';
import { eventRef } from './event-ref.ts';
import { nextSeat } from './next-seat.ts';
import type { WindowUses } from './remembered-uses.ts';
import { askForOption, optionFor, type UseOption, useFor } from './use-option.ts';

interface Vars<E extends LcgEvent> extends TriggerWindowVars<E> {
  readonly choice?: UseOption | PassOption;
  readonly resolution?: Resolution<E>;
}

/**
 * The window for optional interrupts or reactions: the first player has the first opportunity, it goes
 * round, and the window closes when all pass in succession. Whoever passed may still act later.
 */
export function triggerWindowFlow<S extends LcgState<E>, E extends LcgEvent>(
  layer: Layer<S, E>,
  uses: WindowUses<S, E>,
) {
  const calls = callsFor<E>();
  const isOver = ({ kind, pending }: Vars<E>): boolean => !isReaction(kind) && !pending.some(isImminent);

  return flow<S, Vars<E>, readonly Pending<E>[]>()('lcg/trigger-window', {
    seek: (state, vars) => {
      if (isOver(vars)) return finishWith(vars.pending);
      let turn = vars.turn;
      for (let { passes } = vars; passes < state.seated.length; passes += 1) {
        if (uses.isAsked(state, vars, turn)) return passes !== vars.passes && keep({ turn, passes });
        turn = nextSeat(state, turn);
      }
      return finishWith(vars.pending);
    },
    offer: (state, vars) => {
      const { turn, kind } = vars;
      const pending = vars.pending.filter(({ status }) => status === 'imminent' || status === 'happened');
      const options = uses.of(state, vars, turn).map((use): UseOption => {
        const option = optionFor(use);
        return pending.length > 1 && use.trigger !== undefined
          ? { ...option, event: eventRef(layer, state, turn, use.trigger.event) }
          : option;
      });
      const message = {
        key: 'triggerWindow',
        kind,
        events: kindsOf(pending),
        about: pending.map(({ event }) => eventRef(layer, state, turn, event)),
      };
      const { reactions, interrupts } = layer.rules.cites;
      return ask('choice', askForOption(turn, options, message, isReaction(kind) ? reactions : interrupts));
    },
    use: (state, vars) => {
      const choice = present(vars.choice, 'the choice');
      if (choice.is === 'pass') return goTo('seek', { passes: vars.passes + 1, turn: nextSeat(state, vars.turn) });
      return call(
        'resolution',
        calls.initiate({ use: present(useFor(uses.of(state, vars, vars.turn), choice), 'the use') }),
      );
    },
    amend: (state, vars) => {
      const choice = present(vars.choice, 'the choice');
      const amendments = present(vars.resolution, 'the resolution').amendments;
      return goTo('seek', {
        pending: amended(vars.pending, amendments),
        used: [...vars.used, ...(choice.is === 'use' ? [usedBy(vars, choice)] : [])],
        passes: 0,
        turn: nextSeat(state, vars.turn),
      });
    },
  });
}

function usedBy<E extends LcgEvent>(
  { pending, turn }: Vars<E>,
  { card, printed, ability, source, at }: UseOption,
): Use<E> {
  const ref: AbilityRef =
    source === undefined ? { self: card, printed, key: ability } : { self: card, printed, key: ability, source };
  const event = at === undefined ? undefined : pending[at]?.event;
  return useOf<E>(ref, turn, at === undefined || event === undefined ? {} : { trigger: { event, at } });
}

function isReaction(kind: TriggerKind): boolean {
  return kind === 'reaction' || kind === 'forcedReaction';
}

function kindsOf(pending: readonly Pending[]): readonly string[] {
  return [...new Set(pending.map(({ event }) => event.is))];
}
