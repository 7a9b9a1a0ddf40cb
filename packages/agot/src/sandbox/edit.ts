import type { Edited, SeatId, ThingName } from '@kronika/kernel';
import { editedBy, NO_MEMORY, shiftedIn } from '@kronika/lcg';
import { FACTS } from '../cards/fact.ts';
import type { ParsedSituation } from '../situation/description.ts';
import { remembersAnything } from '../situation/memory.ts';
import type { Placed, Said } from '../situation/notes.ts';
import { listsIn, placedAt, withPlaced, withZone } from './draft.ts';
import { factCalled, isTerminal, SINGLE, saidOn, zonesFor } from './fitting.ts';
import { nameOfSpot, type Piece, pieceOf, type Spot, spotOf, thingOf } from './pieces.ts';
import { controlledAlike, marked, ownedAlike } from './said.ts';
import { withSetting, withTitle } from './settings.ts';

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
    // Other seats move cards about, and what lasts until the end of a challenge needs one.
    const isAlike =
      (set.challenge === null) === (situation.challenge === null) && set.seats.length === situation.seats.length;
    return isAlike ? set : forgetting(situation, { situation: set }).situation;
  },
});

/** When cards have other places, what refers to them by their places is forgotten. */
function forgetting(before: ParsedSituation, edited: Edited<ParsedSituation>): Edited<ParsedSituation> {
  const { situation } = edited;
  if (situation === before || !remembersAnything(situation)) return edited;
  const { challenge } = situation;
  return {
    ...edited,
    situation: {
      ...situation,
      ...NO_MEMORY,
      challenge: challenge === null ? null : { ...challenge, bypassed: [] },
    },
  };
}

const PLAIN: Said = { marks: {} };

function plain(printed: string): Placed {
  return { printed, said: PLAIN, attachments: [] };
}

/** Whether the card may be put there, and there is such a place. */
function fitsInto(situation: ParsedSituation, printed: string, spot: Spot): boolean {
  if (spot.seat >= situation.seats.length) return false;
  if (spot.is === 'zone')
    return zonesFor(factCalled(printed)).includes(spot.zone) && (spot.zone !== 'title' || situation.seats.length > 2);
  const host = listsIn(situation, spot.seat).play[spot.at];
  return host !== undefined && saidOn(printed, host) !== undefined;
}

function placedInto(situation: ParsedSituation, placed: Placed, spot: Spot): Edited<ParsedSituation> {
  if (!fitsInto(situation, placed.printed, spot)) return { situation };
  const { seat } = spot;
  if (spot.is === 'card') return placedOnto(situation, placed, { seat, zone: 'play', at: spot.at });
  const { zone } = spot;
  if (zone === 'title')
    return { situation: withTitle(situation, seat, placed.printed), thing: thingOf({ seat, zone, at: 0 }) };
  const cards = SINGLE.includes(zone) ? [placed] : [...listsIn(situation, seat)[zone], placed];
  return { situation: withZone(situation, seat, zone, cards), thing: thingOf({ seat, zone, at: cards.length - 1 }) };
}

function placedOnto(situation: ParsedSituation, { printed, said }: Placed, on: Piece): Edited<ParsedSituation> {
  const host = placedAt(situation, on);
  const as = host === undefined ? undefined : saidOn(printed, host);
  if (host === undefined || as === undefined) return { situation };
  const attachments = [...host.attachments, { printed, said: marked(said, { as: 'printed', ...as.marks }) }];
  return {
    situation: withPlaced(situation, on, { ...host, attachments }),
    thing: thingOf({ ...on, on: attachments.length - 1 }),
  };
}

function moved(situation: ParsedSituation, thing: ThingName, to: string): Edited<ParsedSituation> {
  const piece = pieceOf(thing);
  const spot = spotOf(to);
  const placed = piece === undefined ? undefined : placedAt(situation, piece);
  if (piece === undefined || spot === undefined || placed === undefined) return { situation };
  // A faction is replaced by another one, it does not go elsewhere (AGOT-ZONE-e).
  if (piece.zone === 'faction' || isThere(piece, spot) || !fitsInto(situation, placed.printed, spot))
    return { situation };
  const staysInPlay = piece.zone === 'play' && piece.on === undefined && spot.is === 'zone' && spot.zone === 'play';
  const without = withPlaced(situation, piece, undefined);
  const left = staysInPlay ? without : withLeft(without, piece.seat, placed);
  const covered = spot.is === 'zone' && spot.zone === 'plot' ? withCovered(left, spot.seat) : left;
  return placedInto(covered, arriving(placed, piece, spot), afterRemoval(piece, spot));
}

/** A card that left the zone makes those behind it move up. */
function afterRemoval(piece: Piece, spot: Spot): Spot {
  if (spot.is === 'zone' || piece.on !== undefined || piece.zone !== 'play') return spot;
  return piece.seat === spot.seat && piece.at < spot.at ? { ...spot, at: spot.at - 1 } : spot;
}

/** Where it lies already; nor is a card put under itself. */
function isThere(piece: Piece, spot: Spot): boolean {
  if (spot.is === 'zone') return piece.on === undefined && piece.seat === spot.seat && piece.zone === spot.zone;
  return piece.zone === 'play' && nameOfSpot(spot) === thingOf({ seat: piece.seat, zone: 'play', at: piece.at });
}

/** How a card stands after it was moved: in play it stays what it is, elsewhere nothing is left of that. */
function arriving(placed: Placed, from: Piece, spot: Spot): Placed {
  const to = spot.seat;
  const { printed, said, attachments } = placed;
  if (spot.is === 'zone' && spot.zone === 'play' && from.zone === 'play' && from.on === undefined)
    return {
      printed,
      // Who changes sides leaves the challenge (AGOT-PART-d).
      said: ownedAlike(from.seat === to ? said : marked(said, { part: 'none' }), from.seat, to),
      attachments: attachments.map((one) => ({
        printed: one.printed,
        said: controlledAlike(one.said, from.seat, to),
      })),
    };
  if (spot.is === 'card' && from.on !== undefined)
    return { printed, said: controlledAlike(said, from.seat, to), attachments: [] };
  return plain(printed);
}

/** What lay with a card that left: attachments go to their owners' hands, terminal ones and duplicates are discarded (AGOT-LEAVE-d, -e). */
function withLeft(situation: ParsedSituation, seat: SeatId, { attachments }: Placed): ParsedSituation {
  return attachments.reduce((before, { printed, said }) => {
    const owner = said.owner ?? seat;
    const zone = said.marks.as === 'duplicate' || isTerminal(factCalled(printed)) ? 'discard' : 'hand';
    return withZone(before, owner, zone, [plain(printed), ...listsIn(before, owner)[zone]]);
  }, situation);
}

/** The plot that was revealed goes to the used pile when another one covers it (AGOT-PLOT-b). */
function withCovered(situation: ParsedSituation, seat: SeatId): ParsedSituation {
  const { plot, usedPlots } = listsIn(situation, seat);
  return withZone(situation, seat, 'usedPlots', [...plot.map(({ printed }) => plain(printed)), ...usedPlots]);
}

function shifted(situation: ParsedSituation, thing: ThingName, towards: 'top' | 'bottom'): Edited<ParsedSituation> {
  const piece = pieceOf(thing);
  if (piece === undefined || piece.on !== undefined || piece.seat >= situation.seats.length) return { situation };
  const cards = listsIn(situation, piece.seat)[piece.zone];
  const to = piece.at + (towards === 'top' ? -1 : 1);
  const changed = shiftedIn(cards, piece.at, to);
  if (changed === cards) return { situation };
  return { situation: withZone(situation, piece.seat, piece.zone, changed), thing: thingOf({ ...piece, at: to }) };
}

function removed(situation: ParsedSituation, thing: ThingName): ParsedSituation {
  const piece = pieceOf(thing);
  const isGone = piece === undefined || placedAt(situation, piece) === undefined || piece.zone === 'faction';
  return isGone ? situation : withPlaced(situation, piece, undefined);
}
