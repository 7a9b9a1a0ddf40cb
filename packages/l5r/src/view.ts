import {
  attachmentsOn,
  type CardId,
  cardOf,
  cardsIn,
  type Face,
  type Frame,
  type PrintedId,
  type SeatId,
  type Sight,
  seatsOf,
  sightOf,
  sightsOf,
  type Viewer,
} from '@kronika/kernel';
import { type ConflictType, ELEMENTS, type Element } from './cards/fact.ts';
import { bidsCountedIn } from './rules/duel.ts';
import { type Duelists, duelOn } from './rules/duelists.ts';
import { contestedElements, gloryCountOf, gloryOf, skillOf, strengthOf, totalOf } from './rules/values.ts';
import type { Favor, L5rCard, L5rState, Phase, Ring, Status } from './state.ts';
import { hasDash } from './verbs/participating.ts';
import {
  ASIDE,
  charactersOf,
  conflictDeckOf,
  conflictDiscardOf,
  controllerOf,
  dynastyDeckOf,
  dynastyDiscardOf,
  handOf,
  PLACES,
  type Place,
  provinceAt,
  REMOVED,
  roleOf,
  rowAt,
  strongholdOf,
  unlaidOf,
} from './zones.ts';

/** A card that lies on the table, with its label: it can be pointed at, known or not. */
export interface LyingCard {
  readonly id: CardId;
  readonly sight: Sight;
  /** How it lies; a facedown card may be known to the viewer nevertheless. */
  readonly face: Face;
}

/** An attachment where it is. */
export interface AttachmentView extends LyingCard {
  readonly controller: SeatId;
  readonly stance: L5rCard['stance'];
}

/** A character in play, with its values as they are now; a dash has no value. */
export interface CharacterView extends LyingCard {
  readonly stance: L5rCard['stance'];
  readonly status: Status;
  readonly fate: number;
  readonly at: L5rCard['at'];
  readonly military: number | null;
  readonly political: number | null;
  readonly glory: number;
  /** Whom covert keeps from defending in the current conflict. */
  readonly evaded: boolean;
  readonly attachments: readonly AttachmentView[];
}

/** A province with the dynasty cards in it. */
export interface ProvinceView {
  readonly place: Place;
  readonly province?: LyingCard;
  readonly condition: L5rCard['condition'];
  /** Its strength with everything that modifies it, for who knows the province. */
  readonly strength?: number;
  readonly row: readonly LyingCard[];
}

export interface DeckView {
  readonly size: number;
  /** The cards of it that the viewer knows, from the top. */
  readonly known: readonly Sight[];
}

export interface SeatView {
  readonly seat: SeatId;
  readonly honor: number;
  readonly fate: number;
  readonly dial: number | null;
  readonly bid: number | null;
  readonly glory: number;
  readonly opportunities: number;
  readonly declared: readonly ConflictType[];
  readonly stronghold: readonly AttachmentView[];
  readonly role: readonly Sight[];
  readonly provinces: readonly ProvinceView[];
  readonly unlaid: readonly Sight[];
  readonly characters: readonly CharacterView[];
  readonly hand: readonly Sight[];
  readonly dynastyDeck: DeckView;
  readonly conflictDeck: DeckView;
  readonly dynastyDiscard: readonly Sight[];
  readonly conflictDiscard: readonly Sight[];
}

/** The conflict, with the totals as they are now and what is missing to break the province. */
export interface ConflictView {
  readonly attacker: SeatId;
  readonly type: ConflictType;
  readonly ring: Element;
  readonly elements: readonly Element[];
  readonly province: CardId;
  readonly strength: number;
  readonly totals: readonly number[];
}

/** A duel, from its beginning to its end. */
export interface DuelView {
  /** Who duels whom; nothing where only the state is looked at. */
  readonly between?: Duelists;
  /** The duelists whose bids were added to their skills. */
  readonly counted: readonly CardId[];
}

/** A card that is being played, and by whom. */
export interface AsideCard {
  readonly sight: Sight;
  readonly controller: SeatId;
}

/** The table as one viewer may know it. */
export interface L5rView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly phase: Phase;
  readonly first: SeatId;
  readonly rings: readonly (Ring & { readonly element: Element })[];
  readonly favor: Favor | null;
  readonly conflict: ConflictView | null;
  readonly duel: DuelView | null;
  readonly seats: readonly SeatView[];
  /** The cards that are being played. */
  readonly aside: readonly AsideCard[];
  readonly removed: readonly Sight[];
}

export function view(state: L5rState, viewer: Viewer, stack: readonly Frame[] = []): L5rView {
  return {
    viewer,
    round: state.round,
    phase: state.phase,
    first: state.first,
    rings: ELEMENTS.map((element) => ({ element, ...state.rings[element] })),
    favor: state.favor,
    conflict: conflictView(state),
    duel: state.periods.duel === undefined ? null : duelView(state, stack),
    seats: seatsOf(2).map((seat) => seatView(state, seat, viewer)),
    aside: cardsIn(state.table, ASIDE).map((card) => ({
      sight: sightOf(state.table, card, viewer),
      controller: controllerOf(state, card),
    })),
    removed: sightsOf(state.table, cardsIn(state.table, REMOVED), viewer),
  };
}

function duelView(state: L5rState, stack: readonly Frame[]): DuelView {
  const between = duelOn(stack);
  return { ...(between === undefined ? {} : { between }), counted: bidsCountedIn(state) };
}

function conflictView(state: L5rState): ConflictView | null {
  const { conflict } = state;
  if (conflict === null) return null;
  const { attacker, type, ring, province } = conflict;
  return {
    attacker,
    type,
    ring,
    elements: contestedElements(state),
    province,
    strength: strengthOf(state, province),
    totals: [totalOf(state, 0), totalOf(state, 1)],
  };
}

function seatView(state: L5rState, seat: SeatId, viewer: Viewer): SeatView {
  const { table } = state;
  const sights = (zone: Parameters<typeof cardsIn>[1]) => sightsOf(table, cardsIn(table, zone), viewer);
  return {
    seat,
    honor: state.honor[seat] ?? 0,
    fate: state.fate[seat] ?? 0,
    dial: state.dials[seat] ?? null,
    bid: state.bids[seat] ?? null,
    glory: gloryCountOf(state, seat),
    opportunities: state.conflicts[seat]?.opportunities ?? 0,
    declared: state.conflicts[seat]?.declared ?? [],
    stronghold: cardsIn(table, strongholdOf(seat)).map((card) => attachmentView(state, card, viewer)),
    role: sights(roleOf(seat)),
    provinces: PLACES.map((place) => provinceView(state, seat, place, viewer)),
    unlaid: sights(unlaidOf(seat)),
    characters: charactersOf(state, seat).map((card) => characterView(state, card, viewer)),
    hand: sights(handOf(seat)),
    dynastyDeck: deckView(state, dynastyDeckOf(seat), viewer),
    conflictDeck: deckView(state, conflictDeckOf(seat), viewer),
    dynastyDiscard: sights(dynastyDiscardOf(seat)),
    conflictDiscard: sights(conflictDiscardOf(seat)),
  };
}

function lying(state: L5rState, card: CardId, viewer: Viewer): LyingCard {
  return { id: card, sight: sightOf(state.table, card, viewer), face: cardOf(state.table, card).face };
}

function attachmentView(state: L5rState, card: CardId, viewer: Viewer): AttachmentView {
  return {
    ...lying(state, card, viewer),
    controller: controllerOf(state, card),
    stance: cardOf(state.table, card).stance,
  };
}

function characterView(state: L5rState, card: CardId, viewer: Viewer): CharacterView {
  const { stance, status, fate, at } = cardOf(state.table, card);
  const skill = (type: ConflictType) => (hasDash(state, card, type) ? null : skillOf(state, card, type));
  return {
    ...lying(state, card, viewer),
    stance,
    status,
    fate,
    at,
    military: skill('military'),
    political: skill('political'),
    glory: gloryOf(state, card),
    evaded: state.conflict?.evaded.includes(card) === true,
    attachments: attachmentsOn(state.table, card).map((attachment) => attachmentView(state, attachment, viewer)),
  };
}

function provinceView(state: L5rState, seat: SeatId, place: Place, viewer: Viewer): ProvinceView {
  const [card] = cardsIn(state.table, provinceAt(seat, place));
  const row = cardsIn(state.table, rowAt(seat, place)).map((dynasty) => lying(state, dynasty, viewer));
  if (card === undefined) return { place, condition: 'whole', row };
  const province = lying(state, card, viewer);
  const { condition } = cardOf(state.table, card);
  // The strength of an unknown province would tell which one it is.
  return province.sight.face === 'down'
    ? { place, province, condition, row }
    : { place, province, condition, strength: strengthOf(state, card), row };
}

function deckView(state: L5rState, zone: Parameters<typeof cardsIn>[1], viewer: Viewer): DeckView {
  const cards = cardsIn(state.table, zone);
  return { size: cards.length, known: sightsOf(state.table, cards, viewer).filter(({ face }) => face === 'up') };
}

/** Everything that the viewer sees of cards, wherever they are. */
export function sightsIn(seen: L5rView): readonly Sight[] {
  return [
    ...seen.aside.map(({ sight }) => sight),
    ...seen.removed,
    ...seen.seats.flatMap((seat) => [
      ...seat.role,
      ...seat.unlaid,
      ...seat.hand,
      ...seat.dynastyDiscard,
      ...seat.conflictDiscard,
      ...seat.dynastyDeck.known,
      ...seat.conflictDeck.known,
      ...seat.stronghold.map(({ sight }) => sight),
      ...seat.provinces.flatMap(({ province, row }) => [province, ...row].flatMap((card) => card?.sight ?? [])),
      ...seat.characters.flatMap(({ sight, attachments }) => [sight, ...attachments.map((card) => card.sight)]),
    ]),
  ];
}

/** Which card this is, if the viewer knows it. */
export function printedIn(seen: L5rView, card: CardId): PrintedId | undefined {
  for (const sight of sightsIn(seen)) if (sight.face === 'up' && sight.card === card) return sight.printed;
  return undefined;
}
