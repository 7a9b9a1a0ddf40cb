import {
  type CardId,
  cardOf,
  cardsIn,
  type EventRules,
  mayKnow,
  type RuleId,
  replaceCard,
  type SeenEvent,
  seatsOf,
  seenByAll,
  type Table,
  type Viewer,
  type ZoneId,
} from '@kronika/kernel';
import type { CardEvent } from '../event.ts';
import { EDIFICES } from '../facts/edifices.ts';
import { factOf, isEdificeName, printedOf } from '../facts/library.ts';
import { cardAt, look, moveCard, moveCards, show, shuffleZone, turn } from '../handling.ts';
import { placeOf } from '../pointing.ts';
import type { Oath, OathCard } from '../state.ts';
import {
  advisersOf,
  BOX,
  cardsZone,
  DISPOSSESSED,
  discardOf,
  handOf,
  RELIC_DECK,
  relicsOf,
  relicsZone,
  reliquaryZone,
  siteZone,
  slotIn,
  visionOf,
  WORLD_DECK,
} from '../zones.ts';
import { stateWith, withTurn } from './copies.ts';

interface Told {
  readonly is: string;
  readonly rule: RuleId;
  readonly card: CardId;
}

function tabled(state: Oath, table: Table<OathCard>): Oath {
  return stateWith(state, { table });
}

/** Whoever watches sees these fronts for the first time, also where every seat knew them already. */
function shownToAll(table: Table<OathCard>, cards: readonly CardId[]): Table<OathCard> {
  const after = show(table, cards);
  const isNew = cards.some((card) => !mayKnow(table, card, 'spectator'));
  if (!isNew || after.revelations > table.revelations) return after;
  return { ...after, revelations: table.revelations + 1 };
}

/** Names the card only to those who may know it; the others see its back. Read after the event. */
function seenAsBack<E extends Told>(event: E, viewer: Viewer, state: Oath): SeenEvent {
  if (mayKnow(state.table, event.card, viewer)) return event;
  const { card, ...rest } = event;
  return { ...rest, back: factOf(cardOf(state.table, card).printed).back, place: placeOf(state, card) };
}

/** A discarded card's front is hidden, even if everybody has just seen it (OATH-9.4-c); that it went is not. */
function seenDiscarded<E extends Told>(event: E, viewer: Viewer, state: Oath): SeenEvent {
  const { card, ...rest } = event;
  const { printed } = cardOf(state.table, card);
  const { back } = factOf(printed);
  return mayKnow(state.table, card, viewer) ? { ...rest, back, printed } : { ...rest, back };
}

export const cardEvents: EventRules<Oath, CardEvent> = {
  drawn: {
    apply: (state, { seat, card }) => tabled(state, moveCard(state.table, card, { to: handOf(seat), face: 'up' })),
    see: seenAsBack,
  },
  discarded: {
    apply: (state, { card, to, at = 'top' }) => {
      const { printed, zone } = cardOf(state.table, card);
      const slot = slotIn(zone);
      const { suit } = factOf(printed);
      const moved = tabled(state, moveCard(state.table, card, { to: discardOf(to), at, face: 'down' }));
      if (slot === undefined || suit === null) return moved;
      return withTurn(moved, { discarded: [...state.turn.discarded, { slot, suit }] });
    },
    see: seenDiscarded,
  },
  playedToSite: {
    apply: (state, { card, slot }) => tabled(state, moveCard(state.table, card, { to: cardsZone(slot), face: 'up' })),
    see: seenByAll,
  },
  playedAsAdviser: {
    apply: (state, { seat, card, face }) => {
      const lies = cardOf(state.table, card).zone === advisersOf(seat);
      return tabled(
        state,
        lies
          ? turn(state.table, card, face)
          : withOwnFacedown(moveCard(state.table, card, { to: advisersOf(seat), face }), card, seat),
      );
    },
    see: seenAsBack,
  },
  visionRevealed: {
    apply: (state, { seat, card }) => tabled(state, moveCard(state.table, card, { to: visionOf(seat), face: 'up' })),
    see: seenByAll,
  },
  conspiracyPlayed: {
    apply: (state, { card }) => tabled(state, moveCard(state.table, card, { to: BOX, face: 'up' })),
    see: seenByAll,
  },
  movedToSite: {
    apply: (state, { card, slot }) => tabled(state, moveCard(state.table, card, { to: cardsZone(slot) })),
    see: seenAsBack,
  },
  movedToAdvisers: {
    apply: (state, { card, seat }) =>
      tabled(state, withOwnFacedown(moveCard(state.table, card, { to: advisersOf(seat) }), card, seat)),
    see: seenAsBack,
  },
  swapped: {
    apply: (state, { cards: [one, other] }) => tabled(state, swappedIn(state.table, one, other)),
    see: (event, viewer, state) => {
      const { cards, ...rest } = event;
      return cards.every((card) => mayKnow(state.table, card, viewer))
        ? event
        : { ...rest, places: cards.map((card) => placeOf(state, card)) };
    },
  },
  taken: {
    apply: (state, { card, seat }) => tabled(state, moveCard(state.table, card, { to: handOf(seat), face: 'up' })),
    see: seenAsBack,
  },
  relicGained: {
    apply: (state, { seat, card, how }) => {
      const moved = tabled(state, moveCard(state.table, card, { to: relicsOf(seat), face: 'up' }));
      const isScepter = cardOf(state.table, card).printed === printedOf('the-grand-scepter');
      return isScepter && (how === 'seized' || how === 'recovered') ? withTurn(moved, { scepterTaken: true }) : moved;
    },
    see: seenByAll,
  },
  relicBuried: {
    apply: (state, { card }) =>
      tabled(state, moveCard(state.table, card, { to: RELIC_DECK, at: 'bottom', face: 'down' })),
    see: seenDiscarded,
  },
  relicDrawn: {
    apply: (state, { seat, card }) => tabled(state, moveCard(state.table, card, { to: handOf(seat), face: 'up' })),
    see: seenAsBack,
  },
  relicLaid: {
    apply: (state, { card, slot }) =>
      tabled(state, moveCard(state.table, card, { to: relicsZone(slot), face: 'down' })),
    see: seenAsBack,
  },
  relicStored: {
    apply: (state, { card, slot }) =>
      tabled(state, moveCard(state.table, card, { to: reliquaryZone(slot), face: 'down' })),
    see: seenAsBack,
  },
  buriedInWorld: {
    apply: (state, { card }) =>
      tabled(state, moveCard(state.table, card, { to: WORLD_DECK, at: 'bottom', face: 'down' })),
    see: seenDiscarded,
  },
  dispossessed: {
    apply: (state, { card }) => tabled(state, moveCard(state.table, card, { to: DISPOSSESSED, face: 'down' })),
    see: seenDiscarded,
  },
  repossessed: {
    apply: (state, { card, to, seat }) =>
      tabled(
        state,
        to === 'hand'
          ? moveCard(state.table, card, { to: handOf(seat), face: 'up' })
          : moveCard(state.table, card, { to: discardOf(to), at: 'top', face: 'down' }),
      ),
    see: seenDiscarded,
  },
  peeked: {
    apply: (state, { seat, cards }) => tabled(state, look(state.table, cards, seat)),
    see: (event, viewer, state) => {
      const { cards, ...rest } = event;
      if (cards.every((card) => mayKnow(state.table, card, viewer))) return event;
      return { ...rest, count: cards.length, places: cards.map((card) => placeOf(state, card)) };
    },
  },
  shown: {
    apply: (state, { cards, to }) =>
      tabled(state, to === undefined ? shownToAll(state.table, cards) : look(state.table, cards, to)),
    see: (event, viewer, state) => {
      const { cards, ...rest } = event;
      return event.to === undefined || cards.every((card) => mayKnow(state.table, card, viewer))
        ? { ...rest, faces: cards.map((card) => cardOf(state.table, card).printed) }
        : { ...rest, count: cards.length };
    },
  },
  edificeTurned: {
    apply: (state, { card, to }) => {
      const before = cardOf(state.table, card);
      const { name } = factOf(before.printed);
      const sides = Object.entries(EDIFICES).find(([edifice, { ruin }]) => edifice === name || ruin === name);
      if (sides === undefined) return state;
      const [edifice, { ruin }] = sides;
      const printed = isEdificeName(edifice) && to === 'edifice' ? printedOf(edifice) : printedOf(ruin);
      return tabled(state, replaceCard(renewed(state.table, before.zone), cardAt({ ...before, printed }, before)));
    },
    see: seenByAll,
  },
  pileMoved: {
    apply: (state, { from, to }) =>
      tabled(
        state,
        // One by one from its bottom, so that the pile keeps its order on top of the other.
        cardsIn(state.table, discardOf(from))
          .toReversed()
          .reduce((table, card) => moveCard(table, card, { to: discardOf(to), at: 'top' }), state.table),
      ),
    see: seenByAll,
  },
  dispossessedShuffled: {
    apply: (state, { order }) => tabled(state, shuffleZone(state.table, DISPOSSESSED, order)),
    see: ({ is, rule }) => ({ is, rule }),
  },
  siteRevealed: {
    apply: (state, { slot }) =>
      tabled(
        state,
        cardsIn(state.table, siteZone(slot)).reduce((table, card) => turn(table, card, 'up'), state.table),
      ),
    see: seenByAll,
  },
  visionDrawn: { apply: (state) => stateWith(state, { visionsDrawn: state.visionsDrawn + 1 }), see: seenByAll },
};

/** Owners may always look at their facedown advisers (OATH-6.1-b). */
function withOwnFacedown(table: Table<OathCard>, card: CardId, seat: Parameters<typeof look>[2]): Table<OathCard> {
  return look(table, [card], seat);
}

/** Another object for a zone whose cards changed, for those who remember what followed from it. */
function renewed(table: Table<OathCard>, zone: ZoneId): Table<OathCard> {
  const { [zone]: before } = table.zones;
  return before === undefined ? table : { ...table, zones: { ...table.zones, [zone]: { ...before } } };
}

/** Two cards trade places; each comes to lie exactly where the other lay. */
function swappedIn(table: Table<OathCard>, one: CardId, other: CardId): Table<OathCard> {
  const places = [one, other].map((card) => {
    const { zone } = cardOf(table, card);
    return { zone, at: cardsIn(table, zone).indexOf(card) };
  });
  const [first, second] = places;
  if (first === undefined || second === undefined) return table;
  const moved = moveCards(moveCards(table, [one], { to: second.zone }), [other], { to: first.zone });
  const placed = inPlace(inPlace(moved, other, first.at), one, second.at);
  return [one, other].reduce((before, card) => {
    const owner = seatsOf(before.seats).find((seat) => advisersOf(seat) === cardOf(before, card).zone);
    return owner === undefined ? before : withOwnFacedown(before, card, owner);
  }, placed);
}

/** The card at this place of its zone. */
function inPlace(table: Table<OathCard>, card: CardId, at: number): Table<OathCard> {
  const { zone } = cardOf(table, card);
  const { [zone]: before } = table.zones;
  if (before === undefined) return table;
  const others = before.cards.filter((each) => each !== card);
  return { ...table, zones: { ...table.zones, [zone]: { ...before, cards: others.toSpliced(at, 0, card) } } };
}
