import { type SeatId, seatsOf } from '@kronika/kernel';
import { type Difference, difference, type HostMessage } from '@kronika/protocol';
import { type Own, ownOf, readerOf, type Shared, sharedOf } from './documents.ts';
import type { HostedTable } from './hosted-table.ts';
import type { LogReader } from './log-book.ts';
import { type KnownLog, logChange } from './log-change.ts';
import type { Peer, Time } from './ports.ts';
import type { Presence } from './presence.ts';

/** What a peer has been sent. */
interface Sent {
  readonly shared: Shared;
  readonly own: Own;
  readonly log: KnownLog;
}

/** Whose command it was. */
export interface Answered {
  readonly peer: Peer;
  readonly id: number;
}

type Goodbye = Extract<HostMessage, { readonly is: 'bye' }>['because'];

/** Everybody who is connected to a table, and what each of them knows of it. */
export class Audience implements Presence {
  readonly #table: HostedTable;
  readonly #time: Time;
  readonly #peers = new Map<Peer, Sent>();
  /** What everybody may know, for as long as only the match goes on. */
  #shared: { readonly shared: Shared; readonly circumstances: number } | undefined;
  readonly #since = new Map<SeatId, number>();
  #spectators = 0;
  readonly #failed = new Set<SeatId>();

  constructor(table: HostedTable, time: Time) {
    this.#table = table;
    this.#time = time;
  }

  get isEmpty(): boolean {
    return this.#peers.size === 0;
  }

  hereSince(seat: SeatId): number | undefined {
    return this.#since.get(seat);
  }

  get spectators(): number {
    return this.#spectators;
  }

  hasFailed(seat: SeatId): boolean {
    return this.#failed.has(seat);
  }

  /** The bot of a seat is given up for now: everybody is told. */
  giveUp(seat: SeatId): void {
    this.#failed.add(seat);
    this.#shared = undefined;
    this.tell();
  }

  /** The bot of a seat answers again. */
  recover(seat: SeatId): void {
    if (this.#failed.delete(seat)) this.#shared = undefined;
  }

  /** Somebody comes, gets the table and is told of everything from now on. */
  welcome(peer: Peer, logFrom: number): void {
    // Noted first: the newcomer is at the table that it is shown.
    this.#notePresence([...this.#peers.keys(), peer]);
    const sent = this.#shownTo(peer, this.#nowShared());
    this.#peers.set(peer, sent);
    const { shared, own, log } = sent;
    const document = { ...shared, ...own };
    const from = logFrom <= log.length ? logFrom : 0;
    peer.send([{ is: 'table', now: this.#time.now(), document, logFrom: from, log: log.lines.slice(from) }]);
    this.tell();
  }

  /** Somebody goes. */
  forget(peer: Peer): void {
    if (!this.#peers.delete(peer)) return;
    this.#notePresence([...this.#peers.keys()]);
    const readers = new Set<LogReader>([...this.#peers.keys()].map(({ role }) => readerOf(this.#table, role)));
    this.#table.log.keepOnly(readers);
    this.tell();
  }

  /** Tells everybody what has changed for them; whoever made it change is also told that it is done. */
  tell(answer?: Answered): void {
    const shared = this.#nowShared();
    // Mostly all of them know the same of what everybody may know: it is compared once.
    const news = new Map<Shared, Difference<Shared>>();
    for (const [peer, sent] of this.#peers) {
      const now = this.#shownTo(peer, shared);
      const forAll = news.get(sent.shared) ?? difference(sent.shared, shared);
      news.set(sent.shared, forAll);
      const own = difference(sent.own, now.own);
      this.#peers.set(peer, { shared: forAll.kept, own: own.kept, log: now.log });
      const patch = forAll.steps.length === 0 ? own.steps : [...forAll.steps, ...own.steps];
      const log = logChange(sent.log, now.log.lines);
      const messages: HostMessage[] = [];
      if (log !== undefined) messages.push({ is: 'changed', patch, log });
      else if (patch.length > 0) messages.push({ is: 'changed', patch });
      if (answer?.peer === peer) messages.push({ is: 'done', id: answer.id });
      if (messages.length > 0) peer.send(messages);
    }
    this.#table.forgetViews();
  }

  /** Lets go of those in a seat that is not theirs any more. */
  dismiss(seat: SeatId): void {
    for (const peer of [...this.#peers.keys()]) {
      if (peer.role.is !== 'seat' || peer.role.seat !== seat) continue;
      peer.send([{ is: 'bye', because: 'left' }]);
      this.forget(peer);
    }
  }

  /** Lets go of everybody. */
  close(because: Goodbye): void {
    for (const peer of this.#peers.keys()) peer.send([{ is: 'bye', because }]);
    this.#peers.clear();
    this.#notePresence([]);
  }

  #shownTo({ role }: Peer, shared: Shared): Sent {
    const lines = this.#table.linesFor(readerOf(this.#table, role));
    return { shared, own: ownOf(this.#table, role, this), log: { lines, length: lines.length } };
  }

  #nowShared(): Shared {
    const { circumstances, header, status } = this.#table;
    const last = this.#shared;
    // Clocks are spent with every decision.
    const isSame = last?.circumstances === circumstances && last.shared.status === status && header.clock.is === 'none';
    if (isSame) return last.shared;
    const shared = sharedOf(this.#table, this);
    this.#shared = { shared, circumstances };
    return shared;
  }

  #notePresence(peers: readonly Peer[]): void {
    this.#shared = undefined;
    this.#spectators = peers.filter(({ role }) => role.is === 'spectator').length;
    for (const seat of seatsOf(this.#table.seats.length)) {
      const isHere = peers.some(({ role }) => role.is === 'seat' && role.seat === seat);
      if (!isHere) this.#since.delete(seat);
      else if (!this.#since.has(seat)) this.#since.set(seat, this.#time.now());
    }
  }
}
