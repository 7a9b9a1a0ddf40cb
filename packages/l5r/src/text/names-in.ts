import type { CardId, Lang, PrintedId, SeatId, Sight } from '@kronika/kernel';
import { factOf } from '../cards/fact.ts';
import { printedIn } from '../sights.ts';
import type { L5rView } from '../view.ts';
import type { Place } from '../zones.ts';
import { english } from './en.ts';
import { cardName } from './names.ts';
import { polish } from './pl.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Lang, Words>> = { pl: polish, en: english };

/** Names things in one language, as far as the reader of the view knows them. */
export interface Names {
  readonly lang: Lang;
  readonly words: Words;
  card(view: L5rView, card: CardId | undefined): string;
  cards(view: L5rView, cards: readonly CardId[]): string;
  printed(printed: PrintedId): string;
  sight(sight: Sight): string;
  seat(seat: SeatId): string;
  place(place: Place): string;
}

export function namesIn(lang: Lang): Names {
  const words = WORDS[lang];
  const printed = (id: PrintedId): string => cardName(factOf(id))[lang];
  const place = (at: Place): string => (at === 0 ? words.place.strongholdProvince : words.place.province(at));
  const card = (view: L5rView, id: CardId | undefined): string => {
    const known = id === undefined ? undefined : printedIn(view, id);
    if (known !== undefined) return printed(known);
    const at = id === undefined ? undefined : placeOfProvince(view, id);
    return at === undefined ? words.hidden : `${words.hiddenProvince} (${place(at)})`;
  };
  return {
    lang,
    words,
    card,
    cards: (view, ids) => words.and(ids.map((id) => card(view, id))),
    printed,
    sight: (sight) => (sight.face === 'up' ? printed(sight.printed) : words.hidden),
    seat: (seat) => words.seat(seat + 1),
    place,
  };
}

/** Where the province card with that label lies; which one it is need not be known. */
function placeOfProvince(view: L5rView, card: CardId): Place | undefined {
  for (const { provinces } of view.seats)
    for (const { place, province } of provinces) if (province?.id === card) return place;
  return undefined;
}
