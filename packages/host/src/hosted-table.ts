import { botCalled } from '@kronika/bots';
import {
  concessionOf,
  enemiesOf,
  type Game,
  type Happened,
  impossible,
  isRefusal,
  type MatchRecord,
  type Phrase,
  present,
  Recorder,
  type SeatId,
  type Span,
  seatsOf,
  type UndoCase,
  waitingFor,
} from '@kronika/kernel';
import type { ClockDocument, Ending, LogEntry, RequestDocument, Until, Windows } from '@kronika/protocol';
import { type Entry, type EntryOf, PRIVATE, type Stamp } from './entry.ts';
import { givingUp, matesOf } from './giving-up.ts';
import { beginningOf, type TableHeader } from './header.ts';
import { LogBook, type LogReader } from './log-book.ts';
import { RememberedViews } from './looking.ts';
import { type Deed, deeds, notes } from './notes.ts';
import { decisionsBefore, type Opening, openingOf, storedTerms } from './opening.ts';
import { timeOfWindow } from './passing.ts';
import { isTableRefusal, ONE_PERSON_SEES_ALL, refusedByEngine, type TableRefusal } from './refused.ts';
import { type HostedSeat, hostedSeat, isOneHolder, isSamePerson, nameOf, personsOf } from './seat.ts';
import { refusesForged } from './series.ts';
import type { Snapshot, StoredTable } from './stored.ts';
import type { Terms } from './terms.ts';
import { type Outage, Timekeeping } from './timekeeping.ts';

/**
 * So many decisions are played again in some milliseconds, and only where the server ended without writing down what
 * was on the tables. Writing a match down costs as much as dozens of decisions, and everybody else waits for it.
 */
const SNAPSHOT_EVERY = 256;

/** What brings a match on, or to its end; people may talk long after it. */
/** How long the clocks wait for people to come to a table where the match has begun, in milliseconds. */
const GATHERING_TIME = 60_000;

/** What may be a step that only its seat knows of. */
const STEPS: readonly Entry['is'][] = ['decided', 'tookBack'];

const MOVES: readonly Entry['is'][] = ['decided', 'resigned', 'timeUp', 'timeCalled'];

/**
 * A table with its people, its clocks, its log and its match. It is what its header and its journal make of it:
 * whatever changes it is an entry, and the same entries lead to the same table.
 */
export class HostedTable {
  readonly game: Game;
  readonly header: TableHeader;
  readonly terms: Terms;
  readonly log: LogBook;
  readonly time: Timekeeping;
  readonly #views: RememberedViews;
  readonly #seats: HostedSeat[];
  /** How the match begins, until it has. */
  #opening: Opening | undefined;
  #entries = 0;
  #circumstances = 0;
  #updated: number;
  #askedAt: number;
  #begunAt: number;
  #movedAt: number;
  #recorder: Recorder | undefined;
  #stage: 'gathering' | 'begun' = 'gathering';
  #gathered: 'yes' | 'no' = 'no';
  #held: readonly SeatId[] = [];
  /** Who has passed before the others may know. */
  #passed: readonly SeatId[] = [];
  /** Who passed until something would happen, and something has. */
  #stirred: readonly SeatId[] = [];
  #clock: ClockDocument | undefined;
  #requests = 0;
  #request: { readonly number: number; readonly by: SeatId; readonly agreed: readonly SeatId[] } | undefined;
  #end: Ending | undefined;
  #again: readonly SeatId[] = [];
  #onward: readonly SeatId[] = [];
  #next: string | undefined;
  /** Where the match stood when nothing in it could be taken back freely: what is written down begins there. */
  #settled = { entries: 0, askedAt: 0 };
  #snapshotAt = { entries: 0, decisions: 0 };

  private constructor(game: Game, header: TableHeader, terms: Terms, opening: Opening | undefined) {
    this.#opening = opening;
    this.#views = new RememberedViews(game);
    this.game = this.#views.game;
    this.header = header;
    this.terms = terms;
    this.log = new LogBook(this.game);
    this.time = new Timekeeping(header.clock, header.seats.length);
    this.#seats = header.seats.map(hostedSeat);
    this.#updated = header.created;
    this.#askedAt = header.created;
    this.#begunAt = header.created;
    this.#movedAt = header.created;
  }

  /** A new table; refused if the game cannot be set up like that. */
  static found(game: Game, header: TableHeader): HostedTable | TableRefusal {
    for (const seat of header.seats) {
      const bot = seat.is === 'bot' ? botCalled(game, seat.bot) : undefined;
      if (isRefusal(bot)) return refusedByEngine(bot);
    }
    if (header.sight === 'all' && !isOneHolder(header.seats)) return ONE_PERSON_SEES_ALL;
    const forged = refusesForged(game, header);
    if (forged !== undefined) return forged;
    const table = HostedTable.#blank(game, header);
    if (!isTableRefusal(table)) table.#beginIfFull(header.created);
    return table;
  }

  static #blank(game: Game, header: TableHeader): HostedTable | TableRefusal {
    const opening = openingOf(game, header);
    return isTableRefusal(opening) ? opening : new HostedTable(game, header, opening.terms, opening);
  }

  /** A table whose match is written down. */
  static #begun(game: Game, header: TableHeader): HostedTable | TableRefusal {
    const terms = storedTerms(game, header);
    return isTableRefusal(terms) ? terms : new HostedTable(game, header, terms, undefined);
  }

  /** A table as it was written down. During the outages the host was not there, and nobody's time ran. */
  static load(game: Game, stored: StoredTable, outages: readonly Outage[]): HostedTable | TableRefusal {
    const { header, entries } = stored;
    const snapshot = startOf(game, stored);
    const table = snapshot === undefined ? HostedTable.#blank(game, header) : HostedTable.#begun(game, header);
    if (isTableRefusal(table)) return table;
    const refusal =
      (snapshot === undefined ? undefined : table.#goOnFrom(snapshot, entries)) ?? table.#takeRest(entries);
    if (refusal !== undefined) return refusal;
    table.time.missed(outages);
    table.#noteClock();
    return table;
  }

  /** Takes over a match that was written down, and what was noted of the people up to then. */
  #goOnFrom(snapshot: Snapshot, entries: readonly Entry[]): TableRefusal | undefined {
    const recorder = Recorder.continue(this.game, snapshot.record);
    if (isRefusal(recorder)) return refusedByEngine(recorder);
    this.#recorder = recorder;
    this.#snapshotAt = { entries: snapshot.entries, decisions: recorder.match.decisions };
    this.#beginIfFull(this.header.created);
    for (const entry of entries.slice(0, snapshot.entries)) {
      // What a journal says next tells how many decisions still counted before.
      this.log.rewind(entry.after);
      if (this.#isDecision(entry)) this.log.mark(entry.after + 1, entry.is === 'decided' ? entry : undefined);
      this.#adopt(entry, PRIVATE.has(entry.is) ? 'untold' : 'told');
    }
    this.log.rewind(recorder.match.decisions);
    this.#ask(snapshot.askedAt);
    this.#noteClock();
    this.#settleIfPossible();
    return undefined;
  }

  /** Whether the entry is one of the decisions of the match. */
  #isDecision({ is }: Entry): boolean {
    return is === 'decided' || (this.#goesOnWithoutOne && (is === 'resigned' || is === 'timeUp'));
  }

  #takeRest(entries: readonly Entry[]): TableRefusal | undefined {
    this.#beginIfFull(this.header.created);
    for (const entry of entries.slice(this.#entries)) {
      const refusal = this.take(entry);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  }

  /** Adds an entry; refused, and unchanged, if the match does not allow it. */
  take(entry: Entry): TableRefusal | undefined {
    const asked = this.#recorder?.match.asked;
    const announced = this.#recorder?.announced;
    const refusal = this.#play(entry);
    if (refusal !== undefined) return refusal;
    const isOn = this.#recorder?.announced !== announced;
    const isTold = STEPS.includes(entry.is) ? isOn : !PRIVATE.has(entry.is);
    this.#adopt(entry, isTold ? 'told' : 'untold');
    if (this.#recorder?.match.asked !== asked) this.#ask(entry.at);
    if (isOn || this.#clock === undefined || entry.is === 'gathered') this.#noteClock();
    this.#settleIfPossible();
    return undefined;
  }

  #settleIfPossible(): void {
    if (this.#recorder?.settled === this.#recorder?.match.decisions)
      this.#settled = { entries: this.#entries, askedAt: this.#askedAt };
  }

  /** The clock, as it was when everybody heard of something last: that a seat has used some of its time tells that it acts. */
  get clock(): ClockDocument | undefined {
    return this.#clock === undefined ? undefined : { ...this.#clock, running: this.waiting };
  }

  #noteClock(): void {
    this.#clock = this.time.document(this.waiting);
  }

  /** Adds an entry whose part in the match is played already. What only its seat may know does not show in lists either. */
  #adopt(entry: Entry, as: 'told' | 'untold'): void {
    if (entry.is === 'decided') this.time.spend(entry.spentBy ?? [entry.seat], entry.spent);
    if (this.#concernsPeople(entry)) this.#circumstances += 1;
    this.#note(entry);
    this.#entries += 1;
    if (as === 'told') this.#updated = entry.at;
    if (MOVES.includes(entry.is)) this.#movedAt = entry.at;
  }

  /** Whether the entry changes more than the match itself. */
  #concernsPeople({ is }: Entry): boolean {
    return !PRIVATE.has(is) && (is !== 'decided' || this.#request !== undefined);
  }

  /** What the entry means for the match. */
  #play(entry: Entry): TableRefusal | undefined {
    switch (entry.is) {
      case 'decided': {
        const recorder = present(this.#recorder, 'the match');
        const { seat, answer } = entry;
        const before = this.spans;
        const next = recorder.decide({ seat, asked: recorder.match.asked, answer });
        if (isRefusal(next)) return refusedByEngine(next);
        this.log.write(next.happened, next.match.decisions, entry);
        this.#stir(next.happened, before);
        return undefined;
      }
      case 'resigned':
      case 'timeUp':
        return this.#goesOnWithoutOne ? this.#concede(entry.seat) : undefined;
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

  /** The seat is out by the rules of the game, and the others play on. */
  #concede(seat: SeatId): TableRefusal | undefined {
    const before = this.spans;
    const next = present(this.#recorder, 'the match').concede(seat);
    if (isRefusal(next)) return refusedByEngine(next);
    this.log.write(next.happened, next.match.decisions);
    this.#stir(next.happened, before);
    return undefined;
  }

  /** Whether the match goes on by the rules of the game when somebody gives up, and leaves more than a winner. */
  get #goesOnWithoutOne(): boolean {
    if (this.game.concede === undefined) return false;
    return this.#seats.length > 2 || matesOf(0, this.#seats, this.terms.teams).length > 0;
  }

  /** The match is asking something else from now on. */
  #ask(at: number): void {
    this.#askedAt = at;
    this.#held = [];
    this.#passed = [];
    // Who has to wait until the others may know pays nothing for it, and neither does who might.
    this.time.restart(at, Math.max(0, ...this.waiting.map((seat) => this.#timeOf(seat))));
  }

  #timeOf(seat: SeatId): number {
    return this.#seats[seat]?.who.is === 'person' ? timeOfWindow(this, seat) : 0;
  }

  /** Notes who wants to be asked again because of what happened, or because it is their turn now. */
  #stir(happened: readonly Happened[], before: readonly Span[]): void {
    this.#stirred = seatsOf(this.#seats.length).filter((seat) => {
      const passing = this.#seats[seat]?.passing ?? null;
      if (passing === null) return false;
      // Passing through the turns of others is no reason to lose one's own.
      if (isOwnPhase(this.spans, seat) && !isOwnPhase(before, seat)) return true;
      return passing.until === 'something' && happened.some((told) => this.#isStirring(told, seat));
    });
  }

  #isStirring({ event, state }: Happened, seat: SeatId): boolean {
    const { events } = this.game;
    const isOne = this.game.stirs?.(event) ?? event.is !== 'passed';
    return isOne && events[event.is]?.see(event, seat, state) !== undefined;
  }

  /** The entries that follow by themselves from the last one that was taken. */
  followingEntries(at: number): readonly Entry[] {
    const stirred = this.#stirred;
    this.#stirred = [];
    return stirred.map((seat) => ({ is: 'passes', ...this.stamp(at), seat, passing: null }));
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
      case 'held':
        this.#held = [...this.#held, entry.seat];
        this.#passed = this.#passed.filter((seat) => seat !== entry.seat);
        return;
      case 'passedEarly':
        this.#release(entry.seat);
        this.#passed = [...this.#passed, entry.seat];
        return;
      case 'passes':
        if (entry.passing !== null) this.#release(entry.seat);
        this.#change(entry.seat, { passing: entry.passing });
        return;
      case 'asksAbout': {
        const { [entry.printed]: _, ...others } = present(this.#seats[entry.seat], 'the seat').muted;
        const { printed, when } = entry;
        this.#change(entry.seat, { muted: when === 'always' ? others : { ...others, [printed]: when } });
        return;
      }
      case 'gathered':
        this.#gathered = 'yes';
        this.time.opensAt(entry.at);
        return;
      case 'tookBack':
        this.#request = undefined;
        // Who began something, showed nothing of it and thought better of it has done nothing that others need to hear of.
        if (entry.of === undefined) this.#tell(entry, deeds.takesBack);
        return;
      case 'requested':
        // Not counted by entries: some of them are nobody else's business.
        this.#requests += 1;
        this.#request = { number: this.#requests, by: entry.seat, agreed: [] };
        this.#tell(entry, deeds.asksToTakeBack);
        return;
      case 'agreed':
        if (this.#request !== undefined)
          this.#request = { ...this.#request, agreed: [...this.#request.agreed, entry.seat] };
        return;
      case 'declined':
        this.#request = undefined;
        this.#tell(entry, deeds.declines);
        return;
      case 'said': {
        const { after, by, seat, text } = entry;
        this.log.note({ is: 'said', after, by, ...(seat === undefined ? {} : { seat }), text });
        return;
      }
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
        if (this.#goesOnWithoutOne) this.#request = undefined;
        else
          this.#end = {
            is: 'timeUp',
            seat: entry.seat,
            winners: enemiesOf(entry.seat, this.#seats.length, this.terms.teams),
          };
        this.#tell(entry, deeds.runsOutOfTime);
        return;
      case 'timeCalled':
        this.#end = { is: 'timeCalled', winners: [] };
        this.#say(entry, notes.timeIsUp);
        return;
      case 'wantedAgain':
        this.#again = [...this.#again, entry.seat];
        return;
      case 'wantedNext':
        this.#onward = [...this.#onward, entry.seat];
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

  /**
   * At a table with others to play on the seat is out by the rules of the game, which tell of it themselves. Where a game
   * has none for that, a bot takes over, unless nobody is left to play on.
   */
  #resign(entry: EntryOf<'resigned'>): void {
    const { seat } = entry;
    const name = this.#nameOf(seat);
    this.#request = undefined;
    if (this.#goesOnWithoutOne) return;
    this.#tell(entry, deeds.resigns);
    const follows = givingUp(seat, this.#seats, this.terms.teams);
    if (follows.is === 'end') this.#end = { is: 'resigned', seat, winners: follows.winners };
    else {
      const bot = Object.keys(this.game.bots)[0] ?? 'random';
      this.#seats[seat] = hostedSeat({ is: 'bot', bot, name });
    }
  }

  #beginIfFull(at: number): void {
    if (this.#stage === 'begun' || this.#seats.some(({ who }) => who.is === 'open')) return;
    this.#stage = 'begun';
    this.#begunAt = at;
    this.time.opensAt(at + GATHERING_TIME);
    if (this.terms.windows === 'brief') this.log.note({ is: 'note', after: 0, text: notes.briefWindows });
    if (this.#recorder === undefined) this.#begin(at);
    else for (let decisions = 0; decisions <= decisionsBefore(this.header); decisions += 1) this.log.mark(decisions);
    this.#noteBeginning();
    this.#noteClock();
  }

  #begin(at: number): void {
    const { recorder, happened } = present(this.#opening, 'the opening').open(this.#seats);
    this.#opening = undefined;
    this.#recorder = recorder;
    this.log.open(happened);
    this.#ask(at);
  }

  /** What is to be known of a match that does not begin as others do. */
  #noteBeginning(): void {
    const beginning = beginningOf(this.header);
    switch (beginning.is) {
      case 'setup':
        if (this.header.follows !== undefined)
          this.log.note({ is: 'note', after: 0, text: notes.continuesSeries(this.header.follows.number) });
        return;
      case 'situation':
        this.log.note({ is: 'note', after: 0, text: notes.beginsAtSituation });
        return;
      case 'record':
        this.log.note({ is: 'note', after: beginning.decisions, text: notes.branchesOff(beginning.decisions) });
        return;
    }
  }

  /** The seat does not want to think about the question any longer. */
  #release(seat: SeatId): void {
    this.#held = this.#held.filter((other) => other !== seat);
  }

  #say({ after }: Entry, text: Phrase): void {
    this.log.note({ is: 'note', after, text });
  }

  #tell({ after, seat }: Pick<EntryOf<'requested'>, 'after' | 'seat'>, { others, own }: Deed): void {
    const told = { is: 'note', after } as const;
    this.log.noteOf(seat, { own: { ...told, text: own }, others: { ...told, text: others(this.#nameOf(seat)) } });
  }

  #change(seat: SeatId, change: Partial<HostedSeat>): void {
    this.#seats[seat] = { ...present(this.#seats[seat], 'the seat'), ...change };
  }

  #nameOf(seat: SeatId): string {
    return nameOf(this.#seats[seat]);
  }

  #decisions(): number {
    return this.#recorder?.match.decisions ?? 0;
  }

  get windows(): Windows {
    return this.terms.windows;
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

  /** While it is the same number, nobody came, went, wished or said anything: only the match went on. */
  get circumstances(): number {
    return this.#circumstances;
  }

  /** When something last happened. */
  get updated(): number {
    return this.#updated;
  }

  /** When all seats were taken. */
  get begunAt(): number {
    return this.#begunAt;
  }

  /** When the match last went on. */
  get movedAt(): number {
    return this.#movedAt;
  }

  /** Since when the match asks what it asks. */
  get askedAt(): number {
    return this.#askedAt;
  }

  /** Whether the seat wants to think about the question. */
  isHeld(seat: SeatId): boolean {
    return this.#held.includes(seat);
  }

  /** Whether the seat has passed, although the others do not know it yet. */
  hasPassed(seat: SeatId): boolean {
    return this.#passed.includes(seat);
  }

  /** How long the seat passes by itself, if what it passes through still goes on. */
  passingOf(seat: SeatId): Until | undefined {
    const passing = this.#seats[seat]?.passing ?? null;
    if (passing === null) return undefined;
    if (passing.until === 'something') return passing.until;
    return this.spans.some(({ key }) => key === passing.key) ? passing.until : undefined;
  }

  /** What goes on that a seat can pass for the rest of. */
  get spans(): readonly Span[] {
    if (this.#recorder === undefined || this.ending !== undefined) return [];
    return this.game.spans?.(this.#recorder.match.state) ?? [];
  }

  /** Whether people have hands to guard from each other, also by the time they take: not from bots, nor where one sees everything. */
  get hands(): 'guarded' | 'free' {
    if (this.terms.windows !== 'open' || this.header.sight === 'all') return 'free';
    return this.#seats.filter(({ who }) => who.is === 'person').length > 1 ? 'guarded' : 'free';
  }

  /** Whether who sits there also sits in other seats. */
  sharesScreen(seat: SeatId): boolean {
    return this.#seats.some((other, place) => place !== seat && isSamePerson(this.#seats[seat], other));
  }

  /** Whether everybody who plays has come, so that clocks may run. */
  get isGathered(): boolean {
    return this.#gathered === 'yes';
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
    return personsOf(this.#seats, undo.of).filter((seat) => !isSamePerson(this.#seats[by], this.#seats[seat]));
  }

  /** What taking back would mean for who sits there. One who plays all seats has nobody to ask. */
  undoCase(seat: SeatId): UndoCase | undefined {
    const undo = this.#recorder?.undoCase(seat);
    if (this.header.sight !== 'all' || this.#recorder === undefined) return undo;
    return this.#recorder.lastToDecide === undefined ? { is: 'nothing' } : { is: 'free', because: 'nothingRevealed' };
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

  /** Why the seat cannot give up now. */
  refusesResigning(seat: SeatId): TableRefusal | undefined {
    if (!this.#goesOnWithoutOne || this.#recorder === undefined) return undefined;
    const concession = concessionOf(this.game, this.#recorder.match, seat);
    return isRefusal(concession) ? refusedByEngine(concession) : undefined;
  }

  get again(): readonly SeatId[] {
    return this.#again;
  }

  /** Who wants to play the next match of the series. */
  get onward(): readonly SeatId[] {
    return this.#onward;
  }

  /** The table where these people play again, or the next match of the series. */
  get next(): string | undefined {
    return this.#next;
  }

  /** Whom the match waits for. */
  get waiting(): readonly SeatId[] {
    return this.#recorder === undefined || this.ending !== undefined ? [] : waitingFor(this.#recorder.match);
  }

  /** Everything the viewer could read so far. */
  linesFor(reader: LogReader): readonly LogEntry[] {
    return this.log.linesFor(reader, () => this.#recorder?.course());
  }

  /** Everybody has been told of everything up to now. */
  forgetViews(): void {
    this.#views.forget();
  }

  /** Makes them ready, a little at a time, so that others have their turn meanwhile. */
  prepareLines(reader: LogReader, breathe: () => Promise<void>): Promise<void> {
    return this.log.prepare(reader, this.#recorder?.course(), breathe);
  }

  /** The match as it can be written down, if much has happened since the last time. */
  snapshotIfDue(): Snapshot | undefined {
    const settled = this.#recorder?.settled ?? 0;
    return Math.abs(settled - this.#snapshotAt.decisions) < SNAPSHOT_EVERY ? undefined : this.snapshot();
  }

  /** The match as it can be written down, unless that has been done. */
  snapshot(): Snapshot | undefined {
    const { entries, askedAt } = this.#settled;
    if (this.#recorder === undefined || entries === this.#snapshotAt.entries) return undefined;
    this.#snapshotAt = { entries, decisions: this.#recorder.settled };
    return { entries, askedAt, record: this.#recorder.settledRecord() };
  }

  /** The match exactly as it stands; absent until all seats are taken. */
  exact(): Snapshot | undefined {
    if (this.#recorder === undefined) return undefined;
    return { entries: this.#entries, askedAt: this.#askedAt, record: this.#recorder.record({ match: 'stored' }) };
  }

  /** The record of the match up to now. */
  record(): MatchRecord | undefined {
    return this.#recorder?.record();
  }
}

/** Where taking up a table begins: what follows is played again. */
function startOf({ rules }: Game, { snapshot, exact }: StoredTable): Snapshot | undefined {
  if (exact === undefined || exact.entries < (snapshot?.entries ?? 0)) return snapshot;
  return exact.record.stretches.at(-1)?.rules === rules ? snapshot : exact;
}

function isOwnPhase(spans: readonly Span[], seat: SeatId): boolean {
  return spans.some(({ is, of }) => is === 'phase' && of === seat);
}
