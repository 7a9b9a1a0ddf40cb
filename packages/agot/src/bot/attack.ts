import type { CardId, SeatId } from '@kronika/kernel';
import type { ChallengeType } from '../cards/fact.ts';
import { CHALLENGE_TYPES } from '../cards/fact.ts';
import { type Board, type Figure, fighters, hasIcon, isStanding, isYetToAct } from './board.ts';
import { claimWorth, keywordWorth } from './stakes.ts';
import { subsetsOf } from './subsets.ts';
import { powerWorth, worth } from './worth.ts';

/** A challenge that could be initiated. */
export interface Attack {
  readonly type: ChallengeType;
  readonly against: SeatId;
  readonly attackers: readonly CardId[];
  readonly value: number;
}

/** What is settled already. */
export interface Settled {
  readonly types?: readonly ChallengeType[];
  readonly against?: readonly SeatId[];
  readonly attackers?: readonly CardId[];
}

/** The best attack, worked out anew for each small decision of the declaration. */
export function bestAttack(board: Board, settled: Settled = {}): Attack | undefined {
  let best: Attack | undefined;
  const against = settled.against ?? board.others.map(({ seat }) => seat);
  for (const type of settled.types ?? CHALLENGE_TYPES)
    for (const seat of against) {
      const attack = attackOn(board, type, seat, settled.attackers);
      if (attack !== undefined && (best === undefined || attack.value > best.value)) best = attack;
    }
  return best;
}

function attackOn(
  board: Board,
  type: ChallengeType,
  against: SeatId,
  eligible: readonly CardId[] | undefined,
): Attack | undefined {
  const candidates =
    eligible === undefined
      ? fighters(board.own, board.seat, type)
      : board.own.filter(({ seen }) => eligible.includes(seen.id));
  const defenders = [...fighters(board.foes, against, type)].sort((a, b) => b.seen.strength - a.seen.strength);
  const prize = prizeOf(board, type, against);
  let best: Attack | undefined;
  for (const attackers of subsetsOf([...candidates].sort((a, b) => b.seen.strength - a.seen.strength))) {
    if (attackers.length === 0) continue;
    const value = chanceWorth(board, { attackers, defenders, prize, type });
    if (best === undefined || value > best.value)
      best = { type, against, attackers: attackers.map(({ seen }) => seen.id), value };
  }
  return best;
}

/** What it brings to win. */
function prizeOf(board: Board, type: ChallengeType, against: SeatId): number {
  const claim = claimWorth(board, against, type, board.me.plot?.claim ?? 1);
  const isRival = board.me.relations.some(({ to, is }) => to === against && is === 'rivals');
  const theirs = board.view.seats[against]?.power ?? 0;
  // Whoever is ahead at a table of many is everybody's business.
  return 0.5 + claim + (isRival ? powerWorth(board.me) : 0) + (board.others.length > 1 ? 0.1 * theirs : 0);
}

interface Considered {
  readonly attackers: readonly Figure[];
  readonly defenders: readonly Figure[];
  readonly prize: number;
  readonly type: ChallengeType;
}

function chanceWorth(board: Board, { attackers, defenders, prize, type }: Considered): number {
  const stealthy = attackers.filter(({ seen }) => seen.keywords.includes('stealth')).length;
  // Stealth goes past the strongest that has none.
  const bypassed = defenders.filter(({ seen }) => !seen.keywords.includes('stealth')).slice(0, stealthy);
  const facing = stealthy === 0 ? defenders : defenders.filter((figure) => !bypassed.includes(figure));
  const strength = attackers.reduce((sum, { seen }) => sum + Math.max(0, seen.strength), 0);
  if (strength === 0) return -1;
  const against = facing.reduce((sum, { seen }) => sum + Math.max(0, seen.strength), 0);
  const win = likely(strength, against);
  const unopposed = facing.length === 0 ? 0.95 : 0.25;
  const gained = prize + keywordWorth(board, attackers) + unopposed * powerWorth(board.me);
  return win * gained - attackers.reduce((sum, figure) => sum + exposure(board, figure, type), 0);
}

/** How likely strength wins against all that could defend; not everybody defends with everything. */
function likely(strength: number, against: number): number {
  if (strength >= against) return 0.9 + Math.min(0.08, 0.02 * (strength - against));
  return Math.max(0.02, 0.75 - 0.12 * (against - strength));
}

/** Who does not kneel to attack, and in which challenges. */
export const STAYING: Readonly<Record<string, ChallengeType>> = { 'ser-jaime-lannister': 'military' };

/** What it costs that this one kneels afterwards: it attacks no second time, and defends against nobody still to come. */
function exposure(board: Board, figure: Figure, type: ChallengeType): number {
  if (STAYING[figure.fact.id] === type && !figure.seen.blank) return 0;
  const { strength, icons } = figure.seen;
  const others = icons.filter((icon) => icon !== type && !board.me.initiated.includes(icon)).length;
  const threat = board.others.some(({ seat }) => isYetToAct(board, seat) && seat !== board.view.active);
  const coming = threat ? 0.06 * strength * Math.min(2, icons.length) : 0;
  return 0.05 * strength + 0.2 * others * strength + coming;
}

/** Whom stealth should go past: the strongest that could defend. */
export function bypassWorth(board: Board, card: CardId, type: ChallengeType | undefined): number {
  const figure = board.figure(card);
  if (figure === undefined) return 0;
  const couldDefend = isStanding(figure) && (type === undefined || hasIcon(figure, type));
  return (couldDefend ? 10 : 1) + figure.seen.strength + 0.01 * worth(figure);
}
