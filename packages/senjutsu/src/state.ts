import type { Brand, Card, CardId, PrintedId, SeatId, Table } from '@kronika/kernel';
import type { HeroId } from './cards/fact.ts';
import type { CardType, Kamae, LineRef, Segment } from './cards/pictograms.ts';
import type { Cell, Direction } from './hex/index.ts';
import type { Foe } from './solo/foe.ts';
import type { Horde } from './solo/horde-state.ts';

export const FORMATS = ['duel', 'brawl', 'teams', 'solo', 'horde'] as const;
export type Format = (typeof FORMATS)[number];

/** Whoever stands on the field. Heroes have the numbers of their seats, AI opponents the numbers behind them. */
export type FighterId = Brand<number, 'FighterId'>;

export function fighterId(number: number): FighterId {
  return number as FighterId;
}

export const TERRAIN = [
  'rocks',
  'bamboo',
  'burningCart',
  'shrine',
  'boat',
  'toriiGate',
  'cherryTree',
  'fallenSamurai',
] as const;
export type TerrainKind = (typeof TERRAIN)[number];

/** A piece of terrain and the cells it lies on; a torii gate: pillar, opening, pillar (SEN-TERR-g). */
export interface Piece {
  readonly kind: TerrainKind;
  readonly cells: readonly Cell[];
}

/** The battlefield. The cells of the boards; boats may add others (SEN-TERR-boat). */
export interface Field {
  readonly board: string;
  readonly cells: readonly Cell[];
  readonly pieces: readonly Piece[];
}

/** Readings that the sources leave open, as options of the match. */
export interface Switches {
  /** SEN-DISC-5. */
  readonly endOfTurn: 'discardFirst' | 'effectsFirst';
  /** SEN-TIE-b, SEN-TIE-b2. */
  readonly coreWeapons: 'afterTheirType' | 'afterAllTypes';
  /** SEN-SOLO-ST-stun-e. */
  readonly foeStuns: 'setAside' | 'allDealt';
}

/** A card of a player: ability cards, and poisons once they are dealt. */
export interface SenjutsuCard extends Card {
  /** For cards that turn at the end of each turn: how many ends are left. */
  readonly turnsLeft: number;
}

/** What heroes and AI opponents have in common. */
export interface FighterBase {
  readonly id: FighterId;
  readonly team: number;
  /** `null` before it is placed, and once it is off the field. */
  readonly cell: Cell | null;
  readonly facing: Direction;
  /** Ordinary wound cards in the play area. */
  readonly wounds: number;
  readonly bleeding: number;
  /** For each limp card, how many ends of turn are left (SEN-LIMP-c). */
  readonly limps: readonly number[];
  readonly stealth: 'hidden' | 'seen';
  readonly defeat: Defeat | null;
}

export type Defeat = 'wounds' | 'stun' | 'execution' | 'conceded';

export interface Hero extends FighterBase {
  readonly is: 'hero';
  readonly seat: SeatId;
  readonly hero: HeroId;
  readonly kamae: Kamae;
  readonly focus: number;
  /** Stun cards in hand. Everybody sees them come and go, so they are a number. */
  readonly stuns: number;
}

export type Fighter = Hero | Foe;

/** What somebody has revealed this turn. */
export type Revealed =
  | { readonly is: 'card'; readonly card: CardId; readonly printed: PrintedId }
  | { readonly is: 'stun' }
  | { readonly is: 'solo'; readonly printed: PrintedId };

/**
 * `waiting`: its speed is still to come. `running`. `resting`: a defence whose block stands, until the attacks at its
 * speed are settled (SEN-TIME-BLK-9). `done`. `dropped`: abandoned, cancelled or not used.
 */
export type Stage = 'waiting' | 'running' | 'resting' | 'done' | 'dropped';

/** A revealed segment in the initiative order. */
export interface AgendaSegment {
  readonly segment: Segment;
  /** After limp; fixed when speeds are compared (SEN-LIMP-e). */
  readonly speed: number;
  readonly stage: Stage;
}

export interface SpeedRange {
  readonly max: number;
  readonly min: number;
}

/** A fighter's card of the turn. */
export interface Played {
  readonly revealed: Revealed;
  /** Focus paid for it so far, which a replacement refunds (SEN-REV-4e). */
  readonly paid: number;
  /** The numbers its speed is chosen from, once they are known; a fixed speed has only one (SEN-CARD-e, SEN-EFF-ab). */
  readonly range: SpeedRange | null;
  /** The speed of its first segment before limp, once it is settled. */
  readonly speed: number | null;
  /** The lowest number it could have had (SEN-IATK-d). */
  readonly lowest: number | null;
  readonly segments: readonly AgendaSegment[];
  /** What is left out of its unresolved lines (SEN-EFF-l). */
  readonly cancelled: 'nothing' | 'turns' | 'movement';
  /** The fighter named at the reveal for effects without a grid (SEN-REV-1b). */
  readonly target: FighterId | null;
  /** The instant benefit that was played onto it, and other cards that lie with it this turn. */
  readonly instants: readonly CardId[];
}

/** Shields that stand (SEN-BLOCK-a): on these cells, at this speed. */
export interface Block {
  readonly by: FighterId;
  readonly cells: readonly Cell[];
  readonly speed: number;
}

/** Why a line that was reached is not resolved. */
export type SkipReason = 'kamae' | 'condition' | 'focus' | 'noSuccess' | 'cancelled' | 'nothing';

/** A line of a card that was not just resolved when it was reached: it was bought, chosen at an -OR-, or skipped. */
export interface MarkedLine {
  readonly fighter: FighterId;
  readonly printed: PrintedId;
  readonly line: LineRef;
  readonly mark: 'bought' | 'chosen' | SkipReason;
}

export const PHASES = ['setup', 'draw', 'choose', 'reveal', 'resolve', 'discard'] as const;
export type Phase = (typeof PHASES)[number];

/** The running turn. */
export interface Turn {
  readonly number: number;
  readonly phase: Phase;
  /** The speed that is being resolved. */
  readonly speed: number | null;
  /** By fighter; `null` for who has no card before it. */
  readonly played: readonly (Played | null)[];
  readonly blocks: readonly Block[];
  /** What became of the lines that need not be resolved, in the order they were reached. */
  readonly marks: readonly MarkedLine[];
  /** Seats that have used their instant (SEN-INST-a). */
  readonly instants: readonly SeatId[];
  /** What may not be played this turn (SEN-EFF-x). */
  readonly bannedTypes: readonly CardType[];
  readonly bannedCards: readonly PrintedId[];
  /** Who began the turn more than 6 cells away from the nearest opponent (SEN-BIG-a). */
  readonly far: readonly FighterId[];
}

export interface Senjutsu {
  readonly format: Format;
  /** Who is asked in a window: everybody who might act by what all know, or only who can (as in the other games). */
  readonly windows: 'open' | 'brief';
  readonly switches: Switches;
  readonly field: Field;
  readonly table: Table<SenjutsuCard>;
  /** Heroes by seat, then AI opponents. */
  readonly fighters: readonly Fighter[];
  /** The Advantage track, from the top (SEN-ADV-a); unused against AI opponents (SEN-SOLO-ADV-a). */
  readonly advantage: readonly SeatId[];
  readonly turn: Turn;
  readonly horde: Horde | null;
}
