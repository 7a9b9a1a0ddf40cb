import type { CardId, PrintedId, SeatId, Sight } from '@kronika/kernel';
import type { LineRef } from './cards/pictograms.ts';
import type { Behaviour, FoeKind, Stance } from './solo/foe.ts';
import type { Horde } from './solo/horde-state.ts';
import type { Block, Field, FighterBase, FighterId, Format, Hero, Phase, Played, Switches, Turn } from './state.ts';

/** A card in somebody's play area that stays there. */
export interface LyingCard {
  readonly card: CardId;
  readonly printed: PrintedId;
  readonly turnsLeft: number;
}

/** A fighter's card of the turn as everybody sees it: nothing before it is revealed. */
export type PlayedView = Omit<Played, 'instants'> & { readonly instants: readonly LyingCard[] };

export interface HeroView extends Hero {
  readonly name: string;
  readonly handLimit: number;
  readonly woundLimit: number;
  /** Newest last; others see only how many. Core cards are not among them. */
  readonly hand: readonly Sight[];
  readonly core: readonly Sight[];
  readonly deck: number;
  /** Topmost last; with the side it was discarded with (SEN-DISC-6). */
  readonly discard: readonly Sight[];
  readonly inPlay: readonly LyingCard[];
  readonly poisonDeck: number;
  readonly played: PlayedView | null;
  /** Reactions that were played before there was a card of the turn. */
  readonly reactions: readonly LyingCard[];
}

export interface FoeView extends FighterBase {
  readonly is: 'foe';
  readonly kind: FoeKind;
  readonly behaviour: Behaviour;
  readonly stance: Stance;
  readonly woundLimit: number;
  readonly preferredDistance: number;
  readonly deck: number;
  readonly discard: readonly { readonly printed: PrintedId | 'stun' | 'poison' | null }[];
  readonly stuns: number;
  readonly poisons: readonly { readonly printed: PrintedId; readonly turnsLeft: number }[];
  readonly played: PlayedView | null;
}

export type FighterView = HeroView | FoeView;

/** What is being resolved right now. */
export interface RunningLine {
  readonly fighter: FighterId;
  readonly printed: PrintedId;
  readonly line: LineRef;
}

/** What a viewer may know. */
export interface SenjutsuView {
  readonly format: Format;
  readonly switches: Switches;
  readonly turn: number;
  readonly phase: Phase;
  readonly speed: number | null;
  readonly field: Field;
  readonly fighters: readonly FighterView[];
  readonly advantage: readonly SeatId[];
  readonly blocks: readonly Block[];
  readonly bannedTypes: Turn['bannedTypes'];
  readonly bannedCards: Turn['bannedCards'];
  /** Innermost last: a counter or a benefit runs on top of the card it answers. */
  readonly running: readonly RunningLine[];
  readonly horde: Horde | null;
}
