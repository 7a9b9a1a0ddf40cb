import {
  type CardId,
  cardOf,
  cardsIn,
  type RuleId,
  type SeatId,
  sharedZone,
  type ZoneId,
  zonesCalled,
} from '@kronika/kernel';
import { factOf } from './cards/facts.ts';
import type { Defeated, Skirmish } from './state.ts';

export const deckOf = zonesCalled('deck');
export const handOf = zonesCalled('hand');
export const fieldOf = zonesCalled('field');
export const discardOf = zonesCalled('discard');

/** Where a card lies while it is played. */
export const ASIDE: ZoneId = sharedZone('aside');

export const opponentOf = (seat: SeatId): SeatId => (seat === 0 ? 1 : 0);

export function isInPlay({ table }: Skirmish, card: CardId): boolean {
  const { zone } = cardOf(table, card);
  return zone === fieldOf(0) || zone === fieldOf(1);
}

export function isFighter({ table }: Skirmish, card: CardId): boolean {
  return factOf(cardOf(table, card).printed)?.type === 'fighter';
}

export function isReady({ table }: Skirmish, card: CardId): boolean {
  return cardOf(table, card).stance === 'ready';
}

export function controllerOf({ table }: Skirmish, card: CardId): SeatId {
  return cardOf(table, card).controller;
}

/** The fighter is defeated, on whichever side it fights now. */
export function defeat(state: Skirmish, card: CardId, rule: RuleId): Defeated {
  return { is: 'defeated', card, seat: controllerOf(state, card), rule };
}

/** The fighters a seat has on the field. */
export function fightersOf(state: Skirmish, seat: SeatId): readonly CardId[] {
  return cardsIn(state.table, fieldOf(seat)).filter((card) => isFighter(state, card));
}

export function allFighters(state: Skirmish): readonly CardId[] {
  return [...fightersOf(state, 0), ...fightersOf(state, 1)];
}
