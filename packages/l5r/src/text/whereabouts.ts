import type { CardId, SeatId, Sight } from '@kronika/kernel';
import type { CharacterView } from '../card-view.ts';
import type { L5rView, SeatView } from '../view.ts';
import type { Names } from './names-in.ts';

/** What tells a card apart from others of its name. */
interface Whereabouts {
  readonly seat: SeatId;
  /** Which of several copies it is. */
  readonly number?: string;
  readonly skills?: string;
  readonly marks: readonly string[];
}

/** A card with where it is, whose it is, and how it stands. */
export function placedCard(names: Names, card: CardId, view: L5rView): string {
  const found = whereabouts(names, card, view);
  return found === undefined
    ? plainName(names, card, view)
    : described(plainName(names, card, view), found, [names.seat(found.seat), ...found.marks]);
}

/** The same for a card of the reader, who need not be told whose it is. */
export function ownCard(names: Names, card: CardId, view: L5rView): string {
  const found = whereabouts(names, card, view);
  return found === undefined
    ? plainName(names, card, view)
    : described(plainName(names, card, view), found, found.marks);
}

/** The name of a card with its number among copies, and whose it is, if it is not the reader's. */
export function numberedCard(names: Names, card: CardId, view: L5rView): string {
  const found = whereabouts(names, card, view);
  const name = `${plainName(names, card, view)}${found?.number ?? ''}`;
  return found === undefined || found.seat === view.viewer ? name : `${name} (${names.seat(found.seat)})`;
}

function described(name: string, { number = '', skills }: Whereabouts, marks: readonly string[]): string {
  return `${name}${number}${skills === undefined ? '' : ` [${skills}]`}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}

/** Where it lies is said anyway. */
function plainName(names: Names, card: CardId, view: L5rView): string {
  const isHidden = view.seats.some(({ provinces }) =>
    provinces.some(({ province }) => province?.id === card && province.sight.face === 'down'),
  );
  return isHidden ? names.words.hiddenProvince : names.card(view, card);
}

function whereabouts(names: Names, card: CardId, view: L5rView): Whereabouts | undefined {
  for (const seat of view.seats) {
    const found =
      inProvinces(names, card, seat) ?? amongCharacters(names, card, seat) ?? elsewhere(names, card, seat, view);
    if (found !== undefined) return found;
  }
  return undefined;
}

function inProvinces(names: Names, card: CardId, { seat, provinces }: SeatView): Whereabouts | undefined {
  const there = provinces.find(({ province, row }) => province?.id === card || row.some(({ id }) => id === card));
  return there === undefined ? undefined : { seat, marks: [names.place(there.place)] };
}

function amongCharacters(names: Names, card: CardId, { seat, characters }: SeatView): Whereabouts | undefined {
  const say = names.words;
  for (const character of characters) {
    if (character.id === card) {
      const there = character.at === 'conflict' ? [say.place.conflict] : [];
      const marks = [...there, ...marksOf(names, character), ...worn(names, character)];
      return { seat, number: copyNumber(character, characters), skills: skillsText(character), marks };
    }
    const attachment = character.attachments.find(({ id }) => id === card);
    if (attachment === undefined) continue;
    const host = `${names.sight(character.sight)}${copyNumber(character, characters)}`;
    return { seat, marks: [say.place.on(host), ...(attachment.stance === 'bowed' ? [say.board.bowed] : [])] };
  }
  return undefined;
}

/** Which of several copies this is, as ` #2`; empty for the only one. */
export function copyNumber({ id, sight }: CharacterView, characters: readonly CharacterView[]): string {
  const copies = characters.filter(
    (other) => sight.face === 'up' && other.sight.face === 'up' && other.sight.printed === sight.printed,
  );
  return copies.length < 2 ? '' : ` #${copies.findIndex((copy) => copy.id === id) + 1}`;
}

function elsewhere(names: Names, card: CardId, seat: SeatView, view: L5rView): Whereabouts | undefined {
  const say = names.words.place;
  const is = (sight: Sight): boolean => sight.face === 'up' && sight.card === card;
  if (seat.stronghold.some(({ id }) => id === card)) return { seat: seat.seat, marks: [] };
  if ([...seat.dynastyDiscard, ...seat.conflictDiscard].some(is)) return { seat: seat.seat, marks: [say.discard] };
  return seat.seat !== view.viewer && seat.hand.some(is) ? { seat: seat.seat, marks: [say.hand] } : undefined;
}

/** Military and political skill; a dash has no value. */
export function skillsText({ military, political }: Pick<CharacterView, 'military' | 'political'>): string {
  return [military, political].map((value) => value ?? '–').join('/');
}

/** How a character stands. */
export function marksOf(names: Names, { stance, status, fate, evaded }: CharacterView): readonly string[] {
  const say = names.words.board;
  return [
    ...(stance === 'bowed' ? [say.bowed] : []),
    ...(status === 'ordinary' ? [] : [say[status]]),
    ...(fate === 0 ? [] : [`${say.fate} ${fate}`]),
    ...(evaded ? [say.evaded] : []),
  ];
}

function worn(names: Names, { attachments }: CharacterView): readonly string[] {
  return attachments.map(({ sight }) => `+ ${names.sight(sight)}`);
}
