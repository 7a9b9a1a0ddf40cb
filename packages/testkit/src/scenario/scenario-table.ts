import {
  type Advance,
  type Answer,
  begin,
  beginSituation,
  type Change,
  concede,
  decide,
  type Game,
  type Happened,
  isRefusal,
  type Manner,
  type Match,
  type Question,
  questionFor,
  type Refusal,
  reask,
  refusalText,
  type SeatId,
  type Setup,
  type Viewer,
  waitingFor,
} from '@kronika/kernel';
import { describeQuestion, describeWaiting, mayBePassed } from './describe.ts';
import { cardNames, hasCardNamed, type NameCard } from './option-pattern.ts';
import { ScenarioError } from './scenario-error.ts';
import { SeatDriver } from './seat-driver.ts';

/** The table a scenario is played at. Its functions may be taken apart; what changes is read from the table itself. */
export class ScenarioTable<S, V> {
  readonly #game: Game<S, Setup, V>;
  readonly #manner: Manner;
  readonly #happened: Happened<S>[] = [];
  /** The question, by number and seat, that the scenario knows to be open. */
  readonly #expected = new Set<string>();
  #match: Match<S> | undefined;

  constructor(game: Game<S, Setup, V>, manner: Manner = {}) {
    this.#game = game;
    this.#manner = manner;
  }

  /** Lays out a situation. Whatever the description does not name is a legal, dull default. */
  readonly given = (description: unknown, seed = 'scenario'): void => {
    this.#goOn(this.#accepted(beginSituation(this.#game, description, seed, this.#manner)));
  };

  /** Begins a match from its setup instead of a situation. */
  readonly begins = (setup: unknown, seed = 'scenario'): void => {
    this.#goOn(this.#accepted(begin(this.#game, setup, seed, this.#manner)));
  };

  /** Changes the match from outside; whoever was asked is asked again, of how things stand now. */
  readonly changes = (change: Change<S>): void => {
    this.#goOn(this.#accepted(reask(this.#game, this.match, change)));
  };

  /** What the seat does, and what it may do. */
  readonly seat = (seat: SeatId): SeatDriver => new SeatDriver(this, seat);

  /** What the viewer sees of the board. */
  readonly view = (viewer: Viewer): V => this.#game.view(this.match.state, viewer, this.match.stack);

  /** Says that the question to the seat is meant to be open when the scenario ends. */
  readonly leavesOpen = (seat: SeatId): void => {
    this.questionTo(seat);
    this.#expected.add(this.#key(seat));
  };

  get match(): Match<S> {
    if (this.#match === undefined) throw new ScenarioError('nothing is given yet');
    return this.#match;
  }

  get state(): S {
    return this.match.state;
  }

  /** Everything that has happened since the situation was laid out. */
  get happened(): readonly Happened<S>[] {
    return this.#happened;
  }

  /** Names the cards as they are now. */
  get nameCard(): NameCard {
    return cardNames(this.#game, this.match.state);
  }

  /** Whether a card of that name is anywhere at the table. */
  readonly hasCard = (name: string): boolean => hasCardNamed(this.#game, this.match.state, name);

  /** The question the seat has to answer now; who is asked instead, if it is not asked. */
  questionTo(seat: SeatId): Question {
    const question = questionFor(this.match, seat);
    if (question !== undefined) return question;
    throw new ScenarioError(`seat ${seat} is not asked; ${describeWaiting(this.match, this.nameCard)}`);
  }

  /** Gives the seat's answer. */
  answer(seat: SeatId, answer: Answer): void {
    const question = this.questionTo(seat);
    const next = decide(this.#game, this.match, { seat, asked: this.match.asked, answer });
    if (isRefusal(next))
      throw new ScenarioError(`${refusalText(next, 'en')} ${describeQuestion(question, this.nameCard)}`);
    this.#goOn(next);
  }

  /** The seat gives up. */
  concedes(seat: SeatId): void {
    this.#goOn(this.#accepted(concede(this.#game, this.match, seat)));
  }

  /** The questions that are open although nothing in the scenario said so. */
  forgotten(): readonly string[] {
    if (this.#match === undefined) return [];
    return waitingFor(this.match)
      .filter((seat) => !this.#expected.has(this.#key(seat)))
      .map((seat) => this.questionTo(seat))
      .filter((question) => !mayBePassed(question))
      .map((question) => `${question.message.key}: ${describeQuestion(question, this.nameCard)}`);
  }

  #goOn({ match, happened }: Advance<S>): void {
    this.#match = match;
    this.#happened.push(...happened);
  }

  #accepted(begun: Advance<S> | Refusal): Advance<S> {
    if (isRefusal(begun)) throw new ScenarioError(refusalText(begun, 'en'));
    return begun;
  }

  #key(seat: SeatId): string {
    return `${this.match.asked}/${seat}`;
  }
}
