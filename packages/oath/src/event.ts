import type { CardId, RuleId, SeatId } from '@kronika/kernel';
import type { Chronicle } from './chronicle/record.ts';
import type { Suit } from './facts/fact.ts';
import type { Region, ReliquarySlot, Slot } from './places.ts';
import type {
  Agreement,
  AttackFace,
  BannerName,
  Colour,
  DefenceFace,
  Defender,
  ExileColour,
  Goal,
  Phase,
  Role,
  Target,
  Title,
} from './state.ts';

interface Told {
  readonly rule: RuleId;
}

/** Where favor can lie. */
export type FavorPlace =
  | { readonly is: 'supply' }
  | { readonly is: 'bank'; readonly suit: Suit }
  | { readonly is: 'player'; readonly seat: SeatId }
  | { readonly is: 'card'; readonly card: CardId }
  | { readonly is: 'site'; readonly slot: Slot }
  | { readonly is: 'banner' };

/** Where secrets can lie; on a board faceup unless it says otherwise. */
export type SecretPlace =
  | { readonly is: 'supply' }
  | { readonly is: 'player'; readonly seat: SeatId; readonly face?: 'down' }
  | { readonly is: 'card'; readonly card: CardId }
  | { readonly is: 'site'; readonly slot: Slot }
  | { readonly is: 'banner' };

/** Where warbands can be; `bank` is the personal bank of their colour's player. */
export type WarbandPlace =
  | { readonly is: 'bank' }
  | { readonly is: 'board'; readonly seat: SeatId }
  | { readonly is: 'site'; readonly slot: Slot }
  | { readonly is: 'card'; readonly card: CardId };

/** Tokens and warbands. */
export type PieceEvent =
  | (Told & {
      readonly is: 'favorMoved';
      readonly from: FavorPlace;
      readonly to: FavorPlace;
      readonly amount: number;
      /** Burned, where it does not go to the supply. */
      readonly burned?: true;
    })
  | (Told & {
      readonly is: 'secretsMoved';
      readonly from: SecretPlace;
      readonly to: SecretPlace;
      readonly amount: number;
    })
  | (Told & {
      readonly is: 'secretsTurned';
      readonly seat: SeatId;
      readonly amount: number;
      readonly to: 'up' | 'down';
    })
  | (Told & {
      readonly is: 'warbandsMoved';
      readonly colour: Colour;
      readonly amount: number;
      readonly from: WarbandPlace;
      readonly to: WarbandPlace;
    })
  | (Told & {
      readonly is: 'warbandsKilled';
      readonly colour: Colour;
      readonly amount: number;
      readonly from: WarbandPlace;
      /** In a campaign: whose force lost them. */
      readonly side?: 'attack' | 'defence';
    })
  | (Told & { readonly is: 'supplySpent'; readonly seat: SeatId; readonly amount: number })
  | (Told & { readonly is: 'supplySet'; readonly seat: SeatId; readonly to: number });

/** How somebody came by a relic or a banner: what is recovered or given suffers no penalty (OATH-2.5.3-a, OATH-2.5.3-c). */
export type Coming = 'recovered' | 'seized' | 'given' | 'drawn' | 'begun';

export type CardEvent =
  /** From the top of a deck or pile into the hand; of a Vision from the world deck everybody sees the back. */
  | (Told & {
      readonly is: 'drawn';
      readonly seat: SeatId;
      readonly card: CardId;
      readonly from: 'world' | Region;
    })
  | (Told & {
      readonly is: 'discarded';
      readonly card: CardId;
      readonly by: SeatId;
      readonly to: Region;
      readonly at?: 'top' | 'bottom';
    })
  | (Told & { readonly is: 'playedToSite'; readonly seat: SeatId; readonly card: CardId; readonly slot: Slot })
  | (Told & {
      readonly is: 'playedAsAdviser';
      readonly seat: SeatId;
      readonly card: CardId;
      readonly face: 'up' | 'down';
    })
  | (Told & { readonly is: 'visionRevealed'; readonly seat: SeatId; readonly card: CardId })
  | (Told & { readonly is: 'conspiracyPlayed'; readonly seat: SeatId; readonly card: CardId })
  /** Moved by an effect, which is not playing it (OATH-7.3.3-a). */
  | (Told & { readonly is: 'movedToSite'; readonly card: CardId; readonly slot: Slot })
  | (Told & { readonly is: 'movedToAdvisers'; readonly card: CardId; readonly seat: SeatId })
  | (Told & { readonly is: 'swapped'; readonly cards: readonly [CardId, CardId] })
  | (Told & { readonly is: 'taken'; readonly card: CardId; readonly seat: SeatId })
  | (Told & { readonly is: 'relicGained'; readonly seat: SeatId; readonly card: CardId; readonly how: Coming })
  | (Told & { readonly is: 'relicBuried'; readonly card: CardId })
  /** From the top of the relic deck into the hand. */
  | (Told & { readonly is: 'relicDrawn'; readonly seat: SeatId; readonly card: CardId })
  | (Told & { readonly is: 'relicLaid'; readonly card: CardId; readonly slot: Slot })
  | (Told & { readonly is: 'relicStored'; readonly card: CardId; readonly slot: ReliquarySlot })
  | (Told & { readonly is: 'buriedInWorld'; readonly card: CardId })
  | (Told & { readonly is: 'dispossessed'; readonly card: CardId })
  | (Told & { readonly is: 'repossessed'; readonly card: CardId; readonly to: Region | 'hand'; readonly seat: SeatId })
  | (Told & { readonly is: 'peeked'; readonly seat: SeatId; readonly cards: readonly CardId[] })
  | (Told & { readonly is: 'shown'; readonly by: SeatId; readonly cards: readonly CardId[]; readonly to?: SeatId })
  | (Told & { readonly is: 'edificeTurned'; readonly card: CardId; readonly to: 'edifice' | 'ruin' })
  | (Told & { readonly is: 'pileMoved'; readonly from: Region; readonly to: Region })
  | (Told & { readonly is: 'dispossessedShuffled'; readonly order: readonly number[] })
  | (Told & { readonly is: 'siteRevealed'; readonly slot: Slot })
  | (Told & { readonly is: 'visionDrawn'; readonly seat: SeatId });

export type RealmEvent =
  | (Told & { readonly is: 'bannerTaken'; readonly banner: BannerName; readonly seat: SeatId; readonly how: Coming })
  | (Told & { readonly is: 'mobTurned'; readonly to: 'mob' | 'calm' })
  | (Told & { readonly is: 'titleTaken'; readonly seat: SeatId })
  | (Told & { readonly is: 'titleTurned'; readonly to: Title['side'] })
  | (Told & { readonly is: 'roleChanged'; readonly seat: SeatId; readonly role: Role })
  /** A player took a board, on the side the chronicle left it on. */
  | (Told & {
      readonly is: 'boardTaken';
      readonly seat: SeatId;
      readonly colour: ExileColour;
      readonly role: Role;
    })
  | (Told & { readonly is: 'pawnMoved'; readonly seat: SeatId; readonly to: Slot; readonly how: 'travel' | 'put' })
  | (Told & { readonly is: 'powerUsed'; readonly seat: SeatId; readonly card: CardId; readonly kind: PowerKind })
  | (Told & { readonly is: 'offered'; readonly by: SeatId; readonly to: SeatId })
  | (Told & {
      readonly is: 'offerEnded';
      readonly by: SeatId;
      readonly to: SeatId;
      readonly how: 'refused' | 'withdrawn';
    })
  | (Told & { readonly is: 'promiseMade'; readonly agreement: Agreement })
  /** `kept`: it was paid. `cleared`: the others found that no word was broken. */
  | (Told & {
      readonly is: 'promiseEnded';
      readonly agreement: Agreement;
      readonly how: 'broken' | 'kept' | 'cleared';
    })
  | (Told & { readonly is: 'gaveUp'; readonly seat: SeatId });

export type PowerKind = 'action' | 'modifier' | 'plan' | 'whenPlayed' | 'rest' | 'wake' | 'triggered';

export type TurnEvent =
  | (Told & { readonly is: 'turnBegan'; readonly seat: SeatId })
  | (Told & { readonly is: 'phaseBegan'; readonly phase: Phase })
  | (Told & { readonly is: 'actEnded' })
  | (Told & { readonly is: 'roundBegan'; readonly round: number })
  | (Told & { readonly is: 'endDieRolled'; readonly roll: number; readonly needed: number })
  | (Told & { readonly is: 'endDieShifted'; readonly by: number; readonly seat: SeatId })
  | (Told & { readonly is: 'gameWon'; readonly seat: SeatId; readonly how: Ending })
  | (Told & { readonly is: 'chronicled'; readonly chronicle: Chronicle })
  | (Told & { readonly is: 'goalSet'; readonly goal: Goal });

/** The ways to win (OATH-3-a). */
export const ENDINGS = ['usurper', 'visionary', 'stableRegime', 'successor', 'exhaustion'] as const;
export type Ending = (typeof ENDINGS)[number];

export type CampaignEvent =
  | (Told & {
      readonly is: 'campaignBegan';
      readonly attacker: SeatId;
      readonly from: Slot;
      readonly defender: Defender;
      readonly joined: readonly Slot[];
    })
  | (Told & { readonly is: 'targetsDeclared'; readonly targets: readonly Target[]; readonly dice: number })
  | (Told & { readonly is: 'allyJoined'; readonly seat: SeatId })
  | (Told & { readonly is: 'diceSet'; readonly attack: number })
  | (Told & {
      readonly is: 'diceChanged';
      readonly pool: 'attack' | 'defence';
      readonly by: number;
      readonly card?: CardId;
    })
  | (Told & {
      readonly is: 'planUsed';
      readonly card: CardId;
      readonly by: Defender;
      readonly side: 'attack' | 'defence';
      readonly choice?: number;
    })
  | (Told & { readonly is: 'attackRolled'; readonly faces: readonly AttackFace[] })
  | (Told & { readonly is: 'defenceRolled'; readonly faces: readonly DefenceFace[] })
  | (Told & { readonly is: 'sacrificed'; readonly amount: number })
  | (Told & { readonly is: 'campaignDecided'; readonly winner: 'attack' | 'defence' })
  | (Told & { readonly is: 'campaignEnded' });

/** Everything that changes a game of Oath. */
export type OathEvent = PieceEvent | CardEvent | RealmEvent | TurnEvent | CampaignEvent;

/** The event of that kind. */
export type EventOf<K extends OathEvent['is']> = Extract<OathEvent, { readonly is: K }>;
