import type { Match } from '../match/match.ts';
import type { Refusal } from '../refusal.ts';
import type { RuleId } from '../rule.ts';
import type { SeatId } from '../seat.ts';
import type { Phrase } from '../text/phrase.ts';
import type { Subject, ThingKey } from '../thing/thing.ts';

/** The name of something in a described situation: a card or figure where it stands, a ring, a seat, the table itself. */
export type ThingName = string;

/** The name of a place where pieces can be put: a zone of a seat, a hex, or a card that others can be attached to. */
export type SpotName = string;

/** The table as a whole: round, phase, what is going on. Every game has it. */
export const TABLE_THING: ThingName = 'table';

export type ControlValue = number | string | readonly string[];

interface ControlOption {
  readonly value: string;
  readonly name: Phrase;
}

/** Something that can be set of a thing, with how it is set now. */
export type Control =
  | {
      readonly is: 'number';
      readonly key: string;
      readonly name: Phrase;
      readonly min: number;
      readonly max: number;
      readonly value: number;
    }
  | {
      readonly is: 'choice';
      readonly key: string;
      readonly name: Phrase;
      readonly options: readonly ControlOption[];
      readonly value: string;
    }
  | {
      readonly is: 'several';
      readonly key: string;
      readonly name: Phrase;
      readonly options: readonly ControlOption[];
      readonly value: readonly string[];
    };

/** One change of a situation. What does not fit changes nothing. */
export type SandboxEdit =
  | { readonly is: 'put'; readonly piece: Subject; readonly to: SpotName }
  | { readonly is: 'move'; readonly thing: ThingName; readonly to: SpotName }
  /** One place up or down in its zone. */
  | { readonly is: 'shift'; readonly thing: ThingName; readonly towards: 'top' | 'bottom' }
  | { readonly is: 'remove'; readonly thing: ThingName }
  | { readonly is: 'set'; readonly thing: ThingName; readonly key: string; readonly value: ControlValue };

/** The situation after a change, and how the thing that was changed is called in it. */
export interface Edited<D> {
  readonly situation: D;
  readonly thing?: ThingName;
}

/** Why a situation cannot be played, in a sentence. */
export interface SandboxProblem {
  readonly text: Phrase;
  readonly rule?: RuleId;
  /** What it is about. */
  readonly thing?: ThingName;
}

/** A card of a situation, or whatever else is put on the table. */
export interface SandboxPiece {
  readonly thing: ThingName;
  readonly piece: Subject;
  /** How it stands, in a few words; nothing to say of most. */
  readonly state?: Phrase;
  /** What is attached to it. */
  readonly attached: readonly SandboxPiece[];
}

/** A zone with what lies in it, in order. */
export interface SandboxZone {
  readonly spot: SpotName;
  /** Whose it is; a zone of nobody is part of the table. */
  readonly seat?: SeatId;
  readonly name: Phrase;
  readonly pieces: readonly SandboxPiece[];
}

/** Where a piece could be put. */
export interface SandboxSpot {
  readonly spot: SpotName;
  /** On whose side; a spot of nobody is part of the table. */
  readonly seat?: SeatId;
  readonly name: Phrase;
}

/** Something of the supply that can be put on the table, as often as one likes. */
export interface SandboxSupply {
  readonly piece: Subject;
  readonly name: Phrase;
  /** What kind of card or piece it is, to choose among kinds. */
  readonly kind: string;
}

/** A situation to start from. */
export interface ReadySituation<D> {
  readonly id: string;
  readonly name: Phrase;
  readonly about: Phrase;
  readonly situation: D;
}

/** The table that a situation shows, whether it can be played or not, as one sees it who may know everything. */
export interface LaidOut {
  readonly view: unknown;
  /** What the situation calls the things of the view; a thing that is missing here goes by its key. */
  readonly things: ReadonlyMap<ThingKey, ThingName>;
}

/**
 * What a game gives so that any situation of it can be set up. Situations are the descriptions its `situation`
 * understands. Methods, not function properties: pages hold sandboxes of any game, and hand each only situations that
 * it read itself.
 */
export interface Sandbox<D = unknown> {
  readonly game: string;
  readonly ready: readonly ReadySituation<D>[];
  readonly supply: readonly SandboxSupply[];
  /** The kinds of the supply. */
  readonly kinds: readonly ControlOption[];
  /** Things besides the table and the seats that one should find without touching the board. */
  readonly more?: readonly ThingName[];
  /** Reads what somebody wrote or sent; refused if it is no situation of the game at all. */
  read(input: unknown): D | Refusal;
  /**
   * How a match stands, as a situation, with effects that last or wait and limits that were used. Only what is in the
   * middle of being done is left out: the steps of a declaration, an ability that resolves, answers that lie sealed.
   */
  situationOf(match: Match): D;
  /** How many play at the table of the situation. */
  seats(situation: D): number;
  /** Everything that keeps the situation from being played; none if it can be. */
  problems(situation: D): readonly SandboxProblem[];
  layOut(situation: D): LaidOut;
  zones(situation: D): readonly SandboxZone[];
  /** Where a piece of the supply may be put, or one that lies somewhere already moved to. */
  spots(situation: D, what: { readonly piece: Subject } | { readonly thing: ThingName }): readonly SandboxSpot[];
  /** What can be set of a thing. */
  controls(situation: D, thing: ThingName): readonly Control[];
  nameOf(situation: D, thing: ThingName): Phrase | undefined;
  edit(situation: D, edit: SandboxEdit): Edited<D>;
}
