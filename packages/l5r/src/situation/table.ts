import {
  attach,
  type CardId,
  cardsIn,
  layTable,
  type NewCard,
  type NewZone,
  printedId,
  type SeatId,
  type ZoneId,
  type ZoneKind,
} from '@kronika/kernel';
import { cardAt } from '../handling.ts';
import type { L5rCard, L5rState } from '../state.ts';
import {
  ASIDE,
  conflictDeckOf,
  conflictDiscardOf,
  dynastyDeckOf,
  dynastyDiscardOf,
  handOf,
  opponentOf,
  PLACES,
  playOf,
  provinceAt,
  REMOVED,
  roleOf,
  rowAt,
  strongholdOf,
  unlaidOf,
} from '../zones.ts';
import type { Placed, Said } from './notes.ts';

/** The cards of one seat, zone by zone. */
export interface SeatCards {
  readonly stronghold: readonly Placed[];
  readonly role: readonly Placed[];
  readonly hand: readonly Placed[];
  readonly play: readonly Placed[];
  readonly provinces: readonly Placed[];
  /** Provinces that are still to be laid, before the set-up. */
  readonly unlaid: readonly Placed[];
  readonly rows: readonly (readonly Placed[])[];
  readonly conflictDeck: readonly Placed[];
  readonly dynastyDeck: readonly Placed[];
  readonly conflictDiscard: readonly Placed[];
  readonly dynastyDiscard: readonly Placed[];
  readonly removed: readonly Placed[];
}

/**
 * Where in a description a card stands: `0/hand/2` is the third card of the first seat's hand, `1/row3/0` the dynasty
 * card in the third province of the other seat, `0/play/1/0` what is attached first to the second character.
 */
export type PieceName = string;

/** A card with where the description names it: the list it stands in, and its place there. */
interface Laid {
  readonly list: string;
  readonly place: number;
  readonly card: NewCard<L5rCard>;
}

interface LaidZone {
  readonly id: ZoneId;
  readonly kind: ZoneKind;
  readonly seat?: SeatId;
  readonly cards: readonly Laid[];
}

/** A table, and where the description names each of its cards. */
export interface LaidTable {
  readonly table: L5rState['table'];
  readonly pieces: ReadonlyMap<CardId, PieceName>;
}

const SEATS: readonly SeatId[] = [0, 1];
const NOTHING: readonly Placed[] = [];

/** A table with these cards on it. */
export function tableWith(seats: readonly SeatCards[]): L5rState['table'] {
  // Only what is attached has to be found by its name.
  return seats.every(({ play }) => play.length === 0) ? bareTable(zonesWith(seats)) : laidTable(seats).table;
}

export function laidTable(seats: readonly SeatCards[]): LaidTable {
  const zones = zonesWith(seats);
  const table = bareTable(zones);
  const pieces = new Map<CardId, PieceName>();
  const cards = new Map<PieceName, CardId>();
  for (const zone of zones)
    for (const [place, card] of cardsIn(table, zone.id).entries()) {
      const laid = zone.cards[place];
      const piece = laid === undefined ? '' : `${laid.list}/${laid.place}`;
      pieces.set(card, piece);
      cards.set(piece, card);
    }
  return { table: attached(table, cards), pieces };
}

function zonesWith(seats: readonly SeatCards[]): readonly LaidZone[] {
  return [
    ...SEATS.flatMap((seat) => zonesOf(seats, seat)),
    { id: ASIDE, kind: 'open', cards: [] },
    {
      id: REMOVED,
      kind: 'open',
      cards: SEATS.flatMap((seat) => inOrder(seats[seat]?.removed ?? NOTHING, seat, 'removed', 'up')),
    },
  ];
}

function bareTable(zones: readonly LaidZone[]): L5rState['table'] {
  return layTable<L5rCard>(2, zones.map(bare), cardAt);
}

function bare({ cards, ...zone }: LaidZone): NewZone<L5rCard> {
  return { ...zone, cards: cards.map(({ card }) => card) };
}

function zonesOf(seats: readonly SeatCards[], seat: SeatId): readonly LaidZone[] {
  const cards = seats[seat];
  const zone = (
    id: ZoneId,
    kind: ZoneKind,
    name: string,
    placed: readonly Placed[],
    face: 'up' | 'down',
  ): LaidZone => ({
    id,
    kind,
    seat,
    cards: inOrder(placed, seat, name, face),
  });
  const list = (name: Exclude<keyof SeatCards, 'rows'>): readonly Placed[] => cards?.[name] ?? NOTHING;
  return [
    zone(dynastyDeckOf(seat), 'deck', 'dynastyDeck', list('dynastyDeck'), 'down'),
    zone(conflictDeckOf(seat), 'deck', 'conflictDeck', list('conflictDeck'), 'down'),
    zone(handOf(seat), 'hand', 'hand', list('hand'), 'up'),
    zone(unlaidOf(seat), 'hand', 'unlaid', list('unlaid'), 'up'),
    zone(dynastyDiscardOf(seat), 'open', 'dynastyDiscard', list('dynastyDiscard'), 'up'),
    zone(conflictDiscardOf(seat), 'open', 'conflictDiscard', list('conflictDiscard'), 'up'),
    { id: playOf(seat), kind: 'open', seat, cards: playArea(seats, seat) },
    zone(strongholdOf(seat), 'open', 'stronghold', list('stronghold'), 'up'),
    zone(roleOf(seat), 'open', 'role', list('role'), 'up'),
    ...PLACES.flatMap((place) => [
      {
        id: provinceAt(seat, place),
        kind: 'open' as const,
        seat,
        // Their owner may look at facedown provinces at any time (L5R-INFO-c).
        cards: inOrder(list('provinces'), seat, 'provinces', 'down')
          .slice(place, place + 1)
          .map((laid) => known(laid, seat)),
      },
      zone(
        rowAt(seat, place),
        'open',
        `row${place}`,
        place === 0 ? NOTHING : (cards?.rows[place - 1] ?? NOTHING),
        'up',
      ),
    ]),
  ];
}

/** Cards with nothing on them, each under its place in the list. What is said to be attached is left out. */
function inOrder(placed: readonly Placed[], seat: SeatId, zone: string, face: 'up' | 'down'): readonly Laid[] {
  const list = `${seat}/${zone}`;
  const usual = { seat, controller: seat, face };
  return placed.map(({ printed, said }, place) => ({ list, place, card: fresh(printed, said, usual) }));
}

/** The characters a seat controls, and the attachments it controls, on whomever they are. */
function playArea(seats: readonly SeatCards[], seat: SeatId): readonly Laid[] {
  return SEATS.flatMap((side) =>
    (seats[side]?.play ?? NOTHING).flatMap(({ printed, said, attachments }, place): readonly Laid[] => {
      const list = `${side}/play`;
      const itself: readonly Laid[] =
        side === seat
          ? [{ list, place, card: fresh(printed, said, { seat: side, controller: side, face: 'up' }) }]
          : [];
      const worn = attachments.flatMap((attachment, at): readonly Laid[] => {
        const controller = attachment.said.controller === 'opponent' ? opponentOf(side) : side;
        if (controller !== seat) return [];
        return [
          {
            list: `${list}/${place}`,
            place: at,
            card: fresh(attachment.printed, attachment.said, { seat: side, controller, face: 'up' }),
          },
        ];
      });
      return [...itself, ...worn];
    }),
  );
}

interface Usual {
  /** The seat it is listed under. */
  readonly seat: SeatId;
  readonly controller: SeatId;
  readonly face: 'up' | 'down';
}

function fresh(name: string, { marks, face, owner, knownTo }: Said, usual: Usual): NewCard<L5rCard> {
  const unmarked: NewCard<L5rCard> = {
    printed: printedId(name),
    owner: owner === 'opponent' ? opponentOf(usual.seat) : usual.seat,
    controller: usual.controller,
    face: face ?? usual.face,
    stance: 'ready',
    status: 'ordinary',
    fate: 0,
    at: 'home',
    condition: 'whole',
  };
  return Object.assign(unmarked, marks, knownTo === undefined ? {} : { knownTo });
}

function known(laid: Laid, seat: SeatId): Laid {
  const { face, knownTo = [] } = laid.card;
  return face === 'down' && !knownTo.includes(seat)
    ? { ...laid, card: { ...laid.card, knownTo: [...knownTo, seat] } }
    : laid;
}

/** Puts onto each character what is said to be attached to it. */
function attached(table: L5rState['table'], cards: ReadonlyMap<PieceName, CardId>): L5rState['table'] {
  let now = table;
  for (const [piece, card] of cards) {
    const host = ATTACHED.exec(piece)?.[1];
    const on = host === undefined ? undefined : cards.get(host);
    if (on !== undefined) now = attach(now, card, on);
  }
  return now;
}

const ATTACHED = /^(\d\/play\/\d+)\/\d+$/;
