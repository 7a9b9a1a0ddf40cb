import type { CardId, Question } from '@kronika/kernel';
import { type Board, factIn, isMine } from './board.ts';
import { aimOf } from './deeds.ts';
import { hostWorth } from './hosts.ts';
import { kneelingCost } from './stakes.ts';
import { handWorth, lossOf, printedWorth, worth } from './worth.ts';

/** Where it does not help, it is worse on a friend than on an enemy; no legal answer is worse than this. */
const WRONG = -20;

/** What a card of a deck is worth in hand, about. */
const AVERAGE = 3;

/** How good it is to choose the card for what is asked; the higher, the better. */
export function targetWorth(board: Board, question: Question, card: CardId): number {
  const { message, because } = question;
  const source = because.is === 'card' ? because.card : undefined;
  const figure = board.figure(card);
  switch (message.key) {
    case 'chooseUnderDeck':
      // What is better than the next card of a deck is worth stays on top of it.
      return AVERAGE - ownWorth(board, card);
    case 'cost.discard':
    case 'discardToReserve':
      return -ownWorth(board, card);
    case 'cost.kneel':
    case 'chooseToKneel':
      return figure === undefined ? 0 : -kneelingCost(figure);
    case 'chooseSent':
      // Nobody is saved from there: no duplicate helps.
      return figure === undefined ? 0 : -worth(figure);
    case 'chooseKilled':
    case 'chooseVictim':
      return figure === undefined ? 0 : -lossOf(figure);
    case 'chooseSpared':
    case 'chooseStanding':
      return figure === undefined ? 1 : worth(figure);
    case 'search':
    case 'chooseDiscarded':
    case 'choosePutIntoPlay':
      return 0.1 + ownWorth(board, card);
    case 'choosePlayer':
      // Consolidation of Power is for the own side: whoever kneels has power for it.
      return isMine(board, card) ? 1 : 0;
    case 'chooseGaining':
      return figure?.side === 'own' ? worth(figure) : 0;
    case 'renown':
    case 'pillage':
      return 1;
    case 'attachTo':
      return source === undefined || figure === undefined ? 0 : placedOn(board, source, card);
    default:
      return figure === undefined ? lyingWorth(board, card) : aimWorth(board, source, card);
  }
}

function placedOn(board: Board, attachment: CardId, host: CardId): number {
  const fact = factIn(board, attachment);
  const figure = board.figure(host);
  return fact?.type === 'attachment' && figure !== undefined ? hostWorth(fact, figure) : 0;
}

function ownWorth(board: Board, card: CardId): number {
  const fact = factIn(board, card);
  return fact === undefined ? 0 : handWorth(board, fact);
}

/** What an ability does there: by what is known of it, or as harm, which most of them do. */
function aimWorth(board: Board, source: CardId | undefined, card: CardId): number {
  const figure = board.figure(card);
  if (figure === undefined) return 0;
  const printed = source === undefined || !isMine(board, source) ? undefined : board.printed(source);
  const harm = figure.side === 'own' ? WRONG - lossOf(figure) : worth(figure);
  if (printed === undefined) return harm;
  return aimOf(printed)(figure, board) ?? WRONG + (figure.side === 'own' ? -lossOf(figure) : 0);
}

/** Other cards: in play theirs, and the best; out of play the best. */
function lyingWorth(board: Board, card: CardId): number {
  const fact = factIn(board, card);
  const value = fact === undefined ? 0.1 : printedWorth(fact);
  return isInPlay(board, card) && isMine(board, card) ? WRONG - value : value;
}

function isInPlay({ view }: Board, card: CardId): boolean {
  return view.seats.some(({ characters, locations, faction }) =>
    [...characters, ...locations, ...(faction === null ? [] : [faction])].some(
      ({ id, attachments }) => id === card || attachments.some((attachment) => attachment.id === card),
    ),
  );
}
