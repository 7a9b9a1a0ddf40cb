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

/** A line that does not come from the engine. */
export type Aside = Exclude<LogEntry, { readonly is: 'event' }>;

/**
 * What each viewer could read so far. Lines are told as things stood when they happened, so they are written down
 * when they happen; the log of somebody who comes later is made by playing the record again.
 */
export class LogBook {
  readonly #game: Game;
  readonly #lines = new Map<Viewer, readonly LogEntry[]>();
  readonly #asides: Aside[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  /** Something happened that everybody may read and that the engine knows nothing of. */
  note(aside: Aside): void {
    this.#asides.push(aside);
    for (const [viewer, lines] of this.#lines) this.#lines.set(viewer, [...lines, aside]);
  }

  /** The match went on. */
  write(happened: readonly Happened[], after: number): void {
    for (const [viewer, lines] of this.#lines) {
      const more = this.#told(happened, viewer, after);
      if (more.length > 0) this.#lines.set(viewer, [...lines, ...more]);
    }
  }

  /** Decisions were taken back: what came behind so many of them has not happened. */
  rewind(decisions: number): void {
    for (const [viewer, lines] of this.#lines)
      this.#lines.set(
        viewer,
        lines.filter((line) => line.is !== 'event' || line.after <= decisions),
      );
  }

  /** Everything the viewer could read so far; from now on it is kept up to date. */
  linesFor(viewer: Viewer, record: MatchRecord | undefined): readonly LogEntry[] {
    const known = this.#lines.get(viewer);
    if (known !== undefined) return known;
    const events = record === undefined ? [] : this.#eventsIn(record, viewer);
    const lines = [...events, ...this.#asides].sort((one, other) => one.after - other.after);
    this.#lines.set(viewer, lines);
    return lines;
  }

  /** Forgets the lines of viewers that nobody reads any more. */
  keepOnly(viewers: ReadonlySet<Viewer>): void {
    for (const viewer of this.#lines.keys()) if (!viewers.has(viewer)) this.#lines.delete(viewer);
  }

  #eventsIn(record: MatchRecord, viewer: Viewer): readonly LogEntry[] {
    const lines: LogEntry[] = [];
    for (const moment of replay(this.#game, record)) {
      if (isRefusal(moment)) break;
      lines.push(...this.#told(moment.happened, viewer, moment.match.decisions));
    }
    return lines;
  }

  #told(happened: readonly Happened[], viewer: Viewer, after: number): readonly LogEntry[] {
    return happened.flatMap((one) => {
      const seen = seenBy(this.#game, [one], viewer);
      if (seen.length === 0) return [];
      const view = this.#game.view(one.state, viewer);
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
