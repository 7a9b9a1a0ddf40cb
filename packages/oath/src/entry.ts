import type { GameEntry } from '@kronika/kernel';
import { countOathCards, listOathCards } from './cards/census.ts';
import { oath } from './game.ts';
import { QUESTION_KEYS } from './messages.ts';

/** The game as programs offer it. */
export const oathEntry: GameEntry = {
  game: oath,
  cards: {
    sides: { pl: 'znak', en: 'suit' },
    list: listOathCards,
    count: countOathCards,
    tests: 'packages/oath/src/cards',
  },
  messages: QUESTION_KEYS,
};
