import type { Puzzle } from '@kronika/bots';
import { type Answer, impossible, type MatchRecord, type Phrase } from '@kronika/kernel';
import { patched, stepsBetween } from '@kronika/protocol';
import type { ConnectionState, Reply as HostReply, Known, TableConnection, Wish } from '../client/connection.ts';
import type { Aim } from '../lesson/aim.ts';
import { createStore, type Store } from '../table/session/store.ts';
import type { SolvedWay } from './progress.ts';
import type { PuzzleLine } from './puzzle-line.ts';
import type { PuzzleNames, PuzzleTold, PuzzleTurn, SeenPuzzle } from './worker/messages.ts';

/** A hint: first what to look at, then the answer itself. */
export interface PuzzleHint {
  readonly stage: 'thing' | 'answer';
  readonly answers: readonly Answer[];
}

/** How a puzzle stands. */
export type PuzzleState =
  | { readonly is: 'opening' }
  | { readonly is: 'refused'; readonly because: Phrase }
  | OpenPuzzle;

export interface OpenPuzzle {
  readonly is: 'open';
  readonly step: number;
  readonly steps: number;
  readonly turn: PuzzleTurn;
  /** Whether it is being solved, or its solution is shown. */
  readonly doing: 'solving' | 'showing';
  readonly hint: PuzzleHint | undefined;
  /** How many wrong answers were given to the open question. */
  readonly wrong: number;
  /** Whether anything was given away up to now. */
  readonly way: SolvedWay;
}

/** What a puzzle needs of its surroundings. */
export interface PuzzleParts {
  readonly puzzle: Puzzle;
  readonly names: PuzzleNames;
  readonly line: PuzzleLine;
  /** Does something a moment later, so that one can see what happens; gives the way to call it off. */
  later(then: () => void): () => void;
  solved(way: SolvedWay): void;
}

/** A puzzle being solved: a connection to its table, and how far one is. */
export class PuzzleMatch implements TableConnection {
  readonly store: Store<PuzzleState> = createStore<PuzzleState>({ is: 'opening' });
  readonly puzzle: Puzzle;
  readonly #parts: PuzzleParts;
  readonly #listeners = new Set<() => void>();
  #known: Known | undefined;
  #callOff: (() => void) | undefined;

  constructor(parts: PuzzleParts) {
    this.#parts = parts;
    this.puzzle = parts.puzzle;
  }

  /** Lays the puzzle on the table. */
  async open(): Promise<void> {
    const { puzzle, names, line } = this.#parts;
    const told = await line.ask({ is: 'open', puzzle, names });
    if (told.is === 'refused') this.store.set({ is: 'refused', because: told.because });
    if (told.is !== 'at') return;
    this.#show(told.at, { doing: 'solving', hint: undefined, wrong: 0, way: 'alone' });
  }

  state(): ConnectionState {
    return this.#known === undefined ? { is: 'connecting' } : { is: 'live', known: this.#known };
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#callOff?.();
    this.#parts.line.hangUp();
  }

  async send(wish: Wish): Promise<HostReply> {
    switch (wish.is) {
      case 'decide':
        return this.#decide(wish.answer);
      case 'explain':
      case 'foresee':
        return asReply(
          await this.#parts.line.ask(
            wish.is === 'explain' ? { is: 'explain', thing: wish.thing } : { is: 'foresee', marked: wish.marked },
          ),
        );
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
      case 'takeBack':
        return { is: 'refused', because: { code: 'notNow', text: NOT_IN_A_PUZZLE } };
      default:
        return impossible(wish);
    }
  }

  /** A right answer is played; of a wrong one it is only said that it is wrong. */
  async #decide(answer: Answer): Promise<HostReply> {
    const now = this.store.get();
    if (now.is !== 'open' || now.turn !== 'own')
      return { is: 'refused', because: { code: 'notNow', text: NOT_IN_A_PUZZLE } };
    const told = await this.#parts.line.ask({ is: 'answer', answer });
    if (told.is !== 'judged') return { is: 'lost' };
    if (told.verdict === 'wrong') {
      this.#change((state) => ({ ...state, wrong: state.wrong + 1 }));
      return { is: 'refused', because: { code: 'notNow', text: WRONG } };
    }
    this.#reach(told.at);
    return { is: 'done' };
  }

  /** The match has gone on: others answer, or the puzzle is over. */
  #reach(at: SeenPuzzle): void {
    const now = this.store.get();
    if (now.is !== 'open') return;
    const isAhead = at.step !== now.step;
    this.#show(at, { ...now, ...(isAhead ? { hint: undefined, wrong: 0 } : {}) });
    if (at.turn === 'over' && now.doing === 'solving') this.#parts.solved(now.way);
    if (at.turn === 'others') this.#callOff = this.#parts.later(() => void this.#goOn());
    if (at.turn === 'own' && now.doing === 'showing') void this.#tell('answer');
  }

  async #goOn(): Promise<void> {
    const told = await this.#parts.line.ask({ is: 'goOn' });
    if (told.is === 'at') this.#reach(told.at);
  }

  #show(at: SeenPuzzle, how: Pick<OpenPuzzle, 'doing' | 'hint' | 'wrong' | 'way'>): void {
    const before = this.#known?.document;
    this.#known = {
      document: before === undefined ? at.document : patched(before, stepsBetween(before, at.document)),
      log: at.log,
      clockOffset: 0,
    };
    const { step, steps, turn } = at;
    this.store.set({ is: 'open', step, steps, turn, doing: how.doing, hint: how.hint, wrong: how.wrong, way: how.way });
    for (const listener of [...this.#listeners]) listener();
  }

  #change(change: (state: OpenPuzzle) => OpenPuzzle): void {
    this.store.update((state) => (state.is === 'open' ? change(state) : state));
  }

  /** Says more than was said before: what to look at, then what the answer is. */
  async hint(): Promise<void> {
    const now = this.store.get();
    if (now.is !== 'open' || now.turn !== 'own' || now.doing === 'showing') return;
    await this.#tell(now.hint === undefined ? 'thing' : 'answer');
  }

  async #tell(stage: PuzzleHint['stage']): Promise<void> {
    const told = await this.#parts.line.ask({ is: 'accepted' });
    if (told.is !== 'accepted' || told.answers.length === 0) return;
    this.#change((state) => ({ ...state, hint: { stage, answers: told.answers }, way: 'helped' }));
  }

  /** What is pointed at now. */
  get aim(): Aim | undefined {
    const now = this.store.get();
    if (now.is !== 'open' || now.turn !== 'own' || now.hint === undefined) return undefined;
    const { stage, answers } = now.hint;
    return { is: stage, answers };
  }

  /** Plays the solution from the position of the puzzle; whoever looks on presses what the hint says. */
  async showSolution(): Promise<void> {
    await this.#beginAnew('showing');
  }

  /** The same puzzle once more. */
  async again(): Promise<void> {
    await this.#beginAnew('solving');
  }

  async #beginAnew(doing: OpenPuzzle['doing']): Promise<void> {
    this.#callOff?.();
    const told = await this.#parts.line.ask({ is: 'again' });
    const now = this.store.get();
    if (told.is !== 'at' || now.is !== 'open') return;
    const way = doing === 'showing' ? 'helped' : now.way;
    this.#show(told.at, { doing, hint: undefined, wrong: 0, way });
    this.#reach(told.at);
  }

  /** The match to play on: as it stands, or, if it was won with the last answer, from the position of the puzzle. */
  async recordToPlayOn(): Promise<MatchRecord> {
    if (this.#known?.document.status === 'over') return this.puzzle.record;
    const told = await this.#parts.line.ask({ is: 'record' });
    return told.is === 'record' ? told.record : this.puzzle.record;
  }

  /** How many sit at the table. */
  get seats(): number {
    return this.#known?.document.seats.length ?? 0;
  }

  get names(): PuzzleNames {
    return this.#parts.names;
  }
}

function asReply(told: PuzzleTold): HostReply {
  return told.is === 'explained' || told.is === 'foreseen' ? told : { is: 'lost' };
}

const WRONG: Phrase = { pl: 'To nie ten ruch.', en: 'Not this one.' };

const NOT_IN_A_PUZZLE: Phrase = {
  pl: 'To łamigłówka: odpowiadasz tylko na pytania.',
  en: 'This is a puzzle: all there is to do is to answer its questions.',
};
