import {
  type Answer,
  isCardThing,
  present,
  type SeatId,
  seatsOf,
  type Thing,
  UNEXPLAINED,
  type Unfinished,
  type Viewer,
} from '@kronika/kernel';
import type { Command, CommandOf, PassesBy } from '@kronika/protocol';
import { type Answered, Audience } from './audience.ts';
import { type Change, entriesFor } from './commands.ts';
import { readerOf, viewerOf } from './documents.ts';
import { dueAt, type TimedDue, timed } from './due.ts';
import type { Entry } from './entry.ts';
import type { TableHeader } from './header.ts';
import { ADVISER, refusesHint } from './hints.ts';
import type { HostedTable } from './hosted-table.ts';
import { answersIn, windowFor } from './passing.ts';
import type { Append, Peer, Ports } from './ports.ts';
import { Queue } from './queue.ts';
import {
  isTableRefusal,
  NO_HINT,
  NOT_BEGUN,
  NOT_STORED,
  ONE_HINT_AT_A_TIME,
  RECORD_AFTER_THE_END,
  type TableRefusal,
} from './refused.ts';
import { isSamePerson, personsOf } from './seat.ts';
import { nextHeader, sameAgain } from './series.ts';
import { type Newcomer, sitting } from './sitting.ts';
import { standingOf } from './standing.ts';
import type { Snapshot } from './stored.ts';

/**
 * A table that people are at: takes what they say one after the other, writes it down, and tells everybody what
 * changed, never before it is durable. Bots and standing orders answer, and clocks fall, by themselves.
 */
export class LiveTable {
  readonly table: HostedTable;
  readonly #ports: Ports;
  readonly #audience: Audience;
  /** While something is being written, the table is ahead of what may be told: nothing else happens meanwhile. */
  readonly #queue = new Queue();
  /** What happens by itself and has begun to, so that it is not begun twice. */
  readonly #underWay = new Set<string>();
  /** How often something that happens by itself has failed. */
  readonly #failures = new Map<string, number>();
  /** What failed too often to be tried again by itself. */
  readonly #givenUp = new Set<string>();
  /** The seats that wait for a hint. */
  readonly #advised = new Set<SeatId>();
  #callOff: (() => void) | undefined;
  #state: 'open' | 'closed' = 'open';

  constructor(table: HostedTable, ports: Ports) {
    this.table = table;
    this.#ports = ports;
    this.#audience = new Audience(table, ports.time);
    this.#schedule();
  }

  /** Whether nobody is here and nothing is going on; only a clock may be running. */
  get isIdle(): boolean {
    return (
      this.#audience.isEmpty &&
      this.#queue.isEmpty &&
      this.#dues().every((due) => due.is === 'clock' || this.#isGivenUp(due))
    );
  }

  /** Whether this table is let go of: whoever wants it has to take it up anew. */
  get isClosed(): boolean {
    return this.#state === 'closed';
  }

  /** Somebody comes to the table, and knows so many entries of the log already. */
  attach(peer: Peer, logFrom = 0): Promise<void> {
    return this.#queue.add(async () => {
      const reader = readerOf(this.table, peer.role);
      if (this.#ports.breathe !== undefined && !this.isClosed && !this.table.log.knows(reader))
        await this.table.prepareLines(reader, () => this.#ports.breathe?.() ?? Promise.resolve());
      if (this.isClosed) {
        peer.send([{ is: 'bye', because: 'reload' }]);
        return;
      }
      this.#audience.welcome(peer, logFrom);
      this.#schedule();
      if (this.#isComplete) await this.#do([{ is: 'gathered', ...this.table.stamp(this.#ports.time.now()) }]);
    });
  }

  /** Whether the last one whom the clocks waited for has come. */
  get #isComplete(): boolean {
    const { header, status, isGathered, seats } = this.table;
    if (header.clock.is === 'none' || status !== 'playing' || isGathered) return false;
    const isHere = (seat: SeatId) => this.#audience.hereSince(seat) !== undefined;
    const here = seatsOf(seats.length).filter(isHere);
    return personsOf(seats, seatsOf(seats.length)).every(
      (seat) => isHere(seat) || here.some((other) => isSamePerson(seats[seat], seats[other])),
    );
  }

  detach(peer: Peer): Promise<void> {
    return this.#queue.add(() => {
      this.#audience.forget(peer);
      this.#schedule();
    });
  }

  /** Takes a command of somebody at the table; resolves when it was answered. */
  receive(peer: Peer, command: Command): Promise<void> {
    return this.#queue.add(() => {
      // Who is let go of has been told so.
      if (this.isClosed) return;
      switch (command.is) {
        case 'explain':
          return this.#explain(peer, command.id, command.thing);
        case 'foresee':
          return this.#foresee(peer, command);
        case 'advise':
          return this.#advise(peer, command);
        case 'record':
          return this.#giveRecord(peer, command.id);
        default:
          return this.#change(peer, command);
      }
    });
  }

  /** Somebody sits down. Gives the seat, or why not. */
  sit(newcomer: Newcomer): Promise<SeatId | TableRefusal> {
    return this.#queue.add(async () => {
      if (this.isClosed) return NOT_STORED;
      const entry = sitting(this.table, newcomer, this.#ports.time.now());
      if (isTableRefusal(entry)) return entry;
      return (await this.#do([entry])) ?? entry.seat;
    });
  }

  /** Writes the match down and lets go of it. */
  async rest(): Promise<void> {
    try {
      await this.#queue.add(async () => {
        const snapshot = this.isClosed ? undefined : this.table.snapshot();
        if (snapshot !== undefined) await this.#append(this.table.entries, [], snapshot);
      });
    } finally {
      this.close('restart');
    }
  }

  /** Lets go of everybody; they come back by themselves. */
  close(because: 'restart' | 'reload'): void {
    if (this.isClosed) return;
    this.#state = 'closed';
    this.#callOff?.();
    this.#audience.close(because);
  }

  async #change(peer: Peer, command: Change): Promise<void> {
    const { id } = command;
    const entries = entriesFor(this.table, peer.role, command, this.#ports.time.now());
    const refusal = await this.#do(entries, { peer, id });
    if (refusal !== undefined) {
      peer.send([{ is: 'refused', id, ...refusal }]);
      return;
    }
    this.#tryAgain();
    if (peer.role.is === 'seat' && this.table.seats[peer.role.seat]?.who.is !== 'person')
      this.#audience.dismiss(peer.role.seat);
    if (command.is === 'rematch') await this.#goOnIfAllWant(this.table.again, () => sameAgain(this.table));
    if (command.is === 'playNext') await this.#goOnIfAllWant(this.table.onward, () => nextHeader(this.table));
  }

  /** Writes entries down and tells everybody, and who is answered by it that it is done, unless they are refused. */
  async #do(entries: readonly Entry[] | TableRefusal, answer?: Answered): Promise<TableRefusal | undefined> {
    if (isTableRefusal(entries)) return entries;
    try {
      if (entries.length > 0) await this.#write(entries);
      this.#audience.tell(answer);
      this.#schedule();
      return undefined;
    } catch (error) {
      this.#ports.report(error);
      this.close('reload');
      return NOT_STORED;
    }
  }

  #write(entries: readonly Entry[]): Promise<void> {
    const after = this.table.entries;
    const all = entries.flatMap((entry) => [entry, ...this.#take(entry)]);
    return this.#append(after, all, this.table.snapshotIfDue());
  }

  /** Takes an entry, and whatever follows from it. */
  #take(entry: Entry): readonly Entry[] {
    const refusal = this.table.take(entry);
    // What does not fit was refused before; a table that is half changed must not go on.
    if (refusal !== undefined) throw new Error(refusal.because.text.en);
    return this.table.followingEntries(entry.at).flatMap((next) => [next, ...this.#take(next)]);
  }

  #append(after: number, entries: readonly Entry[], snapshot: Snapshot | undefined): Promise<void> {
    const append: Unfinished<Append> = { table: this.table.header.table, after, entries, ...standingOf(this.table) };
    if (snapshot !== undefined) append.snapshot = snapshot;
    return this.#ports.journal.append(append);
  }

  #explain(peer: Peer, id: number, thing: Thing): void {
    const { game, recorder } = this.table;
    if (recorder === undefined) peer.send([{ is: 'refused', id, because: NOT_BEGUN.because }]);
    else {
      const explained = (viewer: Viewer) => game.explain?.(recorder.match, viewer, thing) ?? UNEXPLAINED;
      const viewer = viewerOf(this.table, peer.role);
      // Why a seat cannot choose a thing is told to the seat; the rest to whoever may know the thing.
      const own = peer.role.is === 'seat' ? explained(peer.role.seat) : UNEXPLAINED;
      const explanation = own === UNEXPLAINED ? explained(viewer) : own;
      const card = isCardThing(thing) ? { card: thing.card } : {};
      peer.send([{ is: 'explained', id, thing, ...card, explanation }]);
    }
  }

  /** Only of what the seat itself is asked now: what is late is about something else. */
  #foresee(peer: Peer, { id, asked, marked }: CommandOf<'foresee'>): void {
    const { game, recorder } = this.table;
    const match = recorder?.match;
    const isAsked = peer.role.is === 'seat' && match?.asked === asked;
    const foresight = isAsked ? game.foresee?.(match, peer.role.seat, marked) : undefined;
    peer.send([foresight === undefined ? { is: 'foreseen', id } : { is: 'foreseen', id, foresight }]);
  }

  /** Nobody at the table waits while the hint is thought about; each seat gets one at a time. */
  #advise(peer: Peer, { id, asked }: CommandOf<'advise'>): void {
    const refusal = refusesHint(this.table, peer.role, asked);
    const { recorder, header } = this.table;
    if (refusal !== undefined || peer.role.is !== 'seat' || recorder === undefined) {
      peer.send([{ is: 'refused', id, because: (refusal ?? NOT_BEGUN).because }]);
      return;
    }
    const { seat } = peer.role;
    const { match } = recorder;
    if (this.#advised.has(seat)) {
      peer.send([{ is: 'refused', id, because: ONE_HINT_AT_A_TIME.because }]);
      return;
    }
    this.#advised.add(seat);
    const seed = `${header.seed}/hint/${match.decisions}`;
    const question = { game: header.game, bot: ADVISER, seat, by: this.#account, seed, match };
    this.#ports.thinker
      .advise(question)
      .then(
        (advice) => peer.send([{ is: 'advised', id, advice }]),
        (error: unknown) => {
          this.#ports.report(error);
          peer.send([{ is: 'refused', id, because: NO_HINT.because }]);
        },
      )
      .finally(() => this.#advised.delete(seat))
      .catch(this.#ports.report);
  }

  /** The record tells everything, so nobody gets it before the end; but who sees everything anyway. */
  #giveRecord(peer: Peer, id: number): void {
    const mayKnow = this.table.status === 'over' || viewerOf(this.table, peer.role) === 'arbiter';
    const record = mayKnow ? this.table.record() : undefined;
    if (record === undefined) peer.send([{ is: 'refused', id, because: RECORD_AFTER_THE_END.because }]);
    else peer.send([{ is: 'record', id, record }]);
  }

  async #goOnIfAllWant(want: readonly number[], headerOf: () => TableHeader | TableRefusal): Promise<void> {
    const { table } = this;
    const people = table.seats.flatMap(({ who }, seat) => (who.is === 'person' ? [seat] : []));
    if (table.next !== undefined || !people.every((seat) => want.includes(seat))) return;
    try {
      const header = headerOf();
      if (isTableRefusal(header)) throw new Error(header.because.text.en);
      const next = await this.#ports.founder.again(header);
      await this.#do([{ is: 'goesOn', ...table.stamp(this.#ports.time.now()), table: next }]);
    } catch (error) {
      // Nothing is lost: who asks again makes another attempt.
      this.#ports.report(error);
    }
  }

  #dues(): readonly TimedDue[] {
    return timed(dueAt(this.table), this.#audience);
  }

  /** On whose account bots think here. */
  get #account(): string {
    const { from, table } = this.table.header;
    return from ?? table;
  }

  #tryAgain(): void {
    if (this.#givenUp.size === 0) return;
    for (const name of this.#givenUp) {
      this.#underWay.delete(name);
      this.#failures.delete(name);
    }
    this.#givenUp.clear();
    this.#schedule();
  }

  /** Whether the table waits for a bot in vain. */
  #isGivenUp(due: TimedDue): boolean {
    return due.is === 'bot' && this.#audience.hasFailed(due.seat);
  }

  /** Sets the alarm for the first thing that will happen by itself. */
  #schedule(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    if (this.isClosed) return;
    const times = this.#dues().flatMap((due) => (this.#underWay.has(this.#nameOf(due)) ? [] : [due.at]));
    if (times.length === 0) return;
    const wait = Math.max(0, Math.min(...times) - this.#ports.time.now());
    this.#callOff = this.#ports.time.after(Math.min(wait, LONGEST_WAIT), () => this.#wake());
  }

  #wake(): void {
    const now = this.#ports.time.now();
    for (const due of this.#dues()) if (due.at <= now) this.#begin(due);
    this.#schedule();
  }

  /** What a due thing is called, for as long as it is the same thing. */
  #nameOf(due: TimedDue): string {
    const { asked } = present(this.table.recorder, 'the match').match;
    return due.is === 'clock' ? `clock/${asked}` : `${due.is}/${asked}/${due.seat}`;
  }

  #begin(due: TimedDue): void {
    const name = this.#nameOf(due);
    if (this.#underWay.has(name)) return;
    this.#underWay.add(name);
    const done = () => {
      this.#underWay.delete(name);
      this.#schedule();
    };
    this.#carryOut(due).then(
      () => {
        this.#failures.delete(name);
        done();
      },
      (error: unknown) => {
        this.#ports.report(error);
        const failures = (this.#failures.get(name) ?? 0) + 1;
        this.#failures.set(name, failures);
        // What has failed so often would only keep others waiting; it is tried again when somebody does something here.
        if (due.is === 'bot' && failures >= MOST_FAILURES) {
          this.#givenUp.add(name);
          this.#audience.giveUp(due.seat);
        } else this.#ports.time.after(RETRY_AFTER, done);
      },
    );
  }

  async #carryOut(due: TimedDue): Promise<void> {
    const { match } = present(this.table.recorder, 'the match');
    switch (due.is) {
      case 'bot': {
        const seed = `${this.table.header.seed}/${match.decisions}`;
        const { seat, bot } = due;
        const { game } = this.table.header;
        const answer = await this.#ports.thinker.answer({ game, bot, seat, by: this.#account, seed, match });
        this.#audience.recover(seat);
        return this.#answer(seat, match.asked, answer);
      }
      case 'pass':
        return this.#answer(due.seat, match.asked, due.answer, due.by);
      case 'clock':
        return this.#queue.add(() => this.#letFall());
    }
  }

  /** An answer that nobody sent. When the match went on meanwhile, it is too late and nothing happens. */
  #answer(seat: SeatId, asked: number, answer: Answer, by?: PassesBy): Promise<void> {
    const command: Change = { is: 'decide', id: 0, asked, answer: typeof answer === 'number' ? answer : [...answer] };
    return this.#queue.add(async () => {
      const isLate = this.table.recorder?.match.asked !== asked || !this.table.waiting.includes(seat);
      if (isLate || this.isClosed) return;
      // A seat that has said `hold` meanwhile, or where somebody sits now, answers itself.
      if (!this.#dues().some((due) => due.is !== 'clock' && due.seat === seat)) return;
      const entries = entriesFor(this.table, { is: 'seat', seat }, command, this.#ports.time.now());
      const refusal = await this.#do(isTableRefusal(entries) || by === undefined ? entries : this.#passed(entries, by));
      if (refusal !== undefined) throw new Error(`an answer that came by itself: ${refusal.because.text.en}`);
    });
  }

  /** Notes who passed: what a seat gave by hand and was kept for a while is its own. */
  #passed(entries: readonly Entry[], by: PassesBy): readonly Entry[] {
    return entries.map((entry): Entry => {
      if (entry.is !== 'decided' || by === 'early') return entry;
      const window = windowFor(this.table, entry.seat);
      const answers = window === undefined ? 0 : answersIn(this.table, entry.seat, window.question);
      return { ...entry, by: answers === 0 ? 'nothing' : 'table' };
    });
  }

  async #letFall(): Promise<void> {
    const now = this.#ports.time.now();
    const fall = this.table.status === 'playing' ? this.table.time.fall(this.table.waiting) : undefined;
    if (this.isClosed || fall === undefined || fall.at > now) return;
    const stamp = this.table.stamp(now);
    await this.#do([fall.is === 'seat' ? { is: 'timeUp', ...stamp, seat: fall.seat } : { is: 'timeCalled', ...stamp }]);
  }
}

/** Timers cannot wait longer; then they look again. */
const LONGEST_WAIT = 2_000_000_000;

/** What failed by itself is tried again after so many milliseconds. */
const RETRY_AFTER = 5_000;

/** After so many failures in a row a bot is not asked the same question again. */
const MOST_FAILURES = 3;
