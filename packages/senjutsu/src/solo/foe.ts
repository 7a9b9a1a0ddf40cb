import type { CardId, PrintedId, SeatId } from '@kronika/kernel';
import type { HeroId } from '../cards/fact.ts';
import type { FighterBase } from '../state.ts';

export const FOE_KINDS = ['samuraiLeader', 'ashigaruKatana', 'ashigaruYari', 'ashigaruYumi', 'arquebusier'] as const;

/** Heroes who are AI opponents only: nobody can play them, and no card of their own is known. */
export const GUEST_HEROES = ['kojiro', 'musashi'] as const;

/** Which AI opponent it is: a standee, a hero, or Hachiko, who fights beside Ashigaru. */
export type FoeKind = (typeof FOE_KINDS)[number] | HeroId | (typeof GUEST_HEROES)[number] | 'hachiko';

export const BEHAVIOURS = ['left', 'centre', 'right'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export const CONTRACTS = ['firstBlood', 'counterattack', 'toolsOfTheTrade'] as const;

/** What Yojimbo was hired for; he wins once he has done it all. */
export type Contract = (typeof CONTRACTS)[number];

export type Stance = 'offensive' | 'defensive';

/** An AI opponent: no hand, no focus, no Kamae, no Advantage (SEN-SOLO-f). */
export interface Foe extends FighterBase {
  readonly is: 'foe';
  readonly kind: FoeKind;
  readonly behaviour: Behaviour;
  readonly stance: Stance;
  readonly woundLimit: number;
  readonly preferredDistance: number;
  /** How many draws for its deck were nightmares, if any; everybody knows: it is an option of the match (SEN-SOLO-NM-b). */
  readonly nightmares?: number;
  /** Solo cards and stuns, top first. Nobody knows the order. */
  readonly deck: readonly FoeCard[];
  /** What players know of the top of the deck. */
  readonly peeks: readonly Peek[];
  /** Oldest first, with the side it was discarded with (SEN-DISC-6). */
  readonly discard: readonly DiscardedFoeCard[];
  /** Stun cards that were revealed and set aside (SEN-SOLO-ST-stun-c). */
  readonly stuns: number;
  /** Whether a card has ordered to reset the deck at the end of the turn; `no` unless it says otherwise. */
  readonly resets?: 'yes' | 'no';
  /** The poisons it has to give, as far as its cards poison (SEN-SOLO-ST-pois-a). */
  readonly poisonDeck: readonly CardId[];
  /** Contracts of Yojimbo that are fulfilled, and the attack cards that he has hit with (SEN-SOLO-HERO-yojimbo). */
  readonly contracts: readonly Contract[];
  readonly tools: readonly PrintedId[];
  /** Poisons in play, with the ends of turn that are left. */
  readonly poisons: readonly { readonly printed: PrintedId; readonly turnsLeft: number }[];
}

/** A player has seen the top cards of the deck; in which order they lie since is not known (SEN-SOLO-PEEK-c). */
export interface Peek {
  readonly seat: SeatId;
  /** Sorted. */
  readonly cards: readonly FoeCard[];
}

export interface DiscardedFoeCard {
  readonly card: FoeCard;
  readonly face: 'up' | 'down';
}

export type FoeCard = PrintedId | 'stun' | 'poison';
