import {
  type CardId,
  type CardValues,
  cardsIn,
  type Face,
  type Frame,
  knownIn,
  memoizeLast,
  type PrintedId,
  type SeatId,
  type Sight,
  seatsOf,
  sightOf,
  sightsIn as sightsInZone,
  type Viewer,
  type ZoneId,
} from '@kronika/kernel';
import type { ChallengeType, Faction } from './cards/fact.ts';
import type { PlainKeyword } from './cards/keywords.ts';
import { openPart } from './open-part.ts';
import { type ChallengeStep, challengeStep } from './rules/challenge-steps.ts';
import { type DominanceResult, dominanceResult } from './rules/dominance-result.ts';
import { plotValueOf, totalOf } from './rules/values.ts';
import type { AgotCard, AgotState, ChallengeResult, Format, Fought, Phase, Side, Tokens } from './state.ts';
import {
  ASIDE,
  chosenPlotOf,
  chosenTitleOf,
  controllerOf,
  deadOf,
  deckOf,
  discardOf,
  handOf,
  plotDeckOf,
  REMOVED,
  setupOf,
  TITLES_OFFERED,
  usedOf,
} from './zones.ts';

/** A card that lies on the table, with its label: it can be pointed at, known or not. */
export interface LyingCard {
  readonly id: CardId;
  readonly sight: Sight;
  /** How it lies; a facedown card may be known to the viewer nevertheless. */
  readonly face: Face;
}

/** A card in play, with what stands on it. */
export interface PlayedCard extends LyingCard {
  readonly controller: SeatId;
  readonly owner: SeatId;
  readonly stance: AgotCard['stance'];
  readonly power: number;
  readonly tokens: Tokens;
  readonly attachments: readonly AttachmentView[];
  readonly duplicates: readonly LyingCard[];
}

/** An attachment where it is. */
export interface AttachmentView extends LyingCard {
  readonly controller: SeatId;
  readonly owner: SeatId;
  readonly stance: AgotCard['stance'];
  readonly power: number;
  readonly tokens: Tokens;
  readonly duplicates: readonly LyingCard[];
}

/** A character in play, with its values as they are now. */
export interface CharacterView extends PlayedCard {
  readonly strength: number;
  readonly icons: readonly ChallengeType[];
  readonly keywords: readonly PlainKeyword[];
  /** The side of the challenge it takes part on. */
  readonly part: 'none' | Side;
  /** Whether its strength counts there. */
  readonly counts: boolean;
  /** Whether its text does not count (AGOT-BLANK-a). */
  readonly blank: boolean;
  /** Whom stealth keeps from defending in the current challenge. */
  readonly bypassed: boolean;
  /** The types of challenge it could be declared in: by standing with the icon, or by a text. */
  readonly declarable: Readonly<Record<Side, readonly ChallengeType[]>>;
}

/** The revealed plot, with its values as they are now. */
export interface PlotView extends LyingCard {
  readonly tokens: Tokens;
  readonly income: number;
  readonly initiative: number;
  readonly claim: number;
  readonly reserve: number;
}

export interface DeckView {
  readonly size: number;
  /** The cards of it that the viewer knows, from the top. */
  readonly known: readonly Sight[];
}

/** How the title of this seat stands to that of another (AGOT-SUPPORT-a, AGOT-RIVAL-a). */
export interface Relation {
  readonly to: SeatId;
  readonly is: 'supports' | 'rivals';
}

export interface SeatView {
  readonly seat: SeatId;
  /** Whether the player is out of the game. */
  readonly standing: 'seated' | 'eliminated';
  /** Whether the player gave up; that counts at once, and the player is out of the game at the next check (AGOT-ELIM-f). */
  readonly conceded: 'yes' | 'no';
  readonly gold: number;
  /** All power on cards the player controls, on the way to 15. */
  readonly power: number;
  readonly dominance: number;
  /** Whose colours the seat plays; also when its cards are out of the game. */
  readonly allegiance: Faction | 'neutral';
  readonly faction: PlayedCard | null;
  readonly agenda: readonly LyingCard[];
  readonly plot: PlotView | null;
  readonly plotDeck: readonly Sight[];
  readonly chosenPlot: readonly Sight[];
  readonly usedPlots: readonly Sight[];
  readonly title: LyingCard | null;
  readonly chosenTitle: readonly Sight[];
  readonly relations: readonly Relation[];
  readonly characters: readonly CharacterView[];
  readonly locations: readonly PlayedCard[];
  readonly setup: readonly Sight[];
  readonly hand: readonly Sight[];
  readonly deck: DeckView;
  readonly discard: readonly Sight[];
  readonly dead: readonly Sight[];
  /** The challenges this player has initiated this round. */
  readonly initiated: readonly ChallengeType[];
  /** How many of each type it may still initiate this round. */
  readonly left: Readonly<Record<ChallengeType, number>>;
  /** What titles and texts add to its side in challenges of each type, once somebody takes part on it. */
  readonly sideBonus: Readonly<Record<ChallengeType, number>>;
}

/** The challenge, with the totals as they are now. */
export interface ChallengeView {
  readonly step: ChallengeStep;
  readonly attacker: SeatId;
  readonly defender: SeatId;
  /** Whom it was initiated against, before a redirect. */
  readonly against: SeatId;
  readonly type: ChallengeType;
  readonly totals: Readonly<Record<Side, number>>;
  readonly claim: number;
  readonly result: ChallengeResult | null;
}

/** A card that is being played, and by whom. */
export interface AsideCard {
  readonly sight: Sight;
  readonly controller: SeatId;
}

/** The table as one viewer may know it. */
export interface AgotView {
  /** What characters would count if everybody who could defended; only in a forecast. */
  readonly opposed?: CardValues;
  readonly viewer: Viewer;
  readonly format: Format;
  readonly round: number;
  readonly phase: Phase;
  readonly first: SeatId;
  readonly active: SeatId | null;
  readonly challenge: ChallengeView | null;
  readonly fought: readonly Fought[];
  /** How dominance was decided, while the phase lasts; until then each seat has its count as it is now. */
  readonly dominance: DominanceResult | null;
  readonly seats: readonly SeatView[];
  /** The titles that are handed round, for who is looking at them. */
  readonly titles: readonly Sight[];
  /** The cards that are being played. */
  readonly aside: readonly AsideCard[];
  readonly removed: readonly Sight[];
}

export function view(state: AgotState, viewer: Viewer, stack: readonly Frame[] = []): AgotView {
  const { table } = state;
  return {
    viewer,
    format: state.format,
    round: state.round,
    phase: state.phase,
    first: state.first,
    active: state.active,
    challenge: challengeView(state, stack),
    fought: state.fought,
    dominance: dominanceResult(stack) ?? null,
    seats: seatsOf(table.seats).map((seat) => seatView(state, seat, viewer)),
    titles: sightsInZone(table, TITLES_OFFERED, viewer),
    aside: cardsIn(table, ASIDE).map((card) => ({
      sight: sightOf(table, card, viewer),
      controller: controllerOf(state, card),
    })),
    removed: sightsInZone(table, REMOVED, viewer),
  };
}

function challengeView(state: AgotState, stack: readonly Frame[]): ChallengeView | null {
  const { challenge } = state;
  if (challenge === null) return null;
  const { attacker, defender, against, type, result } = challenge;
  return {
    step: challengeStep(stack),
    attacker,
    defender,
    against,
    type,
    totals: { attacking: totalOf(state, 'attacking'), defending: totalOf(state, 'defending') },
    claim: plotValueOf(state, attacker, 'claim'),
    result,
  };
}

function seatView(state: AgotState, seat: SeatId, viewer: Viewer): SeatView {
  const { table } = state;
  const sights = (zone: ZoneId) => sightsInZone(table, zone, viewer);
  return {
    seat,
    ...openPart(state, seat, viewer),
    plotDeck: sights(plotDeckOf(seat)),
    chosenPlot: sights(chosenPlotOf(seat)),
    usedPlots: sights(usedOf(seat)),
    chosenTitle: sights(chosenTitleOf(seat)),
    setup: sights(setupOf(seat)),
    hand: sights(handOf(seat)),
    deck: deckView(state, seat, viewer),
    discard: sights(discardOf(seat)),
    dead: sights(deadOf(seat)),
  };
}

function deckView({ table }: AgotState, seat: SeatId, viewer: Viewer): DeckView {
  return { size: cardsIn(table, deckOf(seat)).length, known: knownIn(table, deckOf(seat), viewer) };
}

function sightsOn({ sight, attachments, duplicates }: PlayedCard): readonly Sight[] {
  return [
    sight,
    ...duplicates.map((card) => card.sight),
    ...attachments.flatMap((card) => [card.sight, ...card.duplicates.map((duplicate) => duplicate.sight)]),
  ];
}

/** Everything that the viewer sees of cards, wherever they are. */
export function sightsIn(seen: AgotView): readonly Sight[] {
  return [
    ...seen.aside.map(({ sight }) => sight),
    ...seen.removed,
    ...seen.titles,
    ...seen.seats.flatMap((seat) => [
      ...[seat.faction, ...seat.characters, ...seat.locations].flatMap((card) => (card === null ? [] : sightsOn(card))),
      ...[seat.plot, seat.title, ...seat.agenda].flatMap((card) => card?.sight ?? []),
      ...seat.plotDeck,
      ...seat.chosenPlot,
      ...seat.usedPlots,
      ...seat.chosenTitle,
      ...seat.setup,
      ...seat.hand,
      ...seat.discard,
      ...seat.dead,
      ...seat.deck.known,
    ]),
  ];
}

/** The faces that the viewer knows, by their cards. Whoever tells what happened asks a view for many of them. */
const facesIn = memoizeLast(
  (seen: AgotView): ReadonlyMap<CardId, PrintedId> =>
    new Map(sightsIn(seen).flatMap((sight) => (sight.face === 'up' ? [[sight.card, sight.printed] as const] : []))),
);

/** Which card this is, if the viewer knows it. */
export function printedIn(seen: AgotView, card: CardId): PrintedId | undefined {
  return facesIn(seen).get(card);
}
