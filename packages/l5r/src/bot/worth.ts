import type { CardId } from '@kronika/kernel';
import type { ConflictType, Fact } from '../cards/fact.ts';
import { type Board, type Figure, factIn } from './board.ts';

/*
 * Everything is weighed in one unit: about the worth of 1 fate, or of a card.
 */

/** What it means to break a province, and to lose one. */
const BREAK = 6;
/** What it means to win, or lose, the game. */
export const GAME = 100;

export function breakWorth(stake: 'province' | 'stronghold'): number {
  return stake === 'stronghold' ? GAME : BREAK;
}

/** What a character in play is worth to its controller. */
export function worth({ seen, fact }: Figure): number {
  const [military, political] = [seen.military ?? 0, seen.political ?? 0];
  const skills = 0.4 * (military + political) + 0.3 * Math.max(military, political);
  const helpful = seen.attachments.length * 0.3;
  return 0.5 + skills + 0.2 * fact.glory + seen.fate + helpful;
}

/** What a dynasty character is worth to have, printed values only. */
export function printedWorth(fact: Fact): number {
  if (fact.type !== 'character') return fact.type === 'holding' ? 2 : 1;
  const [military, political] = [fact.military ?? 0, fact.political ?? 0];
  return 0.4 * (military + political) + 0.3 * Math.max(military, political) + 0.2 * fact.glory;
}

/** What 1 honor more is worth: much for who is about to lose or to win by it. */
export function honorWorth({ me }: Board): number {
  if (me.honor <= 3) return 3;
  if (me.honor <= 5 || me.honor >= 21) return 1.2;
  return 0.5;
}

/** What it is worth that the opponent has 1 honor less. */
export function honorHarm({ foe }: Board): number {
  if (foe.honor <= 2) return 6;
  if (foe.honor <= 5) return 1.5;
  return foe.honor >= 21 ? 1.2 : 0.4;
}

/** Conflict cards that wait for something rare. */
const SITUATIONAL: readonly string[] = [
  'contingency-plan',
  'rebuild',
  'tranquility',
  'way-of-the-unicorn',
  'noble-sacrifice',
  'calling-in-favors',
  'way-of-the-phoenix',
  'captive-audience',
  'above-question',
];

/** What a card in hand is worth to keep. */
export function handWorth(board: Board, card: CardId): number {
  const fact = factIn(board, card);
  if (fact === undefined) return 1;
  const cost = 'cost' in fact ? fact.cost : 0;
  const isDear = cost > board.me.fate + 2;
  const base = SITUATIONAL.includes(fact.id) ? 0.6 : 1.5;
  return base + (fact.type === 'character' ? 0.4 : 0) - (isDear ? 0.8 : 0) - 0.1 * cost;
}

/** A bonus of an attachment; the one that is worked out by its text counts as 3. */
export function bonusOf(fact: Fact, type: ConflictType): number {
  if (fact.type !== 'attachment') return 0;
  const bonus = type === 'military' ? fact.militaryBonus : fact.politicalBonus;
  return bonus === 'X' ? 3 : (bonus ?? 0);
}
