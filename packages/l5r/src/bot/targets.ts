import type { CardId, Question } from '@kronika/kernel';
import { placing } from './attaching.ts';
import { type Board, type Figure, factIn, presence } from './board.ts';
import { type Aim, type Effect, judge, readyUp } from './deed.ts';
import { deedOf, isMine, selfOf } from './deeds.ts';
import { swingWorth } from './stakes.ts';
import { bonusOf, handWorth, printedWorth, worth } from './worth.ts';

/** Where it does not help, it is worse on a friend than on an enemy; no legal answer is worse than this. */
const WRONG = -20;

/** How good it is to choose the card for what is asked; the higher, the better. */
export function targetWorth(board: Board, question: Question, card: CardId): number {
  const { message, because } = question;
  const source = because.is === 'card' ? because.card : undefined;
  const figure = board.figure(card);
  switch (message.key) {
    case 'cost.discard':
    case 'discardFromHand':
      return -handWorth(board, card);
    case 'search':
    case 'addToHand':
      return handWorth(board, card);
    case 'chooseGift':
      return isMine(board, card) ? handWorth(board, card) : -handWorth(board, card);
    case 'chooseCard':
      return costOf(board, card);
    case 'chooseAttachment':
    case 'shedRestricted':
    case 'cost.bowAttachment':
      return attachmentWorth(board, card, message.key === 'chooseAttachment' ? 'theirs' : 'own');
    case 'attachTo':
      return source === undefined || figure === undefined ? 0 : placingWorth(board, source, figure);
    case 'cost.sacrifice':
    case 'sacrificeCharacter':
      return figure === undefined ? 0 : -worth(figure) - presence(board, figure);
    case 'cost.dishonor':
      return figure === undefined ? 0 : -figure.seen.glory - (figure.seen.status === 'honored' ? 2 : 0);
    case 'cost.removeFate':
      return figure === undefined ? 0 : effectWorth(board, readyUp(figure, board, undefined));
    case 'chooseHonored':
      return figure === undefined ? 0 : judgement(board, figure);
    case 'declareEvaded':
      return figure === undefined ? 0 : evasion(figure);
    default:
      return figure === undefined ? cardWorth(board, card) : aimWorth(board, source, figure);
  }
}

/** To be honored, an own character; to be dishonored, one of theirs. */
function judgement(board: Board, figure: Figure): number {
  return figure.side === 'own' ? 10 + effectWorth(board, judge(figure, board, undefined)) : -worth(figure);
}

/** One of each side, where one is honored and the other dishonored. */
export function pairOf(board: Board, cards: readonly CardId[]): readonly CardId[] {
  const figures = cards.flatMap((card) => board.figure(card) ?? []);
  const worths = figures
    .map((figure) => ({ figure, worth: effectWorth(board, judge(figure, board, undefined), figure) }))
    .sort((a, b) => b.worth - a.worth);
  const [friend, enemy] = (['own', 'foe'] as const).map((side) => worths.find(({ figure }) => figure.side === side));
  const pair = friend === undefined || enemy === undefined ? worths.slice(0, 2) : [friend, enemy];
  return pair.map(({ figure }) => figure.seen.id);
}

/** Covert is best against who could defend. */
function evasion({ seen }: Figure): number {
  return (seen.stance === 'ready' ? 10 : 0) + Math.max(seen.military ?? 0, seen.political ?? 0);
}

/** What an ability does there: by what is known of it, or as harm, which most of them do. */
function aimWorth(board: Board, source: CardId | undefined, figure: Figure): number {
  const aim = source === undefined ? undefined : aimOf(board, source);
  if (aim === undefined) return figure.side === 'own' ? -worth(figure) - presence(board, figure) : worth(figure);
  return effectWorth(board, aim(figure, board, source === undefined ? undefined : selfOf(board, source)), figure);
}

/** What the opponent's cards ask for is never good for us: only own abilities have an aim. */
function aimOf(board: Board, source: CardId): Aim | undefined {
  const printed = board.printed(source);
  return printed === undefined || !isMine(board, source) ? undefined : deedOf(printed)?.on;
}

function effectWorth(board: Board, effect: Effect | undefined, figure?: Figure): number {
  if (effect !== undefined) return swingWorth(board, effect.swing, effect.swing) + effect.gain + 0.01 * effect.swing;
  return WRONG + (figure?.side === 'own' ? -worth(figure) : 0);
}

function placingWorth(board: Board, source: CardId, host: Figure): number {
  const fact = factIn(board, source);
  return fact === undefined ? 0 : effectWorth(board, placing(board, fact, host), host);
}

/** A card that is not in play: of the own ones the best, of theirs what costs most. */
function cardWorth(board: Board, card: CardId): number {
  const fact = factIn(board, card);
  const type = board.fight?.seen.type;
  if (fact === undefined) return 0.1;
  const now = fact.type === 'character' && type !== undefined ? (fact[type] ?? -1) : 0;
  return printedWorth(fact) + now;
}

function costOf(board: Board, card: CardId): number {
  const fact = factIn(board, card);
  return fact !== undefined && 'cost' in fact ? 1 + fact.cost : 0;
}

/** Which attachment should go: theirs, and among theirs the best; of the own ones the one that gives least. */
function attachmentWorth(board: Board, card: CardId, whose: 'theirs' | 'own'): number {
  const fact = factIn(board, card);
  const bonus = fact === undefined ? 0 : bonusOf(fact, 'military') + bonusOf(fact, 'political');
  if (whose === 'own') return -bonus;
  return isMine(board, card) ? WRONG - bonus : 1 + Math.abs(bonus);
}
