import type { Answer, CardId, Option, Question } from '@kronika/kernel';
import { isCardId } from '@kronika/kernel';

/** The options that are marked so far. */
export function markedOptions(question: Question, marked: Answer | undefined): readonly Option[] {
  if (marked === undefined || question.is === 'number' || question.is === 'distribute') return [];
  return (typeof marked === 'number' ? [marked] : marked).flatMap((place) => question.options[place] ?? []);
}

/** The cards that are marked so far. */
export function markedCards(question: Question, marked: Answer | undefined): readonly CardId[] {
  return markedOptions(question, marked).flatMap((option) => cardIn(option) ?? []);
}

/** The number that is marked. */
export function markedNumber(question: Question, marked: Answer | undefined): number | undefined {
  return question.is === 'number' && typeof marked === 'number' ? marked : undefined;
}

/** The card that an option is about. */
export function cardIn(option: object): CardId | undefined {
  return 'card' in option && isCardId(option.card) ? option.card : undefined;
}
