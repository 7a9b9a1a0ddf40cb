import type { CardId, Sight } from '@kronika/kernel';
import type { AgotView, AttachmentView, CharacterView, PlayedCard, SeatView } from '../view.ts';
import type { Names } from './names-in.ts';

/** A card with where it is, whose it is, and how it stands. */
export function placedCard(names: Names, card: CardId, view: AgotView): string {
  for (const seat of view.seats) {
    const marks = marksIn(names, card, seat, view);
    if (marks === undefined) continue;
    const whose = seat.seat === view.viewer ? [] : [names.seat(seat.seat)];
    const all = [...whose, ...marks];
    return `${names.card(view, card)}${all.length === 0 ? '' : ` (${all.join(', ')})`}`;
  }
  return names.card(view, card);
}

function marksIn(names: Names, card: CardId, seat: SeatView, view: AgotView): readonly string[] | undefined {
  for (const one of seat.characters) {
    if (one.id === card) return characterMarks(names, one, seat.characters);
    const found = amongAttachments(names, card, one);
    if (found !== undefined) return found;
  }
  for (const one of [...seat.locations, ...(seat.faction === null ? [] : [seat.faction])]) {
    if (one.id === card) return standing(names, one);
    const found = amongAttachments(names, card, one);
    if (found !== undefined) return found;
  }
  return elsewhere(names, card, seat, view);
}

function amongAttachments(names: Names, card: CardId, host: PlayedCard): readonly string[] | undefined {
  const say = names.words;
  const attachment = host.attachments.find(({ id }) => id === card);
  if (attachment === undefined) return undefined;
  return [say.place.on(names.sight(host.sight)), ...standing(names, attachment)];
}

/** The card that this one lies on or under. */
export function hostIn(view: AgotView, card: CardId): CardId | undefined {
  for (const seat of view.seats)
    for (const host of [...seat.characters, ...seat.locations]) {
      if (host.duplicates.some(({ id }) => id === card) || host.attachments.some(({ id }) => id === card))
        return host.id;
      const worn = host.attachments.find(({ duplicates }) => duplicates.some(({ id }) => id === card));
      if (worn !== undefined) return worn.id;
    }
  return undefined;
}

/** How a card stands, and what lies on it. */
export function standing(
  names: Names,
  { stance, power, tokens, duplicates }: Pick<AttachmentView, 'stance' | 'power' | 'tokens' | 'duplicates'>,
): readonly string[] {
  const say = names.words.board;
  return [
    ...(stance === 'kneeling' ? [say.kneeling] : []),
    ...(power === 0 ? [] : [`${say.power} ${power}`]),
    ...Object.entries(tokens).map(([token, amount]) => `${names.words.token[token] ?? token} ${amount}`),
    ...(duplicates.length === 0 ? [] : [say.duplicates(duplicates.length)]),
  ];
}

/** Strength, icons and state of a character; copies are numbered. */
export function characterMarks(
  names: Names,
  character: CharacterView,
  all: readonly CharacterView[],
): readonly string[] {
  const say = names.words;
  const { strength, icons, part, bypassed, counts } = character;
  return [
    ...copyNumber(character, all),
    [`${say.board.strength} ${strength}`, ...icons.map((icon) => say.type[icon])].join(' '),
    ...(part === 'none' ? [] : [say.place[part]]),
    ...standing(names, character),
    ...(bypassed ? [say.board.bypassed] : []),
    ...(counts ? [] : [say.board.withheld]),
  ];
}

/** Which of several copies this is, as `#2`; nothing for the only one. */
function copyNumber({ id, sight }: CharacterView, characters: readonly CharacterView[]): readonly string[] {
  const copies = characters.filter(
    (other) => sight.face === 'up' && other.sight.face === 'up' && other.sight.printed === sight.printed,
  );
  return copies.length < 2 ? [] : [`#${copies.findIndex((copy) => copy.id === id) + 1}`];
}

function elsewhere(names: Names, card: CardId, seat: SeatView, view: AgotView): readonly string[] | undefined {
  const say = names.words.place;
  const is = (sight: Sight): boolean => sight.face === 'up' && sight.card === card;
  if (seat.discard.some(is)) return [say.discard];
  if (seat.dead.some(is)) return [say.dead];
  return seat.seat !== view.viewer && seat.hand.some(is) ? [say.hand] : undefined;
}
