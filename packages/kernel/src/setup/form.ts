import type { Phrase } from '../text/phrase.ts';

/**
 * How a match of a game is set up, as plain data. The page, the address of a match, the host and the command line
 * read it, so none of them knows what a particular game asks for.
 */
export interface SetupForm {
  /** At least one; where several fit a table, the first of them is the usual one. */
  readonly formats: readonly [FormatForm, ...FormatForm[]];
  readonly options: readonly OptionForm[];
  /** What each seat brings; games without it need nothing. */
  readonly brings?: SeatForm;
}

/** How many people play. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** A way to play the game: for how many, with whom and against whom. */
export interface FormatForm {
  readonly id: string;
  readonly name: Phrase;
  /** What makes it different, in a sentence. */
  readonly about: Phrase;
  readonly seats: SeatRange;
  /**
   * The possible teams, each a list with a team number for every seat, e.g. `[0, 1, 0, 1]`; for a table the first one of
   * its length is the usual one. Without it everybody plays for themselves, or all together against `opponents`.
   */
  readonly teams?: readonly Teams[];
  /** Opponents without a seat, played by the rules of the game. */
  readonly opponents?: Explained;
}

/** The team of each seat, by its number. */
export type Teams = readonly number[];

/** A name, and what it means in a sentence. */
export interface Explained {
  readonly name: Phrase;
  readonly about: Phrase;
}

interface OptionBase extends Explained {
  /** The property of the setup. */
  readonly key: string;
  /** The formats that have the option; all of them without it. */
  readonly formats?: readonly string[];
}

/** One of several values. */
export interface ChoiceForm<V extends string = string> extends OptionBase {
  readonly is: 'choice';
  readonly values: readonly ChoiceValue<V>[];
  /** What a setup means that says nothing. */
  readonly default: V;
  /** What is proposed to people instead of the default, depending on where their table stands. */
  readonly suggested?: Readonly<Record<TablePlace, V>>;
}

/** Where a table stands: on this device, on a server for those who have the link, or there for everybody. */
export type TablePlace = 'device' | 'invitation' | 'public';

export interface ChoiceValue<V extends string = string> extends Explained {
  readonly value: V;
  /** How it is told where the name of the option is not in sight; nothing where it goes without saying. */
  readonly told?: Phrase;
}

/** Yes or no. */
export interface SwitchForm extends OptionBase {
  readonly is: 'switch';
  readonly default: boolean;
}

/** A whole number. */
export interface NumberForm extends OptionBase {
  readonly is: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export type OptionForm = ChoiceForm | SwitchForm | NumberForm;
export type OptionValue = string | boolean | number;

/** What each seat brings. With one part the seat brings its value, with several an object with a value for each. */
export interface SeatForm {
  /** The property of the setup that lists it, seat by seat. */
  readonly key: string;
  readonly parts: readonly [PartForm, ...PartForm[]];
}

/** One of the things a seat brings, e.g. a hero. */
export interface PartForm {
  readonly key: string;
  readonly name: Phrase;
  /** `choice`: one of the options. `deck`: one of them, or a deck written out, which the game checks. */
  readonly is: 'choice' | 'deck';
  readonly options: readonly PartOption[];
  /** What a seat brings that says nothing, seat by seat; beyond its end it begins again. */
  readonly starters: readonly string[];
  /** What is proposed to people instead of the starters. */
  readonly suggested?: readonly string[];
}

export interface PartOption extends Explained {
  readonly value: string;
  /** By the key of another part: the values with which this one can be brought; with any without it. */
  readonly with?: Readonly<Record<string, readonly string[]>>;
}
