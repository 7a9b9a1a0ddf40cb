import { readableForms } from '@kronika/decks';
import type { GameEntry } from '@kronika/kernel';
import { countL5rCards, listL5rCards } from './cards/census.ts';
import { L5R_SITES } from './decks/import.ts';
import { DECK_FORMATS } from './decks/legality/format.ts';
import { READY_DECKS } from './decks/ready/decks.ts';
import { bringL5rDeck, reportL5rDecks } from './decks/report.ts';
import { l5r } from './game.ts';
import { PROMPTS } from './text/prompts.ts';

/** The game as programs offer it. */
export const l5rEntry: GameEntry = {
  game: l5r,
  cards: {
    sides: { pl: 'klan', en: 'clan' },
    list: listL5rCards,
    count: countL5rCards,
    tests: 'packages/l5r/src/cards',
  },
  decks: {
    formats: DECK_FORMATS,
    reads: readableForms(L5R_SITES),
    check(text, { format: asked, lang }) {
      const format = DECK_FORMATS.find((known) => known === asked);
      return reportL5rDecks(text, format === undefined ? { lang } : { lang, format });
    },
    ready: READY_DECKS,
    bring: bringL5rDeck,
  },
  messages: Object.keys(PROMPTS),
};
