import type { ChooseQuestion, SeatId } from '@kronika/kernel';
import { CHALLENGE_TYPES, type ChallengeType } from '../cards/fact.ts';
import type { Choice } from '../text/options.ts';
import { type Board, fighters, isMine } from './board.ts';
import { wantsMulligan } from './setup.ts';
import { worth } from './worth.ts';

/** How good it is to choose that player. */
export function seatWorth(board: Board, { message }: Pick<ChooseQuestion, 'message'>, seat: SeatId): number {
  switch (message.key) {
    case 'chooseFirst':
      // Whoever comes last attacks those who have knelt already: the next after oneself begins.
      return -((seat - board.seat - 1 + board.view.seats.length) % board.view.seats.length);
    case 'chooseWinner':
    case 'chooseLast':
    case 'choosePlayer':
      return seat === board.seat ? 1 : 0;
    default:
      return seat === board.seat ? -1 : opponentWorth(board, seat);
  }
}

/** Whoever is ahead, and has most to lose. */
function opponentWorth({ view }: Board, seat: SeatId): number {
  const other = view.seats[seat];
  return other === undefined ? 0 : 1 + other.power + 0.5 * other.characters.length + 0.3 * other.hand.length;
}

/** Whether what may be done should be done. */
export function isWanted(board: Board, { message, because }: Pick<ChooseQuestion, 'message' | 'because'>): boolean {
  switch (message.key) {
    case 'mulligan':
      return wantsMulligan(board);
    case 'redirect':
      // Only one's own troubles are passed on.
      return board.view.challenge?.defender === board.seat;
    default:
      return because.is === 'card' && isMine(board, because.card);
  }
}

/** Cards that name a type of challenge for their own side. */
const FOR_ONESELF: readonly string[] = ['olennas-informant', 'edric-dayne'];

/** The type in which one is strongest for what helps, in which the others are for what hinders them. */
export function namedTypeWorth(
  board: Board,
  { because }: Pick<ChooseQuestion, 'because'>,
  type: ChallengeType,
): number {
  const source = because.is === 'card' ? board.printed(because.card) : undefined;
  const isForOneself = source !== undefined && FOR_ONESELF.includes(source);
  const seats = isForOneself ? [board.seat] : board.others.map(({ seat }) => seat);
  const strengths = seats.flatMap((seat) => fighters(board.figures, seat, type).map(({ seen }) => seen.strength));
  return strengths.reduce((sum, strength) => sum + strength, 0) - 0.01 * CHALLENGE_TYPES.indexOf(type);
}

/** What it is worth to pay so much: what lies within reach for it, or as little as possible. */
export function amountWorth(board: Board, { message }: Pick<ChooseQuestion, 'message'>, amount: number): number {
  if (message.key !== 'chooseX') return -amount;
  const within = board.foes.filter(({ fact }) => fact.cost <= amount);
  return Math.max(0, ...within.map(worth)) - 0.3 * amount;
}

/** What texts let one choose between, by the kind of the option. */
const SELECTIONS: Readonly<Record<string, (board: Board) => number>> = {
  gainPower: () => 2,
  drawCard: ({ me }) => (me.hand.length < 2 && me.power < 10 ? 2.5 : 1),
  pass: () => 0,
  decline: () => 0,
};

export function selectionWorth(board: Board, option: Choice): number {
  if ('what' in option) return option.what === 'victory' ? 1 : 0;
  // Most decks are looking for characters, and it is the others who search.
  if ('cardType' in option) return option.cardType === 'character' ? 1 : 0;
  return SELECTIONS[option.is]?.(board) ?? 0.1;
}
