import type { Edited, SeatId, ThingName } from '@kronika/kernel';
import { editedBy, NO_MEMORY, shiftedIn } from '@kronika/lcg';
import { FACTS } from '../cards/fact.ts';
import type { ParsedSituation } from '../situation/description.ts';
import { remembersAnything } from '../situation/memory.ts';
import type { Placed, Said } from '../situation/notes.ts';
import { opponentOf } from '../zones.ts';
import { listsIn, placedAt, withPlaced, withZone } from './draft.ts';
import { canBeAttached, factCalled, SINGLE, zonesFor } from './fitting.ts';
import { nameOfSpot, type Piece, pieceOf, type Spot, spotOf, thingOf } from './pieces.ts';
import { withSetting } from './settings.ts';

/** The situation after a change. What does not fit changes nothing: then it is the same object. */
export const edited = editedBy<ParsedSituation>({
  put: (situation, printed, to) => {
    const spot = spotOf(to);
    return FACTS.some(({ id }) => id === printed) && spot !== undefined
      ? forgetting(situation, placedInto(situation, { printed, said: PLAIN, attachments: [] }, spot))
      : { situation };
  },
  move: (situation, ...to) => forgetting(situation, moved(situation, ...to)),
  shift: (situation, ...by) => forgetting(situation, shifted(situation, ...by)),
  remove: (situation, thing) => forgetting(situation, { situation: removed(situation, thing) }).situation,
  set: (situation, ...setting) => {
    const set = withSetting(situation, ...setting);
    // What lasts until the end of a conflict needs one.
    return (set.conflict === null) === (situation.conflict === null)
      ? set
      : forgetting(situation, { situation: set }).situation;
  },
});

/** When cards have other places, what refers to them by their places is forgotten. */
function forgetting(before: ParsedSituation, edited: Edited<ParsedSituation>): Edited<ParsedSituation> {
  const { situation } = edited;
  if (situation === before || !remembersAnything(situation)) return edited;
  const { conflict } = situation;
  return {
    ...edited,
    situation: { ...situation, ...NO_MEMORY, conflict: conflict === null ? null : { ...conflict, evaded: [] } },
  };
}

const PLAIN: Said = { marks: {} };

/** Whether the card may be put there, and there is such a place. */
export function fitsInto(situation: ParsedSituation, printed: string, spot: Spot): boolean {
  const fact = factCalled(printed);
  switch (spot.is) {
    case 'zone':
      return zonesFor(fact).includes(spot.zone);
    case 'province':
      return fact.type === 'province' && spot.at < 5;
    case 'character':
      return canBeAttached(fact) && listsIn(situation, spot.seat).play[spot.at] !== undefined;
  }
}

function placedInto(situation: ParsedSituation, placed: Placed, spot: Spot): Edited<ParsedSituation> {
  if (!fitsInto(situation, placed.printed, spot)) return { situation };
  const { seat } = spot;
  const lists = listsIn(situation, seat);
  switch (spot.is) {
    case 'zone': {
      const cards = SINGLE.includes(spot.zone) ? [placed] : [...lists[spot.zone], placed];
      const thing = thingOf({ seat, zone: spot.zone, at: cards.length - 1 });
      return { situation: withZone(situation, seat, spot.zone, cards), thing };
    }
    case 'province': {
      const piece: Piece = { seat, zone: 'provinces', at: spot.at };
      return { situation: withPlaced(situation, piece, placed), thing: thingOf(piece) };
    }
    case 'character': {
      const host = lists.play[spot.at];
      if (host === undefined) return { situation };
      const { printed, said } = placed;
      const attachments = [...host.attachments, { printed, said }];
      const piece: Piece = { seat, zone: 'play', at: spot.at, on: attachments.length - 1 };
      const next = withPlaced(situation, { seat, zone: 'play', at: spot.at }, { ...host, attachments });
      return { situation: next, thing: thingOf(piece) };
    }
  }
}

function moved(situation: ParsedSituation, thing: ThingName, to: string): Edited<ParsedSituation> {
  const piece = pieceOf(thing);
  const spot = spotOf(to);
  const placed = piece === undefined ? undefined : placedAt(situation, piece);
  if (piece === undefined || spot === undefined || placed === undefined) return { situation };
  if (isFixed(piece) || isThere(piece, spot) || !fitsInto(situation, placed.printed, spot)) return { situation };
  if (spot.is === 'character' && piece.on === undefined && piece.zone === 'play') return { situation };
  const without = removedPiece(situation, piece);
  const target = spot.is === 'character' ? afterRemoval(piece, spot) : spot;
  const bystanders = piece.zone === 'play' && piece.on === undefined && !(spot.is === 'zone' && spot.zone === 'play');
  const rid = bystanders ? withDiscarded(without, piece.seat, placed) : without;
  return placedInto(rid, arriving(placed, piece, target), target);
}

/** Strongholds and provinces are replaced by others, they do not go elsewhere. */
function isFixed({ zone }: Piece): boolean {
  return zone === 'provinces' || zone === 'stronghold' || zone === 'role';
}

/** A card that left the zone makes those behind it move up. */
function afterRemoval(piece: Piece, spot: Extract<Spot, { readonly is: 'character' }>): Spot {
  const isBefore = piece.on === undefined && piece.zone === 'play' && piece.seat === spot.seat && piece.at < spot.at;
  return isBefore ? { ...spot, at: spot.at - 1 } : spot;
}

function isThere(piece: Piece, spot: Spot): boolean {
  if (spot.is === 'zone') return piece.on === undefined && piece.seat === spot.seat && piece.zone === spot.zone;
  return piece.on !== undefined && nameOfSpot(spot) === thingOf({ seat: piece.seat, zone: piece.zone, at: piece.at });
}

/** How a card stands after it was moved: in play it stays what it is, elsewhere nothing is left of that. */
function arriving(placed: Placed, from: Piece, spot: Spot): Placed {
  const isSide = from.seat === spot.seat;
  if (spot.is === 'zone' && spot.zone === 'play' && from.zone === 'play' && from.on === undefined)
    return {
      ...placed,
      said: isSide ? placed.said : { ...changedSides(placed.said), marks: { ...placed.said.marks, at: 'home' } },
      attachments: isSide
        ? placed.attachments
        : placed.attachments.map(({ printed, said }) => ({ printed, said: changedSides(said, 'control too') })),
    };
  if (spot.is === 'character' && from.on !== undefined)
    return { ...placed, said: isSide ? placed.said : changedSides(placed.said, 'control too') };
  return { printed: placed.printed, said: PLAIN, attachments: [] };
}

/** The same owner, seen from the other side; and the same controller, where control does not follow the side. */
function changedSides({ marks, face, owner, controller }: Said, what: 'owner' | 'control too' = 'owner'): Said {
  return {
    marks,
    ...(face === undefined ? {} : { face }),
    ...(owner === 'opponent' ? {} : { owner: 'opponent' as const }),
    ...(what === 'owner' || controller === 'opponent' ? {} : { controller: 'opponent' as const }),
  };
}

/** What was attached goes to the discard piles of its owners. */
function withDiscarded(situation: ParsedSituation, seat: SeatId, { attachments }: Placed): ParsedSituation {
  return attachments.reduce((before, { printed, said }) => {
    const owner = said.owner === 'opponent' ? opponentOf(seat) : seat;
    const pile = factCalled(printed).side === 'dynasty' ? 'dynastyDiscard' : 'conflictDiscard';
    return withZone(before, owner, pile, [{ printed, said: PLAIN, attachments: [] }, ...listsIn(before, owner)[pile]]);
  }, situation);
}

function shifted(situation: ParsedSituation, thing: ThingName, towards: 'top' | 'bottom'): Edited<ParsedSituation> {
  const piece = pieceOf(thing);
  if (piece === undefined || piece.on !== undefined) return { situation };
  const cards = listsIn(situation, piece.seat)[piece.zone];
  const to = piece.at + (towards === 'top' ? -1 : 1);
  const changed = shiftedIn(cards, piece.at, to);
  if (changed === cards) return { situation };
  return { situation: withZone(situation, piece.seat, piece.zone, changed), thing: thingOf({ ...piece, at: to }) };
}

function removed(situation: ParsedSituation, thing: ThingName): ParsedSituation {
  const piece = pieceOf(thing);
  if (piece === undefined || placedAt(situation, piece) === undefined) return situation;
  return piece.zone === 'provinces' || piece.zone === 'stronghold' ? situation : removedPiece(situation, piece);
}

function removedPiece(situation: ParsedSituation, piece: Piece): ParsedSituation {
  return withPlaced(situation, piece, undefined);
}
