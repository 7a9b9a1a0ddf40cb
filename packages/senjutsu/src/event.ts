import type { CardId, PrintedId, RuleId, SeatId } from '@kronika/kernel';
import type { CardType, Edict, Hit, Kamae, LineRef, Segment, StatusName } from './cards/pictograms.ts';
import type { Cell, Direction } from './hex/index.ts';
import type { Behaviour, Contract, DiscardedFoeCard, Foe, FoeCard, Stance } from './solo/foe.ts';
import type {
  AgendaSegment,
  Block,
  Defeat,
  FighterId,
  Phase,
  Piece,
  Played,
  Revealed,
  SkipReason,
  SpeedRange,
} from './state.ts';

interface Told {
  readonly rule: RuleId;
}

/** What made somebody take wounds, status cards or discards. */
export type Cause =
  | { readonly is: 'card'; readonly by: FighterId; readonly printed: PrintedId }
  | { readonly is: 'collision' }
  | { readonly is: 'terrain'; readonly piece: Piece['kind'] }
  | { readonly is: 'emptyDeck' }
  | { readonly is: 'bleeding' }
  | { readonly is: 'poison'; readonly printed: PrintedId }
  | { readonly is: 'handLimit' }
  | { readonly is: 'counter'; readonly by: FighterId };

/** The course of a turn. */
export type TurnEvent =
  | (Told & { readonly is: 'turnBegan'; readonly turn: number })
  | (Told & { readonly is: 'phaseBegan'; readonly phase: Phase })
  | (Told & { readonly is: 'terrainPlaced'; readonly seat: SeatId; readonly piece: Piece })
  | (Told & { readonly is: 'placed'; readonly fighter: FighterId; readonly cell: Cell; readonly facing: Direction })
  /** All cards of the turn are turned face up together (SEN-REV-1). */
  | (Told & {
      readonly is: 'revealed';
      readonly cards: readonly { readonly fighter: FighterId; readonly revealed: Revealed }[];
    })
  | (Told & { readonly is: 'targetNamed'; readonly by: FighterId; readonly target: FighterId })
  /** What its speed may be chosen from: as printed, bought with focus, by its Kamae, or widened (SEN-EFF-ab). */
  | (Told & {
      readonly is: 'rangeSet';
      readonly fighter: FighterId;
      readonly range: SpeedRange;
      readonly how: 'printed' | 'bought' | 'kamae' | 'widened';
    })
  | (Told & {
      readonly is: 'speedSet';
      readonly fighter: FighterId;
      readonly speed: number;
      readonly how: 'printed' | 'bought' | 'kamae' | 'chosen';
      readonly lowest: number;
    })
  /** Speeds are compared: the segments with their speeds after limp. */
  | (Told & {
      readonly is: 'agendaSet';
      readonly segments: readonly { readonly fighter: FighterId; readonly segments: readonly AgendaSegment[] }[];
    })
  | (Told & {
      readonly is: 'replaced';
      readonly seat: SeatId;
      readonly card: CardId;
      readonly printed: PrintedId;
      readonly old: Revealed;
    })
  | (Told & { readonly is: 'tieOrdered'; readonly speed: number; readonly order: readonly FighterId[] })
  | (Told & { readonly is: 'speedReached'; readonly speed: number })
  | (Told & {
      readonly is: 'segmentBegan';
      readonly fighter: FighterId;
      readonly segment: Segment;
      readonly speed: number;
    })
  | (Told & {
      readonly is: 'segmentEnded';
      readonly fighter: FighterId;
      readonly segment: Segment;
      readonly stage: 'resting' | 'done' | 'dropped';
    })
  /** The line that is being resolved, for who watches; `taken`: its player bought it, or chose it at an -OR-. */
  | (Told & {
      readonly is: 'lineBegan';
      readonly fighter: FighterId;
      readonly printed: PrintedId;
      readonly line: LineRef;
      readonly taken?: 'bought' | 'chosen';
    })
  | (Told & {
      readonly is: 'lineSkipped';
      readonly fighter: FighterId;
      readonly printed: PrintedId;
      readonly line: LineRef;
      readonly why: SkipReason;
    })
  | (Told & {
      readonly is: 'cardAbandoned';
      readonly fighter: FighterId;
      readonly why: 'collision' | 'cancelled' | 'defeated';
    })
  | (Told & { readonly is: 'cancelled'; readonly fighter: FighterId; readonly what: Played['cancelled'] })
  | (Told & { readonly is: 'instantPlayed'; readonly seat: SeatId; readonly card: CardId; readonly printed: PrintedId })
  | (Told & { readonly is: 'counterPlayed'; readonly seat: SeatId; readonly card: CardId; readonly printed: PrintedId })
  | (Told & { readonly is: 'turnEnded' });

/** On the field. */
export type FieldEvent =
  | (Told & {
      readonly is: 'stepped';
      readonly fighter: FighterId;
      readonly to: Cell;
      readonly how: 'own' | 'pushed' | 'pulled' | 'forced';
    })
  | (Told & { readonly is: 'turned'; readonly fighter: FighterId; readonly facing: Direction; readonly sides: number })
  | (Told & { readonly is: 'swapped'; readonly fighters: readonly [FighterId, FighterId] })
  | (Told & {
      readonly is: 'collided';
      readonly fighter: FighterId;
      readonly at: Cell;
      readonly with: 'edge' | 'terrain' | 'hero';
    })
  | (Told & { readonly is: 'pieceRemoved'; readonly piece: Piece })
  /** An attack effect: the cells it covers and what it would do there. */
  | (Told & {
      readonly is: 'struck';
      readonly by: FighterId;
      readonly printed: PrintedId;
      readonly cells: readonly { readonly cell: Cell; readonly hits: readonly Hit[] }[];
    })
  /** A target cell where the attack was stopped, by which way of SEN-BLOCK-c to -e, and by whose shields; none: terrain. */
  | (Told & {
      readonly is: 'stopped';
      readonly by: FighterId;
      readonly cell: Cell;
      readonly how: 'target' | 'attacker' | 'path';
      readonly blockers: readonly FighterId[];
    })
  | (Told & { readonly is: 'missed'; readonly by: FighterId })
  | (Told & { readonly is: 'blockRaised'; readonly block: Block })
  | (Told & { readonly is: 'blocksLowered' })
  | (Told & { readonly is: 'hidden'; readonly fighter: FighterId })
  | (Told & { readonly is: 'seen'; readonly fighter: FighterId })
  | (Told & { readonly is: 'defeated'; readonly fighter: FighterId; readonly how: Defeat });

/** What fighters take, gain and lose. */
export type FighterEvent =
  | (Told & {
      readonly is: 'wounded';
      readonly fighter: FighterId;
      readonly wounds: number;
      readonly bleeding: number;
      readonly cause: Cause;
    })
  /** Wounds turned into bleeding ones, or (`stanched`) back. */
  | (Told & { readonly is: 'bled'; readonly fighter: FighterId; readonly count: number })
  | (Told & { readonly is: 'stanched'; readonly fighter: FighterId; readonly count: number })
  | (Told & { readonly is: 'damageReduced'; readonly fighter: FighterId; readonly by: number })
  /** A stun of an AI opponent goes into its deck, by the `foeDeckShuffled` that follows (SEN-SOLO-ST-stun-b). */
  | (Told & {
      readonly is: 'statusTaken';
      readonly fighter: FighterId;
      readonly status: StatusName;
      readonly count: number;
      readonly cause: Cause;
    })
  | (Told & {
      readonly is: 'statusDiscarded';
      readonly fighter: FighterId;
      readonly status: StatusName;
      readonly count: number;
    })
  /** All limp cards turn, and the poisons that lie with AI opponents; those that are upright again are gone. */
  | (Told & { readonly is: 'limpsTurned' })
  | (Told & {
      readonly is: 'poisoned';
      readonly fighter: FighterId;
      readonly printed: PrintedId;
      readonly by: FighterId;
    })
  | (Told & { readonly is: 'focusGained'; readonly fighter: FighterId; readonly count: number })
  | (Told & {
      readonly is: 'focusLost';
      readonly fighter: FighterId;
      readonly count: number;
      readonly how: 'paid' | 'lost' | 'stolen';
    })
  | (Told & {
      readonly is: 'kamaeChanged';
      readonly fighter: FighterId;
      readonly to: Kamae;
      readonly how: 'change' | 'jump';
    })
  | (Told & { readonly is: 'advantageGained'; readonly seat: SeatId });

/** Cards. Hidden ones are named by id only. */
export type CardEvent =
  | (Told & { readonly is: 'drew'; readonly seat: SeatId; readonly cards: readonly CardId[] })
  | (Told & {
      readonly is: 'discarded';
      readonly seat: SeatId;
      readonly cards: readonly CardId[];
      readonly face: 'up' | 'down';
      readonly cause: Cause;
    })
  | (Told & {
      readonly is: 'cardTaken';
      readonly seat: SeatId;
      readonly card: CardId;
      readonly from: 'deck' | 'discard';
    })
  | (Told & {
      readonly is: 'lookedAt';
      readonly seat: SeatId;
      readonly of: FighterId;
      readonly cards: readonly CardId[];
    })
  | (Told & { readonly is: 'handShown'; readonly seat: SeatId; readonly to: SeatId })
  /** `by`: the seat that has chosen the cards from another's hand, and so still knows what it knew of the others. */
  | (Told & {
      readonly is: 'shuffledIn';
      readonly seat: SeatId;
      readonly cards: readonly CardId[];
      readonly by?: SeatId;
    })
  | (Told & { readonly is: 'deckShuffled'; readonly seat: SeatId; readonly order: readonly number[] })
  /** Played cards go where they belong at the end of the turn (SEN-DISC-1). */
  | (Told & { readonly is: 'playAreaCleared'; readonly seat: SeatId })
  /** A card goes to the play area to stay (SEN-EFF-o); `turnsLeft` ends of turn if it rotates, otherwise 0. */
  | (Told & { readonly is: 'remained'; readonly seat: SeatId; readonly card: CardId; readonly turnsLeft: number })
  | (Told & { readonly is: 'leftPlay'; readonly seat: SeatId; readonly card: CardId })
  | (Told & { readonly is: 'cardTurned'; readonly card: CardId; readonly turnsLeft: number })
  | (Told & { readonly is: 'discardsTurnedUp' })
  | (Told & { readonly is: 'typeBanned'; readonly type: CardType })
  | (Told & { readonly is: 'cardNamed'; readonly seat: SeatId; readonly printed: PrintedId })
  | (Told & { readonly is: 'edictDeclared'; readonly seat: SeatId; readonly edict: Edict });

/** AI opponents. */
export type FoeEvent =
  | (Told & { readonly is: 'foeEntered'; readonly foe: Foe })
  /** Lays the top card of its deck face down (SEN-SOLO-TURN-1); it stays the top card until it is revealed. */
  | (Told & { readonly is: 'foeDrew'; readonly fighter: FighterId })
  | (Told & {
      readonly is: 'foeDiscarded';
      readonly fighter: FighterId;
      readonly cards: readonly FoeCard[];
      /** `deck`: from the top of it; `turn`: the card of the turn. */
      readonly from: 'deck' | 'turn';
      readonly face: 'up' | 'down';
    })
  | (Told & { readonly is: 'behaviourChanged'; readonly fighter: FighterId; readonly to: Behaviour })
  | (Told & { readonly is: 'stanceSet'; readonly fighter: FighterId; readonly to: Stance })
  /**
   * A new order of the deck. `reset`: together with the discard pile, as a card has ordered (SEN-SOLO-RST-a).
   * `refilled`: the same because the deck was too small (SEN-SOLO-RST-d).
   */
  | (Told & {
      readonly is: 'foeDeckShuffled';
      readonly fighter: FighterId;
      readonly deck: readonly FoeCard[];
      /** `top`: only the cards that were just seen (SEN-SOLO-PEEK-c). */
      readonly how: 'shuffled' | 'top' | 'reset' | 'refilled';
      /** What stays in the discard pile, where only some of it was shuffled in. */
      readonly discard?: readonly DiscardedFoeCard[];
    })
  /** A stun that was revealed is set aside and counts (SEN-SOLO-ST-stun-c). */
  | (Told & { readonly is: 'stunSetAside'; readonly fighter: FighterId })
  /** Its deck will be reset at the end of the turn (SEN-SOLO-RST-a). */
  | (Told & { readonly is: 'resetOrdered'; readonly fighter: FighterId })
  | (Told & { readonly is: 'distancePreferred'; readonly fighter: FighterId; readonly distance: number })
  /** Its card of the turn is out of the game. */
  | (Told & { readonly is: 'foeCardRemoved'; readonly fighter: FighterId; readonly printed: PrintedId })
  | (Told & { readonly is: 'foePoisonDiscarded'; readonly fighter: FighterId; readonly printed: PrintedId })
  /** A player looks at the top cards of its deck (SEN-SOLO-PEEK-a). */
  | (Told & {
      readonly is: 'foePeeked';
      readonly fighter: FighterId;
      readonly seat: SeatId;
      readonly cards: readonly FoeCard[];
    })
  /** An attack card that Yojimbo has hit with for the first time. */
  | (Told & { readonly is: 'toolUsed'; readonly fighter: FighterId; readonly printed: PrintedId })
  | (Told & { readonly is: 'contractFulfilled'; readonly fighter: FighterId; readonly contract: Contract })
  | (Told & { readonly is: 'waveBeaten'; readonly round: number; readonly wave: number })
  | (Told & { readonly is: 'waveBegan'; readonly round: number; readonly wave: number });

export type SenjutsuEvent = TurnEvent | FieldEvent | FighterEvent | CardEvent | FoeEvent;
