import type { CardId, SeatId } from '@kronika/kernel';
import type { LcgEvent } from '@kronika/lcg';
import type { Phase } from '../state.ts';
import type { Place } from '../zones.ts';

export interface CardsDrawn extends LcgEvent {
  readonly is: 'cardsDrawn';
  readonly seat: SeatId;
  readonly count: number;
}

/** A card that is not in play goes to its owner's discard pile. */
export interface CardDiscarded extends LcgEvent {
  readonly is: 'cardDiscarded';
  readonly card: CardId;
}

export interface ProvinceBroken extends LcgEvent {
  readonly is: 'provinceBroken';
  readonly card: CardId;
}

/** A province or a dynasty card is turned faceup. */
export interface Revealed extends LcgEvent {
  readonly is: 'revealed';
  readonly card: CardId;
}

/** The next round; limits "per round" begin anew with its period. */
export interface RoundEntered extends LcgEvent {
  readonly is: 'roundEntered';
  readonly round: number;
}

export interface PhaseEntered extends LcgEvent {
  readonly is: 'phaseEntered';
  readonly phase: Phase;
}

/** The top dynasty card is put into a province, unseen unless it is put there faceup. */
export interface ProvinceRefilled extends LcgEvent {
  readonly is: 'provinceRefilled';
  readonly seat: SeatId;
  readonly place: Place;
  readonly face: 'up' | 'down';
}

/** The discard pile becomes a new deck; `order` is where each face comes from. */
export interface DeckRenewed extends LcgEvent {
  readonly is: 'deckRenewed';
  readonly seat: SeatId;
  readonly side: 'dynasty' | 'conflict';
  readonly order: readonly number[];
}

/** The first-player token goes to the other player. */
export interface FirstPassed extends LcgEvent {
  readonly is: 'firstPassed';
  readonly to: SeatId;
}

/** A player lays provinces facedown: one under the stronghold, or the other four from left to right. */
export interface ProvincesLaid extends LcgEvent {
  readonly is: 'provincesLaid';
  readonly seat: SeatId;
  readonly cards: readonly CardId[];
  readonly from: Place;
}

/** A player looks at the facedown dynasty cards in the own provinces, as only the set-up allows (L5R-INFO-d). */
export interface RowLooked extends LcgEvent {
  readonly is: 'rowLooked';
  readonly seat: SeatId;
}

/** Cards are set aside, replaced from the top of the same deck, and then shuffled into it (L5R-MULL-b). */
export interface Mulliganed extends LcgEvent {
  readonly is: 'mulliganed';
  readonly seat: SeatId;
  readonly side: 'dynasty' | 'conflict';
  readonly cards: readonly CardId[];
  readonly order: readonly number[];
}

/** Events of the set-up, the decks, and the course of the game. */
export type CourseEvent =
  | CardsDrawn
  | CardDiscarded
  | ProvinceBroken
  | Revealed
  | RoundEntered
  | PhaseEntered
  | ProvinceRefilled
  | DeckRenewed
  | FirstPassed
  | ProvincesLaid
  | RowLooked
  | Mulliganed;
