import { continueLine, resumeLine } from '../cache/line.ts';
import { changed } from '../changed.ts';
import { forcedAnswer, idleAnswer, isAnswerable, meaningOf } from '../decision/answer.ts';
import type { Question } from '../decision/question.ts';
import type { GameEvent, Happened } from '../event/event.ts';
import type { Concession, Game } from '../game.ts';
import { InvariantError, impossible, present } from '../invariant.ts';
import { type RandomState, randomFrom } from '../random/random.ts';
import type { SeatId } from '../seat.ts';
import type { Unfinished } from '../unfinished.ts';
import { areAlike } from './alike.ts';
import type { LinkedStep } from './flow.ts';
import type { Awaited, Frame, Vars } from './frame.ts';
import type { AnyAsking, AnyCall, AnyInstruction, AnyPart, Call } from './instruction.ts';
import type { Asked, Asks, Match, Outcome } from './match.ts';
import { isClosedBy, type Offer } from './offer.ts';
import { sameValue } from './same-value.ts';
import { areAlikeButForShuffles, type Came, type Chances, knowsTheSame, NO_CHANCES, withShuffle } from './shuffles.ts';
import { answersOnTheWay, answersToTry, freshTrial, type Trial } from './trial.ts';

/** More steps than any real procedure takes between two decisions. */
export const STEP_LIMIT = 20_000;

/** A flow that goes on for ever. Carries the match before the decision that led into it. */
export class EndlessLoopError extends InvariantError {
  override readonly name = 'EndlessLoopError';
  readonly match: Match;
  /** The flow and step that ran when the limit was reached. */
  readonly where: string;
  constructor(match: Match, where: string) {
    super(`game ${match.game}: ${STEP_LIMIT} steps without a decision, last in ${where}`);
    this.match = match;
    this.where = where;
  }
}

/**
 * A match while its frames run. Lives inside one call of the kernel: whoever called sees only the
 * match that comes out, so an error half-way leaves the old match as it was.
 */
export class Run<S> {
  readonly #game: Game<S>;
  readonly #before: Match<S>;
  readonly happened: Happened<S>[] = [];
  #state: S;
  /** How many frames of the match before still wait for those above them to end. */
  #left: number;
  /** The frames that came to wait in this run; most of them end in it as well, and are never written down. */
  readonly #paused: Paused<S>[] = [];
  /** The running frame, taken apart: the step it is at, its variables, what it waits for. */
  #at: LinkedStep<S> | undefined;
  #vars: Vars = NO_VARS;
  /**
   * The variables, if they were copied since the step said what should happen: nobody has seen that copy yet, so that what
   * else the step says of them is written into it instead of into a copy of the copy.
   */
  #unseen: Record<string, unknown> | undefined;
  #awaits: Awaited | undefined;
  #open: readonly Asked[];
  #offer: Offer | undefined;
  #asked: number;
  #random: RandomState;
  #chances = 0;
  #steps = 0;
  #outcome: Outcome | undefined;
  /** What is left to try, if this run is itself only tried. */
  #trial: Trial<Tried<S>> | undefined;
  #course: Course = 'leading';
  /** What chance has done since the trial began. */
  #drawn: Chances = NO_CHANCES;

  constructor(game: Game<S>, before: Match<S>) {
    this.#game = game;
    this.#before = before;
    this.#state = before.state;
    this.#left = before.stack.length;
    this.#open = before.open;
    this.#offer = before.offer;
    this.#asked = before.asked;
    this.#random = before.random;
    resumeLine(before.state);
    if (this.#left > 0) this.#takeApartLast();
  }

  /** Lets the frames run until somebody has to decide or the match is over. */
  toNextQuestion(): void {
    while (this.#open.length === 0 && this.#outcome === undefined) this.#step();
  }

  /** Gives the frame that asked the answers it waits for. Opening sealed answers lets something out. */
  answer(answered: readonly Asked[]): void {
    const { from } = present(this.#awaits, 'the question that was answered');
    if (answered.length > 1 || from === 'offer') this.#chances += 1;
    this.#close();
    if (from === 'offer') this.#land({ is: 'answered', answers: meaningBySeat(answered.filter(isAnswered)) });
    else this.#land(from === 'seats' ? meaningBySeat(answered) : meaningOfOnly(answered));
  }

  /** Closes the offer without its answers. Those it was made to learn of that. */
  withdraw(): void {
    this.#chances += 1;
    this.#close();
    this.#land({ is: 'withdrawn' });
  }

  #close(): void {
    this.#open = [];
    this.#offer = undefined;
  }

  /**
   * A seat gives up. What it is asked is answered for it, and what it has offered is withdrawn; that it gave up is out
   * and cannot be taken back freely.
   */
  concede({ events, outcome }: Concession, seat: SeatId): void {
    for (const event of events) this.#apply(event);
    this.#chances += 1;
    if (outcome !== undefined) {
      this.#close();
      this.#end(outcome);
      return;
    }
    if (this.#offer?.by === seat) {
      this.withdraw();
      return;
    }
    const open = this.#open.map((asked) =>
      asked.question.seat === seat && asked.answer === undefined
        ? { question: asked.question, answer: idleAnswer(asked.question) }
        : asked,
    );
    if (isClosedBy(open, this.#offer)) this.answer(open);
    else this.#open = open;
  }

  /** Applies events that no step of the game brought about. */
  change(events: readonly GameEvent[]): void {
    for (const event of events) this.#apply(event);
  }

  /** Begins a flow; what it gives back lands where the call says, in the frame that was running. */
  enter(call: Call): void {
    if (call.into !== undefined) this.#awaits = { into: call.into, from: 'flow' };
    this.push(call);
  }

  push(call: Call): void {
    const caller = this.#at;
    if (caller !== undefined) this.#paused.push({ at: caller, vars: this.#vars, awaits: this.#awaits });
    const steps = caller?.called(this.#game.flows, call.flow) ?? this.#stepsOf(call.flow);
    this.#at = call.step === undefined ? steps.first : steps.step(call.step);
    this.#vars = varsOf(call.vars);
    this.#awaits = undefined;
  }

  /** The match as it is now. */
  match(decisions: number): Match<S> {
    if (this.#trial === undefined) continueLine(this.#state);
    const match: Unfinished<Match<S>> = {
      game: this.#before.game,
      rules: this.#before.rules,
      seats: this.#before.seats,
      state: this.#state,
      stack: this.#at === undefined ? [] : this.#stack(this.#at),
      open: this.#open,
      asked: this.#asked,
      decisions,
      revelations: this.#before.revelations + this.#revealed(),
      random: this.#random,
    };
    if (this.#before.asks !== undefined) match.asks = this.#before.asks;
    if (this.#offer !== undefined) match.offer = this.#offer;
    if (this.#outcome !== undefined) match.outcome = this.#outcome;
    return match;
  }

  #cardsRevealed(): number {
    const access = this.#game.cards;
    if (access === undefined || this.#state === this.#before.state) return 0;
    return access.table(this.#state).revelations - access.table(this.#before.state).revelations;
  }

  #step(): void {
    const at = this.#here();
    this.#steps += 1;
    if (this.#steps > STEP_LIMIT) throw new EndlessLoopError(this.#before, this.#where());
    this.#follow(at.run(this.#state, this.#vars, this.#callers), at.after);
  }

  /** Does what a step says; where that leads nowhere, the step behind it comes next. */
  #follow(instruction: AnyInstruction, next: LinkedStep<S> | undefined): void {
    if (!instruction) {
      this.#goOn(next);
      return;
    }
    this.#unseen = undefined;
    if (!this.#leads(instruction)) this.#goOn(next);
  }

  #keep(more: object): void {
    if (this.#unseen === undefined || this.#unseen !== this.#vars) {
      this.#unseen = Object.assign({}, this.#vars, more);
      this.#vars = this.#unseen;
    } else Object.assign(this.#unseen, more);
  }

  /** Does what is said, and says whether that led somewhere. */
  #leads(instruction: Exclude<AnyInstruction, false | undefined>): boolean {
    if (!isList(instruction)) return this.#carryOut(instruction);
    let led = false;
    for (const part of instruction) {
      if (led) throw new InvariantError(`${this.#where()}: nothing may stand behind what leads away from a step`);
      led = this.#carryOut(part);
    }
    return led;
  }

  /** Carries out one part of an instruction and says whether it led somewhere. */
  #carryOut(part: AnyPart | AnyAsking): boolean {
    switch (part.do) {
      case 'emit':
        for (const event of part.events) this.#apply(event);
        return false;
      case 'keep':
        this.#keep(part.vars);
        return false;
      case 'forget':
        this.#forget(part.names);
        return false;
      case 'chance': {
        const random = randomFrom(this.#random);
        const acts = part.draw(random);
        this.#random = random.state();
        this.#chances += 1;
        for (const act of isList(acts) ? acts : [acts]) this.#carryOut(act);
        if (this.#trial !== undefined)
          this.#drawn =
            part.shuffles === undefined ? 'anything' : withShuffle(this.#drawn, this.#game, this.#state, part.shuffles);
        return false;
      }
      case 'afterThat': {
        const seen = part.look(this.#state);
        return seen ? this.#leads(seen) : false;
      }
      case 'goTo':
        this.#goTo(part.step, part.vars);
        return true;
      case 'call':
        this.#call(part);
        return true;
      case 'finish':
        this.#goBack(part.result);
        return true;
      case 'end':
        this.#end(part.outcome);
        return true;
      case 'ask':
      case 'offer':
        this.#ask(part);
        return true;
      default:
        return impossible(part);
    }
  }

  #forget(names: readonly string[]): void {
    if (!hasAny(this.#vars, names)) return;
    this.#unseen = remaining(this.#vars, names);
    this.#vars = this.#unseen;
  }

  #apply(event: GameEvent): void {
    const rule = this.#game.events[event.is];
    if (rule === undefined) throw new InvariantError(`game ${this.#game.id} has no rule for the event ${event.is}`);
    if (rule.reveals?.(event, this.#state) === true) this.#chances += 1;
    this.#state = rule.apply(this.#state, event);
    this.happened.push({ event, state: this.#state });
  }

  #ask(asking: AnyAsking): void {
    const from = awaitedFrom(asking);
    if (asking.questions.length === 0 && from !== 'seats') throw new InvariantError(`${this.#where()} asks nothing`);
    if (asksTwice(asking)) throw new InvariantError(`${this.#where()} asks one seat two questions at once`);
    this.#awaits = { into: asking.into, from };
    const gone = this.#game.conceded?.(this.#state);
    if (asking.do === 'offer') {
      // Those it is made to learn of it at once.
      this.#chances += 1;
      if (gone?.includes(asking.offer.by)) {
        this.withdraw();
        return;
      }
      this.#offer = asking.offer;
    }
    const open = openQuestions(asking.questions, { gone, asks: this.#before.asks });
    if (isClosedBy(open, this.#offer)) {
      this.answer(open);
      return;
    }
    if (this.#settles(open)) return;
    this.#open = open;
    this.#asked += 1;
  }

  /** Whether the answers that were given to the question the match stands at lead to matches that differ. */
  matters(): boolean {
    const asked = present(this.#open[0], 'a question');
    this.#close();
    return !this.#settles([{ question: asked.question }]);
  }

  /**
   * Tries the answers to a question that is to be asked only if it matters. Where they all come to the same, the match
   * goes on from there, with the first of them given.
   */
  #settles(open: readonly Asked[]): boolean {
    const [only] = open;
    const grounds = only?.question.ifItMatters;
    if (only === undefined || open.length > 1 || grounds === undefined || this.#before.asks === 'everything')
      return false;
    const came =
      this.#trial === undefined
        ? this.#afterAll(only.question, freshTrial(grounds))
        : this.#afterAllAsBefore(only.question, this.#trial);
    if (came === undefined) return false;
    this.#goOnAs(came);
    return true;
  }

  /** The same within a trial: from a match that is alike, a question leads where it led before. */
  #afterAllAsBefore(question: Question, trial: Trial<Tried<S>>): Run<S> | undefined {
    const match = changed(this.match(0), { open: [{ question }] });
    const before =
      this.#course === 'compared' ? trial.tried.find((tried) => areAlike(this.#game, tried.match, match)) : undefined;
    if (before === undefined) {
      const { courses, steps } = trial;
      const came = this.#afterAll(question, trial);
      trial.tried.push({ match, came, courses: courses - trial.courses, steps: steps - trial.steps });
      return came;
    }
    // It takes from the bounds what trying it again would: they are about the question, not about what is remembered.
    trial.courses -= before.courses;
    trial.steps -= before.steps;
    return trial.courses < 0 || trial.steps < 0 ? undefined : before.came;
  }

  /** The run that all answers lead to, if they come to the same. */
  #afterAll(question: Question, trial: Trial<Tried<S>>): Run<S> | undefined {
    const depth = this.#depth();
    let first: Run<S> | undefined;
    for (const answer of answersToTry(question)) {
      const as = first === undefined ? this.#course : 'compared';
      const course = this.#after({ question, answer }, depth, trial, as);
      if (course === undefined) return undefined;
      if (first === undefined) first = course;
      else if (!first.#comesToTheSame(course, depth, trial)) return undefined;
    }
    return first;
  }

  /**
   * The run that the answer leads to: until the frame that waits at this depth has ended, somebody has to decide, or the
   * match is over. Nothing, if that takes too long, or tells something that not everybody knows.
   */
  #after(answered: Asked, depth: number, trial: Trial<Tried<S>>, as: Course): Run<S> | undefined {
    trial.courses -= 1;
    if (trial.courses < 0) return undefined;
    const course = this.#twin(trial, as);
    course.answer([answered]);
    while (course.#open.length === 0 && course.#outcome === undefined && course.#depth() >= depth) {
      trial.steps -= 1;
      if (trial.steps < 0) return undefined;
      course.#step();
    }
    return trial.grounds === 'publicFacts' && course.#revealed() !== this.#revealed() ? undefined : course;
  }

  /** How often in this run something hidden came out or chance was used. */
  #revealed(): number {
    return this.#chances + this.#cardsRevealed();
  }

  /**
   * Whether both runs have come to matches that go on alike; or somebody who knows the same is asked the very same in both,
   * and whatever the answer, they come to the same behind it. Where two seats choose, the order is no matter of taste:
   * who chooses later has seen what the other one chose.
   */
  #comesToTheSame(other: Run<S>, depth: number, trial: Trial<Tried<S>>): boolean {
    if (this.#isLike(other)) return true;
    if (trial.grounds === 'publicFacts') return false;
    const one = this.#pastOnlyAnswers(depth, trial);
    const another = one === undefined ? undefined : other.#pastOnlyAnswers(depth, trial);
    if (one === undefined || another === undefined) return false;
    return ((one !== this || another !== other) && one.#isLike(another)) || one.#chosenAlike(another, depth, trial);
  }

  #isLike(other: Run<S>): boolean {
    const [one, another] = [this.#came(), other.#came()];
    return areAlike(this.#game, one.match, another.match) || areAlikeButForShuffles(this.#game, one, another);
  }

  #came(): Came<S> {
    return { match: this.match(0), chances: this.#drawn };
  }

  /** The run behind questions that leave nothing to choose, although they are asked. */
  #pastOnlyAnswers(depth: number, trial: Trial<Tried<S>>): Run<S> | undefined {
    const answered = this.#onlyAnswer();
    if (answered === undefined) return this;
    const next = this.#after(answered, depth, trial, 'compared');
    return next === undefined ? undefined : next.#pastOnlyAnswers(depth, trial);
  }

  #onlyAnswer(): Asked | undefined {
    const [asked] = this.#open;
    if (asked === undefined || this.#open.length > 1 || this.#offer !== undefined) return undefined;
    const answer = forcedAnswer(asked.question);
    return answer === undefined ? undefined : { question: asked.question, answer };
  }

  #chosenAlike(other: Run<S>, depth: number, trial: Trial<Tried<S>>): boolean {
    const [asked] = this.#open;
    if (
      asked === undefined ||
      this.#open.length > 1 ||
      !sameValue(this.#open, other.#open) ||
      !knowsTheSame(this.#game, asked.question.seat, this.#came(), other.#came())
    )
      return false;
    const answers = answersOnTheWay(asked.question);
    return (
      answers.length > 0 &&
      answers.every((answer) => {
        const answered = { question: asked.question, answer };
        const one = this.#after(answered, depth, trial, 'compared');
        const another = one === undefined ? undefined : other.#after(answered, depth, trial, 'compared');
        return one !== undefined && another !== undefined && one.#comesToTheSame(another, depth, trial);
      })
    );
  }

  /** How many frames wait for the running one. */
  #depth(): number {
    return this.#at === undefined ? -1 : this.#left + this.#paused.length;
  }

  /** Another run that stands where this one does. What happens from here on happens in it alone. */
  #twin(trial: Trial<Tried<S>>, as: Course): Run<S> {
    const twin = new Run(this.#game, this.#before);
    twin.#takeOver(this);
    twin.#drawn = this.#trial === undefined ? NO_CHANCES : this.#drawn;
    twin.#trial = trial;
    twin.#course = as;
    return twin;
  }

  #goOnAs(course: Run<S>): void {
    this.#takeOver(course);
    for (const one of course.happened) this.happened.push(one);
  }

  #takeOver(other: Run<S>): void {
    this.#state = other.#state;
    this.#left = other.#left;
    this.#paused.length = 0;
    for (const frame of other.#paused) this.#paused.push(frame);
    this.#at = other.#at;
    this.#vars = other.#vars;
    this.#awaits = other.#awaits;
    this.#open = other.#open;
    this.#offer = other.#offer;
    this.#asked = other.#asked;
    this.#random = other.#random;
    this.#chances = other.#chances;
    this.#steps = other.#steps;
    this.#outcome = other.#outcome;
    this.#drawn = other.#drawn;
  }

  /** Puts a value where the running frame waits for one, and goes on behind the step that asked for it. */
  #land(value: unknown): void {
    if (this.#awaits !== undefined) {
      const { into } = this.#awaits;
      // What JSON would lose is not stored.
      if (value !== undefined) this.#vars = withVar(this.#vars, into, value);
      else if (into in this.#vars) this.#vars = remaining(this.#vars, [into]);
      this.#awaits = undefined;
    }
    this.#goOn(this.#here().after);
  }

  #goOn(next: LinkedStep<S> | undefined): void {
    if (next === undefined) this.#goBack(undefined);
    else this.#at = next;
  }

  /** Ends the running frame, and gives the one that called it what it waits for. */
  #goBack(result: unknown): void {
    const caller = this.#paused.pop();
    if (caller !== undefined) {
      this.#at = caller.at;
      this.#vars = caller.vars;
      this.#awaits = caller.awaits;
    } else if (this.#left > 0) this.#takeApartLast();
    else throw new InvariantError(`game ${this.#game.id}: the last flow ended, but not the match`);
    this.#land(result);
  }

  #goTo(next: string, more: object | undefined): void {
    this.#at = this.#here().beside(next);
    if (more !== undefined) this.#keep(more);
  }

  #call(called: AnyCall): void {
    const { into, from } = called;
    if (from !== undefined) this.#at = this.#here().beside(from);
    if (into !== undefined) this.#awaits = { into, from: 'flow' };
    this.push(called);
  }

  #end(outcome: Outcome): void {
    this.#outcome = outcome;
    this.#at = undefined;
  }

  #here(): LinkedStep<S> {
    return present(this.#at, 'the running frame');
  }

  /** Goes on with the last frame of the match before that still waits. */
  #takeApartLast(): void {
    this.#left -= 1;
    const { flow, step, vars, awaits } = present(this.#before.stack[this.#left], 'the frame that waits');
    this.#at = this.#stepsOf(flow).step(step);
    this.#vars = vars;
    this.#awaits = awaits;
  }

  #stack(at: LinkedStep<S>): readonly Frame[] {
    return [...this.#callers(), frameOf({ at, vars: this.#vars, awaits: this.#awaits })];
  }

  readonly #callers = (): readonly Frame[] => {
    const frames = this.#before.stack.slice(0, this.#left);
    for (const paused of this.#paused) frames.push(frameOf(paused));
    return frames;
  };

  #stepsOf(flow: string) {
    const steps = this.#game.flows.get(flow);
    if (steps === undefined) throw new InvariantError(`game ${this.#game.id} has no flow ${flow}`);
    return steps;
  }

  #where(): string {
    const { flow, name } = this.#here();
    return `${flow}, step ${name}`;
  }
}

/** Whether what happens in a run will have happened in the match, if all courses come to the same, or is only compared. */
type Course = 'leading' | 'compared';

/**
 * A question in a course, the run that all its answers lead to if they come to the same, and what it took to find that
 * out. Where orders do not matter, many of them lead to the same question: it is tried once.
 */
interface Tried<S> {
  readonly match: Match<S>;
  readonly came: Run<S> | undefined;
  readonly courses: number;
  readonly steps: number;
}

/** A frame while frames run: taken apart, so that nothing of it has to be looked up again. */
interface Paused<S> {
  readonly at: LinkedStep<S>;
  readonly vars: Vars;
  readonly awaits: Awaited | undefined;
}

function frameOf<S>({ at: { flow, name: step }, vars, awaits }: Paused<S>): Frame {
  return awaits === undefined ? { flow, step, vars } : { flow, step, vars, awaits };
}

const NO_VARS: Vars = {};

/** A name that is worked out is set faster than written into a literal. */
function withVar(vars: Vars, name: string, value: unknown): Vars {
  const more: Record<string, unknown> = Object.assign({}, vars);
  more[name] = value;
  return more;
}

function hasAny(vars: Vars, names: readonly string[]): boolean {
  for (const name of names) if (name in vars) return true;
  return false;
}

/** What remains is written down anew: V8 keeps an object that something was deleted from as a slow dictionary. */
function remaining(vars: Vars, names: readonly string[]): Record<string, unknown> {
  const rest: Record<string, unknown> = {};
  for (const name in vars) if (!names.includes(name)) rest[name] = vars[name];
  return rest;
}

/** The variables a flow begins with. Variables are never changed in place, so they may be those of the call itself. */
function varsOf(vars: object): Vars {
  return isVars(vars) ? vars : {};
}

/** Any object will do: its names are strings. */
function isVars(vars: object): vars is Vars {
  return typeof vars === 'object';
}

/** What decides whether a question is put to its seat at all: who has given up, and whether everything is asked. */
interface Circumstances {
  readonly gone: readonly SeatId[] | undefined;
  readonly asks: Asks | undefined;
}

/** Questions as they are put to the seats; what has only one answer is answered at once, and for those who are gone. */
export function openQuestions(questions: readonly Question[], circumstances: Circumstances): readonly Asked[] {
  const open: Asked[] = [];
  for (const question of questions) open.push(openQuestion(question, circumstances));
  return open;
}

function openQuestion(question: Question, { gone, asks }: Circumstances): Asked {
  if (!isAnswerable(question)) throw new InvariantError(`nothing can be answered to ${question.message.key}`);
  if (gone?.includes(question.seat)) return { question, answer: idleAnswer(question) };
  const forced = asks === 'everything' || question.evenIfForced ? undefined : forcedAnswer(question);
  return forced === undefined ? { question } : { question, answer: forced };
}

function awaitedFrom(asking: AnyAsking): Awaited['from'] {
  if (asking.do === 'offer') return 'offer';
  return asking.together ? 'seats' : 'seat';
}

/** Whether one seat would have to answer two questions; whether to withdraw an offer is one of them. */
function asksTwice(asking: AnyAsking): boolean {
  const { questions } = asking;
  if (asking.do === 'ask' && questions.length < 2) return false;
  const asked = new Set(questions.map(({ seat }) => seat));
  return asked.size < questions.length || (asking.do === 'offer' && asked.has(asking.offer.by));
}

function isAnswered({ answer }: Asked): boolean {
  return answer !== undefined;
}

function meaning({ question, answer }: Asked): unknown {
  return meaningOf(question, present(answer, 'an answer'));
}

function meaningOfOnly(answered: readonly Asked[]): unknown {
  return meaning(present(answered[0], 'an answer'));
}

function meaningBySeat(answered: readonly Asked[]): unknown {
  return Object.fromEntries(answered.map((asked) => [asked.question.seat, meaning(asked)]));
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}
