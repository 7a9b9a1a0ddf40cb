import { type CardId, type Message, type Option, passIn } from '@kronika/kernel';
import type { EventRef, UseOption } from '@kronika/lcg';
import { RULES } from '../rules/calls.ts';
import { type Board, factIn, isMine } from './board.ts';
import { WISE } from './deeds.ts';
import { REDUCERS } from './marshaling.ts';
import { CARD, worth } from './worth.ts';

/** Abilities that bring so little that nothing is given to cancel them. */
export const TRIFLES: readonly string[] = [
  'gates-of-winterfell',
  'lordsport-shipwright',
  'messenger-raven',
  'old-forest-hunter',
  'the-bear-and-the-maiden-fair',
  'the-tickler',
  'fiery-followers',
  'iron-fleet-scout',
];

/** A window, with what is answered to. */
export interface WindowMessage extends Message {
  readonly kind?: string;
  readonly about?: readonly EventRef[];
}

/** What to answer to an event: the first thing that is good, or nothing. */
export function react(board: Board, options: readonly (Option | UseOption)[], message: WindowMessage): number {
  const place = options.findIndex((option) => 'ability' in option && isWise(board, option, message));
  return place < 0 ? passIn(options) : place;
}

function isWise(board: Board, option: UseOption, { kind, about = [] }: WindowMessage): boolean {
  const answered = option.event ?? about[0];
  if (kind === 'would' && answered !== undefined && !isToBePrevented(board, answered, option)) return false;
  // What the rules offer is a duplicate that saves.
  return option.printed === RULES || (WISE[option.printed]?.(board) ?? true);
}

/** The own cards are saved, and what the others do is cancelled where it hurts more than cancelling it costs. */
function isToBePrevented(board: Board, answered: EventRef, { card }: UseOption): boolean {
  if (answered.card === undefined) return true;
  if (answered.is !== 'initiating') return isMine(board, answered.card);
  return !isMine(board, answered.card) && threatOf(board, answered) > cancellingCost(board, card);
}

/** What it means for the bot that an ability of somebody else takes effect. */
function threatOf(board: Board, { card, cards = [] }: EventRef): number {
  const fact = card === undefined ? undefined : factIn(board, card);
  if (fact === undefined) return CARD;
  if (REDUCERS[fact.id] !== undefined || TRIFLES.includes(fact.id)) return 0;
  const own = cards.flatMap((one) => board.own.filter(({ seen }) => seen.id === one));
  const hit = Math.max(0, ...own.map((figure) => 0.5 * worth(figure)));
  const strength = fact.type === 'event' && fact.cost !== 'X' ? 0.5 * fact.cost : 0;
  // What is aimed at nothing, or at somebody else's card, still helps who uses it.
  return Math.max(hit, 1.2 + strength);
}

/** What is given for cancelling: an event is a card and its gold, and a character that gives itself is gone. */
function cancellingCost(board: Board, card: CardId): number {
  const self = board.figure(card);
  return self === undefined ? 1 : worth(self);
}
