import type { CardId, SeatId } from '@kronika/kernel';
import type { DelayedSet, Initiating, LcgEvent, PlainLayerEvent } from '@kronika/lcg';
import type { ConflictType, Element } from './cards/fact.ts';
import type { ConflictResult, Phase, Status } from './state.ts';
import type { Place } from './zones.ts';

/** Honor comes from the general pool. */
export interface HonorGained extends LcgEvent {
  readonly is: 'honorGained';
  readonly seat: SeatId;
  readonly amount: number;
}

/** Honor goes to the general pool. */
export interface HonorLost extends LcgEvent {
  readonly is: 'honorLost';
  readonly seat: SeatId;
  readonly amount: number;
}

/** Honor goes from one seat to the other, without the general pool (L5R-HONOR-b). */
export interface HonorGiven extends LcgEvent {
  readonly is: 'honorGiven';
  readonly from: SeatId;
  readonly amount: number;
}

export interface FateGained extends LcgEvent {
  readonly is: 'fateGained';
  readonly seat: SeatId;
  readonly amount: number;
}

/** Fate goes from a seat to the general pool. */
export interface FateSpent extends LcgEvent {
  readonly is: 'fateSpent';
  readonly seat: SeatId;
  readonly amount: number;
}

/** Fate goes from a seat onto a ring (L5R-RING-c). */
export interface FateSpentToRing extends LcgEvent {
  readonly is: 'fateSpentToRing';
  readonly seat: SeatId;
  readonly ring: Element;
  readonly amount: number;
}

export interface FateGiven extends LcgEvent {
  readonly is: 'fateGiven';
  readonly from: SeatId;
  readonly amount: number;
}

/** Fate is put on a character, from the general pool or from a seat's own. */
export interface FatePlaced extends LcgEvent {
  readonly is: 'fatePlaced';
  readonly card: CardId;
  readonly amount: number;
  readonly from?: SeatId;
}

/** Fate goes from a character to the general pool. */
export interface FateRemoved extends LcgEvent {
  readonly is: 'fateRemoved';
  readonly card: CardId;
  readonly amount: number;
}

export interface FatePlacedOnRing extends LcgEvent {
  readonly is: 'fatePlacedOnRing';
  readonly ring: Element;
  readonly amount: number;
}

export interface Bowed extends LcgEvent {
  readonly is: 'bowed';
  readonly card: CardId;
}

export interface Readied extends LcgEvent {
  readonly is: 'readied';
  readonly card: CardId;
}

export interface Honored extends LcgEvent {
  readonly is: 'honored';
  readonly card: CardId;
}

export interface Dishonored extends LcgEvent {
  readonly is: 'dishonored';
  readonly card: CardId;
}

/** A character loses its status token without becoming the opposite. */
export interface StatusDiscarded extends LcgEvent {
  readonly is: 'statusDiscarded';
  readonly card: CardId;
}

export interface MovedToConflict extends LcgEvent {
  readonly is: 'movedToConflict';
  readonly card: CardId;
}

export interface MovedHome extends LcgEvent {
  readonly is: 'movedHome';
  readonly card: CardId;
}

/** A character enters play: played for its cost, or put into play by an effect. */
export interface CharacterEntered extends LcgEvent {
  readonly is: 'characterEntered';
  readonly card: CardId;
  readonly how: 'played' | 'put';
  readonly at: 'home' | 'conflict';
  /** What its player has placed on it from the own pool; only a played character may get some (L5R-FATE-c). */
  readonly fate: number;
}

/** A card leaves play; the event says what it was, because afterwards nothing on the table does. */
export interface LeftPlay extends LcgEvent {
  readonly is: 'leftPlay';
  readonly card: CardId;
  readonly to: 'discard' | 'hand' | 'deckTop' | 'deckBottom' | 'removed';
  /** A sacrifice is no discard (L5R-SAC-c). */
  readonly how: 'discarded' | 'sacrificed' | 'returned' | 'removed';
  readonly controller: SeatId;
  readonly status: Status;
}

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

export interface ConflictTypeSwitched extends LcgEvent {
  readonly is: 'conflictTypeSwitched';
  readonly type: ConflictType;
}

/** A conflict is declared: type, ring, province, attackers and whom covert evades, all at once (L5R-3.2.0-a). */
export interface ConflictDeclared extends LcgEvent {
  readonly is: 'conflictDeclared';
  readonly attacker: SeatId;
  readonly type: ConflictType;
  readonly ring: Element;
  readonly province: CardId;
  readonly attackers: readonly CardId[];
  readonly evaded: readonly CardId[];
}

export interface DefendersDeclared extends LcgEvent {
  readonly is: 'defendersDeclared';
  readonly cards: readonly CardId[];
}

/** A player gives up an opportunity to declare a conflict. */
export interface ConflictPassed extends LcgEvent {
  readonly is: 'conflictPassed';
  readonly seat: SeatId;
}

/** The conflict is over; nobody takes part in it any more. */
export interface ConflictOver extends LcgEvent {
  readonly is: 'conflictOver';
}

/** Skills are compared: who won, and by how much (L5R-3.2.3-g). */
export interface ConflictDecided extends LcgEvent {
  readonly is: 'conflictDecided';
  readonly result: ConflictResult;
}

export interface RingClaimed extends LcgEvent {
  readonly is: 'ringClaimed';
  readonly ring: Element;
  readonly seat: SeatId;
}

export interface RingReturned extends LcgEvent {
  readonly is: 'ringReturned';
  readonly ring: Element;
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

/** Both dials become visible at the same instant. */
export interface DialsRevealed extends LcgEvent {
  readonly is: 'dialsRevealed';
  readonly bids: readonly number[];
}

/** The value of a bid changes; the number on the dial does not (L5R-BID-c). */
export interface BidModified extends LcgEvent {
  readonly is: 'bidModified';
  readonly seat: SeatId;
  readonly by: number;
}

export interface FavorClaimed extends LcgEvent {
  readonly is: 'favorClaimed';
  readonly seat: SeatId;
  readonly side: ConflictType;
}

/** The first-player token goes to the other player. */
export interface FirstPassed extends LcgEvent {
  readonly is: 'firstPassed';
  readonly to: SeatId;
}

/** The skills of two duelists are compared; with equal skills nobody wins and nobody loses. */
export interface DuelDecided extends LcgEvent {
  readonly is: 'duelDecided';
  readonly winner?: CardId;
  readonly loser?: CardId;
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

/** Every event of the game. */
export type L5rEvent =
  | HonorGained
  | HonorLost
  | HonorGiven
  | FateGained
  | FateSpent
  | FateSpentToRing
  | FateGiven
  | FatePlaced
  | FateRemoved
  | FatePlacedOnRing
  | Bowed
  | Readied
  | Honored
  | Dishonored
  | StatusDiscarded
  | MovedToConflict
  | MovedHome
  | CharacterEntered
  | LeftPlay
  | CardsDrawn
  | CardDiscarded
  | ProvinceBroken
  | Revealed
  | RoundEntered
  | PhaseEntered
  | ConflictTypeSwitched
  | ConflictDeclared
  | DefendersDeclared
  | ConflictPassed
  | ConflictOver
  | ConflictDecided
  | RingClaimed
  | RingReturned
  | DialsRevealed
  | BidModified
  | ProvincesLaid
  | RowLooked
  | Mulliganed
  | DuelDecided
  | FavorClaimed
  | FirstPassed
  | ProvinceRefilled
  | DeckRenewed
  | PlainLayerEvent
  | Initiating<L5rEvent>
  | DelayedSet<L5rEvent>;
