import { type Course, type Game, type Happened, isRefusal, replay, type Viewer } from '@kronika/kernel';
import { isSame, type LogEntry } from '@kronika/protocol';
import { Addressing } from './addressing.ts';
import { Looking } from './looking.ts';

/** A line that does not come from the engine. */
export type Aside = Exclude<LogEntry, { readonly is: 'event' }>;

/** What happened up to so many decisions. */
export interface Told {
  readonly happened: readonly Happened[];
  readonly decisions: number;
}

/** A line of what happened. */
type Telling = Extract<LogEntry, { readonly is: 'event' }>;

/** So many decisions are played again before others have their turn: some milliseconds. */
const AT_ONCE = 8;

/** The order in which things came: a line of our own, or whatever followed from a decision. */
type Mark = Aside | { readonly is: 'decision'; readonly number: number };

/**
 * What each viewer could read so far. Lines are told as things stood when they happened, so they are written down
 * when they happen; the log of somebody who comes later is made by playing the match again.
 */
export class LogBook {
  readonly #game: Game;
  /** Lists that grow in place; what was taken back is gone from a new list. */
  readonly #lines = new Map<Viewer, LogEntry[]>();
  readonly #marks: Mark[] = [];
  /** How the match began, until the first decision. */
  #opening: readonly Told[] | undefined;
  /** The last line that was told without a look at the table: whoever sees the same of it, and is not "you" in it, reads the same. */
  #alike: { readonly told: Happened; readonly line: Telling; readonly reader: Addressing } | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Something happened that everybody may read and that the engine knows nothing of. */
  note(aside: Aside): void {
    this.#marks.push(aside);
    for (const lines of this.#lines.values()) lines.push(aside);
  }

  /** The match has begun; whoever comes before the first decision is told of it without playing it again. */
  open(opening: readonly Told[]): void {
    for (const { happened, decisions } of opening) this.write(happened, decisions);
    this.#opening = opening;
  }

  /** The match went on, to so many decisions. */
  write(happened: readonly Happened[], decisions: number): void {
    this.#opening = undefined;
    this.mark(decisions);
    // One moment after the other, for everybody: what they see of it alike is worked out once.
    for (const told of happened) for (const [viewer, lines] of this.#lines) this.#tell(told, viewer, decisions, lines);
    this.#alike = undefined;
  }

  /** The match went on, to so many decisions; what happened then will be told by playing it again. */
  mark(decisions: number): void {
    this.#marks.push({ is: 'decision', number: decisions });
  }

  /** Decisions were taken back: what came behind so many of them has not happened. */
  rewind(decisions: number): void {
    const last = this.#marks.findLast((mark) => mark.is === 'decision');
    if (last?.is !== 'decision' || last.number <= decisions) return;
    const kept = this.#marks.filter((mark) => mark.is !== 'decision' || mark.number <= decisions);
    this.#marks.splice(0, this.#marks.length, ...kept);
    for (const [viewer, lines] of this.#lines)
      this.#lines.set(
        viewer,
        lines.filter((line) => line.is !== 'event' || line.after <= decisions),
      );
  }

  /** Whether the viewer's lines are at hand; otherwise the whole match has to be played again for them. */
  knows(viewer: Viewer): boolean {
    return this.#lines.has(viewer);
  }

  /** Everything the viewer could read so far; from now on it is kept up to date. */
  linesFor(viewer: Viewer, course: () => Course | undefined): readonly LogEntry[] {
    const known = this.#lines.get(viewer);
    if (known !== undefined) return known;
    const events = new Map<number, readonly LogEntry[]>();
    for (const [decisions, lines] of this.#eventsIn(course(), viewer)) events.set(decisions, lines);
    return this.#keep(viewer, events);
  }

  /** The same, a little at a time, so that others have their turn meanwhile. Nothing else may be written until then. */
  async prepare(viewer: Viewer, course: Course | undefined, breathe: () => Promise<void>): Promise<void> {
    const events = new Map<number, readonly LogEntry[]>();
    for (const [decisions, lines] of this.#eventsIn(course, viewer)) {
      events.set(decisions, lines);
      if (events.size % AT_ONCE === 0) await breathe();
    }
    this.#keep(viewer, events);
  }

  #keep(viewer: Viewer, events: ReadonlyMap<number, readonly LogEntry[]>): readonly LogEntry[] {
    const lines = this.#marks.flatMap((mark): readonly LogEntry[] =>
      mark.is === 'decision' ? (events.get(mark.number) ?? []) : [mark],
    );
    this.#lines.set(viewer, lines);
    return lines;
  }

  /** Forgets the lines of viewers that nobody reads any more. */
  keepOnly(viewers: ReadonlySet<Viewer>): void {
    for (const viewer of this.#lines.keys()) if (!viewers.has(viewer)) this.#lines.delete(viewer);
  }

  /** What the viewer reads of each decision that counts. */
  *#eventsIn(
    course: Course | undefined,
    viewer: Viewer,
  ): Generator<readonly [decisions: number, lines: readonly LogEntry[]]> {
    for (const { happened, decisions } of this.#opening ?? this.#playedAgain(course)) {
      // Where a stretch begins at a snapshot nothing happens, and what led there stands already.
      if (happened.length === 0) continue;
      const lines: LogEntry[] = [];
      for (const told of happened) this.#tell(told, viewer, decisions, lines);
      yield [decisions, lines];
    }
  }

  *#playedAgain(course: Course | undefined): Generator<Told> {
    if (course === undefined) return;
    for (const moment of replay(this.#game, course)) {
      if (isRefusal(moment)) return;
      yield { happened: moment.happened, decisions: moment.match.decisions };
    }
  }

  /** Adds what the viewer reads of what happened. */
  #tell(told: Happened, viewer: Viewer, after: number, lines: LogEntry[]): void {
    const { event, state } = told;
    const seen = this.#game.events[event.is]?.see(event, viewer, state);
    if (seen === undefined) return;
    const alike = this.#alike;
    if (
      alike?.told === told &&
      alike.line.after === after &&
      alike.reader.readsAlikeTo(viewer) &&
      isSame(alike.line.event, seen)
    ) {
      lines.push(alike.line);
      return;
    }
    const view = new Looking(() => this.#game.view(state, viewer));
    const reader = new Addressing(viewer);
    const { pl, en } = this.#game.text;
    const polish = pl.event(seen, view.object, reader);
    const english = en.event(seen, view.object, reader);
    if (polish === undefined || english === undefined) return;
    const line: Telling = { is: 'event', after, text: { pl: polish, en: english }, event: seen };
    lines.push(line);
    if (!view.isSeen) this.#alike = { told, line, reader };
  }
}
