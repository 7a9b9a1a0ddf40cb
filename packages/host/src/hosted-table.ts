import {
  type Answer,
  type Game,
  impossible,
  isRefusal,
  type MatchRecord,
  present,
  questionFor,
  Recorder,
  randomOf,
  type SeatId,
  seatsOf,
  type Viewer,
  waitingFor,
} from '@kronika/kernel';
import { answerByOrders, type Ending, type LogEntry, type RequestDocument } from '@kronika/protocol';
import type { Entry, EntryOf, Stamp } from './entry.ts';
import type { TableHeader } from './header.ts';
import { LogBook } from './log-book.ts';
import { isTableRefusal, refusedByEngine, type TableRefusal } from './refused.ts';
import { type HostedSeat, hostedSeat, nameOf, personsOf } from './seat.ts';
import { setupOf } from './setup.ts';
import type { Snapshot, StoredTable } from './stored.ts';
import { type Fall, Timekeeping } from './timekeeping.ts';

/** What a table waits for although nobody has to do anything. */
export type Due =
  | { readonly is: 'bot'; readonly seat: SeatId; readonly bot: string; readonly at: number }
  | { readonly is: 'order'; readonly seat: SeatId; readonly answer: Answer; readonly at: number }
  | { readonly is: 'clock'; readonly fall: Fall; readonly at: number };

/** How long it takes until a standing order answers, in milliseconds; drawn alike whatever the answer is. */
const ORDER_PAUSE = { least: 500, most: 1500 };

/** How long a bot seems to think, so that one can follow what it does. */
const BOT_PAUSE = { least: 250, most: 650 };

/** A match that many decisions long is quickly played again, and a step back is still possible. */
const SNAPSHOT_EVERY = 32;

/**
 * A table with its people, its clocks, its log and its match. It is what its header and its journal make of it:
 * whatever changes it is an entry, and the same entries lead to the same table.
 */
export class HostedTable {
  readonly game: Game;
  readonly header: TableHeader;
  readonly log: LogBook;
  readonly #seats: HostedSeat[];
  readonly #time: Timekeeping;
  #entries = 0;
  #updated: number;
  #askedAt: number;
  #recorder: Recorder | undefined;
  #request: { readonly number: number; readonly by: SeatId; readonly agreed: readonly SeatId[] } | undefined;
  #end: Ending | undefined;
  #again: readonly SeatId[] = [];
  #next: string | undefined;
  #snapshotAt = 0;

  private constructor(game: Game, header: TableHeader) {
    this.game = game;
    this.header = header;
    this.log = new LogBook(game);
    this.#seats = header.seats.map(hostedSeat);
    this.#time = new Timekeeping(header.clock, header.seats.length);
    this.#updated = header.created;
    this.#askedAt = header.created;
  }

  /** A new table; refused if the game cannot be set up like that. */
  static found(game: Game, header: TableHeader): HostedTable | TableRefusal {
    const table = new HostedTable(game, header);
    const refusal = setupOf(game, header, table.#seats);
    if (isTableRefusal(refusal)) return refusal;
    table.#beginIfFull(header.created);
    return table;
  }

  /** A table as it was written down. `now` is when it is taken up again. */
  static load(game: Game, { header, entries, snapshot }: StoredTable, now: number): HostedTable | TableRefusal {
    const table = new HostedTable(game, header);
    if (snapshot !== undefined) {
      const recorder = Recorder.continue(game, snapshot.record);
      if (isRefusal(recorder)) return refusedByEngine(recorder);
      table.#recorder = recorder;
      table.#snapshotAt = recorder.match.decisions;
    } else table.#beginIfFull(header.created);
    for (const entry of entries) {
      const refusal = table.#entries < (snapshot?.entries ?? 0) ? table.#adopt(entry) : table.take(entry);
      if (refusal !== undefined) return refusal;
    }
    if (header.clock.is === 'chess') table.#time.restart(now);
    return table;
  }

  /** Adds an entry; refused, and unchanged, if the match does not allow it. */
  take(entry: Entry): TableRefusal | undefined {
    const refusal = this.#play(entry);
    if (refusal === undefined) this.#adopt(entry);
    return refusal;
  }

  /** Adds an entry whose part in the match is played already. */
  #adopt(entry: Entry): undefined {
    this.#keepTime(entry);
    this.#note(entry);
    this.#entries += 1;
    this.#updated = entry.at;
  }

  /** What the entry means for the match. */
  #play(entry: Entry): TableRefusal | undefined {
    switch (entry.is) {
      case 'decided': {
        const recorder = present(this.#recorder, 'the match');
        const { seat, answer } = entry;
        const next = recorder.decide({ seat, asked: recorder.match.asked, answer });
        if (isRefusal(next)) return refusedByEngine(next);
        this.log.write(next.happened, next.match.decisions);
        return undefined;
      }
      case 'tookBack': {
        const recorder = present(this.#recorder, 'the match');
        const match = recorder.takeBack(entry.seat, entry.consenting);
        if (isRefusal(match)) return refusedByEngine(match);
        this.log.rewind(match.decisions);
        return undefined;
      }
      default:
        return undefined;
    }
  }

  #keepTime(entry: Entry): void {
    if (entry.is === 'decided') this.#time.spend(entry.seat, entry.spent);
    if (entry.is === 'decided' || entry.is === 'tookBack') this.#ask(entry.at);
  }

  /** The match is asking somebody from now on. */
  #ask(at: number): void {
    this.#askedAt = at;
    this.#time.restart(at);
  }

  /** What the entry means for the people at the table. */
  #note(entry: Entry): void {
    switch (entry.is) {
      case 'sat':
        this.#sit(entry);
        return;
      case 'left':
        this.#seats[entry.seat] = hostedSeat({ is: 'open' });
        return;
      case 'decided':
        this.#request = undefined;
        return;
      case 'tookBack':
        this.#request = undefined;
        this.#say(
          entry,
          `${this.#nameOf(entry.seat)} cofa swoją decyzję.`,
          `${this.#nameOf(entry.seat)} takes back a decision.`,
        );
        return;
      case 'requested':
        this.#request = { number: this.#entries, by: entry.seat, agreed: [] };
        this.#say(
          entry,
          `${this.#nameOf(entry.seat)} prosi o cofnięcie decyzji.`,
          `${this.#nameOf(entry.seat)} asks to take back a decision.`,
        );
        return;
      case 'agreed':
        if (this.#request !== undefined)
          this.#request = { ...this.#request, agreed: [...this.#request.agreed, entry.seat] };
        return;
      case 'declined':
        this.#request = undefined;
        this.#say(
          entry,
          `${this.#nameOf(entry.seat)} nie zgadza się na cofnięcie.`,
          `${this.#nameOf(entry.seat)} does not agree to taking it back.`,
        );
        return;
      case 'said':
        this.log.note({
          is: 'said',
          after: entry.after,
          by: entry.by,
          ...(entry.seat === undefined ? {} : { seat: entry.seat }),
          text: entry.text,
        });
        return;
      case 'ordered':
        this.#change(entry.seat, { orders: entry.orders });
        return;
      case 'showed':
        this.#change(entry.seat, { hands: entry.hands });
        return;
      case 'resigned':
        this.#resign(entry);
        return;
      case 'timeUp':
        this.#end = { is: 'timeUp', seat: entry.seat, winners: this.#others(entry.seat) };
        this.#say(
          entry,
          `${this.#nameOf(entry.seat)} przekracza czas.`,
          `${this.#nameOf(entry.seat)} runs out of time.`,
        );
        return;
      case 'timeCalled':
        this.#end = { is: 'timeCalled', winners: [] };
        this.#say(entry, 'Czas partii minął.', 'The time of the match is up.');
        return;
      case 'wantedAgain':
        this.#again = [...this.#again, entry.seat];
        return;
      case 'goesOn':
        this.#next = entry.table;
        return;
      default:
        impossible(entry);
    }
  }

  #sit({ seat, name, holder, brings, at }: EntryOf<'sat'>): void {
    this.#seats[seat] = hostedSeat({ is: 'person', name, holder, ...(brings === undefined ? {} : { brings }) });
    this.#beginIfFull(at);
  }

  /** At a table of two the other one wins; at a larger one a bot takes over, so that the others can go on. */
  #resign(entry: EntryOf<'resigned'>): void {
    const { seat } = entry;
    const name = this.#nameOf(seat);
    this.#say(entry, `${name} poddaje partię.`, `${name} resigns.`);
    if (this.#seats.length === 2) this.#end = { is: 'resigned', seat, winners: this.#others(seat) };
    else {
      const bot = Object.keys(this.game.bots)[0] ?? 'random';
      this.#seats[seat] = hostedSeat({ is: 'bot', bot, name });
    }
  }

  #beginIfFull(at: number): void {
    if (this.#recorder !== undefined || this.#seats.some(({ who }) => who.is === 'open')) return;
    const setup = setupOf(this.game, this.header, this.#seats);
    if (isTableRefusal(setup)) return;
    const begun = Recorder.begin(this.game, { is: 'setup', setup }, this.header.seed);
    if (isRefusal(begun)) return;
    this.#recorder = begun.recorder;
    this.log.write(begun.first.happened, 0);
    this.#ask(at);
  }

  #say({ after }: Entry, pl: string, en: string): void {
    this.log.note({ is: 'note', after, text: { pl, en } });
  }

  #change(seat: SeatId, change: Partial<HostedSeat>): void {
    this.#seats[seat] = { ...present(this.#seats[seat], 'the seat'), ...change };
  }

  #nameOf(seat: SeatId): string {
    return nameOf(this.#seats[seat]);
  }

  #others(seat: SeatId): readonly SeatId[] {
    return seatsOf(this.#seats.length).filter((other) => other !== seat);
  }

  #decisions(): number {
    return this.#recorder?.match.decisions ?? 0;
  }

  get seats(): readonly HostedSeat[] {
    return this.#seats;
  }

  /** The match with its record; absent until all seats are taken. */
  get recorder(): Recorder | undefined {
    return this.#recorder;
  }

  /** When an entry is written that is written now. */
  stamp(at: number): Stamp {
    return { at, after: this.#decisions() };
  }

  /** How many entries the journal has. */
  get entries(): number {
    return this.#entries;
  }

  /** When something last happened. */
  get updated(): number {
    return this.#updated;
  }

  get request(): RequestDocument | undefined {
    if (this.#request === undefined) return undefined;
    const { number, by, agreed } = this.#request;
    return { number, is: 'takeBack', by, of: this.consentOf(by).filter((seat) => !agreed.includes(seat)) };
  }

  /** The people who have to be asked before the seat may take back its last decision; bots never mind. */
  consentOf(by: SeatId): readonly SeatId[] {
    const undo = this.#recorder?.undoCase(by);
    if (undo?.is !== 'consent') return [];
    const own = this.#seats[by]?.who;
    return personsOf(this.#seats, undo.of).filter((seat) => {
      const who = this.#seats[seat]?.who;
      return !(own?.is === 'person' && who?.is === 'person' && who.holder === own.holder);
    });
  }

  get ending(): Ending | undefined {
    if (this.#end !== undefined) return this.#end;
    const outcome = this.#recorder?.match.outcome;
    return outcome === undefined ? undefined : { is: 'played', winners: outcome.winners };
  }

  get status(): 'gathering' | 'playing' | 'over' {
    if (this.ending !== undefined) return 'over';
    return this.#recorder === undefined ? 'gathering' : 'playing';
  }

  get again(): readonly SeatId[] {
    return this.#again;
  }

  /** The table where these people play again. */
  get next(): string | undefined {
    return this.#next;
  }

  /** Whom the match waits for. */
  get waiting(): readonly SeatId[] {
    return this.#recorder === undefined || this.ending !== undefined ? [] : waitingFor(this.#recorder.match);
  }

  get time(): Timekeeping {
    return this.#time;
  }

  /** Everything the viewer could read so far. */
  linesFor(viewer: Viewer): readonly LogEntry[] {
    return this.log.linesFor(viewer, this.#recorder?.record());
  }

  /** What will happen by itself, and when. */
  due(): readonly Due[] {
    if (this.#recorder === undefined || this.status !== 'playing') return [];
    const dues = this.waiting.flatMap((seat): readonly Due[] => this.#dueOf(seat));
    const fall = this.#time.fall(this.waiting);
    return fall === undefined ? dues : [...dues, { is: 'clock', fall, at: fall.at }];
  }

  #dueOf(seat: SeatId): readonly Due[] {
    const { who, orders } = present(this.#seats[seat], 'the seat');
    const match = present(this.#recorder, 'the match').match;
    if (who.is === 'bot')
      return [{ is: 'bot', seat, bot: who.bot, at: this.header.pace === 'instant' ? 0 : this.#pause(seat, BOT_PAUSE) }];
    const question = present(questionFor(match, seat), 'the question');
    const answer = answerByOrders(orders, question);
    return answer === undefined ? [] : [{ is: 'order', seat, answer, at: this.#pause(seat, ORDER_PAUSE) }];
  }

  /** When an answer that needs no thought is given: some time after the question, drawn by the table's own chance. */
  #pause(seat: SeatId, { least, most }: typeof ORDER_PAUSE): number {
    const asked = this.#recorder?.match.asked ?? 0;
    return this.#askedAt + randomOf(`${this.header.seed}/pause/${asked}/${seat}`).int(least, most);
  }

  /** The match as it can be written down now, if the last time is long enough ago. */
  snapshotIfDue(): Snapshot | undefined {
    return Math.abs(this.#decisions() - this.#snapshotAt) < SNAPSHOT_EVERY ? undefined : this.snapshot();
  }

  snapshot(): Snapshot | undefined {
    if (this.#recorder === undefined) return undefined;
    this.#snapshotAt = this.#decisions();
    return { entries: this.#entries, record: this.#recorder.record({ match: 'stored' }) };
  }

  /** The record of the match up to now. */
  record(): MatchRecord | undefined {
    return this.#recorder?.record();
  }
}
