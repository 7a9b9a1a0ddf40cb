import type { Answer, Bot, ChooseQuestion, PickQuestion, Thought } from '@kronika/kernel';
import { best, fitting, forcedAnswer, harmless, picked, places } from '@kronika/kernel';
import type { Choice } from '../text/options.ts';
import type { L5rView } from '../view.ts';
import { act } from './actions.ts';
import { bestAttack } from './attack.ts';
import { bid } from './bidding.ts';
import { type Board, boardOf } from './board.ts';
import { favorWorth, isWanted, selectionWorth } from './choices.ts';
import { defenders } from './defend.ts';
import { dynasty, extraFate, withFate } from './dynasty.ts';
import { react } from './reactions.ts';
import { contestWorth, namedRingWorth, ringAim, ringEffectWorth } from './rings.ts';
import { conflictMulligan, dynastyMulligan, isStale, isWorthClearing, strongholdFit } from './setup.ts';
import { pairOf, targetWorth } from './targets.ts';

/** Plays by rules of thumb: it looks at the table and the question, and not a single move ahead. */
export const thumb: Bot = {
  answer({ view, question, random }: Thought<L5rView>) {
    const forced = forcedAnswer(question);
    if (forced !== undefined) return forced;
    const board = boardOf(view, question.seat, random);
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

function numbered(
  board: Board,
  { message, because, min, max }: Extract<Thought['question'], { is: 'number' }>,
): Answer {
  if (message.key === 'honorBid') return bid(board);
  return because.is === 'card' && message.key === 'extraFate' ? extraFate(board, because.card, max) : min;
}

function chosen(board: Board, question: ChooseQuestion): Answer {
  const { options, message } = question;
  switch (message.key) {
    case 'actionWindow':
      return withFate(board, options, act(board, options));
    case 'triggerWindow':
      return react(board, options);
    case 'dynastyWindow':
      return withFate(board, options, dynasty(board, options));
    case 'conflictOpportunity':
      return opportunity(board, options);
    case 'declareRing':
      return best(options, (option) => contestWorth(board, option));
    case 'declareProvince':
      return best(options, (option: Choice) =>
        'card' in option && option.card === bestAttack(board)?.province ? 1 : 0,
      );
    case 'ringEffect':
      return best(options, (option) => ringEffectWorth(board, option));
    case 'favorSide':
      return best(options, (option: Choice) => ('side' in option ? favorWorth(board, option.side) : 0));
    case 'chooseStrongholdProvince':
      return best(options, (option: Choice) => ('card' in option ? strongholdFit(board, option.card) : 0));
    default:
      return best(options, (option) => optionWorth(board, question, option));
  }
}

/** An attack that promises enough, for the ring that is worth most of those it can be made for; otherwise none. */
function opportunity(board: Board, options: ChooseQuestion['options']): Answer {
  const attacks = (bestAttack(board)?.value ?? 0) > 0.3;
  return best(options, (option: Choice) => {
    if (option.is === 'pass') return attacks ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    return contestWorth(board, option);
  });
}

/** What an option of any other question is worth. */
function optionWorth(board: Board, question: ChooseQuestion | PickQuestion, option: Choice): number {
  const { key } = question.message;
  if ('ability' in option) return 0;
  if ('ring' in option) return namedRingWorth(board, question, option.ring);
  if ('card' in option) return cardOption(board, question, option.card);
  if (option.is === 'accept') return isWanted(board, key) ? 1 : -1;
  return selectionWorth(board, option);
}

type CardChoice = Extract<Choice, { is: 'card' }>['card'];

function cardOption(board: Board, question: ChooseQuestion | PickQuestion, card: CardChoice): number {
  const { key } = question.message;
  const figure = board.figure(card);
  return key.startsWith('ringEffect.') && figure !== undefined
    ? ringAim(board, key.slice('ringEffect.'.length), figure)
    : targetWorth(board, question, card);
}

function pickedBy(board: Board, question: PickQuestion): Answer {
  const cards = question.options.flatMap((option: Choice) => ('card' in option ? [option.card] : []));
  const taking = (wanted: readonly CardChoice[]): Answer =>
    places(question, (option: Choice) => 'card' in option && wanted.includes(option.card));
  const worthOf = (option: Choice): number => optionWorth(board, question, option);
  switch (question.message.key) {
    case 'mulligan.dynasty':
      return taking(dynastyMulligan(board, cards));
    case 'mulligan.conflict':
      return taking(conflictMulligan(board, cards));
    case 'declareAttackers':
      return taking(bestAttack(board)?.attackers ?? cards.slice(0, 1));
    case 'declareDefenders':
      return taking(
        defenders(
          board,
          cards.flatMap((card) => board.figure(card) ?? []),
        ),
      );
    case 'discardFromProvinces':
      return taking(cards.filter((card) => isStale(board, card)));
    case 'discardFromBroken':
      return taking(cards.filter((card) => isWorthClearing(board, card)));
    case 'chooseCharacters':
      return question.min === 2 ? taking(pairOf(board, cards)) : picked(question, worthOf);
    default:
      return picked(question, worthOf);
  }
}
