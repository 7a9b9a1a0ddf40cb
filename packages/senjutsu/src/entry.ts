import { readableForms } from '@kronika/decks';
import type { GameEntry } from '@kronika/kernel';
import { countSenjutsuCards, listSenjutsuCards } from './cards/census.ts';
import { DECK_FORMATS, type DeckFormat } from './decks/format.ts';
import { SENJUTSU_SITES } from './decks/import.ts';
import { READY_DECKS } from './decks/ready/decks.ts';
import { bringSenjutsuDeck, reportSenjutsuDecks } from './decks/report.ts';
import { senjutsu } from './game.ts';
import { QUESTION_KEYS } from './messages.ts';

function formatCalled(format: string | undefined): DeckFormat | undefined {
  return DECK_FORMATS.find((known) => known === format);
}

/** The game as programs offer it. */
export const senjutsuEntry: GameEntry = {
  game: senjutsu,
  cards: {
    sides: { pl: 'bohater', en: 'hero' },
    list: listSenjutsuCards,
    count: countSenjutsuCards,
    tests: 'packages/senjutsu/src/cards',
  },
  decks: {
    formats: DECK_FORMATS,
    reads: readableForms(SENJUTSU_SITES),
    check: (text, { lang, format }) => reportSenjutsuDecks(text, lang, formatCalled(format)),
    ready: READY_DECKS,
    bring: bringSenjutsuDeck,
  },
  messages: QUESTION_KEYS,
};
