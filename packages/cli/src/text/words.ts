import type { PuzzleGoal } from '@kronika/bots';
import type { Question } from '@kronika/kernel';
import type { Finding } from '@kronika/server';

/** Everything the program itself says to a person. What a game says is in the game's own text. */
export interface Words {
  readonly problem: ProblemWords;
  readonly play: PlayWords;
  readonly replay: ReplayWords;
  readonly report: ReportWords;
  readonly fit: FitWords;
  readonly puzzles: PuzzleWords;
  readonly arena: ArenaWords;
  readonly deck: DeckWords;
  readonly cards: CardWords;
  readonly serve: ServeWords;
  readonly data: DataWords;
  readonly doctor: DoctorWords;
}

export interface ProblemWords {
  wholeNumber(given: string, min: number, max: number): string;
  seatCount(given: number, min: number, max: number): string;
  botCount(given: number, wanted: number): string;
  benchmark(given: string, known: readonly string[]): string;
  deckFormat(given: string, known: readonly string[]): string;
  format(given: string, known: readonly string[]): string;
  /** The options there are, each with its values. */
  unknownOption(known: readonly string[]): string;
  optionValue(allowed: string): string;
  teams(possible: readonly string[]): string;
  bringsNothing(game: string, what: 'decks' | 'bring'): string;
  bringCount(given: number, seats: number): string;
  bringParts(parts: readonly string[]): string;
  unknownPart(part: string, known: readonly string[]): string;
  /** Neither a ready deck nor a file that can be read. */
  unknownDeck(problem: string, ready: readonly string[]): string;
  /** The game has nothing whose weights could be fitted, or the file no table of weights. */
  readonly noEvaluation: string;
  readonly noWeights: string;
  /** The file holds something else than puzzles. */
  readonly noPuzzles: string;
  /** Two bots have to be named, or a ladder asked for. */
  twoBots(known: readonly string[]): string;
  /** The file holds games of another contest than the one with this heading. */
  otherContest(heading: string): string;
  stumbled(error: string): string;
  contradicts(decisions: number, fault: string): string;
  readonly file: {
    readonly missing: string;
    readonly folder: string;
    readonly forbidden: string;
    other(code: string): string;
  };
}

export interface PlayWords {
  /** Who sits where and from which seed. */
  title(game: string, seed: string): string;
  /** Which match of its series it is. */
  inSeries(number: number): string;
  you(seat: number): string;
  bot(seat: number, name: string): string;
  /** Behind whoever sits there. */
  team(team: number): string;
  format(name: string): string;
  /** Opponents played by the rules. */
  against(name: string): string;
  /** What a fitting answer looks like, in the numbers people see: options count from 1. */
  hint(question: Question): string;
  most(most: number): string;
  readonly keys: string;
  /** The key that shows what can be looked up, in games that have such a thing. */
  readonly detailsKey: string;
  readonly noDetails: string;
  readonly help: readonly string[];
  unclear(given: string): string;
  readonly nothingToTakeBack: string;
  readonly tookBack: string;
  readonly botsAgreed: string;
  /** Taken back with nobody to ask, behind something that chance decided. */
  readonly drawnAnew: string;
  readonly saveTo: string;
  saved(file: string): string;
  readonly notSaved: string;
}

export interface ReplayWords {
  readonly start: string;
  decision(number: number, of: number): string;
  readonly keys: string;
  unclear(given: string, last: number): string;
  readonly unfinished: string;
}

export interface ReportWords {
  readonly bot: string;
  readonly wins: string;
  readonly share: string;
  readonly draws: string;
  readonly unfinished: string;
  simulated(game: string, games: string, seed: string): string;
  speed(decisions: string, seconds: string, perSecond: string): string;
  hash(hash: string): string;
  progress(done: string, games: string): string;
  readonly id: string;
  readonly name: string;
  readonly seats: string;
  readonly bots: string;
  readonly formats: string;
  readonly teams: string;
  /** Opponents played by the rules. */
  against(name: string): string;
  readonly options: string;
  readonly brings: string;
  readonly commands: string;
  sound(file: string): string;
  recorded(game: string, decisions: number): string;
}

export interface FitWords {
  title(game: string, games: string, seed: string, positions: string): string;
  readonly feature: string;
  readonly now: string;
  readonly fitted: string;
  heldOut(positions: string): string;
  readonly loss: string;
  readonly accuracy: string;
  readonly weights: Readonly<Record<'fitted' | 'present' | 'none', string>>;
  written(file: string): string;
}

export interface PuzzleWords {
  title(game: string, found: number): string;
  progress(done: string, games: string): string;
  readonly id: string;
  readonly goal: string;
  readonly goals: Readonly<Record<PuzzleGoal, string>>;
  readonly difficulty: string;
  /** The chance that the right answer promises, and the best of the wrong ones. */
  readonly solution: string;
  readonly next: string;
  written(file: string, puzzles: number): string;
  /** How many were searched again, and the ids of those that did not hold. */
  checked(puzzles: number, fallen: readonly string[]): string;
}

export interface ArenaWords {
  contest(game: string, a: string, b: string, games: string): string;
  ladder(game: string, games: string): string;
  readonly bot: string;
  readonly wins: string;
  readonly nobody: string;
  readonly secondsPerMove: string;
  readonly elo: string;
  readonly interval: string;
  rate(bot: string, rate: string, low: string, high: string): string;
}

export interface DeckWords {
  /** In which form a file was read. */
  form(file: string, form: string): string;
  legal(name: string, format: string): string;
  illegal(name: string, format: string): string;
  /** What a deck without a name is called. */
  readonly unnamed: string;
}

export interface CardWords {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  /** The number of scenarios is not known where there are no tests. */
  summary(total: number, implemented: number, withScenario: number | undefined): string;
}

/** Why a data folder cannot be used. */
export interface DataWords {
  readonly inUse: string;
  readonly readOnly: string;
  readonly full: string;
  noFolder(code: string): string;
  newer(version: number): string;
  damaged(problem: string): string;
  other(problem: string): string;
}

/** What is wrong with a data folder, and what is done about it. */
export interface DoctorWords {
  sound(tables: number): string;
  found(findings: number, tables: number): string;
  kept(file: string): string;
  readonly what: Readonly<Record<Finding['what'], (detail: string) => string>>;
  readonly cure: Readonly<Record<'could' | 'did', Readonly<Record<Finding['cure'], string>>>>;
}

export interface ServeWords {
  listening(address: string): string;
  taken(ports: readonly number[]): string;
}
