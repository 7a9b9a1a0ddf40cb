import { cardOf, type RuleId, type SeatId } from '@kronika/kernel';
import type { FavorPlace, OathEvent, SecretPlace } from '../event.ts';
import type { Suit } from '../facts/fact.ts';
import { adviserHolder } from '../queries/cards.ts';
import { favorSupply } from '../queries/pieces.ts';
import { playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';

/** Where a player's favor lies: on the board, or in the Nomad bank for who took the Vow of Kinship. */
export function purseOf(state: Oath, seat: SeatId): FavorPlace {
  return adviserHolder(state, 'vow-of-kinship') === seat ? { is: 'bank', suit: 'nomad' } : { is: 'player', seat };
}

/** The favor a player can pay with. */
export function favorOf(state: Oath, seat: SeatId): number {
  return favorAt(state, purseOf(state, seat));
}

/** What others find on the board to take: nothing under the Vow of Kinship. */
export function favorOnBoard(state: Oath, seat: SeatId): number {
  return playerOf(state, seat).favor;
}

export function favorAt(state: Oath, place: FavorPlace): number {
  switch (place.is) {
    case 'supply':
      return favorSupply(state);
    case 'bank':
      return state.banks[place.suit];
    case 'player':
      return playerOf(state, place.seat).favor;
    case 'card':
      return cardOf(state.table, place.card).favor;
    case 'site':
      return state.sites[place.slot]?.favor ?? 0;
    case 'banner':
      return state.banners.peoplesFavor.tokens;
  }
}

function samePlace(one: FavorPlace, other: FavorPlace): boolean {
  switch (one.is) {
    case 'bank':
      return other.is === 'bank' && one.suit === other.suit;
    case 'player':
      return other.is === 'player' && one.seat === other.seat;
    case 'card':
      return other.is === 'card' && one.card === other.card;
    case 'site':
      return other.is === 'site' && one.slot === other.slot;
    case 'supply':
    case 'banner':
      return one.is === other.is;
  }
}

/** Moves as much of that favor as there is; nothing happens if there is none (OATH-9.3-a). */
export function moveFavor(
  state: Oath,
  from: FavorPlace,
  to: FavorPlace,
  amount: number,
  rule: RuleId,
): readonly OathEvent[] {
  const moved = Math.min(amount, favorAt(state, from));
  return moved <= 0 || samePlace(from, to) ? [] : [{ is: 'favorMoved', from, to, amount: moved, rule }];
}

/** A player gains favor from a bank, as far as it holds some (OATH-10-gain). */
export function gainFavor(state: Oath, seat: SeatId, suit: Suit, amount: number, rule: RuleId): readonly OathEvent[] {
  return moveFavor(state, { is: 'bank', suit }, purseOf(state, seat), amount, rule);
}

/** Burns favor: into the supply, or onto the board of who took the Vow of Renewal (ruling 7). */
export function burnFavor(state: Oath, from: FavorPlace, amount: number, rule: RuleId): readonly OathEvent[] {
  const renewed = adviserHolder(state, 'vow-of-renewal');
  const to: FavorPlace = renewed === undefined ? { is: 'supply' } : purseOf(state, renewed);
  const burned = Math.min(amount, favorAt(state, from));
  return burned <= 0 || samePlace(from, to) ? [] : [{ is: 'favorMoved', from, to, amount: burned, burned: true, rule }];
}

/** Favor from one player's board to another's. */
export function giveFavor(state: Oath, from: SeatId, to: SeatId, amount: number, rule: RuleId): readonly OathEvent[] {
  return moveFavor(state, purseOf(state, from), purseOf(state, to), amount, rule);
}

/** Takes favor off another player's board (OATH-10-take). */
export function takeFavor(state: Oath, seat: SeatId, from: SeatId, amount: number, rule: RuleId): readonly OathEvent[] {
  return moveFavor(state, { is: 'player', seat: from }, purseOf(state, seat), amount, rule);
}

function moveSecrets(from: SecretPlace, to: SecretPlace, amount: number, rule: RuleId): readonly OathEvent[] {
  return amount <= 0 ? [] : [{ is: 'secretsMoved', from, to, amount, rule }];
}

/** Secrets are not limited (OATH-9.3-a). */
export function gainSecrets(seat: SeatId, amount: number, rule: RuleId): readonly OathEvent[] {
  return moveSecrets({ is: 'supply' }, { is: 'player', seat }, amount, rule);
}

/** Burns faceup secrets of the board. */
export function burnSecrets(seat: SeatId, amount: number, rule: RuleId): readonly OathEvent[] {
  return moveSecrets({ is: 'player', seat }, { is: 'supply' }, amount, rule);
}

/**
 * Secrets from one board to another, faceup ones first; a secret keeps its side.
 */
export function giveSecrets(state: Oath, from: SeatId, to: SeatId, amount: number, rule: RuleId): readonly OathEvent[] {
  const { secrets, spentSecrets } = playerOf(state, from);
  const up = Math.min(amount, secrets);
  const down = Math.min(amount - up, spentSecrets);
  return [
    ...moveSecrets({ is: 'player', seat: from }, { is: 'player', seat: to }, up, rule),
    ...moveSecrets({ is: 'player', seat: from, face: 'down' }, { is: 'player', seat: to, face: 'down' }, down, rule),
  ];
}
