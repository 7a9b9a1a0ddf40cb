import { type DeckList, sampleHand, zoneSize } from '@kronika/decks';
import { type PrintedId, randomOf } from '@kronika/kernel';
import type { FirstDraw } from '../deck-module.ts';

/** A pile in the order in which it is drawn, and how much of it lies open. */
export interface DrawnPile {
  readonly order: readonly PrintedId[];
  readonly shown: number;
}

/** Shuffles the pile and draws what one begins with; the same seed draws the same. */
export function firstDraw(deck: DeckList, { zone, size }: FirstDraw, seed: string): DrawnPile {
  const wanted = typeof size === 'number' ? size : size(deck);
  const order = sampleHand(deck, { zone, size: zoneSize(deck, zone) }, randomOf(`${seed}/${zone}`));
  return { order, shown: Math.min(wanted, order.length) };
}

/** One card more; a pile that is used up stays as it is. */
export function drawnOn({ order, shown }: DrawnPile): DrawnPile {
  return { order, shown: Math.min(order.length, shown + 1) };
}

/** The card at the place goes under the pile, and the next one comes in its stead. */
export function replaced({ order, shown }: DrawnPile, place: number): DrawnPile {
  const [card, next] = [order[place], order[shown]];
  if (card === undefined || next === undefined || place >= shown) return { order, shown };
  const hand = order.slice(0, shown).with(place, next);
  return { order: [...hand, ...order.slice(shown + 1), card], shown };
}
