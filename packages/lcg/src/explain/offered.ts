import { type CardId, isCardId, type Question } from '@kronika/kernel';

/** The cards that the question offers, on their own or with what could be done with them. */
export function cardsOffered(question: Question): readonly CardId[] {
  return question.is === 'number' ? [] : question.options.flatMap((option) => cardIn(option) ?? []);
}

/** The card that an option is about. */
export function cardIn(option: object): CardId | undefined {
  return 'card' in option && isCardId(option.card) ? option.card : undefined;
}
