import {
  attachmentsOn,
  type CardId,
  cardOf,
  cardsIn,
  knownIn,
  type PrintedId,
  type SeatId,
  type Sight,
  seatsOf,
  sightOf,
  sightsIn,
  sightsOf,
  type Viewer,
} from '@kronika/kernel';
import { strengthOf } from './rules/strength.ts';
import type { Skirmish, SkirmishCard } from './state.ts';
import { ASIDE, deckOf, discardOf, fightersOf, handOf } from './zones.ts';

/** A fighter on the field, with its strength as it is now and the gear on it. */
export interface FighterView {
  readonly fighter: Sight;
  readonly stance: SkirmishCard['stance'];
  readonly strength: number;
  readonly gear: readonly Sight[];
}

export interface SeatView {
  readonly seat: SeatId;
  readonly gold: number;
  readonly renown: number;
  readonly deck: number;
  /** The cards of the deck that the viewer has looked at, from the top. */
  readonly knownInDeck: readonly Sight[];
  readonly hand: readonly Sight[];
  readonly fighters: readonly FighterView[];
  readonly discard: readonly Sight[];
}

/** The table as one viewer may know it. */
export interface SkirmishView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly first: SeatId;
  readonly seats: readonly SeatView[];
  /** The cards that are being played. */
  readonly aside: readonly Sight[];
}

export function view(state: Skirmish, viewer: Viewer): SkirmishView {
  return {
    viewer,
    round: state.round,
    first: state.first,
    seats: seatsOf(2).map((seat) => ({
      seat,
      gold: state.gold[seat] ?? 0,
      renown: state.renown[seat] ?? 0,
      deck: cardsIn(state.table, deckOf(seat)).length,
      knownInDeck: knownIn(state.table, deckOf(seat), viewer),
      hand: sightsIn(state.table, handOf(seat), viewer),
      fighters: fightersOf(state, seat).map((card) => fighterView(state, card, viewer)),
      discard: sightsIn(state.table, discardOf(seat), viewer),
    })),
    aside: sightsIn(state.table, ASIDE, viewer),
  };
}

/** The sight of a card, wherever the viewer sees it. */
export function findCard(view: SkirmishView, card: CardId): PrintedId | undefined {
  const sights = [
    ...view.aside,
    ...view.seats.flatMap(({ hand, discard, knownInDeck, fighters }) => [
      ...hand,
      ...discard,
      ...knownInDeck,
      ...fighters.flatMap(({ fighter, gear }) => [fighter, ...gear]),
    ]),
  ];
  for (const sight of sights) if (sight.face === 'up' && sight.card === card) return sight.printed;
  return undefined;
}

function fighterView(state: Skirmish, card: CardId, viewer: Viewer): FighterView {
  return {
    fighter: sightOf(state.table, card, viewer),
    stance: cardOf(state.table, card).stance,
    strength: strengthOf(state, card),
    gear: sightsOf(state.table, attachmentsOn(state.table, card), viewer),
  };
}
