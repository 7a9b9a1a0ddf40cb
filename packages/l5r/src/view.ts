import {
  type CardId,
  type CardValues,
  cardOf,
  cardsIn,
  type Frame,
  knownIn,
  type SeatId,
  type Sight,
  seatsOf,
  sightOf,
  sightsIn,
  type Viewer,
  type ZoneId,
} from '@kronika/kernel';
import {
  type AttachmentView,
  attachmentView,
  type CharacterView,
  characterView,
  type LyingCard,
  lying,
} from './card-view.ts';
import { type ConflictType, ELEMENTS, type Element } from './cards/fact.ts';
import { type DeclaringView, declaringView } from './declaring-view.ts';
import { bidsCountedIn } from './rules/duel.ts';
import { type Duelists, duelOn } from './rules/duelists.ts';
import { contestedElements, gloryCountOf, strengthOf, totalOf } from './rules/values.ts';
import type { Favor, L5rCard, L5rState, Phase, Ring } from './state.ts';
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
  /** What characters would count if everybody who could defended; only in a forecast. */
  readonly opposed?: CardValues;
  readonly viewer: Viewer;
  readonly round: number;
  readonly phase: Phase;
  readonly first: SeatId;
  readonly rings: readonly (Ring & { readonly element: Element })[];
  readonly favor: Favor | null;
  readonly conflict: ConflictView | null;
  /** What the viewer is declaring. */
  readonly declaring: DeclaringView | null;
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
    declaring: declaringView(state, viewer, stack),
    duel: state.periods.duel === undefined ? null : duelView(state, stack),
    seats: seatsOf(2).map((seat) => seatView(state, seat, viewer)),
    aside: cardsIn(state.table, ASIDE).map((card) => ({
      sight: sightOf(state.table, card, viewer),
      controller: controllerOf(state, card),
    })),
    removed: sightsIn(state.table, REMOVED, viewer),
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
  const sights = (zone: ZoneId) => sightsIn(table, zone, viewer);
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

function deckView({ table }: L5rState, zone: ZoneId, viewer: Viewer): DeckView {
  return { size: cardsIn(table, zone).length, known: knownIn(table, zone, viewer) };
}
