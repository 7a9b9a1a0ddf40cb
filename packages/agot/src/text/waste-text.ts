import type { Question } from '@kronika/kernel';
import { CHALLENGE_TYPES } from '../cards/fact.ts';
import { RULES } from '../rules/calls.ts';
import type { AgotView } from '../view.ts';
import { cardsWord, goldWord } from './amounts.ts';
import type { Names } from './names-in.ts';
import { said } from './prompt/asking.ts';
import { couldTakePart } from './prompt/challenge.ts';
import { phaseIn } from './prompt/windows.ts';

/** What the seat throws away if it passes; nothing where a pass costs nothing. */
export function wasteText(names: Names, question: Question, view: AgotView): string | undefined {
  switch (question.message.key) {
    case 'actionWindow':
      return unspent(names, question, view);
    case 'initiateChallenge':
      return unfought(names, question, view);
    default:
      return undefined;
  }
}

/** Gold with which cards of the hand could still be marshaled. */
function unspent(names: Names, question: Question, view: AgotView): string | undefined {
  const me = view.seats.find(({ seat }) => seat === question.seat);
  if (me === undefined || question.is !== 'choose' || phaseIn(question.message) !== 'marshaling') return undefined;
  if (view.active !== me.seat) return undefined;
  const cards = new Set(
    question.options.flatMap((option) =>
      'printed' in option && option.printed === RULES && 'card' in option ? [option.card] : [],
    ),
  ).size;
  if (cards === 0) return undefined;
  return said(names, {
    pl: `masz ${goldWord('pl', me.gold)} i ${cardsWord('pl', cards)} do zmobilizowania`,
    en: `you have ${goldWord('en', me.gold)} and ${cardsWord('en', cards)} to marshal`,
  });
}

/** Challenges that could still be made with who stands. */
function unfought(names: Names, question: Question, view: AgotView): string | undefined {
  const me = view.seats.find(({ seat }) => seat === question.seat);
  if (me === undefined) return undefined;
  const types = CHALLENGE_TYPES.filter((type) => me.left[type] > 0 && couldTakePart(me, 'attacking', type).length > 0);
  if (types.length === 0) return undefined;
  const list = names.words.and(types.map((type) => names.words.type[type]));
  return said(names, {
    pl: `zostały Ci wyzwania: ${list}; pas je kończy`,
    en: `challenges left: ${list}; passing ends them`,
  });
}
