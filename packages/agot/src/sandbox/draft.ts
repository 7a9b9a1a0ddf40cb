import { InvariantError, isRefusal, present, type Refusal, refusalText, type SeatId, seatsOf } from '@kronika/kernel';
import { piecesOf, placedIn, replacedIn } from '@kronika/lcg';
import type { ParsedSeat, ParsedSituation } from '../situation/description.ts';
import { remembersAnything } from '../situation/memory.ts';
import { noteOf, type Placed } from '../situation/notes.ts';
import { cardsOfSeat, parseSituation, readCards, stateFrom } from '../situation/state.ts';
import type { SeatCards } from '../situation/table.ts';
import { type Piece, ZONES, type ZoneName } from './pieces.ts';

/** The cards of a seat by zone. */
export type Lists = SeatCards;

/**
 * A situation with everything said in it, however little its author said. What was not said is filled in, so that
 * what is shown to be changed is there to be changed.
 */
export function readSituation(input: unknown): ParsedSituation | Refusal {
  const parsed = parseSituation(input);
  if (isRefusal(parsed)) return parsed;
  const cards = readCards(parsed);
  if (isRefusal(cards)) return cards;
  const state = remembersAnything(parsed) ? stateFrom(parsed) : undefined;
  if (state !== undefined && isRefusal(state)) return state;
  return seatsIn(parsed).reduce(
    (situation, seat) => withLists(situation, seat, present(cards[seat], 'the cards of the seat')),
    parsed,
  );
}

export function seatsIn({ seats }: ParsedSituation): readonly SeatId[] {
  return seatsOf(seats.length);
}

/** Most edits change one seat: what was read of the others is still so. */
const read = new WeakMap<ParsedSeat, Lists>();

/** The cards of a seat of a situation that was read or made by edits. */
export function listsIn(situation: ParsedSituation, seat: SeatId): Lists {
  const described = seatIn(situation, seat);
  const known = read.get(described);
  if (known !== undefined) return known;
  const cards = cardsOfSeat(described, seat);
  if (isRefusal(cards)) throw new InvariantError(refusalText(cards, 'en'));
  read.set(described, cards);
  return cards;
}

/** The cards of all seats. */
export function cardsOf(situation: ParsedSituation): readonly SeatCards[] {
  return seatsIn(situation).map((seat) => listsIn(situation, seat));
}

export function seatIn({ seats }: ParsedSituation, seat: SeatId): ParsedSeat {
  return present(seats[seat], 'the seat');
}

/** The situation with other cards in one zone. */
export function withZone(
  situation: ParsedSituation,
  seat: SeatId,
  zone: ZoneName,
  cards: readonly Placed[],
): ParsedSituation {
  return withLists(situation, seat, { ...listsIn(situation, seat), [zone]: cards });
}

function withLists(situation: ParsedSituation, seat: SeatId, lists: Lists): ParsedSituation {
  const notes = (zone: ZoneName): string[] => lists[zone].map(noteOf);
  const { agenda: _, title: __, ...bare } = seatIn(situation, seat);
  const [faction, agenda, title, plot] = [notes('faction')[0], notes('agenda')[0], notes('title')[0], notes('plot')[0]];
  const changed: ParsedSeat = {
    ...bare,
    ...(faction === undefined ? {} : { faction }),
    ...(agenda === undefined ? {} : { agenda }),
    ...(title === undefined ? {} : { title }),
    plot: plot ?? null,
    hand: notes('hand'),
    play: notes('play'),
    plotDeck: notes('plotDeck'),
    usedPlots: notes('usedPlots'),
    deck: notes('deck'),
    discard: notes('discard'),
    dead: notes('dead'),
    removed: notes('removed'),
  };
  read.set(changed, lists);
  return withSeat(situation, seat, changed);
}

export function withSeat(situation: ParsedSituation, seat: SeatId, changed: ParsedSeat): ParsedSituation {
  return { ...situation, seats: situation.seats.with(seat, changed) };
}

/** The card at that place, with what is attached to it. */
export function placedAt(situation: ParsedSituation, piece: Piece): Placed | undefined {
  return piece.seat < situation.seats.length ? placedIn(listsIn(situation, piece.seat), piece) : undefined;
}

/** The situation with the card at that place replaced, or taken away. */
export function withPlaced(situation: ParsedSituation, piece: Piece, placed: Placed | undefined): ParsedSituation {
  return withZone(situation, piece.seat, piece.zone, replacedIn(listsIn(situation, piece.seat), piece, placed));
}

/** Every card of the situation, and what is attached to it. */
export function allPieces(situation: ParsedSituation): readonly (readonly [Piece, Placed])[] {
  return seatsIn(situation).flatMap((seat) => piecesOf(listsIn(situation, seat), seat, ZONES));
}
