import type { CardId, Phrase, PrintedId, Reader, SeatId } from '@kronika/kernel';
import { type CardType, factOf } from '../../cards/fact.ts';
import { type AgotView, printedIn, type SeatView } from '../../view.ts';
import type { Names } from '../names-in.ts';

/** What a line of the log is told with: by whom, of which table, and to whom. */
export interface Telling {
  readonly names: Names;
  readonly view: AgotView;
  readonly reader: Reader;
}

/** A verb as it is said to who does it, and of somebody else. */
export interface Verb {
  readonly you: Phrase;
  readonly other: Phrase;
}

/** A verb in both languages: "Dobierasz" and "dobiera", "You draw" and "draws". */
export function verb(pl: readonly [string, string], en: readonly [string, string]): Verb {
  return { you: { pl: pl[0], en: en[0] }, other: { pl: pl[1], en: en[1] } };
}

/** The beginning of a sentence: who does it. */
export function does({ names, reader }: Telling, seat: SeatId, { you, other }: Verb): string {
  return reader.is(seat) ? you[names.lang] : `${names.seat(seat)} ${other[names.lang]}`;
}

/** Somebody inside a sentence. */
export function whom({ names, reader }: Telling, seat: SeatId): string {
  return reader.is(seat) ? { pl: 'Ty', en: 'you' }[names.lang] : names.seat(seat);
}

/** Polish names are not declined, so a noun goes before them: one that is the same as subject and object. */
const NOUNS: Readonly<Record<CardType, string>> = {
  character: 'postać',
  location: 'miejsce',
  attachment: 'dodatek',
  event: 'wydarzenie',
  plot: 'kartę',
  agenda: 'kartę',
  title: 'tytuł',
  faction: 'kartę',
};

/** A card as the object of a sentence. */
export function printedObject({ lang, printed: nameOf }: Names, printed: PrintedId): string {
  return lang === 'pl' ? `${NOUNS[factOf(printed).type]} ${nameOf(printed)}` : nameOf(printed);
}

export function object({ names, view }: Telling, card: CardId | undefined): string {
  const printed = card === undefined ? undefined : printedIn(view, card);
  return printed === undefined
    ? { pl: 'zakrytą kartę', en: names.words.hidden }[names.lang]
    : printedObject(names, printed);
}

const OWN: Readonly<Record<CardType, string>> = {
  character: 'Twoja postać',
  location: 'Twoje miejsce',
  attachment: 'Twój dodatek',
  event: 'Twoja karta',
  plot: 'Twoja karta',
  agenda: 'Twoja karta',
  title: 'Twój tytuł',
  faction: 'Twoja karta',
};

/** A card as the subject of a sentence, with whose it is before it. */
export function printedSubject({ names, reader }: Telling, printed: PrintedId, seat: SeatId | undefined): string {
  const name = names.printed(printed);
  if (seat === undefined) return name;
  // An English card that begins with an article loses it behind whose it is: "Your Knight of Flowers".
  const owned = name.replace(/^The /u, '');
  if (reader.is(seat)) return names.lang === 'pl' ? `${OWN[factOf(printed).type]} ${name}` : `Your ${owned}`;
  return names.lang === 'pl' ? `${names.seat(seat)} – ${name}` : `${names.seat(seat)}’s ${owned}`;
}

export function subject(telling: Telling, card: CardId): string {
  const { names, view } = telling;
  const printed = printedIn(view, card);
  if (printed === undefined) return capital(names.words.hidden);
  return printedSubject(telling, printed, holderOf(view, card)?.seat);
}

/** Who has the card before them, in play, in hand or on a pile. */
export function holderOf({ seats }: AgotView, card: CardId): SeatView | undefined {
  return seats.find(
    (seat) =>
      [...seat.characters, ...seat.locations, ...(seat.faction === null ? [] : [seat.faction])].some(
        ({ id, attachments }) => id === card || attachments.some((attachment) => attachment.id === card),
      ) ||
      seat.plot?.id === card ||
      seat.title?.id === card ||
      [seat.discard, seat.dead, seat.hand, seat.deck.known].some((zone) =>
        zone.some((sight) => sight.face === 'up' && sight.card === card),
      ),
  );
}

/** The seat whose faction card it is: what happens to the card happens to the player. */
export function playerOf({ seats }: AgotView, card: CardId): SeatView | undefined {
  return seats.find(({ faction }) => faction?.id === card);
}

/** What somebody has now, behind what has changed: ", masz 5", ", now 5". */
export function nowHas({ names, reader }: Telling, seat: SeatId, total: number): string {
  if (names.lang === 'en') return `, now ${total}`;
  return reader.is(seat) ? `, masz ${total}` : `, ma ${total}`;
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
