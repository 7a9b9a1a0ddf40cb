import {
  type CardId,
  cardOf,
  cardsIn,
  type Frame,
  mayKnow,
  type PrintedId,
  type SeatId,
  type Viewer,
} from '@kronika/kernel';
import type { Law } from './editions.ts';
import type { Suit } from './facts/fact.ts';
import { type Back, factOf } from './facts/library.ts';
import { byRegion, byReliquarySlot, type Region, type ReliquarySlot, regionOf, SLOTS, type Slot } from './places.ts';
import { advisers, cardsAt, heldRelics, relicsAt, siteAt, siteCard } from './queries/cards.ts';
import { favorSupply, placeAt, warbandBank } from './queries/pieces.ts';
import { type Ruler, rulerOf } from './queries/ruling.ts';
import { colourOf, turnOrder } from './queries/seats.ts';
import type { Agreement, Banner, BannerName, Colour, Goal, Oath, Role, Title, Turn, Warbands } from './state.ts';
import { type CampaignView, campaignView } from './view-campaign.ts';
import { type CostsView, costsView } from './view-costs.ts';
import { type ExchangeView, exchangeView } from './view-exchange.ts';
import { discardOf, handOf, RELIC_DECK, reliquaryZone, visionOf, WORLD_DECK } from './zones.ts';

/** A card as the viewer may know it. What lies facedown shows its back; its place says which one it is. */
export type CardView =
  | {
      readonly known: true;
      readonly id: CardId;
      readonly printed: PrintedId;
      readonly face: 'up' | 'down';
      readonly favor: number;
      readonly secrets: number;
      readonly warbands: Warbands;
    }
  | { readonly known: false; readonly back: Back };

export interface SeatView {
  readonly seat: SeatId;
  readonly role: Role;
  readonly colour: Colour;
  /** The colour of its warbands: purple for Imperial players. */
  readonly fights: Colour;
  readonly site: Slot;
  readonly favor: number;
  readonly secrets: number;
  readonly spentSecrets: number;
  readonly supply: number;
  readonly warbands: Warbands;
  /** Warbands left in the personal bank; a Citizen's are the Chancellor's. */
  readonly bank: number;
  readonly advisers: readonly CardView[];
  readonly relics: readonly CardView[];
  readonly vision: CardView | null;
  /** Cards in hand during a Search: known to their seat only. */
  readonly hand: readonly CardView[];
  readonly gaveUp: boolean;
}

export interface SiteView {
  readonly slot: Slot;
  readonly region: Region;
  /** `null`: facedown. */
  readonly site: CardView | null;
  readonly faceup: boolean;
  readonly ruler: Ruler | null;
  readonly warbands: Warbands;
  readonly favor: number;
  readonly secrets: number;
  readonly cards: readonly CardView[];
  readonly relics: readonly CardView[];
}

/** The table as one viewer may know it. */
export interface OathView {
  readonly law: Law;
  readonly chancellor: SeatId;
  readonly goal: Goal;
  readonly round: number;
  readonly visionsDrawn: number;
  readonly turn: Turn;
  readonly title: Title;
  readonly banks: Readonly<Record<Suit, number>>;
  readonly favorSupply: number;
  readonly banners: Readonly<Record<BannerName, Banner>>;
  readonly mob: boolean;
  /** By seat. */
  readonly seats: readonly SeatView[];
  readonly order: readonly SeatId[];
  readonly sites: readonly SiteView[];
  /** The back of the world deck's top card; how many cards it has is nobody's to know (OATH-9.4-a). */
  readonly worldTop: Back | null;
  /** Backs of the discard piles, top first. */
  readonly discards: Readonly<Record<Region, readonly Back[]>>;
  readonly relicDeck: number;
  /** `null`: uncovered. */
  readonly reliquary: Readonly<Record<ReliquarySlot, CardView | null>>;
  readonly campaign: CampaignView | null;
  /** Of who acts, for that seat only. */
  readonly costs: CostsView | null;
  readonly agreements: readonly Agreement[];
  readonly exchange: ExchangeView | null;
}

export function view(state: Oath, viewer: Viewer, stack: readonly Frame[] = []): OathView {
  const cardView = (card: CardId): CardView => viewOfCard(state, card, viewer);
  const first = cardsIn(state.table, WORLD_DECK)[0];
  return {
    law: state.law,
    chancellor: state.chancellor,
    goal: state.goal,
    round: state.round,
    visionsDrawn: state.visionsDrawn,
    turn: state.turn,
    title: state.title,
    banks: state.banks,
    favorSupply: favorSupply(state),
    banners: state.banners,
    mob: state.mob,
    seats: state.players.map((player, at) => {
      const seat = turnOrder(state).find((each) => each === at) ?? state.chancellor;
      const { role, colour, site, favor, secrets, spentSecrets, supply, warbands } = player;
      const fights = colourOf(state, seat);
      const vision = cardsIn(state.table, visionOf(seat))[0];
      return {
        seat,
        role,
        colour,
        fights,
        site,
        favor,
        secrets,
        spentSecrets,
        supply,
        warbands,
        bank: warbandBank(state, fights),
        advisers: advisers(state, seat).map(cardView),
        relics: heldRelics(state, seat).map(cardView),
        vision: vision === undefined ? null : cardView(vision),
        hand: cardsIn(state.table, handOf(seat)).map(cardView),
        gaveUp: player.gaveUp === true,
      };
    }),
    order: turnOrder(state),
    sites: SLOTS.map((slot) => {
      const site = siteCard(state, slot);
      const { warbands, favor, secrets } = placeAt(state, slot);
      return {
        slot,
        region: regionOf(slot),
        site: site === undefined ? null : cardView(site),
        faceup: siteAt(state, slot) !== null,
        ruler: rulerOf(state, slot) ?? null,
        warbands,
        favor,
        secrets,
        cards: cardsAt(state, slot).map(cardView),
        relics: relicsAt(state, slot).map(cardView),
      };
    }),
    worldTop: first === undefined ? null : backOf(state, first),
    discards: byRegion((region) => cardsIn(state.table, discardOf(region)).map((card) => backOf(state, card))),
    relicDeck: cardsIn(state.table, RELIC_DECK).length,
    reliquary: byReliquarySlot((slot) => {
      const relic = cardsIn(state.table, reliquaryZone(slot))[0];
      return relic === undefined ? null : cardView(relic);
    }),
    campaign: campaignView(state, viewer, stack),
    costs: costsView(state, viewer, stack),
    agreements: state.agreements,
    exchange: exchangeView(stack, viewer),
  };
}

function backOf(state: Oath, card: CardId): Back {
  return factOf(cardOf(state.table, card).printed).back;
}

function viewOfCard(state: Oath, card: CardId, viewer: Viewer): CardView {
  if (!mayKnow(state.table, card, viewer)) return { known: false, back: backOf(state, card) };
  const { id, printed, face, favor, secrets, warbands } = cardOf(state.table, card);
  return { known: true, id, printed, face, favor, secrets, warbands };
}
