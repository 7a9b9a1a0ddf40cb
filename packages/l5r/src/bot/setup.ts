import type { CardId } from '@kronika/kernel';
import type { Fact } from '../cards/fact.ts';
import { type Board, factIn } from './board.ts';
import { printedWorth } from './worth.ts';

/** Provinces that do little under a stronghold, where a ring does not matter and nothing comes after a break. */
const WASTED: readonly string[] = [
  'pilgrimage',
  'the-art-of-peace',
  'the-art-of-war',
  'endless-plains',
  'defend-the-wall',
  'elemental-fury',
  'manicured-garden',
];

/** How good a province is under the stronghold: it is attacked last, when it decides the game. */
export function strongholdFit(board: Board, card: CardId): number {
  const fact = factIn(board, card);
  if (fact?.type !== 'province') return 0;
  const isWalled = fact.id === 'entrenched-position' || fact.id === 'ancestral-lands' ? 1 : 0;
  const isHelpful = fact.id === 'shameful-display' || fact.id === 'meditations-on-the-tao' ? 0.7 : 0;
  return fact.strength + isWalled + isHelpful - (WASTED.includes(fact.id) ? 2 : 0);
}

/** The dynasty cards of the first round that are sent back: what cannot be bought, and what does little. */
export function dynastyMulligan(board: Board, cards: readonly CardId[]): readonly CardId[] {
  const facts = cards.flatMap((card) => factOfEach(board, card));
  const holdings = facts.filter(({ fact }) => fact.type === 'holding').slice(1);
  const dear = facts.filter(({ fact }) => fact.type === 'character' && fact.cost >= 5).slice(1);
  const weak = facts.filter(({ fact }) => fact.type === 'character' && printedWorth(fact) < 1.4);
  return [...holdings, ...dear, ...weak].map(({ card }) => card);
}

/** The conflict cards that are sent back: what costs too much for the first round. */
export function conflictMulligan(board: Board, cards: readonly CardId[]): readonly CardId[] {
  return cards.filter((card) => {
    const fact = factIn(board, card);
    return fact !== undefined && 'cost' in fact && fact.cost >= 3;
  });
}

function factOfEach(board: Board, card: CardId): readonly { readonly card: CardId; readonly fact: Fact }[] {
  const fact = factIn(board, card);
  return fact === undefined ? [] : [{ card, fact }];
}

/** At the end of a round: what will not be bought next time makes room. Holdings stay. */
export function isStale(board: Board, card: CardId): boolean {
  const fact = factIn(board, card);
  return fact?.type === 'character' && printedWorth(fact) < 2;
}

/** Whether it hurts the opponent to lose the card from a broken province. */
export function isWorthClearing(board: Board, card: CardId): boolean {
  const fact = factIn(board, card);
  return fact !== undefined && (fact.type === 'holding' || printedWorth(fact) >= 2);
}
