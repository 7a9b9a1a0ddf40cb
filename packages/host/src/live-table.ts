import { type CardId, present, type SeatId, UNEXPLAINED, type Viewer } from '@kronika/kernel';
import { type Command, type LogEntry, patchBetween, type TableDocument } from '@kronika/protocol';
import { type Change, entriesFor } from './commands.ts';
import { documentFor, type Presence, summaryOf, viewerOf } from './documents.ts';
import type { Entry } from './entry.ts';
import type { Due, HostedTable } from './hosted-table.ts';
import type { Peer, Ports } from './ports.ts';
import { isTableRefusal, NOT_BEGUN, refuse, type TableRefusal } from './refused.ts';
import { type Newcomer, sitting } from './sitting.ts';

/** What a peer has been sent. */
interface Sent {
  readonly document: TableDocument;
  readonly log: readonly LogEntry[];
}

/**
 * A table that people are at: takes what they say one after the other, writes it down, and tells everybody what
 * changed, never before it is durable. Bots and standing orders answer, and clocks fall, by themselves.
 */
export class LiveTable {
  readonly table: HostedTable;
  readonly #ports: Ports;
  readonly #peers = new Map<Peer, Sent>();
  /** What is under way; the next thing waits for it. */
  #tail: Promise<void> = Promise.resolve();
  #underWay = 0;
  #callOff: (() => void) | undefined;
  /** The question that a bot is thinking about, so that it is not asked twice. */
  #thinkingAbout: string | undefined;
  #state: 'open' | 'closed' = 'open';

  constructor(table: HostedTable, ports: Ports) {
    this.table = table;
    this.#ports = ports;
    this.#schedule();
  }

  /** Whether nobody is here and nothing is going on. */
  get isIdle(): boolean {
    return this.#peers.size === 0 && this.#underWay === 0 && !this.table.due().some(({ is }) => is === 'bot');
  }

  get presence(): Presence {
    const roles = [...this.#peers.keys()].map(({ role }) => role);
    return {
      isHere: (seat) => roles.some((role) => role.is === 'seat' && role.seat === seat),
      spectators: roles.filter(({ is }) => is === 'spectator').length,
    };
  }

  /** Somebody comes to the table, and knows so many entries of the log already. */
  attach(peer: Peer, logFrom = 0): void {
    // Noted first: the others see the newcomer, and the newcomer sees itself.
    this.#peers.set(peer, { document: documentFor(this.table, peer.role, this.presence), log: [] });
    const document = documentFor(this.table, peer.role, this.presence);
    const log = this.table.linesFor(viewerOf(this.table, peer.role));
    this.#peers.set(peer, { document, log });
    const from = logFrom <= log.length ? logFrom : 0;
    peer.send({ is: 'table', now: this.#ports.time.now(), document, logFrom: from, log: log.slice(from) });
    this.#tellChanges();
    this.#schedule();
  }

  detach(peer: Peer): void {
    if (!this.#peers.delete(peer)) return;
    const viewers = new Set<Viewer>([...this.#peers.keys()].map(({ role }) => viewerOf(this.table, role)));
    this.table.log.keepOnly(viewers);
    this.#tellChanges();
  }

  /** Takes a command of somebody at the table; resolves when it was answered. */
  receive(peer: Peer, command: Command): Promise<void> {
    switch (command.is) {
      case 'explain':
        return this.#oneByOne(async () => this.#explain(peer, command.id, command.card));
      case 'record':
        return this.#oneByOne(async () => this.#giveRecord(peer, command.id));
      default:
        return this.#oneByOne(() => this.#change(peer, command));
    }
  }

  /** Somebody sits down. Gives the seat, or why not. */
  sit(newcomer: Newcomer): Promise<SeatId | TableRefusal> {
    return this.#oneByOne(async () => {
      const entry = sitting(this.table, newcomer, this.#ports.time.now());
      if (isTableRefusal(entry)) return entry;
      await this.#write([entry]);
      return entry.seat;
    });
  }

  /** Writes the match down and lets go of it. */
  async rest(): Promise<void> {
    await this.#oneByOne(async () => {
      const snapshot = this.table.snapshot();
      if (snapshot !== undefined)
        await this.#ports.journal.append({
          table: this.table.header.table,
          after: this.table.entries,
          entries: [],
          summary: summaryOf(this.table),
          snapshot,
          ...this.#nextDue(),
        });
    });
    this.close('restart');
  }

  /** Lets go of everybody; they come back by themselves. */
  close(because: 'restart' | 'reload'): void {
    this.#state = 'closed';
    this.#callOff?.();
    for (const peer of this.#peers.keys()) peer.send({ is: 'bye', because });
    this.#peers.clear();
  }

  #oneByOne<T>(task: () => Promise<T>): Promise<T> {
    this.#underWay += 1;
    const done = this.#tail.then(task).finally(() => {
      this.#underWay -= 1;
    });
    this.#tail = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  async #change(peer: Peer, command: Change): Promise<void> {
    const refusal = await this.#do(entriesFor(this.table, peer.role, command, this.#ports.time.now()));
    if (refusal === undefined) peer.send({ is: 'done', id: command.id });
    else peer.send({ is: 'refused', id: command.id, because: refusal.because });
    if (command.is === 'rematch' && refusal === undefined) await this.#goOnIfAllWant();
  }

  /** Writes entries down and tells everybody, unless they are refused. */
  async #do(entries: readonly Entry[] | TableRefusal): Promise<TableRefusal | undefined> {
    if (isTableRefusal(entries)) return entries;
    try {
      await this.#write(entries);
      return undefined;
    } catch (error) {
      this.#ports.report(error);
      this.close('reload');
      return NOT_STORED;
    }
  }

  async #write(entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return;
    const { table } = this;
    const after = table.entries;
    for (const entry of entries) {
      const refusal = table.take(entry);
      // What does not fit was refused before; a table that is half changed must not go on.
      if (refusal !== undefined) throw new Error(refusal.because.text.en);
    }
    const snapshot = table.snapshotIfDue();
    await this.#ports.journal.append({
      table: table.header.table,
      after,
      entries,
      summary: summaryOf(table),
      ...(snapshot === undefined ? {} : { snapshot }),
      ...this.#nextDue(),
    });
    this.#tellChanges();
    this.#schedule();
  }

  #tellChanges(): void {
    const { presence } = this;
    for (const [peer, sent] of this.#peers) {
      const document = documentFor(this.table, peer.role, presence);
      const log = this.table.linesFor(viewerOf(this.table, peer.role));
      const patch = patchBetween(sent.document, document);
      const change = logChange(sent.log, log);
      if (patch.length === 0 && change === undefined) continue;
      this.#peers.set(peer, { document, log });
      peer.send({ is: 'changed', patch, ...(change === undefined ? {} : { log: change }) });
    }
  }

  #explain(peer: Peer, id: number, card: CardId): void {
    const { game, recorder } = this.table;
    if (recorder === undefined) peer.send({ is: 'refused', id, because: NOT_BEGUN.because });
    else {
      const explanation = game.explain?.(recorder.match, viewerOf(this.table, peer.role), card);
      peer.send({ is: 'explained', id, card, explanation: explanation ?? UNEXPLAINED });
    }
  }

  /** The record tells everything, so nobody gets it before the end. */
  #giveRecord(peer: Peer, id: number): void {
    const record = this.table.record();
    if (record === undefined || this.table.status !== 'over')
      peer.send({ is: 'refused', id, because: RECORD_AFTER_THE_END.because });
    else peer.send({ is: 'record', id, record });
  }

  async #goOnIfAllWant(): Promise<void> {
    const { table } = this;
    const people = table.seats.flatMap(({ who }, seat) => (who.is === 'person' ? [seat] : []));
    const want: readonly number[] = table.again;
    if (table.next !== undefined || !people.every((seat) => want.includes(seat))) return;
    const next = await this.#ports.founder.again({ ...table.header, seats: table.seats.map(({ who }) => who) });
    await this.#do([{ is: 'goesOn', ...table.stamp(this.#ports.time.now()), table: next }]);
  }

  #nextDue(): { readonly due?: number } {
    const times = this.table.due().map(({ at }) => at);
    return times.length === 0 ? {} : { due: Math.min(...times) };
  }

  /** Sets the alarm for the first thing that will happen by itself. */
  #schedule(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    if (this.#state === 'closed') return;
    const dues = this.table.due();
    const first = dues.reduce<Due | undefined>(
      (least, due) => (least === undefined || due.at < least.at ? due : least),
      undefined,
    );
    if (first === undefined) return;
    const wait = Math.max(0, first.at - this.#ports.time.now());
    this.#callOff = this.#ports.time.after(Math.min(wait, LONGEST_WAIT), () => this.#wake());
  }

  #wake(): void {
    const now = this.#ports.time.now();
    for (const due of this.table.due()) if (due.at <= now) this.#fulfil(due);
    if (!this.table.due().some(({ at }) => at <= now)) this.#schedule();
  }

  #fulfil(due: Due): void {
    switch (due.is) {
      case 'bot':
        this.#letThink(due);
        return;
      case 'order':
        this.#answer(due.seat, this.#asked(), due.answer);
        return;
      case 'clock':
        this.#inBackground(this.#oneByOne(() => this.#letFall()));
        return;
    }
  }

  #asked(): number {
    return this.table.recorder?.match.asked ?? 0;
  }

  #letThink({ seat, bot }: Extract<Due, { readonly is: 'bot' }>): void {
    const { match } = present(this.table.recorder, 'the match');
    const question = `${match.asked}/${match.decisions}/${seat}`;
    if (this.#thinkingAbout === question) return;
    this.#thinkingAbout = question;
    const seed = `${this.table.header.seed}/${match.decisions}`;
    const { asked } = match;
    this.#inBackground(
      this.#ports.thinker
        .answer({ game: this.table.header.game, bot, seat, seed, match })
        .then((answer) => this.#answer(seat, asked, answer))
        .finally(() => {
          this.#thinkingAbout = undefined;
        }),
    );
  }

  /** An answer that nobody sent. When the match went on meanwhile, it is too late and nothing happens. */
  #answer(seat: SeatId, asked: number, answer: number | readonly number[]): void {
    const command: Change = { is: 'decide', id: 0, asked, answer: typeof answer === 'number' ? answer : [...answer] };
    this.#inBackground(
      this.#oneByOne(async () => {
        if (this.#asked() !== asked || this.#state === 'closed') return;
        await this.#do(entriesFor(this.table, { is: 'seat', seat }, command, this.#ports.time.now()));
      }),
    );
  }

  async #letFall(): Promise<void> {
    const now = this.#ports.time.now();
    const fall = this.table.status === 'playing' ? this.table.time.fall(this.table.waiting) : undefined;
    if (fall === undefined || fall.at > now) return this.#schedule();
    const stamp = this.table.stamp(now);
    await this.#do([fall.is === 'seat' ? { is: 'timeUp', ...stamp, seat: fall.seat } : { is: 'timeCalled', ...stamp }]);
  }

  #inBackground(task: Promise<void>): void {
    task.catch((error: unknown) => this.#ports.report(error));
  }
}

/** Timers cannot wait longer; then they look again. */
const LONGEST_WAIT = 2_000_000_000;

const NOT_STORED = refuse('notStored', {
  pl: 'Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj jeszcze raz.',
  en: 'This could not be stored, so nothing was changed. Try again.',
});

const RECORD_AFTER_THE_END = refuse('notNow', {
  pl: 'Zapis partii zdradza wszystko, więc można go dostać dopiero po jej końcu.',
  en: 'The record of a match tells everything, so it is given only when the match is over.',
});

/** How a log has grown; lines of the end may have gone, because decisions were taken back. */
function logChange(
  before: readonly LogEntry[],
  after: readonly LogEntry[],
): { readonly keep: number; readonly add: readonly LogEntry[] } | undefined {
  if (before === after) return undefined;
  const last = before.length - 1;
  let keep = before.length;
  if (after[last] !== before[last]) {
    keep = 0;
    while (keep < after.length && after[keep] === before[keep]) keep += 1;
  }
  return keep === before.length && keep === after.length ? undefined : { keep, add: after.slice(keep) };
}
