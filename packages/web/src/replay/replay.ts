import type { Explanation, MatchRecord, MatchView, Phrase, SeatId, Thing, Viewer } from '@kronika/kernel';
import type { LogEntry } from '@kronika/protocol';
import { createStore, type Store } from '../table/session/store.ts';
import { sinceTheStart } from './since-the-start.ts';
import type { Chance, Opened, Review, Watching, WatchMessage } from './worker/messages.ts';

/** A line to the worker that plays the record. */
export interface WatchLine {
  say(message: WatchMessage): void;
  hangUp(): void;
}

/** Opens such a line; what the worker says is heard until one hangs up. */
export type OpenLine = (heard: (message: Watching) => void) => WatchLine;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How the chances stand: not asked for, being played out, or all there. */
export interface Weighing {
  readonly share: number;
  readonly chances: readonly Chance[];
}

/** How a replay stands. */
export type ReplayState =
  | { readonly is: 'opening' }
  | { readonly is: 'refused'; readonly because: Phrase }
  | OpenReplay;

export interface OpenReplay {
  readonly is: 'open';
  readonly opened: Opened;
  readonly move: number;
  readonly viewer: Viewer;
  readonly running: 'playing' | 'still';
  readonly speed: Speed;
  /** What is on the screen; for a moment it may be behind `move`. */
  readonly shown: { readonly match: MatchView; readonly log: readonly LogEntry[] } | undefined;
  readonly weighing: Weighing | undefined;
  /** How far the search for mistakes has come; nothing before it is asked for. */
  readonly analysis: { readonly share: number; readonly mistakes: readonly Review[] } | undefined;
  /** Why the move that led here was good or not, once somebody asked. */
  readonly review: AskedWhy | undefined;
}

export type AskedWhy =
  | { readonly is: 'thinking' | 'none'; readonly move: number }
  | { readonly is: 'given'; readonly move: number; readonly review: Review };

/** Where to begin. */
export interface Place {
  readonly move?: number;
  readonly viewer?: Viewer;
}

/** How long one moment stays at the usual speed, in milliseconds. */
const STAY = 1_400;

/** A record that is being watched. */
export class Replay {
  readonly store: Store<ReplayState> = createStore<ReplayState>({ is: 'opening' });
  readonly #openLine: OpenLine;
  readonly #record: MatchRecord;
  readonly #line: WatchLine;
  readonly #place: Place;
  readonly #lines = new Map<Viewer, readonly LogEntry[]>();
  readonly #explaining = new Map<number, (explanation: Explanation) => void>();
  #scales: WatchLine | undefined;
  #analyst: WatchLine | undefined;
  #reviewer: WatchLine | undefined;
  #explanations = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(record: MatchRecord, place: Place, openLine: OpenLine) {
    this.#openLine = openLine;
    this.#record = record;
    this.#place = place;
    this.#line = openLine((message) => this.#hear(message));
    this.#line.say({ is: 'open', record });
  }

  #hear(message: Watching): void {
    switch (message.is) {
      case 'opened':
        this.#begin(message.opened);
        return;
      case 'refused':
        this.store.set({ is: 'refused', because: message.because });
        return;
      case 'log':
        this.#lines.set(message.viewer, message.lines);
        return;
      case 'shown':
        this.#show(message.move, message.viewer, message.match);
        return;
      case 'explained':
        this.#explaining.get(message.id)?.(message.explanation);
        this.#explaining.delete(message.id);
        return;
      case 'chance':
      case 'analysed':
      case 'reviewed':
        return;
    }
  }

  #begin(opened: Opened): void {
    const { move = opened.first, viewer = 'arbiter' } = this.#place;
    const isThere = typeof viewer !== 'number' || viewer < opened.seats;
    this.store.set({
      is: 'open',
      opened,
      move: within(move, opened),
      viewer: isThere ? viewer : 'arbiter',
      running: 'still',
      speed: 1,
      shown: undefined,
      weighing: undefined,
      analysis: undefined,
      review: undefined,
    });
    this.#ask();
  }

  #ask(): void {
    const state = this.store.get();
    if (state.is !== 'open') return;
    const { move, viewer } = state;
    if (!this.#lines.has(viewer)) this.#line.say({ is: 'read', viewer });
    this.#line.say({ is: 'show', move, viewer });
  }

  #show(move: number, viewer: Viewer, match: MatchView): void {
    // Of what was passed over quickly only the last is drawn.
    this.#change((state) =>
      state.move === move && state.viewer === viewer
        ? { ...state, shown: { match, log: linesUpTo(this.#lines.get(viewer) ?? [], move) } }
        : state,
    );
  }

  #change(change: (state: OpenReplay) => OpenReplay): void {
    this.store.update((state) => (state.is === 'open' ? change(state) : state));
  }

  goTo(move: number): void {
    this.#change((state) => ({ ...state, move: within(move, state.opened), review: undefined }));
    this.#ask();
  }

  /** The next moment with something to see, or the one before. */
  step(to: 'next' | 'back'): void {
    const state = this.store.get();
    if (state.is === 'open') this.goTo(neighbour(state.opened.stops, state.move, to));
  }

  /** To the next mark, or the beginning of a chapter, or the ones before. */
  leap(to: 'next' | 'back'): void {
    const state = this.store.get();
    if (state.is === 'open') this.goTo(neighbour(landmarks(state.opened), state.move, to));
  }

  look(viewer: Viewer): void {
    this.#change((state) => ({ ...state, viewer }));
    this.#ask();
  }

  /** The eyes of the next seat, and after the last one all of them. */
  lookFurther(): void {
    const state = this.store.get();
    if (state.is !== 'open') return;
    const eyes = eyesOf(state.opened);
    this.look(eyes[(eyes.indexOf(state.viewer) + 1) % eyes.length] ?? 'arbiter');
  }

  setSpeed(speed: Speed): void {
    this.#change((state) => ({ ...state, speed }));
  }

  /** Plays, from the start again if it stands at the end, or stops. */
  toggle(): void {
    const state = this.store.get();
    if (state.is !== 'open') return;
    clearTimeout(this.#timer);
    if (state.running === 'playing') this.#change((now) => ({ ...now, running: 'still' }));
    else {
      if (state.move === state.opened.last) this.goTo(state.opened.first);
      this.#change((now) => ({ ...now, running: 'playing' }));
      this.#wait();
    }
  }

  #wait(): void {
    const state = this.store.get();
    if (state.is !== 'open' || state.running === 'still') return;
    this.#timer = setTimeout(() => {
      this.step('next');
      const now = this.store.get();
      if (now.is === 'open' && now.move === now.opened.last) this.#change((open) => ({ ...open, running: 'still' }));
      this.#wait();
    }, STAY / state.speed);
  }

  explain(thing: Thing): Promise<Explanation> {
    const state = this.store.get();
    this.#explanations += 1;
    const id = this.#explanations;
    return new Promise((resolve) => {
      if (state.is !== 'open') return;
      this.#explaining.set(id, resolve);
      this.#line.say({ is: 'explain', id, move: state.move, viewer: state.viewer, thing });
    });
  }

  /** Plays the match out from many moments, in a worker of its own, so that watching goes on meanwhile. */
  weigh(winners: readonly SeatId[]): void {
    if (this.#scales !== undefined) return;
    let played: readonly Chance[] = [];
    this.#scales = this.#openLine((message) => {
      if (message.is !== 'chance') return;
      const { chance, share } = message;
      played = withChance(played, chance);
      this.#change((state) => {
        const { start, first, last } = state.opened;
        const chances = start === 'even' ? sinceTheStart(played, first, last) : played;
        return { ...state, weighing: { share, chances } };
      });
      if (share >= 1) this.#scales?.hangUp();
    });
    this.#scales.say({ is: 'open', record: this.#record });
    this.#scales.say({ is: 'weigh', winners });
  }

  /** Looks for the largest mistakes of each seat, in a worker of its own. */
  analyse(names: readonly string[]): void {
    if (this.#analyst !== undefined) return;
    this.#analyst = this.#openLine((message) => {
      if (message.is !== 'analysed') return;
      const { share, mistakes } = message;
      this.#change((state) => ({ ...state, analysis: { share, mistakes } }));
      if (share >= 1) this.#analyst?.hangUp();
    });
    this.#change((state) => ({ ...state, analysis: { share: 0, mistakes: [] } }));
    this.#analyst.say({ is: 'open', record: this.#record });
    this.#analyst.say({ is: 'analyse', names });
  }

  /** Asks whether the move that led here was good, and why. */
  askWhy(names: readonly string[]): void {
    const state = this.store.get();
    if (state.is !== 'open' || state.move <= state.opened.first) return;
    const { move } = state;
    if (this.#reviewer === undefined) {
      this.#reviewer = this.#openLine((message) => this.#reviewed(message));
      this.#reviewer.say({ is: 'open', record: this.#record });
    }
    this.#change((now) => ({ ...now, review: { is: 'thinking', move } }));
    this.#reviewer.say({ is: 'review', move, names });
  }

  #reviewed(message: Watching): void {
    if (message.is !== 'reviewed') return;
    const { move, review } = message;
    this.#change((state) => {
      if (state.review?.move !== move) return state;
      return { ...state, review: review === undefined ? { is: 'none', move } : { is: 'given', move, review } };
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#line.hangUp();
    this.#scales?.hangUp();
    this.#analyst?.hangUp();
    this.#reviewer?.hangUp();
  }
}

function within(move: number, { first, last }: Opened): number {
  return Math.min(last, Math.max(first, Number.isFinite(move) ? Math.round(move) : first));
}

/** The nearest of these on that side; the same if there is none. */
function neighbour(stops: readonly number[], move: number, to: 'next' | 'back'): number {
  const found = to === 'next' ? stops.find((stop) => stop > move) : stops.findLast((stop) => stop < move);
  return found ?? move;
}

/** Everything one may want to leap to. */
export function landmarks({ first, last, story }: Opened): readonly number[] {
  const moves = [first, ...story.chapters.map(({ from }) => from), ...story.marks.map(({ move }) => move), last];
  return [...new Set(moves)].sort((one, other) => one - other);
}

/** Through whose eyes one may look: those of each seat, and of who knows everything. */
export function eyesOf({ seats }: Opened): readonly Viewer[] {
  const all: readonly SeatId[] = [0, 1, 2, 3, 4, 5];
  return [...all.slice(0, seats), 'arbiter'];
}

function linesUpTo(lines: readonly LogEntry[], move: number): readonly LogEntry[] {
  return lines.filter(({ after }) => after <= move);
}

function withChance(chances: readonly Chance[], chance: Chance): readonly Chance[] {
  return [...chances.filter(({ move }) => move !== chance.move), chance].sort((one, other) => one.move - other.move);
}
