import type {
  AcceptOption,
  CardId,
  CardOption,
  DeclineOption,
  Option,
  PassOption,
  PrintedId,
  SeatOption,
} from '@kronika/kernel';
import type { CardType, Kamae } from './cards/pictograms.ts';
import type { Cell, Direction } from './hex/index.ts';
import type { Stance } from './solo/foe.ts';
import type { FighterId, TerrainKind } from './state.ts';

/** A cell to stand on, to be placed on, or to be pushed to: the option is the thing itself. */
export interface CellOption {
  readonly is: 'cell';
  readonly id: Cell;
  /** Bamboo that is broken on the way (SEN-TERR-bamboo-d). */
  readonly breaks?: readonly Cell[];
  /** What a compulsory step runs into (SEN-COLL). */
  readonly collides?: 'edge' | 'terrain' | 'hero';
}

export interface FacingOption {
  readonly is: 'facing';
  readonly facing: Direction;
}

/** A place for a piece of terrain. */
export interface PieceOption {
  readonly is: 'piece';
  readonly kind: TerrainKind;
  readonly cells: readonly Cell[];
}

/** Playing a stun card as the card of the turn (SEN-STUN-c). */
export interface StunOption {
  readonly is: 'stun';
}

export interface SpeedOption {
  readonly is: 'speed';
  readonly speed: number;
}

/** Paying focus for a line, or for another initiative. */
export interface PayOption {
  readonly is: 'pay';
  readonly focus: number;
}

/** One of the alternatives around an -OR-, by its number on the card. */
export interface AlternativeOption {
  readonly is: 'alternative';
  readonly at: number;
  /** Nothing would come of it now; it may be chosen all the same (SEN-OR-a). */
  readonly idle?: true;
}

/** Where the ring ends, and the focus gained on the way. */
export interface KamaeOption {
  readonly is: 'kamae';
  readonly kamae: Kamae;
  readonly focus: number;
}

/** Which end of a block's range grows (SEN-EFF-ab). */
export interface WidenOption {
  readonly is: 'widen';
  readonly end: 'faster' | 'slower';
}

/** A place in the order of tied cards, from 0 (SEN-TIE-d). */
export interface PlaceOption {
  readonly is: 'place';
  readonly place: number;
}

export interface FighterOption {
  readonly is: 'fighter';
  readonly fighter: FighterId;
}

export interface WayOption {
  readonly is: 'way';
  readonly way: 'clockwise' | 'anticlockwise' | 'pull' | 'push';
}

export interface TypeOption {
  readonly is: 'type';
  readonly type: CardType;
}

/** A card by its print: one to name, or a poison to give. */
export interface PrintOption {
  readonly is: 'print';
  readonly printed: PrintedId;
}

/** The stance that a player gives to an AI opponent (SEN-SOLO-ST-pois-b). */
export interface StanceOption {
  readonly is: 'stance';
  readonly stance: Stance;
}

export interface WoundOption {
  readonly is: 'wound';
  readonly wound: 'ordinary' | 'bleeding';
}

export type SenjutsuOption =
  | CellOption
  | FacingOption
  | PieceOption
  | StunOption
  | SpeedOption
  | PayOption
  | AlternativeOption
  | KamaeOption
  | WidenOption
  | PlaceOption
  | FighterOption
  | WayOption
  | TypeOption
  | PrintOption
  | WoundOption
  | StanceOption
  | CardOption
  | SeatOption
  | AcceptOption
  | DeclineOption
  | PassOption;

const KINDS: readonly string[] = [
  'cell',
  'facing',
  'piece',
  'stun',
  'speed',
  'pay',
  'alternative',
  'kamae',
  'widen',
  'place',
  'fighter',
  'way',
  'type',
  'print',
  'wound',
  'stance',
  'card',
  'seat',
  'accept',
  'decline',
  'pass',
] satisfies readonly SenjutsuOption['is'][];

/** Every option of this game is one of these. */
export function isSenjutsuOption(option: Option): option is SenjutsuOption {
  return KINDS.includes(option.is);
}

export function cardOption(card: CardId): CardOption {
  return { is: 'card', card };
}
