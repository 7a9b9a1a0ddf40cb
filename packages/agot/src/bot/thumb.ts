import {
  type Answer,
  type Bot,
  best,
  type CardId,
  type ChooseQuestion,
  fitting,
  forcedAnswer,
  harmless,
  type Message,
  type NumberQuestion,
  type PickQuestion,
  picked,
  places,
  type SeatId,
  type Thought,
} from '@kronika/kernel';
import type { ChallengeType } from '../cards/fact.ts';
import type { Choice } from '../text/options.ts';
import type { AgotView } from '../view.ts';
import { act } from './actions.ts';
import { bestAttack, bypassWorth } from './attack.ts';
import { type Board, boardOf } from './board.ts';
import { amountWorth, isWanted, namedTypeWorth, seatWorth, selectionWorth } from './choices.ts';
import { defenders } from './defend.ts';
import { plotWorth, titleWorth } from './plots.ts';
import { react } from './reactions.ts';
import { nextSetupCard } from './setup.ts';
import { targetWorth } from './targets.ts';
import { worth } from './worth.ts';

/** Plays by rules of thumb: it looks at the table and the question, and not a single move ahead. */
export const thumb: Bot = {
  answer({ view, question }: Thought<AgotView>) {
    const forced = forcedAnswer(question);
    if (forced !== undefined) return forced;
    const board = boardOf(view, question.seat);
    switch (question.is) {
      case 'number':
        return fitting(question, numbered(board, question));
      case 'choose':
        return fitting(question, chosen(board, question));
      case 'pick':
        return fitting(question, pickedBy(board, question));
      case 'order':
      case 'distribute':
        return harmless(question);
    }
  },
};

/** Cards that a deck keeps at the least: who has none left is out of the game. */
const LAST_CARDS = 3;

function numbered({ me }: Board, { message, min, max }: NumberQuestion): Answer {
  return message.key === 'insight' ? Math.max(min, Math.min(max, me.deck.size - LAST_CARDS)) : min;
}

/** What a question says about what has been settled before it. */
interface Asked extends Message {
  readonly type?: ChallengeType;
  readonly against?: SeatId;
  readonly placed?: readonly CardId[];
}

function chosen(board: Board, question: ChooseQuestion): Answer {
  const { options, message }: { readonly options: readonly Choice[]; readonly message: Asked } = question;
  const bySeat = (worthOf: (seat: SeatId) => number): number =>
    best(options, (option) => ('seat' in option ? worthOf(option.seat) : 0));
  const byCard = (worthOf: (card: CardId) => number): number =>
    best(options, (option) => ('card' in option ? worthOf(option.card) : 0));
  switch (message.key) {
    case 'actionWindow':
      return act(board, options);
    case 'triggerWindow':
      return react(board, options, message);
    case 'placeSetup':
      return nextSetupCard(board, options, message.placed ?? []);
    case 'choosePlot':
      return byCard((card) => plotWorth(board, card));
    case 'chooseTitle':
      return byCard((card) => titleWorth(board, card));
    case 'initiateChallenge':
      return best(options, (option) => ('type' in option ? attackWorth(board, option.type) : 0));
    case 'chooseOpponent':
      return message.type === undefined
        ? bySeat((seat) => seatWorth(board, question, seat))
        : bySeat((seat) => attackWorth(board, message.type, seat));
    case 'redirectTo':
      return bySeat((seat) => attackWorth(board, board.fight?.seen.type, seat));
    case 'chooseBypassed':
      return byCard((card) => bypassWorth(board, card, message.type ?? board.fight?.seen.type));
    case 'intimidate':
      return byCard((card) => kneelingWorth(board, card));
    default:
      return best(options, (option) => optionWorth(board, question, option));
  }
}

function attackWorth(board: Board, type: ChallengeType | undefined, against?: SeatId): number {
  const settled = {
    ...(type === undefined ? {} : { types: [type] }),
    ...(against === undefined ? {} : { against: [against] }),
  };
  return bestAttack(board, settled)?.value ?? -1;
}

function kneelingWorth(board: Board, card: CardId): number {
  const figure = board.figure(card);
  return figure === undefined ? 0 : worth(figure);
}

/** What an option of any other question is worth. */
function optionWorth(board: Board, question: ChooseQuestion | PickQuestion, option: Choice): number {
  if ('ability' in option) return 0;
  if ('card' in option) return targetWorth(board, question, option.card);
  if ('seat' in option) return seatWorth(board, question, option.seat);
  if ('type' in option) return namedTypeWorth(board, question, option.type);
  if ('icon' in option) return namedTypeWorth(board, question, option.icon);
  if ('amount' in option) return amountWorth(board, question, option.amount);
  if (option.is === 'accept') return isWanted(board, question) ? 1 : -1;
  return selectionWorth(board, option);
}

function pickedBy(board: Board, question: PickQuestion): Answer {
  const { message, options }: { readonly message: Asked; readonly options: readonly Choice[] } = question;
  const cards = options.flatMap((option) => ('card' in option ? [option.card] : []));
  const taking = (wanted: readonly CardId[]): Answer =>
    places(question, (option: Choice) => 'card' in option && wanted.includes(option.card));
  switch (message.key) {
    case 'declareAttackers': {
      const { type, against } = message;
      const attack = bestAttack(board, {
        attackers: cards,
        ...(type === undefined ? {} : { types: [type] }),
        ...(against === undefined ? {} : { against: [against] }),
      });
      return taking(attack?.attackers ?? cards.slice(0, 1));
    }
    case 'declareDefenders':
      return taking(defenders(board, cards));
    default:
      return picked(question, (option: Choice) => optionWorth(board, question, option));
  }
}
