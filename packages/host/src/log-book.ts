import {
  type Course,
  type Game,
  type Happened,
  isRefusal,
  replay,
  type SeatId,
  type SeenEvent,
  type Viewer,
} from '@kronika/kernel';
import { isSame, type LogEntry } from '@kronika/protocol';
import { Addressing } from './addressing.ts';
import type { EntryOf } from './entry.ts';
import { Looking } from './looking.ts';
import { notes } from './notes.ts';

/** A line that does not come from the engine. */
export type Aside = Exclude<LogEntry, { readonly is: 'event' | 'beat' }>;

/** What happened up to so many decisions. */
export interface Told {
  readonly happened: readonly Happened[];
  readonly decisions: number;
}

/** Who reads: a seat for itself, or somebody who looks through its eyes and is not told what it did not do by hand. */
export type LogReader = Viewer | `eyes/${SeatId}`;

/** Who decided, and whether by hand. */
type Decider = Pick<EntryOf<'decided'>, 'seat' | 'by'>;

/** A line of what happened. */
type Telling = Extract<LogEntry, { readonly is: 'event' }>;

/** So many decisions are played again before others have their turn: some milliseconds. */
const AT_ONCE = 8;

/** What somebody at the table did: told to them as theirs. */
export interface DeedLines {
  readonly own: Aside;
  readonly others: Aside;
}

/** The order in which things came: a line of our own, or whatever followed from a decision. */
type Mark =
  | Aside
  | ({ readonly is: 'deed'; readonly seat: SeatId } & DeedLines)
  | { readonly is: 'decision'; readonly number: number; readonly auto: Decider | undefined };

/**
 * What each viewer could read so far. Lines are told as things stood when they happened, so they are written down
 * when they happen; the log of somebody who comes later is made by playing the match again.
 */
export class LogBook {
  readonly #game: Game;
  /** Lists that grow in place; what was taken back is gone from a new list. */
  readonly #lines = new Map<LogReader, LogEntry[]>();
  readonly #marks: Mark[] = [];
  /** How the match began, until the first decision. */
  #opening: readonly Told[] | undefined;
  /** The last line that was told without a look at the table: whoever sees the same of it, and is not "you" in it, reads the same. */
  #alike: { readonly told: Happened; readonly line: Telling; readonly addressing: Addressing } | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Something happened that everybody may read and that the engine knows nothing of. */
  note(aside: Aside): void {
    this.#marks.push(aside);
    for (const lines of this.#lines.values()) lines.push(aside);
  }

  /** Somebody at the table did something that everybody may read and that the engine knows nothing of. */
  noteOf(seat: SeatId, deed: DeedLines): void {
    this.#marks.push({ is: 'deed', seat, ...deed });
    for (const [reader, lines] of this.#lines) lines.push(asReadBy(reader, seat, deed));
  }

  /** The match has begun; whoever comes before the first decision is told of it without playing it again. */
  open(opening: readonly Told[]): void {
    for (const { happened, decisions } of opening) this.write(happened, decisions);
    this.#opening = opening;
  }

  /** The match went on, to so many decisions, by that one. */
  write(happened: readonly Happened[], decisions: number, decider?: Decider): void {
    this.#opening = undefined;
    this.mark(decisions, decider);
    // One moment after the other, for everybody: what they see of it alike is worked out once.
    for (const told of happened)
      for (const [reader, lines] of this.#lines) this.#tell(told, { reader, after: decisions, decider }, lines);
    this.#alike = undefined;
    for (const [reader, lines] of this.#lines) this.#tellOfPass({ reader, after: decisions, decider }, lines);
  }

  /** The match went on, to so many decisions; what happened then will be told by playing it again. */
  mark(decisions: number, decider?: Decider): void {
    this.#marks.push({ is: 'decision', number: decisions, auto: decider?.by === undefined ? undefined : decider });
  }

  /** Decisions were taken back: what came behind so many of them has not happened. */
  rewind(decisions: number): void {
    const last = this.#marks.findLast((mark) => mark.is === 'decision');
    if (last?.is !== 'decision' || last.number <= decisions) return;
    const kept = this.#marks.filter((mark) => mark.is !== 'decision' || mark.number <= decisions);
    this.#marks.splice(0, this.#marks.length, ...kept);
    for (const [reader, lines] of this.#lines)
      this.#lines.set(
        reader,
        lines.filter((line) => !isOfDecision(line) || line.after <= decisions),
      );
  }

  /** Whether the viewer's lines are at hand; otherwise the whole match has to be played again for them. */
  knows(reader: LogReader): boolean {
    return this.#lines.has(reader);
  }

  /** Everything the viewer could read so far; from now on it is kept up to date. */
  linesFor(reader: LogReader, course: () => Course | undefined): readonly LogEntry[] {
    const known = this.#lines.get(reader);
    if (known !== undefined) return known;
    const events = new Map<number, readonly LogEntry[]>();
    for (const [decisions, lines] of this.#eventsIn(course(), reader)) events.set(decisions, lines);
    return this.#keep(reader, events);
  }

  /** The same, a little at a time, so that others have their turn meanwhile. Nothing else may be written until then. */
  async prepare(reader: LogReader, course: Course | undefined, breathe: () => Promise<void>): Promise<void> {
    const events = new Map<number, readonly LogEntry[]>();
    for (const [decisions, lines] of this.#eventsIn(course, reader)) {
      events.set(decisions, lines);
      if (events.size % AT_ONCE === 0) await breathe();
    }
    this.#keep(reader, events);
  }

  #keep(reader: LogReader, events: ReadonlyMap<number, readonly LogEntry[]>): readonly LogEntry[] {
    const lines = this.#marks.flatMap((mark): readonly LogEntry[] => {
      if (mark.is === 'decision') return events.get(mark.number) ?? [];
      return [mark.is === 'deed' ? asReadBy(reader, mark.seat, mark) : mark];
    });
    this.#lines.set(reader, lines);
    return lines;
  }

  /** Forgets the lines that nobody reads any more. */
  keepOnly(readers: ReadonlySet<LogReader>): void {
    for (const reader of this.#lines.keys()) if (!readers.has(reader)) this.#lines.delete(reader);
  }

  /** What the reader reads of each decision that counts. */
  *#eventsIn(
    course: Course | undefined,
    reader: LogReader,
  ): Generator<readonly [decisions: number, lines: readonly LogEntry[]]> {
    const deciders = new Map(
      this.#marks.flatMap((mark) => (mark.is === 'decision' ? [[mark.number, mark.auto] as const] : [])),
    );
    let last = -1;
    for (const { happened, decisions } of this.#opening ?? this.#playedAgain(course)) {
      // Where a stretch begins at a snapshot nothing happens, and what led there stands already.
      if (happened.length === 0 && decisions === last) continue;
      last = decisions;
      const lines: LogEntry[] = [];
      const telling = { reader, after: decisions, decider: deciders.get(decisions) };
      for (const told of happened) this.#tell(told, telling, lines);
      this.#tellOfPass(telling, lines);
      if (lines.length > 0) yield [decisions, lines];
    }
  }

  *#playedAgain(course: Course | undefined): Generator<Told> {
    if (course === undefined) return;
    for (const moment of replay(this.#game, course)) {
      if (isRefusal(moment)) return;
      yield { happened: moment.happened, decisions: moment.match.decisions };
    }
  }

  /** Adds what the reader reads of what happened. */
  #tell(told: Happened, { reader, after, decider }: Reading, lines: LogEntry[]): void {
    const { event, state } = told;
    const viewer = viewerIn(reader);
    const seen = this.#game.events[event.is]?.see(event, viewer, state);
    if (seen === undefined) return;
    const alike = this.#alike;
    const addressed = addressedIn(reader);
    if (
      alike?.told === told &&
      alike.line.after === after &&
      alike.addressing.readsAlikeTo(addressed) &&
      isSame(alike.line.event, seen)
    ) {
      lines.push(isOwnPass(seen, reader, decider) ? { ...alike.line, auto: 'yes' } : alike.line);
      return;
    }
    const view = new Looking(() => this.#game.view(state, viewer));
    const addressing = new Addressing(addressed);
    const { pl, en } = this.#game.text;
    const polish = pl.event(seen, view.object, addressing);
    const english = en.event(seen, view.object, addressing);
    if (polish === undefined || english === undefined) {
      if (this.#game.beats?.has(seen.is) === true) lines.push({ is: 'beat', after, event: seen });
      return;
    }
    const line: Telling = { is: 'event', after, text: { pl: polish, en: english }, event: seen };
    lines.push(isOwnPass(seen, reader, decider) ? { ...line, auto: 'yes' } : line);
    if (!view.isSeen) this.#alike = { told, line, addressing };
  }

  /** Where the game has no line for a pass, who passed by wish is told: nothing happens in silence. */
  #tellOfPass({ reader, after, decider }: Reading, lines: LogEntry[]): void {
    if (decider?.by !== 'table' || !isOwn(reader, decider)) return;
    const isTold = lines.some((line) => line.is === 'event' && line.after === after && line.auto === 'yes');
    if (!isTold) lines.push({ is: 'note', after, text: notes.passedForYou, auto: 'yes' });
  }
}

/** Who reads of what, and who brought it about. */
interface Reading {
  readonly reader: LogReader;
  readonly after: number;
  readonly decider: Decider | undefined;
}

function viewerIn(reader: LogReader): Viewer {
  switch (reader) {
    case 'eyes/0':
      return 0;
    case 'eyes/1':
      return 1;
    case 'eyes/2':
      return 2;
    case 'eyes/3':
      return 3;
    case 'eyes/4':
      return 4;
    case 'eyes/5':
      return 5;
    default:
      return reader;
  }
}

/** Who is "you" in the lines: a seat for itself, and nobody who only looks through its eyes. */
function addressedIn(reader: LogReader): Viewer {
  return reader === viewerIn(reader) ? reader : 'spectator';
}

function asReadBy(reader: LogReader, seat: SeatId, { own, others }: DeedLines): Aside {
  return addressedIn(reader) === seat ? own : others;
}

/** Who plays all seats reads for all of them. */
function isOwn(reader: LogReader, { seat }: Decider): boolean {
  return reader === seat || reader === 'arbiter';
}

/** Whether the reader is told here of a pass that the table gave for the reader. */
function isOwnPass(seen: SeenEvent, reader: LogReader, decider: Decider | undefined): boolean {
  if (decider?.by === undefined || !isOwn(reader, decider)) return false;
  return seen.is === 'passed' && 'seat' in seen && seen.seat === decider.seat;
}

/** Whether the line goes when the decision is taken back. */
function isOfDecision(line: LogEntry): boolean {
  return line.is === 'event' || line.is === 'beat' || (line.is === 'note' && line.auto === 'yes');
}
