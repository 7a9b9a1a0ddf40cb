import type { Card, CardId, SeatId, Table } from '@kronika/kernel';
import type { Archive } from './chronicle/archive.ts';
import type { Chronicle } from './chronicle/record.ts';
import type { Law } from './editions.ts';
import type { Suit } from './facts/fact.ts';
import type { Region, ReliquarySlot, Slot } from './places.ts';

/** The colours of warbands: the Empire's, and one for each other board (OATH-0-8). */
export const COLOURS = ['purple', 'red', 'blue', 'yellow', 'white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export type ExileColour = Exclude<Colour, 'purple'>;
export const EXILE_COLOURS: readonly ExileColour[] = COLOURS.filter((colour) => colour !== 'purple');

export const ROLES = ['chancellor', 'exile', 'citizen'] as const;
export type Role = (typeof ROLES)[number];

/** The four goals of a reign, and the Visions of the same goals (OATH-2.10-a, OATH-3.2-c). */
export const GOALS = ['supremacy', 'people', 'protection', 'devotion'] as const;
export type Goal = (typeof GOALS)[number];

/** Warbands by colour; a colour that is missing has none. */
export type Warbands = Readonly<Partial<Record<Colour, number>>>;

/** A card of any kind. What lies on it belongs to nobody until Rest (OATH-7.1.2-g). */
export interface OathCard extends Card {
  readonly favor: number;
  readonly secrets: number;
  /** Warbands that a power put on the card: caged ones, or a False Prophet's. */
  readonly warbands: Warbands;
}

export interface Player {
  readonly role: Role;
  /** Of the board; the Chancellor's is purple. */
  readonly colour: Colour;
  /** Where the pawn stands. */
  readonly site: Slot;
  readonly favor: number;
  /** Faceup secrets, which can be used. */
  readonly secrets: number;
  /** Facedown secrets, until the next Rest. */
  readonly spentSecrets: number;
  readonly supply: number;
  /** Warbands on the board. */
  readonly warbands: Warbands;
  /** A seat that gave up; the rules go on around it. */
  readonly gaveUp?: true;
}

/** What lies at a place for sites, besides cards. */
export interface Site {
  readonly warbands: Warbands;
  readonly favor: number;
  readonly secrets: number;
}

export const BANNERS = ['peoplesFavor', 'darkestSecret'] as const;
export type BannerName = (typeof BANNERS)[number];

export interface Banner {
  /** `null`: in the supply. */
  readonly holder: SeatId | null;
  /** Favor on the People's Favor, secrets on the Darkest Secret. */
  readonly tokens: number;
}

export interface Title {
  readonly holder: SeatId;
  readonly side: 'oathkeeper' | 'usurper';
}

export const PHASES = ['setup', 'wake', 'act', 'rest', 'chronicle'] as const;
export type Phase = (typeof PHASES)[number];

/** The running turn, and what later rules ask of it. */
export interface Turn {
  readonly seat: SeatId;
  readonly phase: Phase;
  /** An effect ended the Act Phase (OATH-4.2-c). */
  readonly actEnded: boolean;
  /** Cards of which suits were discarded from which sites: no Homeland bonus for these any more (OATH-2.8.5-c). */
  readonly discarded: readonly { readonly slot: Slot; readonly suit: Suit }[];
  /** The Scepter was taken this turn, so its powers wait (OATH-2.4.2-c). */
  readonly scepterTaken: boolean;
}

/** Whom a campaign is against. */
export type Defender = SeatId | 'bandits';

/** What a campaign is about (OATH-5.5.2-a). */
export type Target =
  | { readonly is: 'site'; readonly slot: Slot }
  | { readonly is: 'relic'; readonly card: CardId }
  | { readonly is: 'banner'; readonly banner: BannerName }
  | { readonly is: 'pawn' };

export type AttackFace = 'hollow' | 'sword' | 'skull';
export type DefenceFace = 'blank' | 'shield' | 'shields' | 'double';

/** A battle plan that was used (OATH-5.5.3-a). */
export interface UsedPlan {
  readonly card: CardId;
  readonly by: Defender;
  readonly side: 'attack' | 'defence';
  /** What its user chose where the plan leaves a choice: `1` adds dice, `-1` removes them, or its own number. */
  readonly choice?: number;
}

/** The running campaign. Forces and totals are computed from it. */
export interface Campaign {
  readonly attacker: SeatId;
  /** Where the attacker's pawn counts as standing (OATH-10-your-site). */
  readonly from: Slot;
  readonly defender: Defender;
  readonly targets: readonly Target[];
  /** Sites whose warbands a power adds to the attacking force. */
  readonly joined: readonly Slot[];
  readonly allies: readonly SeatId[];
  /** Dice that were chosen, with what sites and plans changed. */
  readonly attackDice: number;
  readonly defenceDice: number;
  readonly plans: readonly UsedPlan[];
  /** `null` before the roll. */
  readonly attackRoll: readonly AttackFace[] | null;
  readonly defenceRoll: readonly DefenceFace[] | null;
  readonly sacrificed: number;
  /** Warbands each side lost to killing so far. */
  readonly killed: { readonly attack: number; readonly defence: number };
  readonly winner: 'attack' | 'defence' | null;
}

/**
 * What can be promised for later. The rules see whether all but the last are kept: a promise to pay is carried out, a
 * breach of the others costs what was staked; of a player's own word the others judge (OATH-7.6.3-b).
 */
export const PROMISES = ['noCampaign', 'noTravel', 'noPeoplesFavor', 'noDarkestSecret', 'pay', 'word'] as const;
export type PromiseTerm = (typeof PROMISES)[number];

/** A promise as it is agreed. */
export interface Promised {
  readonly promise: PromiseTerm;
  /** The last round in which it binds, or at whose end it is paid. */
  readonly until: number;
  /** What a breach costs, or what is paid. */
  readonly favor: number;
}

/** A promise that binds (OATH-7.6.3-a). */
export interface Agreement extends Promised {
  readonly id: number;
  readonly by: SeatId;
  readonly to: SeatId;
}

export interface Oath {
  readonly law: Law;
  readonly table: Table<OathCard>;
  /** Which seat is the Chancellor; the turn order begins there. */
  readonly chancellor: SeatId;
  readonly goal: Goal;
  readonly round: number;
  readonly visionsDrawn: number;
  readonly players: readonly Player[];
  readonly sites: readonly Site[];
  readonly banks: Readonly<Record<Suit, number>>;
  readonly banners: Readonly<Record<BannerName, Banner>>;
  readonly mob: boolean;
  readonly title: Title;
  readonly turn: Turn;
  readonly campaign: Campaign | null;
  /** What a Squalid District changed the end die by. */
  readonly endDieShift: number;
  readonly agreements: readonly Agreement[];
  /** What the chronicle brought that no card of this game's table is. */
  readonly archive: Archive;
  /** What is handed on to the next game, once the winner has written it. */
  readonly next: Chronicle | null;
}

export type { Region, ReliquarySlot, Slot };
