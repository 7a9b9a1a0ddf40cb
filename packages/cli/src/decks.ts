import * as agot from '@kronika/agot';
import type { Lang, Refusal } from '@kronika/kernel';
import * as l5r from '@kronika/l5r';

/** What a game says about one deck of a file. */
export interface CheckedDeck {
  /** Empty if the file gives the deck none. */
  readonly name: string;
  readonly format: string;
  readonly legal: boolean;
  /** What was not taken as it stands, as sentences. */
  readonly notices: readonly string[];
  readonly problems: readonly { readonly rule: string; readonly text: string; readonly cards: readonly string[] }[];
}

/** What a game says about a deck file: the form it has, and its decks. */
export interface CheckedFile {
  readonly form: { readonly id: string; readonly name: string };
  readonly decks: readonly CheckedDeck[];
}

/** A game that is played with decks people build. */
export interface DeckGame {
  readonly game: string;
  /** The formats decks can be built for. */
  readonly formats: readonly string[];
  /** Reads the decks in a text and checks them; without a format, for the one each deck names, or the usual one. */
  check(text: string, options: { readonly format?: string; readonly lang: Lang }): CheckedFile | Refusal;
  /** The decks that come with the game; a setup may name them. */
  readonly ready: readonly { readonly id: string; readonly name: Readonly<Record<Lang, string>> }[];
  /** The one legal deck in a text, as a setup has it; otherwise everything that is wrong with it. */
  bring(text: string, lang: Lang): object | Refusal;
}

/** Every game with decks that the program knows. */
export const deckGames: readonly DeckGame[] = [
  {
    game: 'l5r',
    formats: l5r.DECK_FORMATS,
    check(text, { format: asked, lang }) {
      const format = l5r.DECK_FORMATS.find((known) => known === asked);
      return l5r.reportL5rDecks(text, format === undefined ? { lang } : { lang, format });
    },
    ready: l5r.READY_DECKS,
    bring: l5r.bringL5rDeck,
  },
  {
    game: 'agot',
    formats: agot.DECK_FORMATS,
    check: (text, { lang }) => agot.reportAgotDecks(text, lang),
    ready: agot.READY_DECKS,
    bring: agot.bringAgotDeck,
  },
];
