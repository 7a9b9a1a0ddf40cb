import { type Answer, type Game, impossible, type Phrase } from '@kronika/kernel';
import { patched, stepsBetween } from '@kronika/protocol';
import type { ConnectionState, Reply as HostReply, Known, TableConnection, Wish } from '../client/connection.ts';
import { createStore, type Store } from '../table/session/store.ts';
import type { Aim } from './aim.ts';
import type { Attempt, Course } from './course.ts';
import { askedFrom, type Cursor, lessonAt, stepAt } from './cursor.ts';
import { BrokenScriptError } from './led-table.ts';
import { acceptedBy, playScript, type Trace, waits } from './play-script.ts';
import type { Progress } from './progress.ts';
import type { ScriptedMatch } from './scripted-match.ts';
import { isSameAnswer } from './wanted.ts';

/** How a lesson stands. */
export interface Standing {
  readonly cursor: Cursor;
  /** Whether something is to be done now, or the script is at work. */
  readonly turn: 'own' | 'script';
  /** What the coach says of the last wrong attempt. */
  readonly objection: Phrase | undefined;
}

/** What a lesson needs of its surroundings. */
export interface LessonParts {
  readonly course: Course;
  readonly game: Game;
  /** How the learning one is called. */
  readonly name: string;
  /** Does something a moment later, so that one can see what happens; gives the way to call it off. */
  later(then: () => void): () => void;
  /** The progress changed. */
  keep(progress: Progress): void;
  /** What was kept before. */
  readonly progress: Progress;
}

/** A lesson being played: a connection to its table, and where in the script one is. */
export class LessonMatch implements TableConnection {
  readonly store: Store<Standing>;
  readonly #parts: LessonParts;
  readonly #listeners = new Set<() => void>();
  #match: ScriptedMatch;
  #answers: readonly Answer[];
  /** The steps of this lesson that can be taken back. */
  #trail: readonly Trace[] = [];
  #finished: readonly string[];
  #known: Known;
  #accepted: readonly Answer[];
  #callOff: (() => void) | undefined;

  /** Opens a lesson where one left it, or at its beginning. */
  constructor(parts: LessonParts, lesson: number) {
    this.#parts = parts;
    const { course, progress } = parts;
    const isOpen = progress.lesson === course.lessons[lesson]?.id;
    const wished: Cursor = { lesson, step: isOpen ? progress.step : 0 };
    const step = stepAt(course, wished) === undefined ? 0 : wished.step;
    const { answers } = progress;
    const kept = playScript({ ...parts, answers }, { lesson, step });
    const played = kept ?? playScript({ ...parts, answers: [] }, { lesson, step: 0 });
    if (played === undefined) throw new BrokenScriptError(`lesson ${lesson} cannot be reached`);
    this.#match = played.match;
    this.#answers = played.answers;
    this.#trail = played.trail;
    this.#finished = progress.finished;
    this.store = createStore<Standing>({
      cursor: { lesson, step: kept === undefined ? 0 : step },
      turn: 'own',
      objection: undefined,
    });
    this.#accepted = this.#acceptedNow();
    this.#known = this.#look(undefined);
    this.#keep();
  }

  state(): ConnectionState {
    return { is: 'live', known: this.#known };
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  async send(wish: Wish): Promise<HostReply> {
    switch (wish.is) {
      case 'decide':
        return this.decide(wish.answer);
      case 'takeBack':
        this.back();
        return { is: 'done' };
      case 'explain':
        return { is: 'explained', explanation: this.#match.table.explain(wish.thing) };
      case 'foresee':
        return { is: 'foreseen', foresight: this.#match.table.foresee(wish.marked) };
      case 'hold':
      case 'leave':
        return { is: 'done' };
      case 'advise':
      case 'agree':
      case 'askAbout':
      case 'decline':
      case 'hands':
      case 'orders':
      case 'passing':
      case 'playNext':
      case 'record':
      case 'rematch':
      case 'resign':
      case 'say':
        return { is: 'refused', because: { code: 'notNow', text: NOT_IN_A_LESSON } };
      default:
        return impossible(wish);
    }
  }

  /** Makes the move of the step, if it is one that will do. */
  decide(answer: Answer): HostReply {
    const step = this.step;
    if (step?.is !== 'move' || this.store.get().turn === 'script')
      return { is: 'refused', because: { code: 'notNow', text: NOT_IN_A_LESSON } };
    if (!this.#accepted.some((one) => isSameAnswer(one, answer)))
      return { is: 'refused', because: { code: 'notNow', text: step.otherwise } };
    this.#leaveTrace();
    this.#answers = [...this.#answers, answer];
    this.#match.answer(answer, step.replies ?? []);
    this.#proceed();
    return { is: 'done' };
  }

  /** What is to be done or looked at now; nothing at the end of a lesson. */
  get step() {
    return stepAt(this.#parts.course, this.store.get().cursor);
  }

  get course(): Course {
    return this.#parts.course;
  }

  /** The board as the learning seat sees it. */
  get view(): unknown {
    return this.#known.document.match?.board;
  }

  /** The answers to the open question that will do. */
  accepted(): readonly Answer[] {
    return this.#accepted;
  }

  /** What is spoken of now. */
  get aim(): Aim | undefined {
    const { step } = this;
    if (step === undefined) return undefined;
    if (step.is === 'move') return { is: 'answer', answers: this.#accepted };
    const place = step.at(this.view);
    return place === undefined ? undefined : { is: 'place', place };
  }

  #acceptedNow(): readonly Answer[] {
    const { step } = this;
    const { question } = this.#match.table;
    if (step?.is !== 'move' || question === undefined || this.store.get().turn === 'script') return [];
    return acceptedBy(step, question, this.#match.table.viewOf(this.#parts.course.own));
  }

  /** Says why not. */
  object(attempt: Attempt): void {
    const { step } = this;
    if (step?.is !== 'move') return;
    const own = step.wrong?.find((wrong) => wrong.fits(attempt, this.view));
    this.say(own?.say ?? step.otherwise);
  }

  say(objection: Phrase | undefined): void {
    this.store.update((now) => (now.objection === objection ? now : { ...now, objection }));
  }

  /** Something was looked at. */
  seen(): void {
    if (this.step?.is !== 'look' || this.store.get().turn === 'script') return;
    this.#leaveTrace();
    this.#proceed();
  }

  get mayGoBack(): boolean {
    return this.#trail.length > 0;
  }

  /** One step back: the match is what it was before it, with everything that followed from it. */
  back(): void {
    const last = this.#trail.at(-1);
    if (last === undefined) return;
    this.close();
    this.#match.backTo(last.bookmark);
    this.#answers = last.answers;
    this.#trail = this.#trail.slice(0, -1);
    this.#stand({ cursor: last.cursor, turn: 'own', objection: undefined });
    this.#keep();
  }

  #leaveTrace(): void {
    const { cursor } = this.store.get();
    this.#trail = [...this.#trail, { cursor, bookmark: this.#match.bookmark(), answers: this.#answers }];
  }

  #proceed(): void {
    const { cursor } = this.store.get();
    const next = { lesson: cursor.lesson, step: cursor.step + 1 };
    this.#stand({ cursor: next, turn: 'script', objection: undefined });
    this.#keep();
    this.#runOn();
  }

  /** Lets happen what happens by itself, one thing after the other. */
  #runOn(): void {
    const { course } = this.#parts;
    const { cursor } = this.store.get();
    const actor = waits(course, cursor) ? undefined : this.#match.goOn(askedFrom(course, cursor));
    if (actor === undefined) {
      this.#stand({ cursor, turn: 'own', objection: undefined });
      return;
    }
    // What the learning seat passes without being asked is over in no time; what the other one does is to be seen.
    if (actor === course.own) this.#runOn();
    else {
      this.#stand({ cursor, turn: 'script', objection: undefined });
      this.#callOff = this.#parts.later(() => this.#runOn());
    }
  }

  #stand(standing: Standing): void {
    this.store.set(standing);
    this.#accepted = this.#acceptedNow();
    this.#known = this.#look(this.#known);
    for (const listener of [...this.#listeners]) listener();
  }

  /** The table as one learns it: while there is something to look at, nothing is asked. */
  #look(before: Known | undefined): Known {
    const { table } = this.#match;
    const now = table.document({ asking: this.#isAsking, undo: this.mayGoBack ? 'free' : 'nothing' });
    return {
      document: before === undefined ? now : patched(before.document, stepsBetween(before.document, now)),
      log: table.log,
      clockOffset: 0,
    };
  }

  get #isAsking(): 'asking' | 'showing' {
    const { turn } = this.store.get();
    return turn === 'own' && this.step?.is === 'move' ? 'asking' : 'showing';
  }

  /** Writes down how far one came; behind the last lesson nothing is open any more. */
  #keep(): void {
    const { course } = this.#parts;
    const { cursor } = this.store.get();
    const lesson = lessonAt(course, cursor);
    const isOver = stepAt(course, cursor) === undefined;
    if (isOver && !this.#finished.includes(lesson.id)) this.#finished = [...this.#finished, lesson.id];
    const open = isOver ? { lesson: cursor.lesson + 1, step: 0 } : cursor;
    const id = course.lessons[open.lesson]?.id;
    this.#parts.keep({ lesson: id, step: open.step, answers: this.#answers, finished: this.#finished });
  }
}

const NOT_IN_A_LESSON: Phrase = {
  pl: 'W lekcji idziemy krok po kroku: zrób to, o czym mówi latarnia.',
  en: 'In a lesson we go step by step: do what the lantern speaks of.',
};
