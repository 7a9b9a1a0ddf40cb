import type { CardId, Lang, PrintedId, SeatId, Sight } from '@kronika/kernel';
import { factOf } from '../cards/fact.ts';
import { type AgotView, printedIn } from '../view.ts';
import { english } from './en.ts';
import { cardName } from './names.ts';
import { polish } from './pl.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Lang, Words>> = { pl: polish, en: english };

/** Names things in one language, as far as the reader of the view knows them. */
export interface Names {
  readonly lang: Lang;
  readonly words: Words;
  card(view: AgotView, card: CardId | undefined): string;
  cards(view: AgotView, cards: readonly CardId[]): string;
  printed(printed: PrintedId): string;
  sight(sight: Sight): string;
  seat(seat: SeatId): string;
}

export function namesIn(lang: Lang): Names {
  const words = WORDS[lang];
  const printed = (id: PrintedId): string => cardName(factOf(id))[lang];
  const card = (view: AgotView, id: CardId | undefined): string => {
    const known = id === undefined ? undefined : printedIn(view, id);
    return known === undefined ? words.hidden : printed(known);
  };
  return {
    lang,
    words,
    card,
    cards: (view, ids) => words.and(ids.map((id) => card(view, id))),
    printed,
    sight: (sight) => (sight.face === 'up' ? printed(sight.printed) : words.hidden),
    seat: (seat) => words.seat(seat + 1),
  };
}
