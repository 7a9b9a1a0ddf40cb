import {
  adviceOf,
  answerOf,
  type BotQuestion,
  followingHeader,
  HostedTable,
  headerOf,
  isTableRefusal,
  LiveTable,
  NOT_BEGUN,
  Pace,
  type Peer,
  type Ports,
  paced,
  refuse,
  summaryOf,
  type TableHeader,
  type TableRefusal,
  type Time,
} from '@kronika/host';
import {
  type Advice,
  type Answer,
  type Game,
  isRefusal,
  type MatchRecord,
  type Refusal,
  registryOf,
} from '@kronika/kernel';
import type { TablePlan } from '@kronika/protocol';
import type { Archive } from './archive.ts';
import type { BotStyle } from './messages.ts';

/** What the host needs of its surroundings. */
export interface LocalParts {
  readonly archive: Archive;
  readonly time: Time;
  gameCalled(id: string): Promise<Game | undefined>;
  /** A text that nobody can guess and that was never there before. */
  unique(): string;
  /** A table of this device changed: other windows want to know. */
  changed(table: string): void;
  report(error: unknown): void;
}

/** How long nothing must happen at a table before its match is written down as it stands, in milliseconds. */
const QUIET = 1_000;

/** Everybody who plays on this device is the same to the host: they sit around one screen. */
const HOLDER = 'here';

/** The tables of this device. The same tables as on a server, with a browser's database under them. */
export class LocalHost {
  readonly #parts: LocalParts;
  readonly #live = new Map<string, Promise<LiveTable | TableRefusal>>();
  /** What calls off writing a match down, by the table. */
  readonly #waiting = new Map<string, () => void>();

  /** How fast this device thinks. */
  readonly #pace: Pace;

  constructor(parts: LocalParts) {
    this.#parts = parts;
    this.#pace = new Pace(() => parts.time.now());
  }

  /** Makes a table and gives its address. */
  async found(plan: TablePlan): Promise<string | TableRefusal> {
    const { unique, time } = this.#parts;
    const header = headerOf(plan, { table: unique(), seed: unique(), now: time.now(), holderOf: () => HOLDER });
    const following = plan.follows === undefined ? header : await this.#following(header, plan.follows);
    return isTableRefusal(following) ? following : this.#make(following);
  }

  async #following(header: TableHeader, table: string): Promise<TableHeader | TableRefusal> {
    const before = await this.open(table);
    if (isTableRefusal(before)) return before;
    const following = followingHeader(header, before.table);
    if (before.isIdle) await this.#putAway(before);
    return following;
  }

  /** The table, taken from the archive if nobody is at it. */
  open(table: string): Promise<LiveTable | TableRefusal> {
    const known = this.#live.get(table);
    if (known !== undefined) return known;
    const loading = this.#load(table);
    this.#live.set(table, loading);
    // What could not be loaded is tried again the next time.
    void loading.then(
      (loaded) => isTableRefusal(loaded) && this.#live.delete(table),
      () => this.#live.delete(table),
    );
    return loading;
  }

  /** The record of a table's match up to now; it tells everything. */
  async recordOf(table: string): Promise<MatchRecord | TableRefusal> {
    const live = await this.open(table);
    if (isTableRefusal(live)) return live;
    const record = live.table.record() ?? NOT_BEGUN;
    if (live.isIdle) await this.#putAway(live);
    return record;
  }

  /** How bots of a game can play; none of a game that this device does not have. */
  async stylesOf(game: string): Promise<readonly BotStyle[]> {
    const styles = (await this.#parts.gameCalled(game))?.evaluation?.styles ?? {};
    return Object.entries(styles).map(([id, { name, about }]) => ({ id, name, about }));
  }

  /** Somebody left; a table where nobody is any more is put away. */
  async left(table: LiveTable, peer: Peer): Promise<void> {
    await table.detach(peer);
    if (table.isIdle) await this.#putAway(table);
  }

  async #putAway(table: LiveTable): Promise<void> {
    await this.#keepExact(table.table.header.table);
    this.#live.delete(table.table.header.table);
    await table.rest();
  }

  /** The table was changed by somebody else; who sits at it gets it anew. */
  async overtaken(table: string): Promise<void> {
    const live = await this.#live.get(table);
    this.#live.delete(table);
    if (live !== undefined && !isTableRefusal(live)) live.close('reload');
  }

  async forget(table: string): Promise<void> {
    await this.overtaken(table);
    await this.#parts.archive.forget(table);
    this.#parts.changed(table);
  }

  async #make(header: TableHeader): Promise<string | TableRefusal> {
    const game = await this.#parts.gameCalled(header.game);
    if (game === undefined) return NO_SUCH_GAME;
    const table = HostedTable.found(game, header);
    if (isTableRefusal(table)) return table;
    await this.#parts.archive.create(header, summaryOf(table));
    this.#parts.changed(header.table);
    return header.table;
  }

  async #load(table: string): Promise<LiveTable | TableRefusal> {
    const { archive, gameCalled, time } = this.#parts;
    const stored = await archive.load(table);
    if (stored === undefined) return NO_SUCH_TABLE;
    const game = await gameCalled(stored.header.game);
    if (game === undefined) return NO_SUCH_GAME;
    // Whoever closed the page could not answer; how long it was open after the last move nobody wrote down.
    const outages = [{ from: stored.entries.at(-1)?.at ?? stored.header.created, until: time.now() }];
    const hosted = HostedTable.load(game, stored, outages);
    return isTableRefusal(hosted) ? hosted : new LiveTable(hosted, this.#portsFor(game, table));
  }

  #portsFor(game: Game, table: string): Ports {
    const { archive, time, changed } = this.#parts;
    const registry = registryOf(game);
    return {
      time,
      journal: {
        append: async (append) => {
          await archive.append(append);
          if (append.entries.length === 0) return;
          changed(table);
          this.#keepExactWhenQuiet(table);
        },
      },
      thinker: {
        answer: async (question) =>
          known(question, paced(registry, question, { pace: this.#pace, crowd: 1 }, answerOf)),
        advise: async (question) =>
          known(question, paced(registry, question, { pace: this.#pace, crowd: 1 }, adviceOf)),
      },
      founder: { again: (header) => this.#again(header) },
      report: (error) => {
        // The live table lets go of everybody when it cannot write; whoever comes back gets a new one.
        this.#live.delete(table);
        this.#parts.report(error);
      },
    };
  }

  /**
   * A page is closed without a word, and the next one may bring newer rules: so the match is kept as it stands. Not
   * after every decision, because bots may take many at once.
   */
  #keepExactWhenQuiet(table: string): void {
    const { time, report } = this.#parts;
    this.#waiting.get(table)?.();
    this.#waiting.set(
      table,
      time.after(QUIET, () => {
        this.#keepExact(table).catch(report);
      }),
    );
  }

  async #keepExact(table: string): Promise<void> {
    this.#waiting.get(table)?.();
    this.#waiting.delete(table);
    const live = await this.#live.get(table);
    if (live === undefined || isTableRefusal(live) || live.isClosed) return;
    const exact = live.table.exact();
    if (exact !== undefined) await this.#parts.archive.keepExact(table, exact);
  }

  async #again(header: TableHeader): Promise<string> {
    const { unique, time } = this.#parts;
    const next = await this.#make({ ...header, table: unique(), seed: unique(), created: time.now() });
    if (isTableRefusal(next)) throw new Error(next.because.text.en);
    return next;
  }
}

function known<T extends Answer | Advice>({ bot, game }: BotQuestion, thought: T | Refusal): T {
  if (isRefusal(thought)) throw new Error(`the bot ${bot} cannot play ${game}`);
  return thought;
}

const NO_SUCH_TABLE = refuse('noTable', {
  pl: 'Na tym urządzeniu nie ma takiego stołu.',
  en: 'There is no such table on this device.',
});

const NO_SUCH_GAME = refuse('noTable', {
  pl: 'Tej gry nie ma na tym urządzeniu.',
  en: 'This device does not have that game.',
});
