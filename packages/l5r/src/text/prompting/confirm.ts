import type { Answer, PickQuestion, Question } from '@kronika/kernel';
import { duelIn } from '../../rules/duelists.ts';
import type { L5rView } from '../../view.ts';
import type { Names } from '../names-in.ts';
import { askedText } from './ask-prompt.ts';
import { broughtBy } from './conflict-prompt.ts';
import { markedCards, markedNumber } from './marked.ts';
import type { ConfirmWords } from './words.ts';
import { promptWords } from './words-in.ts';

/** The button that sends what is marked. */
export function confirmFor(names: Names, question: Question, view: L5rView, marked: Answer): string | undefined {
  const say = promptWords(names.lang).confirm;
  const number = markedNumber(question, marked);
  if (number !== undefined) return numberText(say, question, number);
  const count = typeof marked === 'number' ? 1 : marked.length;
  switch (question.message.key) {
    case 'declareAttackers':
      return attackText(say, question, view, marked);
    case 'declareDefenders':
      return defenseText(say, question, view, marked);
    case 'declareEvaded':
      return say.evade(count);
    case 'mulligan.dynasty':
    case 'mulligan.conflict':
      return count === 0 ? say.keepAll : say.replace(count);
    case 'discardFromBroken':
    case 'discardFromProvinces':
    case 'discardFromHand':
      return count === 0 ? say.discardNone : say.discard(count);
    case 'orderProvinces':
      return say.layOut;
    default:
      if (question.is === 'order') return say.inOrder;
      return question.is === 'pick' && askedText(question, view) !== undefined
        ? pickText(say, question, count)
        : undefined;
  }
}

/** What a text asks for; where it is one thing only, there is no number to say. */
function pickText(say: ConfirmWords, { message, max }: PickQuestion, count: number): string | undefined {
  if (message.key === 'attachTo') return say.attach;
  if (count === 0) return say.nobody;
  return max === 1 ? undefined : say.choose(count);
}

function numberText(say: ConfirmWords, { message }: Question, number: number): string | undefined {
  switch (message.key) {
    case 'honorBid':
      return duelIn(message) === undefined ? say.bid(number) : say.duelBid(number);
    case 'extraFate':
      return number === 0 ? say.noExtraFate : say.extraFate(number);
    default:
      return undefined;
  }
}

function attackText(say: ConfirmWords, question: Question, view: L5rView, marked: Answer): string | undefined {
  const { declaring } = view;
  const cards = markedCards(question, marked);
  if (declaring === null || cards.length === 0) return undefined;
  return say.attack(broughtBy(view, question.seat, cards, declaring.type));
}

function defenseText(say: ConfirmWords, question: Question, view: L5rView, marked: Answer): string | undefined {
  const cards = markedCards(question, marked);
  if (cards.length === 0) return say.nobodyDefends;
  return view.conflict === null ? undefined : say.defend(broughtBy(view, question.seat, cards, view.conflict.type));
}
