import { best, type CardId, type PickQuestion, type PrintedId, picked } from '@kronika/kernel';
import { abilityFact } from '../cards/library.ts';
import { directionsTowards, distance } from '../hex/index.ts';
import type { SenjutsuMessage } from '../messages.ts';
import { isSenjutsuOption, type SenjutsuOption } from '../options.ts';
import { abilityOn } from '../prints.ts';
import { occasionOf } from '../rules/playable.ts';
import { type Board, isPlaced } from './board.ts';
import { drawWorth } from './gains.ts';
import { profileOf } from './profile.ts';
import { woundsLeft } from './worth.ts';

const RANK: Readonly<Record<string, number>> = { core: 0, wood: 0.3, steel: 0.6, gold: 0.9, jade: 1.2 };

/** What keeping a card is worth. */
export function keepWorth(board: Board, printed: PrintedId | undefined): number {
  const fact = printed === undefined ? undefined : abilityOn(printed);
  if (fact === undefined || printed === undefined) return 0;
  const { me } = board;
  const copies = me.hand.filter((sight) => sight.face === 'up' && sight.printed === printed).length;
  const isReady = fact.focus <= me.focus && (fact.requires === undefined || fact.requires.includes(me.kamae));
  const strikes = Math.max(0, ...profileOf(printed, me).blows.flatMap(({ reach }) => [...reach.values()]));
  const byType = { attack: 0.4 + 0.5 * strikes, defence: 0.9, meditation: 0.4, core: 0 }[fact.type];
  return byType + (RANK[fact.rank] ?? 0) - 0.25 * fact.focus + (isReady ? 0.3 : 0) - 0.2 * (copies - 1);
}

/** The cards that are missed least. */
export function discarded(board: Board, question: PickQuestion): readonly number[] {
  return picked(question, (option) =>
    isSenjutsuOption(option) && option.is === 'card' ? -keepWorth(board, board.printed(option.card)) : 0,
  );
}

/** Whom to aim at: who is near, and has least left. */
export function targetFor({ me, opponents }: Board, options: readonly SenjutsuOption[]): number {
  return best(options, (option) => {
    const target = option.is === 'fighter' ? opponents.find(({ id }) => id === option.fighter) : undefined;
    if (target === undefined) return -100;
    return -woundsLeft(target) - (me.cell === null ? 0 : 0.5 * distance(me.cell, target.cell));
  });
}

/** How many cards to draw at most. */
export function drawsFor(board: Board, most: number): number {
  return best(
    Array.from({ length: most + 1 }, (_, count) => ({ is: 'count', count })),
    ({ count }) => drawWorth(board, count),
  );
}

/** Benefits, and reactions at the start of a turn: played when what they do is any use now. */
export function instantWorth(board: Board, card: CardId): number {
  const printed = board.printed(card);
  if (printed === undefined) return -1;
  const fact = abilityFact(printed);
  let worth = -0.15 - 0.25 * fact.focus;
  for (const line of fact.lines) {
    if (line.kamae !== undefined && !line.kamae.includes(board.me.kamae)) continue;
    if (line.is !== 'occasion' && line.is !== 'initiative') worth += line.is === 'edict' ? 0.1 : 0.3;
  }
  return occasionOf(fact) === 'startOfTurn' && fact.focus > 1 ? -1 : worth;
}

/** The way round, or the way, that leaves the target with its back turned, or nearer the own blade. */
export function wayFor(board: Board, message: SenjutsuMessage, options: readonly SenjutsuOption[]): number {
  const target = 'target' in message ? board.opponents.find(({ id }) => id === message.target) : undefined;
  const { me } = board;
  if (target === undefined || !isPlaced(me)) return 0;
  const towards = directionsTowards(target.cell, me.cell)[0] ?? 0;
  return best(options, (option) => {
    if (option.is !== 'way') return -1;
    if (option.way === 'pull') return distance(me.cell, target.cell) > 1 ? 1 : -1;
    if (option.way === 'push') return 0;
    const facing = target.facing + (option.way === 'clockwise' ? 1 : -1);
    const off = (facing - towards + 12) % 6;
    return Math.min(off, 6 - off);
  });
}
