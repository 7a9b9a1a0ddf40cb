import {
  attach,
  type CardId,
  cardOf,
  cardsIn,
  layTable,
  type NewCard,
  type NewZone,
  type PrintedId,
  printedId,
  type SeatId,
  seatsOf,
  type ZoneId,
  type ZoneKind,
} from '@kronika/kernel';
import { FACTS, factOf } from '../cards/fact.ts';
import { cardAt, look } from '../handling.ts';
import { type AgotCard, type AgotState, UNMARKED } from '../state.ts';
import {
  ASIDE,
  agendaOf,
  chosenPlotOf,
  chosenTitleOf,
  deadOf,
  deckOf,
  discardOf,
  factionOf,
  handOf,
  playOf,
  plotDeckOf,
  plotOf,
  REMOVED,
  setupOf,
  TITLE_POOL,
  TITLES_OFFERED,
  titleOf,
  usedOf,
} from '../zones.ts';
import type { Placed, Said } from './notes.ts';

/** The lists of cards that a seat has. */
export const LISTS = [
  'faction',
  'agenda',
  'deck',
  'hand',
  'play',
  'discard',
  'dead',
  'plotDeck',
  'plot',
  'usedPlots',
  'title',
  'removed',
  'placed',
] as const;
export type ListName = (typeof LISTS)[number];

/** The cards of one seat, zone by zone. */
export type SeatCards = Readonly<Record<ListName, readonly Placed[]>>;

/**
 * Where in a description a card stands: `0/hand/2` is the third card of the first seat's hand, `1/play/1/0` what is
 * attached first to the second card in play.
 */
export type PieceName = string;

/** A card with where the description names it. */
interface Laid {
  readonly piece: PieceName;
  readonly card: NewCard<AgotCard>;
}

interface LaidZone {
  readonly id: ZoneId;
  readonly kind: ZoneKind;
  readonly seat?: SeatId;
  readonly cards: readonly Laid[];
}

/** A table, and where the description names each of its cards. */
export interface LaidTable {
  readonly table: AgotState['table'];
  readonly pieces: ReadonlyMap<CardId, PieceName>;
}

const NOTHING: readonly Placed[] = [];

/** A table with these cards on it; in melee with the titles. */
export function tableWith(seats: readonly SeatCards[]): AgotState['table'] {
  return laidTable(seats).table;
}

export function laidTable(seats: readonly SeatCards[]): LaidTable {
  const all = seatsOf(seats.length);
  const zones: readonly LaidZone[] = [
    ...all.flatMap((seat) => zonesOf(seats, seat)),
    { id: ASIDE, kind: 'open', cards: [] },
    { id: TITLES_OFFERED, kind: 'deck', cards: [] },
    { id: TITLE_POOL, kind: 'deck', cards: seats.length > 2 ? pool(seats) : [] },
    { id: REMOVED, kind: 'open', cards: all.flatMap((seat) => inOrder(seats, seat, 'removed', 'up')) },
  ];
  const table = layTable<AgotCard>(seats.length, zones.map(bare), cardAt);
  const pieces = new Map<CardId, PieceName>();
  const cards = new Map<PieceName, CardId>();
  for (const zone of zones)
    for (const [place, card] of cardsIn(table, zone.id).entries()) {
      const piece = zone.cards[place]?.piece ?? '';
      pieces.set(card, piece);
      cards.set(piece, card);
    }
  return { table: looked(attached(table, cards), all), pieces };
}

function bare({ cards, ...zone }: LaidZone): NewZone<AgotCard> {
  return { ...zone, cards: cards.map(({ card }) => card) };
}

function zonesOf(seats: readonly SeatCards[], seat: SeatId): readonly LaidZone[] {
  const zone = (id: ZoneId, kind: ZoneKind, name: ListName, face: 'up' | 'down'): LaidZone => ({
    id,
    kind,
    seat,
    cards: inOrder(seats, seat, name, face),
  });
  const empty = (id: ZoneId, kind: ZoneKind): LaidZone => ({ id, kind, seat, cards: [] });
  return [
    zone(deckOf(seat), 'deck', 'deck', 'down'),
    zone(handOf(seat), 'hand', 'hand', 'up'),
    { id: playOf(seat), kind: 'open', seat, cards: playArea(seats, seat) },
    zone(discardOf(seat), 'open', 'discard', 'up'),
    zone(deadOf(seat), 'open', 'dead', 'up'),
    zone(factionOf(seat), 'open', 'faction', 'up'),
    zone(agendaOf(seat), 'open', 'agenda', 'up'),
    zone(plotDeckOf(seat), 'hand', 'plotDeck', 'down'),
    empty(chosenPlotOf(seat), 'hand'),
    zone(plotOf(seat), 'open', 'plot', 'up'),
    zone(usedOf(seat), 'open', 'usedPlots', 'up'),
    zone(setupOf(seat), 'hand', 'placed', 'down'),
    empty(chosenTitleOf(seat), 'hand'),
    zone(titleOf(seat), 'open', 'title', 'up'),
  ];
}

/** What a title is called that nobody holds. */
export function titleNamed(id: PrintedId): PieceName {
  return `title/${id}`;
}

/** The titles that nobody holds. They belong to nobody; the first seat stands for that. */
function pool(seats: readonly SeatCards[]): readonly Laid[] {
  const held = seats.flatMap(({ title }) => title.map(({ printed }) => printed));
  return FACTS.filter(({ type, id }) => type === 'title' && !held.includes(id)).map(({ id }) => ({
    piece: titleNamed(id),
    card: fresh(id, { marks: {} }, { seat: 0, controller: 0, face: 'down' }),
  }));
}

/** Cards with nothing on them, each under its place in the list. What is said to be attached is left out. */
function inOrder(seats: readonly SeatCards[], seat: SeatId, name: ListName, face: 'up' | 'down'): readonly Laid[] {
  return (seats[seat]?.[name] ?? NOTHING).map(({ printed, said }, place) => ({
    piece: `${seat}/${name}/${place}`,
    card: fresh(printed, said, { seat, controller: seat, face }),
  }));
}

/** The cards a seat controls, and the attachments it controls, on whomever they are. */
function playArea(seats: readonly SeatCards[], seat: SeatId): readonly Laid[] {
  return seatsOf(seats.length).flatMap((side) =>
    (seats[side]?.play ?? NOTHING).flatMap(({ printed, said, attachments }, place): readonly Laid[] => {
      const piece = `${side}/play/${place}`;
      const itself: readonly Laid[] =
        side === seat ? [{ piece, card: fresh(printed, said, { seat: side, controller: side, face: 'up' }) }] : [];
      const worn = attachments.flatMap((attachment, at): readonly Laid[] => {
        const controller = attachment.said.controller ?? side;
        if (controller !== seat) return [];
        return [
          {
            piece: `${piece}/${at}`,
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

function fresh(name: string, { marks, face, owner, knownTo }: Said, usual: Usual): NewCard<AgotCard> {
  const { seat, controller } = usual;
  const unmarked = { printed: printedId(name), owner: owner ?? seat, controller, face: face ?? usual.face };
  return Object.assign(unmarked, UNMARKED, marks, knownTo === undefined ? {} : { knownTo });
}

/** Puts onto each card what is said to be attached to it. */
function attached(table: AgotState['table'], cards: ReadonlyMap<PieceName, CardId>): AgotState['table'] {
  let now = table;
  for (const [piece, card] of cards) {
    const host = ATTACHED.exec(piece)?.[1];
    const on = host === undefined ? undefined : cards.get(host);
    if (host === undefined || on === undefined) continue;
    const others = [...cards].flatMap(([name, other]) =>
      name !== piece && name.startsWith(`${host}/`) ? [other] : [],
    );
    now = attach(now, card, underneath(table, card, on, others));
  }
  return now;
}

/** Every player has looked at the facedown cards that he or she controls in play (AGOT-INFO-h). */
function looked(table: AgotState['table'], seats: readonly SeatId[]): AgotState['table'] {
  return seats.reduce((now, seat) => {
    const facedown = cardsIn(now, playOf(seat)).filter((card) => cardOf(now, card).face === 'down');
    return look(now, facedown, seat);
  }, table);
}

/** A duplicate lies under the card of its title: what it is listed with, or another attachment there. */
function underneath(table: AgotState['table'], card: CardId, host: CardId, attachments: readonly CardId[]): CardId {
  const { as, printed } = cardOf(table, card);
  if (as !== 'duplicate') return host;
  const { name } = factOf(printed);
  const isCopy = (other: CardId): boolean => {
    const there = cardOf(table, other);
    return there.as !== 'duplicate' && factOf(there.printed).name === name;
  };
  return isCopy(host) ? host : (attachments.find(isCopy) ?? host);
}

const ATTACHED = /^(\d\/play\/\d+)\/\d+$/;
