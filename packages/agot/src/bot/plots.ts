import type { CardId } from '@kronika/kernel';
import { type Board, factIn, handFacts } from './board.ts';
import { worth } from './worth.ts';

/** What the text of a plot brings now, besides its numbers. */
export const TEXTS: Readonly<Record<string, (board: Board) => number>> = {
  'a-clash-of-kings': ({ others }) => (others.some(({ faction }) => (faction?.power ?? 0) > 1) ? 2 : 0.5),
  'a-feast-for-crows': () => 1.5,
  'a-noble-cause': () => 1,
  'building-orders': () => 1,
  'calling-the-banners': ({ others }) => Math.max(0, ...others.map(({ characters }) => characters.length)),
  // Somebody has to lose an attachment: better not oneself.
  confiscation: ({ foes, own }) => (hasGear(foes) ? 1.5 : hasGear(own) ? -1.5 : 0),
  'counting-coppers': ({ me }) => (me.hand.length <= 3 ? 4.5 : 1.5),
  'filthy-accusations': ({ foes }) => 0.3 * Math.max(0, ...foes.map(worth)),
  'heads-on-spikes': ({ others }) => (others.some(({ hand }) => hand.length > 0) ? 3 : 0),
  'marched-to-the-wall': ({ own, others, foes }) => {
    const mine = Math.min(20, ...own.map(worth));
    const theirs = others.map(({ seat }) => leastOf(foes.filter(({ seen }) => seen.controller === seat).map(worth)));
    return Math.max(0, ...theirs) - (own.length === 0 ? 0 : mine);
  },
  // Gold that can only be spent on characters.
  'marching-orders': (board) => {
    const payable = handFacts(board).reduce((sum, fact) => sum + (fact.type === 'character' ? fact.cost : 0), 0);
    return Math.min(0, payable - 9 - board.me.gold);
  },
  'power-behind-the-throne': () => 1.5,
  rebuilding: ({ me }) => (me.discard.length >= 3 ? 0.5 : 0),
  reinforcements: (board) => {
    const within = [...handFacts(board)].flatMap((fact) => (fact.type === 'character' && fact.cost <= 5 ? [fact] : []));
    return Math.max(0, ...within.map(({ cost }) => cost)) + (within.length > 0 ? 0.5 : 0);
  },
  // One challenge with a claim of 2, instead of three.
  'sneak-attack': () => -3.5,
  summons: (board) => (handFacts(board).filter(({ type }) => type === 'character').length < 2 ? 2.5 : 1),
  'supporting-the-faith': () => -0.5,
  'wildfire-assault': wildfire,
};

function hasGear(figures: Board['own']): boolean {
  return figures.some(({ seen }) => seen.attachments.some(({ controller }) => controller === seen.controller));
}

function leastOf(worths: readonly number[]): number {
  return worths.length === 0 ? 0 : Math.min(...worths);
}

/** Everybody keeps three characters: good for who has few. */
function wildfire({ own, foes, others }: Board): number {
  const burnt = (worths: readonly number[]): number =>
    [...worths]
      .sort((a, b) => b - a)
      .slice(3)
      .reduce((sum, one) => sum + one, 0);
  const theirs = others.map(({ seat }) => burnt(foes.filter(({ seen }) => seen.controller === seat).map(worth)));
  return 0.8 * Math.max(0, ...theirs) - burnt(own.map(worth));
}

/** How good the plot is for this round: gold first, claim for who attacks with strength. */
export function plotWorth(board: Board, card: CardId): number {
  const fact = factIn(board, card);
  if (fact?.type !== 'plot') return 0;
  const strength = (side: Board['own']) => side.reduce((sum, { seen }) => sum + seen.strength, 0);
  const isStronger = strength(board.own) > strength(board.foes) / Math.max(1, board.others.length);
  const hungry = handFacts(board).reduce((sum, one) => sum + ('cost' in one && one.cost !== 'X' ? one.cost : 0), 0);
  const gold = Math.min(fact.income, Math.max(2, hungry)) * (board.view.round <= 2 ? 1.3 : 1);
  return (
    gold +
    0.1 * fact.initiative +
    (isStronger ? 3 : 1.5) * fact.claim +
    0.15 * fact.reserve +
    (TEXTS[fact.id]?.(board) ?? 0)
  );
}

/** Which title helps most. */
export function titleWorth(board: Board, card: CardId): number {
  const printed = board.printed(card);
  const isEarly = board.view.round <= 3;
  switch (printed) {
    case 'master-of-coin':
      return isEarly ? 4 : 3;
    case 'hand-of-the-king':
      return isEarly ? 3 : 3.5;
    case 'master-of-laws':
      return 2.5;
    case 'crown-regent':
      return 2.2;
    case 'master-of-ships':
      return 2;
    default:
      return 1.5;
  }
}
