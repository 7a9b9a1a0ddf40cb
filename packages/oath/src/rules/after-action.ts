import { type CardId, finish, flow, goTo, keep } from '@kronika/kernel';
import { inUse } from '../powers/in-play.ts';
import { powersOf } from '../powers/library.ts';
import type { Act, Effect } from '../powers/power.ts';
import type { Oath } from '../state.ts';

interface AfterAction {
  readonly act: Act;
  readonly left?: readonly CardId[];
}

/** What a modifier does after the action it was used for. */
function afterOf(state: Oath, card: CardId, act: Act): Effect {
  const use = { seat: act.seat, card };
  const { modifier } = powersOf(state, card);
  switch (act.action) {
    case 'search':
      return modifier?.action === 'search' ? (modifier.after?.(state, use, act) ?? []) : [];
    case 'muster':
      return modifier?.action === 'muster' ? (modifier.after?.(state, use, act) ?? []) : [];
    case 'trade':
      return modifier?.action === 'trade' ? (modifier.after?.(state, use, act) ?? []) : [];
    case 'recover':
      return modifier?.action === 'recover' ? (modifier.after?.(state, use, act) ?? []) : [];
    case 'travel':
      return modifier?.action === 'travel' ? (modifier.after?.(state, use, act) ?? []) : [];
  }
}

/** The modifiers that were in use do what they do after the action, one by one. */
export const afterAction = flow<Oath, AfterAction>()('oath/afterAction', {
  gather: (state, { act }) =>
    keep({ left: inUse(state, act.seat, act.action, act.modifiers).map(({ use }) => use.card) }),
  next: (state, { act, left = [] }) => {
    const [card, ...rest] = left;
    return card === undefined ? finish : [keep({ left: rest }), ...afterOf(state, card, act)];
  },
  again: () => goTo('next'),
});
