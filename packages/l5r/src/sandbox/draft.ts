import { InvariantError, isRefusal, present, type Refusal, refusalText, type SeatId } from '@kronika/kernel';
import { type Lists as ListsIn, piecesOf, placedIn, replacedIn } from '@kronika/lcg';
import type { ParsedSeat, ParsedSituation } from '../situation/description.ts';
import { remembersAnything } from '../situation/memory.ts';
import { noteOf, type Placed, type Said } from '../situation/notes.ts';
import { parseSituation, seatCardsIn, stateFrom } from '../situation/state.ts';
import type { SeatCards } from '../situation/table.ts';
import { type Piece, ZONES, type ZoneName } from './pieces.ts';

/** The cards of a seat by zone. */
export type Lists = ListsIn<ZoneName, Said>;

export const SEATS: readonly (0 | 1)[] = [0, 1];

/**
 * A situation with everything said in it, however little its author said. What was not said is filled in, so that
 * what is shown to be changed is there to be changed.
 */
export function readSituation(input: unknown): ParsedSituation | Refusal {
  const parsed = parseSituation(input);
  if (isRefusal(parsed)) return parsed;
  const cards = seatCardsIn(parsed);
  if (isRefusal(cards)) return cards;
  const state = stateFrom(parsed);
  if (isRefusal(state) && remembersAnything(parsed)) return state;
  return cards.reduce((situation, seat, i) => withLists(situation, i === 0 ? 0 : 1, listsOf(seat)), parsed);
}

const read = new WeakMap<ParsedSituation, readonly SeatCards[]>();

/** The cards of a situation that was read or made by edits. */
export function cardsOf(situation: ParsedSituation): readonly SeatCards[] {
  const known = read.get(situation);
  if (known !== undefined) return known;
  const cards = seatCardsIn(situation);
  if (isRefusal(cards)) throw new InvariantError(refusalText(cards, 'en'));
  read.set(situation, cards);
  return cards;
}

export function listsIn(situation: ParsedSituation, seat: SeatId): Lists {
  return listsOf(present(cardsOf(situation)[seat], 'the cards of the seat'));
}

function listsOf({ rows, unlaid: _, ...lists }: SeatCards): Lists {
  const [row1 = [], row2 = [], row3 = [], row4 = []] = rows;
  return { ...lists, row1, row2, row3, row4 };
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
  const { role: _, ...bare } = situation.seats[seat === 0 ? 0 : 1];
  const [role] = notes('role');
  return withSeat(situation, seat, {
    ...bare,
    ...(role === undefined ? {} : { role }),
    stronghold: notes('stronghold')[0] ?? bare.stronghold ?? '',
    hand: notes('hand'),
    play: notes('play'),
    ...(lists.provinces.length === 5 ? { provinces: notes('provinces') } : {}),
    rows: [notes('row1'), notes('row2'), notes('row3'), notes('row4')],
    conflictDeck: notes('conflictDeck'),
    dynastyDeck: notes('dynastyDeck'),
    conflictDiscard: notes('conflictDiscard'),
    dynastyDiscard: notes('dynastyDiscard'),
    removed: notes('removed'),
  });
}

export function withSeat(situation: ParsedSituation, seat: SeatId, changed: ParsedSeat): ParsedSituation {
  const [first, second] = situation.seats;
  return { ...situation, seats: seat === 0 ? [changed, second] : [first, changed] };
}

/** The card at that place, with what is attached to it. */
export function placedAt(situation: ParsedSituation, piece: Piece): Placed | undefined {
  return placedIn(listsIn(situation, piece.seat), piece);
}

/** The situation with the card at that place replaced, or taken away. */
export function withPlaced(situation: ParsedSituation, piece: Piece, placed: Placed | undefined): ParsedSituation {
  return withZone(situation, piece.seat, piece.zone, replacedIn(listsIn(situation, piece.seat), piece, placed));
}

/** All cards of a zone, each by its place. */
export function piecesIn(
  situation: ParsedSituation,
  seat: SeatId,
  zone: ZoneName,
): readonly (readonly [Piece, Placed])[] {
  return listsIn(situation, seat)[zone].map((placed, at) => [{ seat, zone, at }, placed] as const);
}

/** Every card of the situation, and what is attached to it. */
export function allPieces(situation: ParsedSituation): readonly (readonly [Piece, Placed])[] {
  return SEATS.flatMap((seat) => piecesOf(listsIn(situation, seat), seat, ZONES));
}
