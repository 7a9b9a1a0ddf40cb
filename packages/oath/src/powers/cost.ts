import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { Cost } from '../facts/fact.ts';
import { factIn } from '../queries/cards.ts';
import { carriesTokens } from '../queries/pieces.ts';
import { playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { burnFavor, burnSecrets, favorOf, purseOf } from '../verbs/favor.ts';
import { forbid, type Verdict } from '../verdict.ts';

export function costOf(state: Oath, card: CardId): Cost {
  return factIn(state, card).cost;
}

export function costsTogether(...costs: readonly (Cost | undefined)[]): Cost {
  const sum = (of: (cost: Cost) => number | undefined) =>
    costs.reduce((total, cost) => total + (cost === undefined ? 0 : (of(cost) ?? 0)), 0);
  return {
    favor: sum(({ favor }) => favor),
    secret: sum(({ secret }) => secret),
    burnFavor: sum(({ burnFavor: burned }) => burned),
    burnSecret: sum(({ burnSecret }) => burnSecret),
  };
}

export function isFree({ favor = 0, secret = 0, burnFavor: burned = 0, burnSecret = 0 }: Cost): boolean {
  return favor + secret + burned + burnSecret === 0;
}

/** `overTokens`: battle plans may be paid although tokens lie on their card (OATH-7.5.3-a). */
export interface Payment {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly cost: Cost;
  readonly overTokens?: true;
}

/**
 * Whether the cost can be paid in full (OATH-7.1.2-e). Nothing is placed on a card that carries tokens (OATH-7.1.2-b);
 * outside the own turn nothing is placed at all (OATH-7.1.2-f).
 */
export function mayPay(state: Oath, { seat, card, cost, overTokens }: Payment): Verdict {
  const { favor = 0, secret = 0, burnFavor: burned = 0, burnSecret = 0 } = cost;
  const places = favor + secret > 0 && state.turn.seat === seat;
  if (places && overTokens === undefined && carriesTokens(state, card))
    return forbid('carriesTokens', 'OATH-7.1.2-b', cardOf(state.table, card).printed);
  if (favorOf(state, seat) < favor + burned) return forbid('cannotPay', 'OATH-7.1.2-e');
  if (playerOf(state, seat).secrets < secret + burnSecret) return forbid('cannotPay', 'OATH-7.1.2-d');
  return 'allowed';
}

/** Pays: in the own turn onto the card; otherwise favor goes to its bank and the secret turns facedown (OATH-7.1.2-c). */
export function paid(state: Oath, { seat, card, cost }: Payment): readonly OathEvent[] {
  const { favor = 0, secret = 0, burnFavor: burned = 0, burnSecret = 0 } = cost;
  const own = state.turn.seat === seat;
  const { suit } = factIn(state, card);
  const events: OathEvent[] = [];
  if (favor > 0) {
    if (own)
      events.push({
        is: 'favorMoved',
        from: purseOf(state, seat),
        to: { is: 'card', card },
        amount: favor,
        rule: 'OATH-7.1.2-a',
      });
    else if (suit === null) events.push(...burnFavor(state, purseOf(state, seat), favor, 'OATH-7.1.2-f'));
    else
      events.push({
        is: 'favorMoved',
        from: purseOf(state, seat),
        to: { is: 'bank', suit },
        amount: favor,
        rule: 'OATH-7.1.2-c',
      });
  }
  if (secret > 0)
    events.push(
      own
        ? {
            is: 'secretsMoved',
            from: { is: 'player', seat },
            to: { is: 'card', card },
            amount: secret,
            rule: 'OATH-7.1.2-a',
          }
        : { is: 'secretsTurned', seat, amount: secret, to: 'down', rule: 'OATH-7.1.2-c' },
    );
  if (burned > 0) events.push(...burnFavor(state, purseOf(state, seat), burned, 'OATH-7.1.2-a'));
  if (burnSecret > 0) events.push(...burnSecrets(seat, burnSecret, 'OATH-7.1.2-a'));
  return events;
}
