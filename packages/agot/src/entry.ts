import { readableForms } from '@kronika/decks';
import type { GameEntry } from '@kronika/kernel';
import { countAgotCards, listAgotCards } from './cards/census.ts';
import { AGOT_SITES } from './decks/import.ts';
import { READY_DECKS } from './decks/ready/decks.ts';
import { bringAgotDeck, DECK_FORMATS, reportAgotDecks } from './decks/report.ts';
import { agot } from './game.ts';
import { PROMPTS } from './text/prompts.ts';

/** The game as programs offer it. */
export const agotEntry: GameEntry = {
  game: agot,
  cards: {
    sides: { pl: 'stronnictwo', en: 'faction' },
    list: listAgotCards,
    count: countAgotCards,
    tests: 'packages/agot/src/cards',
  },
  decks: {
    formats: DECK_FORMATS,
    reads: readableForms(AGOT_SITES),
    check: (text, { lang }) => reportAgotDecks(text, lang),
    ready: READY_DECKS,
    bring: bringAgotDeck,
  },
  messages: Object.keys(PROMPTS),
};
