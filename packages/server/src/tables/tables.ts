import {
  followingHeader,
  HostedTable,
  headerOf,
  isTableRefusal,
  LiveTable,
  type Newcomer,
  type Outage,
  type Ports,
  standingOf,
  type TableHeader,
  type TableRefusal,
} from '@kronika/host';
import { type Game, isRefusal, type Registry, type SeatId, seatsOf } from '@kronika/kernel';
import type { TablePlan } from '@kronika/protocol';
import type { Bus } from '../bus/port.ts';
import { newSeed, newTableId } from '../identity/token.ts';
import { DamagedTableError, type Store } from '../store/port.ts';
import { DAMAGED, DRAINING, NO_TABLE, unknownGame } from './refused.ts';

/** Who wants to know where people sit, because their seats belong to them on other devices too. */
export interface Seatings {
  /** The people of one table sit at another one, each known by the same sign. */
  satAgain(table: string, seats: readonly { readonly seat: SeatId; readonly holder: string }[]): Promise<void>;
  left(table: string, seat: SeatId): Promise<void>;
}

/** What tables need besides the store. */
export interface Surroundings {
  readonly registry: Registry;
  readonly store: Store;
  readonly bus: Bus;
  readonly seatings?: Seatings;
  readonly time: Ports['time'];
  readonly thinker: Ports['thinker'];
  /** When no server was there, so that nobody's time ran. */
  readonly outages?: readonly Outage[];
  /** How long nobody has to be at a table before it is let go of, in milliseconds. */
  readonly restAfter?: number;
  report(error: unknown): void;
}

const REST_AFTER = 60_000;

interface Kept {
  readonly live: LiveTable;
  /** When somebody was last seen here. */
  readonly busyAt: number;
}

/**
 * The tables that are in memory: whichever somebody is at, or something is happening at. All others lie in the store
 * and cost nothing.
 */
export class Tables {
  readonly #around: Surroundings;
  readonly #kept = new Map<string, Kept>();
  readonly #loading = new Map<string, Promise<LiveTable | TableRefusal>>();
  readonly #resting = new Map<string, Promise<void>>();
  /** The tables whose damage has been reported. */
  readonly #damaged = new Set<string>();
  readonly #ports: Ports;
  readonly #deafen: () => void;
  #state: 'open' | 'draining' = 'open';

  constructor(around: Surroundings) {
    this.#around = around;
    const { store, bus, seatings, time, thinker, report } = around;
    this.#ports = {
      time,
      thinker,
      report,
      breathe: () => new Promise((resolve) => setImmediate(resolve)),
      journal: {
        append: async (append) => {
          await store.append(append);
          bus.tell({ table: append.table, entries: append.after + append.entries.length });
          for (const entry of append.entries)
            if (entry.is === 'left') await seatings?.left(append.table, entry.seat).catch(report);
        },
      },
      founder: { again: (header) => this.#foundAgain(header) },
    };
    this.#deafen = bus.listen(({ table, entries }) => this.#noteMove(table, entries));
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#kept.size;
  }

  /** Makes a table; the holders are signs of who makes it, and of the programs that they let play. */
  async create(plan: TablePlan, holderOf: (seat: SeatId) => string, from?: string): Promise<string | TableRefusal> {
    if (this.#state === 'draining') return DRAINING;
    const header = headerOf(plan, {
      table: newTableId(),
      seed: newSeed(),
      now: this.#around.time.now(),
      holderOf,
      ...(from === undefined ? {} : { from }),
    });
    const following = plan.follows === undefined ? header : await this.#following(header, plan.follows);
    return isTableRefusal(following) ? following : this.#found(following);
  }

  async #following(header: TableHeader, table: string): Promise<TableHeader | TableRefusal> {
    const before = await this.get(table);
    return isTableRefusal(before) ? before : followingHeader(header, before.table);
  }

  async #foundAgain(header: TableHeader): Promise<string> {
    const again = { ...header, table: newTableId(), seed: newSeed(), created: this.#around.time.now() };
    const table = await this.#found(again);
    if (typeof table !== 'string') throw new Error(table.because.text.en);
    await this.#around.seatings?.satAgain(table, heldIn(again));
    return table;
  }

  async #found(header: TableHeader): Promise<string | TableRefusal> {
    const game = this.#around.registry.find(header.game);
    if (isRefusal(game)) return unknownGame(game);
    const table = HostedTable.found(game, header);
    if (isTableRefusal(table)) return table;
    await this.#around.store.create({ header, ...standingOf(table) });
    this.#keep(table);
    return header.table;
  }

  /** The table of that address, taken out of the store if need be. */
  async get(id: string): Promise<LiveTable | TableRefusal> {
    if (this.#state === 'draining') return DRAINING;
    await this.#resting.get(id);
    const kept = this.#kept.get(id);
    if (kept !== undefined && !kept.live.isClosed) return kept.live;
    const loading = this.#loading.get(id) ?? this.#loadIfSound(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  /** One table that is damaged must not keep the others from anything. */
  async #loadIfSound(id: string): Promise<LiveTable | TableRefusal> {
    try {
      return await this.#load(id);
    } catch (error) {
      if (!(error instanceof DamagedTableError)) throw error;
      if (!this.#damaged.has(id)) this.#around.report(error);
      this.#damaged.add(id);
      await this.#around.store.setAside(id);
      return DAMAGED;
    }
  }

  async #load(id: string): Promise<LiveTable | TableRefusal> {
    const stored = await this.#around.store.load(id);
    if (stored === undefined) return NO_TABLE;
    const game = this.#around.registry.find(stored.header.game);
    if (isRefusal(game)) return unknownGame(game);
    return this.#keep(loaded(game, HostedTable.load(game, stored, this.#around.outages ?? [])));
  }

  #keep(table: HostedTable): LiveTable {
    const live = new LiveTable(table, this.#ports);
    this.#kept.set(table.header.table, { live, busyAt: this.#around.time.now() });
    return live;
  }

  /** Somebody sits down at a table. */
  async sit(id: string, newcomer: Newcomer): Promise<SeatId | TableRefusal> {
    const live = await this.get(id);
    return isTableRefusal(live) ? live : live.sit(newcomer);
  }

  /** Another server has written to the table: what is here is behind. */
  #noteMove(id: string, entries: number): void {
    const kept = this.#kept.get(id);
    if (kept !== undefined && kept.live.table.entries < entries) this.reload(id);
  }

  /** Somebody changed what is written down of a table: whoever is there gets it anew. */
  reload(id: string): void {
    const kept = this.#kept.get(id);
    if (kept === undefined) return;
    kept.live.close('reload');
    this.#kept.delete(id);
  }

  /** Takes up the tables where something is due and nobody is there to see it. */
  async wake(within: number, most: number): Promise<void> {
    const due = await this.#around.store.due(this.#around.time.now() + within, most);
    for (const id of due) {
      if (this.#kept.has(id)) continue;
      // One table that cannot be read must not keep the others asleep.
      await this.get(id).catch((error: unknown) => this.#around.report(error));
    }
  }

  /** Lets go of the tables where nobody has been for a while. */
  async sweep(): Promise<void> {
    const now = this.#around.time.now();
    for (const [id, { live, busyAt }] of this.#kept) {
      if (live.isClosed) this.#kept.delete(id);
      else if (!live.isIdle) this.#kept.set(id, { live, busyAt: now });
      else if (now - busyAt >= (this.#around.restAfter ?? REST_AFTER)) await this.#rest(id, live);
    }
  }

  /** Writes everything down and lets go of everybody; from now on nothing is taken up. */
  async drain(): Promise<void> {
    this.#state = 'draining';
    this.#deafen();
    await Promise.allSettled(this.#loading.values());
    await Promise.all([...this.#kept].map(([id, { live }]) => this.#rest(id, live)));
  }

  #rest(id: string, live: LiveTable): Promise<void> {
    const resting = live
      .rest()
      .catch((error: unknown) => this.#around.report(error))
      .finally(() => {
        this.#kept.delete(id);
        this.#resting.delete(id);
      });
    this.#resting.set(id, resting);
    return resting;
  }
}

/** The seats of people, with the signs by which they are known. */
function heldIn({ seats }: TableHeader): readonly { readonly seat: SeatId; readonly holder: string }[] {
  return seatsOf(seats.length).flatMap((seat) => {
    const who = seats[seat];
    return who?.is === 'person' ? [{ seat, holder: who.holder }] : [];
  });
}

/** What cannot be taken up is not a refusal to who asks for it, but something to look into. */
function loaded(game: Game, table: HostedTable | TableRefusal): HostedTable {
  if (!isTableRefusal(table)) return table;
  throw new DamagedTableError(`a table of ${game.id} cannot be taken up: ${table.because.text.en}`);
}
