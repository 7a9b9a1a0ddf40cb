import { CONCEDES, type Decision, type Deed } from '../decision/answer.ts';
import type { Game } from '../game.ts';
import { present } from '../invariant.ts';
import { type Advance, beginChecked, concede, decide } from '../match/decide.ts';
import type { Match } from '../match/match.ts';
import { EndlessLoopError } from '../match/run.ts';
import { invalid, isRefusal, type Refusal } from '../refusal.ts';
import { type SeatId, seatsOf } from '../seat.ts';
import { checkedMoments, cutAt } from './branch.ts';
import { fingerprint } from './fingerprint.ts';
import { lineOf } from './line.ts';
import { type Course, type MatchRecord, RECORD_VERSION, type Start, type Stretch } from './record.ts';
import { beginAs, type Moment, otherGame, replay } from './replay.ts';
import { chanceOfStretch, goingOn, type UndoCase } from './undo.ts';

/** An endless loop, with the record that leads into it: play it again to see the bug. */
export class RecordedLoopError extends EndlessLoopError {
  readonly record: MatchRecord;
  constructor(loop: EndlessLoopError, record: MatchRecord) {
    super(loop.match, loop.where);
    this.record = record;
  }
}

/** A decision that can still be taken back freely, and the match before it. */
interface Trace {
  readonly seat: SeatId;
  readonly before: Match;
}

interface GrowingStretch extends Stretch {
  readonly decisions: (readonly [SeatId, Deed])[];
}

/** A match together with its growing record. Whoever runs a match holds one of these. */
export class Recorder {
  readonly #game: Game;
  readonly #start: Start;
  readonly #seed: string;
  readonly #stretches: GrowingStretch[];
  /** Only what came since the last revelation: older decisions are never free, and memory stays small. */
  #trail: Trace[] = [];
  #match: Match;

  private constructor(game: Game, start: Start, seed: string, stretches: GrowingStretch[], match: Match) {
    this.#game = game;
    this.#start = start;
    this.#seed = seed;
    this.#stretches = stretches;
    this.#match = match;
  }

  /** Begins a new match. */
  static begin(
    game: Game,
    start: Start,
    seed: string,
  ): { readonly recorder: Recorder; readonly first: Advance } | Refusal {
    const stretch: GrowingStretch = { because: 'start', rules: game.rules, from: 0, decisions: [] };
    if (start.is === 'setup') {
      // Kept as the game understood it: what a name or a default means today may change.
      const setup = game.parseSetup(start.setup);
      if (isRefusal(setup)) return setup;
      const first = beginChecked(game, setup, seed, start);
      return { recorder: new Recorder(game, { ...start, setup }, seed, [stretch], first.match), first };
    }
    const first = beginAs(game, start, seed);
    if (isRefusal(first)) return first;
    return { recorder: new Recorder(game, start, seed, [stretch], first.match), first };
  }

  /**
   * Goes on with a recorded match. One that was played by other rules goes on from its stored match,
   * in a new stretch: what was played stays as it was, what comes follows the rules of now.
   */
  static resume(game: Game, record: MatchRecord): Recorder | Refusal {
    const stretches = record.stretches.map(
      (stretch): GrowingStretch => ({ ...stretch, decisions: [...stretch.decisions] }),
    );
    if (record.game !== game.id) return otherGame(record, game);
    const last = present(stretches.at(-1), 'the last stretch');
    if (last.rules !== game.rules) return Recorder.#resumeByNewRules(game, record, stretches);

    let recorder: Recorder | undefined;
    for (const moment of replay(game, record)) {
      if (isRefusal(moment)) return moment;
      const { match, decision } = moment;
      if (recorder === undefined || decision === undefined)
        recorder = new Recorder(game, record.start, record.seed, stretches, match);
      else recorder.#goOn(decision.seat, match);
    }
    if (recorder === undefined || fingerprint(recorder.#match) !== record.end.fingerprint)
      return damaged('end.fingerprint', 'its decisions lead to another match than the one recorded');
    return recorder;
  }

  /**
   * Begins a match of its own at the moment of a recorded one behind so many decisions. What was played before stays
   * in the record, can be watched, and cannot be taken back; what comes gets its chance from the new seed. A record
   * comes from anywhere, so all of it is played again, and nothing it claims is taken on trust.
   */
  static branch(
    game: Game,
    record: MatchRecord,
    decisions: number,
    seed: string,
  ): { readonly recorder: Recorder; readonly moments: readonly Moment[] } | Refusal {
    if (record.game !== game.id) return otherGame(record, game);
    const stretches = cutAt(record, decisions);
    if (isRefusal(stretches)) return stretches;
    const moments = checkedMoments(game, { ...record, stretches });
    if (isRefusal(moments)) return moments;
    const before = present(moments.at(-1), 'the moment').match;
    if (before.outcome !== undefined)
      return damaged('decisions', `the match is over after ${decisions} of them; choose an earlier moment`);
    const anew = { asked: before.asked + 1, revelations: before.revelations + 1, seed };
    const all: GrowingStretch[] = [
      ...stretches.map((stretch) => ({ ...stretch, decisions: [...stretch.decisions] })),
      { because: 'branch', rules: game.rules, from: decisions, anew, decisions: [] },
    ];
    const match = goingOn(before, anew, chanceOfStretch({ seed: record.seed, stretches: all }, stretches.length));
    return { recorder: new Recorder(game, record.start, record.seed, all, match), moments };
  }

  /**
   * Goes on with a record that holds its match, and that whoever calls this has written itself: the match is
   * taken as it is, without playing all of it again.
   */
  static continue(game: Game, record: MatchRecord): Recorder | Refusal {
    const stored = record.end.match;
    if (stored === undefined || record.game !== game.id || stored.rules !== game.rules)
      return Recorder.resume(game, record);
    const stretches = record.stretches.map(
      (stretch): GrowingStretch => ({ ...stretch, decisions: [...stretch.decisions] }),
    );
    return new Recorder(game, record.start, record.seed, stretches, stored);
  }

  static #resumeByNewRules(game: Game, record: MatchRecord, stretches: GrowingStretch[]): Recorder | Refusal {
    const stored = record.end.match;
    if (stored === undefined)
      return damaged(
        'end.match',
        `it was played by rules version ${stretches.at(-1)?.rules}, this program has version ${game.rules}, and the match itself is not stored in it`,
      );
    if (fingerprint(stored) !== record.end.fingerprint)
      return damaged('end.match', 'the stored match is not the one that was recorded');
    const snapshot: Match = { ...stored, rules: game.rules };
    const stretch: GrowingStretch = {
      because: 'rules',
      rules: game.rules,
      from: stored.decisions,
      snapshot,
      decisions: [],
    };
    return new Recorder(game, record.start, record.seed, [...stretches, stretch], snapshot);
  }

  get match(): Match {
    return this.#match;
  }

  /** Takes a decision and writes it down. A refused one leaves match and record as they are. */
  decide(decision: Decision): Advance | Refusal {
    let next: Advance | Refusal;
    try {
      next = decide(this.#game, this.#match, decision);
    } catch (error) {
      throw this.#recorded(error, [decision.seat, decision.answer]);
    }
    if (isRefusal(next)) return next;
    this.#current().decisions.push([decision.seat, decision.answer]);
    this.#goOn(decision.seat, next.match);
    return next;
  }

  /** Lets a seat give up while the others play on, and writes it down. */
  concede(seat: SeatId): Advance | Refusal {
    let next: Advance | Refusal;
    try {
      next = concede(this.#game, this.#match, seat);
    } catch (error) {
      throw this.#recorded(error, [seat, CONCEDES]);
    }
    if (isRefusal(next)) return next;
    this.#current().decisions.push([seat, CONCEDES]);
    this.#goOn(seat, next.match);
    return next;
  }

  /** An endless loop with the record that leads into it; any other error as it is. */
  #recorded(error: unknown, deed: readonly [SeatId, Deed]): unknown {
    if (!(error instanceof EndlessLoopError)) return error;
    this.#current().decisions.push(deed);
    const { end, ...record } = this.record();
    this.#current().decisions.pop();
    return new RecordedLoopError(error, { ...record, end: { ...end, decisions: end.decisions + 1 } });
  }

  #goOn(seat: SeatId, after: Match): void {
    if (after.revelations === this.#match.revelations) this.#trail.push({ seat, before: this.#match });
    else this.#trail = [];
    this.#match = after;
  }

  /** Whether and how the seat may take back its last decision. */
  undoCase(seat: SeatId): UndoCase {
    const free = this.#freePlace(seat);
    if (free !== undefined) {
      if (this.#isSealed(free)) return { is: 'free', because: 'stillSealed' };
      const { before } = present(this.#trail[free], 'the decision to take back');
      return { is: 'free', because: before.state === this.#match.state ? 'nothingHappened' : 'nothingRevealed' };
    }
    if (this.#lastDecisionOf(seat) === undefined) return { is: 'nothing' };
    return { is: 'consent', of: seatsOf(this.#match.seats).filter((other) => other !== seat) };
  }

  /** Whose decision was the last one that still counts; nobody's, if none was taken. */
  get lastToDecide(): SeatId | undefined {
    let last: { readonly seat: SeatId; readonly at: number } | undefined;
    for (const seat of seatsOf(this.#match.seats)) {
      const at = this.#lastDecisionOf(seat);
      if (at !== undefined && (last === undefined || at > last.at)) last = { seat, at };
    }
    return last?.seat;
  }

  /** Takes back the seat's last decision, if it is free or all seats that have to agree do. */
  takeBack(seat: SeatId, consenting: readonly SeatId[]): Match | Refusal {
    const undo = this.undoCase(seat);
    switch (undo.is) {
      case 'nothing':
        return { refused: 'nothingToTakeBack', seat };
      case 'free':
        return this.#takeBackFreely(present(this.#freePlace(seat), 'the decision to take back'));
      case 'consent': {
        const missing = undo.of.filter((other) => !consenting.includes(other));
        if (missing.length > 0) return { refused: 'consentNeeded', of: missing };
        return this.#takeBackByConsent(present(this.#lastDecisionOf(seat), 'the decision to take back'));
      }
    }
  }

  /** Whether what the seat would take back freely was only a step of a longer move: nothing has happened since. */
  isStep(seat: SeatId): boolean {
    const place = this.#freePlace(seat);
    return place !== undefined && !this.#isSealed(place) && this.#trail[place]?.before.state === this.#match.state;
  }

  /** The place in the trail of the seat's last decision, if that can be taken back freely. */
  #freePlace(seat: SeatId): number | undefined {
    const place = this.#trail.findLastIndex((trace) => trace.seat === seat);
    if (place < 0) return undefined;
    // Steps that nobody knows of but who takes them are nothing to ask about.
    const alone = this.#trail.slice(place, this.#steps()).every((trace) => trace.seat === seat);
    return alone || this.#isSealed(place) ? place : undefined;
  }

  /**
   * The match as everybody knows it: before the steps by which a seat has got ready for something, where nothing has
   * happened yet and it is still that seat's turn to decide.
   */
  get announced(): Match {
    return this.#trail[this.#steps()]?.before ?? this.#match;
  }

  /** Whether the last decisions were steps of this seat that the others do not know of. */
  isPreparing(seat: SeatId): boolean {
    return this.#trail[this.#steps()]?.seat === seat;
  }

  /** The place in the trail where such steps begin; its end, if there are none. */
  #steps(): number {
    const { open, state } = this.#match;
    const [asked, ...others] = open;
    let place = this.#trail.length;
    if (asked === undefined || others.length > 0) return place;
    const isStep = (trace: Trace | undefined) =>
      trace !== undefined &&
      trace.seat === asked.question.seat &&
      trace.before.state === state &&
      trace.before.open.length === 1;
    while (isStep(this.#trail[place - 1])) place -= 1;
    return place;
  }

  /** Whether the decision is an answer that still waits, sealed, for those of other seats. */
  #isSealed(place: number): boolean {
    return this.#match.open.length > 1 && this.#trail[place]?.before.asked === this.#match.asked;
  }

  #takeBackFreely(place: number): Match {
    const { seat, before } = present(this.#trail[place], 'the decision to take back');
    const { decisions } = this.#current();
    const index = decisions.length - this.#trail.length + place;
    if (this.#isSealed(place)) {
      decisions.splice(index, 1);
      this.#match = unsealed(this.#match, seat);
      const later = this.#trail.splice(place).slice(1);
      this.#trail.push(...later.map((trace) => ({ ...trace, before: unsealed(trace.before, seat) })));
    } else {
      this.#match = before;
      decisions.length = index;
      this.#trail.length = place;
    }
    return this.#match;
  }

  /**
   * Restores the match before the decision, in a new stretch with new chance.
   */
  #takeBackByConsent(decisions: number): Match | Refusal {
    const before = this.#matchAt(decisions);
    if (isRefusal(before)) return before;
    const anew = { asked: this.#match.asked + 1, revelations: this.#match.revelations + 1 };
    this.#stretches.push({ because: 'takeBack', rules: this.#game.rules, from: decisions, anew, decisions: [] });
    const course = { seed: this.#seed, stretches: this.#stretches };
    this.#trail = [];
    this.#match = goingOn(before, anew, chanceOfStretch(course, this.#stretches.length - 1));
    return this.#match;
  }

  #matchAt(decisions: number): Match | Refusal {
    let found: Match | undefined;
    for (const moment of replay(this.#game, this.course())) {
      if (isRefusal(moment)) return found ?? moment;
      // Where a stretch ends and the next begins there are two such moments: the snapshot is what counts.
      if (moment.match.decisions === decisions) found = moment.match;
      else if (found !== undefined) return found;
    }
    return found ?? damaged('stretches', `nothing leads to decision ${decisions}`);
  }

  /** How many decisions stand before the seat's last one of this match; what it branched off from is another's. */
  #lastDecisionOf(seat: SeatId): number | undefined {
    const first = this.#stretches.findLast(({ because }) => because === 'branch')?.from ?? 0;
    for (const { stretch, count } of [...lineOf(this.#stretches)].reverse()) {
      for (let index = Math.min(count, stretch.decisions.length) - 1; index >= 0; index -= 1)
        if (stretch.from + index >= first && stretch.decisions[index]?.[0] === seat) return stretch.from + index;
    }
    return undefined;
  }

  #current(): GrowingStretch {
    return present(this.#stretches.at(-1), 'the current stretch');
  }

  /** What has been played up to now, to be played again; unlike the record it costs next to nothing. */
  course(): Course {
    return {
      game: this.#game.id,
      seed: this.#seed,
      start: this.#start,
      stretches: this.#stretches.map((stretch) => ({ ...stretch, decisions: [...stretch.decisions] })),
    };
  }

  /** The record up to now. With `match: 'stored'` it can be continued even after the rules were corrected. */
  record(content: { readonly match: 'stored' | 'derived' } = { match: 'derived' }): MatchRecord {
    return this.#recordOf(
      this.#match,
      this.#stretches.map((stretch) => ({ ...stretch, decisions: [...stretch.decisions] })),
      content.match,
    );
  }

  /** How many decisions count before those that can still be taken back freely. */
  get settled(): number {
    return this.#match.decisions - this.#trail.length;
  }

  /**
   * The record, with its match, up to what can still be taken back freely. Who continues from it and takes the later
   * decisions again can take them back again.
   */
  settledRecord(): MatchRecord {
    const free = this.#trail.length;
    const stretches = this.#stretches.map((stretch) => ({
      ...stretch,
      decisions: stretch.decisions.slice(0, stretch === this.#current() ? stretch.decisions.length - free : undefined),
    }));
    return this.#recordOf(this.#trail[0]?.before ?? this.#match, stretches, 'stored');
  }

  #recordOf(match: Match, stretches: readonly Stretch[], content: 'stored' | 'derived'): MatchRecord {
    return {
      format: 'kronika-record',
      version: RECORD_VERSION,
      game: this.#game.id,
      seed: this.#seed,
      start: this.#start,
      stretches,
      end: {
        decisions: match.decisions,
        fingerprint: fingerprint(match),
        ...(content === 'stored' ? { match } : {}),
      },
    };
  }
}

/** The match without the seat's sealed answer. */
function unsealed(match: Match, seat: SeatId): Match {
  const open = match.open.map((asked) => (asked.question.seat === seat ? { question: asked.question } : asked));
  return { ...match, open, decisions: match.decisions - 1 };
}

function damaged(at: string, problem: string): Refusal {
  return invalid('the record', { at, problem });
}
