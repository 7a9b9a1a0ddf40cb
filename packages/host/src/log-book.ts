import {
  type Game,
  type Happened,
  isRefusal,
  type MatchRecord,
  replay,
  type SeenEvent,
  seenBy,
  type Viewer,
} from '@kronika/kernel';
import type { LogEntry } from '@kronika/protocol';
import { whenLookedAt } from './looking.ts';

/** A line that does not come from the engine. */
export type Aside = Exclude<LogEntry, { readonly is: 'event' }>;

/** So many decisions are played again before others have their turn: some milliseconds. */
const AT_ONCE = 8;

/** The order in which things came: a line of our own, or whatever followed from a decision. */
type Mark = Aside | { readonly is: 'decision'; readonly number: number };

/**
 * What each viewer could read so far. Lines are told as things stood when they happened, so they are written down
 * when they happen; the log of somebody who comes later is made by playing the record again.
 */
export class LogBook {
  readonly #game: Game;
  readonly #lines = new Map<Viewer, readonly LogEntry[]>();
  readonly #marks: Mark[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  /** Something happened that everybody may read and that the engine knows nothing of. */
  note(aside: Aside): void {
    this.#marks.push(aside);
    for (const [viewer, lines] of this.#lines) this.#lines.set(viewer, [...lines, aside]);
  }

  /** The match went on, to so many decisions. */
  write(happened: readonly Happened[], decisions: number): void {
    this.mark(decisions);
    for (const [viewer, lines] of this.#lines) {
      const more = this.#told(happened, viewer, decisions);
      if (more.length > 0) this.#lines.set(viewer, [...lines, ...more]);
    }
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
  linesFor(viewer: Viewer, record: () => MatchRecord | undefined): readonly LogEntry[] {
    const known = this.#lines.get(viewer);
    if (known !== undefined) return known;
    const events = new Map<number, readonly LogEntry[]>();
    for (const [decisions, lines] of this.#eventsIn(record(), viewer)) events.set(decisions, lines);
    return this.#keep(viewer, events);
  }

  /** The same, a little at a time, so that others have their turn meanwhile. Nothing else may be written until then. */
  async prepare(viewer: Viewer, record: MatchRecord | undefined, breathe: () => Promise<void>): Promise<void> {
    const events = new Map<number, readonly LogEntry[]>();
    for (const [decisions, lines] of this.#eventsIn(record, viewer)) {
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
    record: MatchRecord | undefined,
    viewer: Viewer,
  ): Generator<readonly [decisions: number, lines: readonly LogEntry[]]> {
    if (record === undefined) return;
    for (const moment of replay(this.#game, record)) {
      if (isRefusal(moment)) return;
      const { decisions } = moment.match;
      // Where a stretch begins at a snapshot nothing happens, and what led there stands already.
      if (moment.happened.length > 0) yield [decisions, this.#told(moment.happened, viewer, decisions)];
    }
  }

  #told(happened: readonly Happened[], viewer: Viewer, after: number): readonly LogEntry[] {
    return happened.flatMap((one) => {
      const seen = seenBy(this.#game, [one], viewer);
      if (seen.length === 0) return [];
      const view = whenLookedAt(() => this.#game.view(one.state, viewer));
      return seen.flatMap((event) => this.#line(event, view, after));
    });
  }

  #line(event: SeenEvent, view: unknown, after: number): readonly LogEntry[] {
    const { pl, en } = this.#game.text;
    const text = { pl: pl.event(event, view), en: en.event(event, view) };
    if (text.pl === undefined || text.en === undefined) return [];
    return [{ is: 'event', after, text: { pl: text.pl, en: text.en }, event }];
  }
}
