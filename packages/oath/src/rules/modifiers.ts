import { ask, type CardId, type CardOption, choose, finishWith, flow, goTo, keep, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { ModifiersMessage } from '../messages.ts';
import type { DetailOption } from '../options.ts';
import { costOf, isFree, mayPay, paid } from '../powers/cost.ts';
import { mayDo, modifiersFor, tradePosts } from '../powers/in-play.ts';
import { powersOf } from '../powers/library.ts';
import type { ActionName, ModifierFees, Use } from '../powers/power.ts';
import { isAdviser } from '../queries/cards.ts';
import { playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { favorOf } from '../verbs/favor.ts';
import { allOf } from '../verdict.ts';
import { payToll } from './tolls.ts';

/** What the chosen modifiers take from the board together: printed costs, and fees besides. */
export function modifierPrice(
  state: Oath,
  seat: SeatId,
  chosen: readonly CardId[],
): { readonly favor: number; readonly secrets: number } {
  const prices = chosen.map((card) => {
    const { favor = 0, secret = 0, burnFavor = 0, burnSecret = 0 } = costOf(state, card);
    const fees = feesOf(state, { seat, card });
    return {
      favor: favor + burnFavor + (fees?.favor ?? 0),
      secrets: secret + burnSecret + (fees?.flips ?? 0),
    };
  });
  return {
    favor: prices.reduce((sum, { favor }) => sum + favor, 0),
    secrets: prices.reduce((sum, { secrets }) => sum + secrets, 0),
  };
}

function feesOf(state: Oath, use: Use): ModifierFees | undefined {
  return powersOf(state, use.card).modifier?.fees?.(state, use);
}

function canAfford(state: Oath, seat: SeatId, chosen: readonly CardId[]): boolean {
  const { favor, secrets } = modifierPrice(state, seat, chosen);
  return favorOf(state, seat) >= favor && playerOf(state, seat).secrets >= secrets;
}

/** Modifiers that may be declared besides the chosen ones (OATH-7.4-a). */
export function declarable(
  state: Oath,
  seat: SeatId,
  action: ActionName,
  chosen: readonly CardId[] = [],
): readonly CardId[] {
  return modifiersFor(state, seat, action, chosen)
    .filter(({ use, modifier }) => {
      if (modifier.mandatory === true || chosen.includes(use.card)) return false;
      // Who borrows advisers has no use for the own ones.
      const ownUsed = chosen.some((card) => isAdviser(state, card));
      if (modifier.action === 'trade' && modifier.borrowsAdvisers === true && ownUsed) return false;
      const cost = costOf(state, use.card);
      if (mayPay(state, { ...use, cost }) !== 'allowed') return false;
      const together = [...chosen, use.card];
      if (!canAfford(state, seat, together)) return false;
      if (action === 'trade' && tradePosts(state, seat, together).length === 0) return false;
      if (mayDo(state, { is: 'power', seat, card: use.card, cost }) !== 'allowed') return false;
      // What would do nothing is declared for its cost alone (OATH-7.1.3-a).
      const works = isFree(cost) ? modifier.works?.(state, use) : 'allowed';
      return (
        allOf(
          () => modifier.may?.(state, use) ?? 'allowed',
          () => works ?? 'allowed',
        ) === 'allowed'
      );
    })
    .map(({ use }) => use.card);
}

interface Declaring {
  readonly seat: SeatId;
  readonly action: ActionName;
  readonly chosen: readonly CardId[];
  readonly next?: CardOption | Extract<DetailOption, { readonly is: 'done' }>;
}

/** Declares modifiers of an action one by one; nothing is paid yet. */
export const declareModifiers = flow<Oath, Declaring, readonly CardId[]>()('oath/modifiers', {
  ask: (state, { seat, action, chosen }) => {
    const cards = declarable(state, seat, action, chosen);
    if (cards.length === 0) return finishWith(chosen);
    const message: ModifiersMessage = { key: 'modifiers', action };
    return ask(
      'next',
      choose<CardOption | { readonly is: 'done' }>({
        seat,
        message,
        because: { is: 'rule', rule: 'OATH-7.4-a' },
        options: [...cards.map((card): CardOption => ({ is: 'card', card })), { is: 'done' }],
      }),
    );
  },
  add: (_, { chosen, next }) =>
    next?.is === 'card' ? [keep({ chosen: [...chosen, next.card] }), goTo('ask')] : finishWith(chosen),
});

/** Pays for the modifiers and tells that they are used. */
export function payModifiers(state: Oath, seat: SeatId, chosen: readonly CardId[]): readonly OathEvent[] {
  return chosen.flatMap((card): readonly OathEvent[] => {
    const cost = costOf(state, card);
    return [
      { is: 'powerUsed', seat, card, kind: 'modifier', rule: 'OATH-7.4-a' },
      ...(isFree(cost) ? [] : paid(state, { seat, card, cost })),
      ...payFeesOf(state, { seat, card }),
    ];
  });
}

function payFeesOf(state: Oath, use: Use): readonly OathEvent[] {
  const { seat, card } = use;
  const { favor = 0, flips = 0, rule = 'OATH-7.4-a' } = feesOf(state, use) ?? {};
  return [
    ...payToll(state, seat, { card, favor }, rule),
    ...(flips > 0 ? [{ is: 'secretsTurned', seat, amount: flips, to: 'down', rule } satisfies OathEvent] : []),
  ];
}

/** Whether a card's modifier is in use, so that the card cannot be discarded (OATH-7.4.3-a). */
export function isModifying(chosen: readonly CardId[], card: CardId): boolean {
  return chosen.includes(card);
}
