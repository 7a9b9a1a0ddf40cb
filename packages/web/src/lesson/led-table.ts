import { documentFor, type Entry, type HostedTable, type Presence } from '@kronika/host';
import {
  type Answer,
  type Explanation,
  type Foresight,
  InvariantError,
  type Match,
  type MatchRecord,
  present,
  type Question,
  questionFor,
  type SeatId,
  type Thing,
  UNEXPLAINED,
} from '@kronika/kernel';
import type { LogEntry, TableDocument } from '@kronika/protocol';

/** The script and the match disagree: a rule was corrected, or a card, and the script has to be mended. */
export class BrokenScriptError extends InvariantError {
  override readonly name = 'BrokenScriptError';
}

/** What the led seat may do now, besides what the table itself says. */
export interface Leave {
  readonly asking: 'asking' | 'showing';
  readonly undo: 'free' | 'nothing';
}

const HERE: Presence = { hereSince: () => 0, spectators: 0, hasFailed: () => false };

/** A real table without a host: one seat is led, whoever leads it decides for all others, and one can go back. */
export class LedTable {
  readonly own: SeatId;
  readonly #found: () => HostedTable;
  #table: HostedTable;
  #entries: readonly Entry[] = [];

  /** `found` sets the table up, each time in the same way. */
  constructor(own: SeatId, found: () => HostedTable) {
    this.own = own;
    this.#found = found;
    this.#table = found();
  }

  /** What the led seat is asked. */
  get question(): Question | undefined {
    return this.questionFor(this.own);
  }

  questionFor(seat: SeatId): Question | undefined {
    return questionFor(this.match, seat);
  }

  get match(): Match {
    return present(this.#table.recorder, 'the match').match;
  }

  get waiting(): readonly SeatId[] {
    return this.#table.waiting;
  }

  /** What a seat sees. */
  viewOf(seat: SeatId): unknown {
    return this.#table.game.view(this.match.state, seat);
  }

  decide(seat: SeatId, answer: Answer): void {
    const entry: Entry = {
      is: 'decided',
      ...this.#table.stamp(0),
      seat,
      answer: typeof answer === 'number' ? answer : [...answer],
      spent: 0,
    };
    const refusal = this.#table.take(entry);
    if (refusal !== undefined) throw new BrokenScriptError(refusal.because.text.en);
    this.#entries = [...this.#entries, entry];
  }

  /** Everything that was decided here. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Plays the match anew up to a place where it was before. */
  backTo(entries: readonly Entry[]): void {
    this.#table = this.#found();
    for (const entry of entries) {
      const refusal = this.#table.take(entry);
      if (refusal !== undefined) throw new BrokenScriptError(refusal.because.text.en);
    }
    this.#entries = entries;
  }

  /** The table as the led seat may know it. */
  document({ asking, undo }: Leave): TableDocument {
    const document = documentFor(this.#table, { is: 'seat', seat: this.own }, HERE);
    // Nothing passes by itself here: what is passed, the led seat passes itself or its leader does.
    const { passesAt: _at, passesBy: _by, ...asked } = document.you;
    const { match } = document;
    const { question: _question, ...shown } = match ?? {};
    const now = {
      ...document,
      you: { ...asked, undo },
      ...(match === undefined || asking === 'asking' ? {} : { match: shown }),
    };
    return JSON.parse(JSON.stringify(now));
  }

  /** Everything the led seat could read so far. */
  get log(): readonly LogEntry[] {
    return [...this.#table.linesFor(this.own)];
  }

  explain(thing: Thing): Explanation {
    return this.#table.game.explain?.(this.match, this.own, thing) ?? UNEXPLAINED;
  }

  foresee(marked: Answer): Foresight | undefined {
    return this.#table.game.foresee?.(this.match, this.own, marked);
  }

  /** The record of the match up to now: it tells everything. */
  record(): MatchRecord {
    return present(this.#table.record(), 'the record');
  }
}
