import { skirmish, tictactoe } from '@kronika/examples';
import { type Game, isRefusal, present, registryOf, type SeatId } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
import { type Role, tablePlanSchema } from '@kronika/protocol';
import { race } from '@kronika/testkit';
import { barter } from '@kronika/testkit/barter';
import { headerOf, headerSchema, type TableHeader } from '../header.ts';
import { HostedTable } from '../hosted-table.ts';
import { LiveTable } from '../live-table.ts';
import type { BotQuestion, Ports } from '../ports.ts';
import { isTableRefusal } from '../refused.ts';
import { standingOf } from '../standing.ts';
import type { StoredTable } from '../stored.ts';
import { adviceOf, answerOf } from '../thinking.ts';
import type { Outage } from '../timekeeping.ts';
import { Client } from './client.ts';
import { MemoryJournal } from './memory-journal.ts';
import { resignableRace } from './resignable-race.ts';
import { SimulatedTime, settled } from './simulated.ts';
import { lastOfThree, trio } from './trio.ts';

/** Skirmish as one long phase that always belongs to the first player. */
const ledSkirmish: typeof skirmish = {
  ...skirmish,
  id: 'ledSkirmish',
  spans: ({ first }) => [{ is: 'phase', key: 'match', of: first }],
};

const registry = registryOf(l5r, skirmish, ledSkirmish, tictactoe, trio, lastOfThree, race, resignableRace, barter);

export function gameCalled(id: string): Game {
  const game = registry.find(id);
  if (isRefusal(game)) throw new Error(`no game ${id}`);
  return game;
}

export const people = (...names: readonly string[]) => names.map((name) => ({ is: 'me' as const, name }));

/** A header for a plan; every person is known by their name. */
export function headerFor(plan: object, now = 0, seed = 'seed'): TableHeader {
  const parsed = tablePlanSchema.parse(plan);
  const nameOf = (seat: SeatId) => {
    const who = parsed.seats[seat];
    return who?.is === 'me' ? who.name : '';
  };
  return headerOf(parsed, { table: 'table', seed, now, holderOf: nameOf });
}

/** A table in a house with a time of its own, made by a plan or by the header of a table that goes on. */
export class House {
  readonly time = new SimulatedTime();
  readonly journal: MemoryJournal;
  readonly reports: unknown[] = [];
  readonly founded: TableHeader[] = [];
  /** How the bots of the house think. */
  thinks = async (question: BotQuestion) => {
    const answer = answerOf(registry, question);
    if (isRefusal(answer)) throw new Error('the bot does not know');
    return answer;
  };
  advises = async (question: BotQuestion) => {
    const advice = adviceOf(registry, { ...question, nodes: 60 });
    if (isRefusal(advice)) throw new Error('the bot does not know');
    return advice;
  };
  /** How the house makes another table of the same people. */
  founds = async (header: TableHeader) => {
    this.founded.push(header);
    return `next-${this.founded.length}`;
  };
  live: LiveTable;

  constructor(plan: object, seed?: string) {
    const made = headerSchema.safeParse(plan);
    const header = made.success ? made.data : headerFor(plan, this.time.now(), seed);
    this.journal = new MemoryJournal(header);
    this.live = new LiveTable(tableOf(HostedTable.found(gameCalled(header.game), header)), this.ports);
  }

  get ports(): Ports {
    return {
      journal: this.journal,
      time: this.time,
      thinker: { answer: (question) => this.thinks(question), advise: (question) => this.advises(question) },
      founder: { again: (header) => this.founds(header) },
      breathe: settled,
      report: (error) => this.reports.push(error),
    };
  }

  /** Somebody comes to the table. */
  async client(role: Role | SeatId): Promise<Client> {
    const client = new Client(this.live, typeof role === 'number' ? { is: 'seat', seat: role } : role);
    await client.attach();
    return client;
  }

  clients(...seats: readonly SeatId[]): Promise<readonly Client[]> {
    return Promise.all(seats.map((seat) => this.client(seat)));
  }

  /** The table as it would be taken up now from what is written down. */
  loaded(stored: StoredTable = this.journal.stored, outages: readonly Outage[] = []): HostedTable {
    return tableOf(HostedTable.load(gameCalled(stored.header.game), stored, outages));
  }

  /** Writes the match down as it stands, as a table does that rests, and goes on. */
  async writeSnapshot(): Promise<void> {
    const { table } = this.live;
    const snapshot = table.snapshot();
    if (snapshot === undefined) return;
    await this.journal.append({ table: 'table', after: table.entries, entries: [], ...standingOf(table), snapshot });
  }

  /** The process ends without a word, and another takes the table up after so many milliseconds. */
  async restart(after = 0): Promise<void> {
    this.live.close('restart');
    const from = this.time.now();
    await this.time.pass(after);
    this.live = new LiveTable(this.loaded(undefined, [{ from, until: this.time.now() }]), this.ports);
  }
}

export function tableOf(table: HostedTable | object): HostedTable {
  if (table instanceof HostedTable) return table;
  throw new Error(isTableRefusal(table) ? table.because.text.en : 'no table');
}

/** The one that is asked now. */
export function asked(clients: readonly Client[]): Client {
  return present(
    clients.find(({ question }) => question !== undefined),
    'somebody who is asked',
  );
}
