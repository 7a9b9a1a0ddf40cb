import type { Advice, Answer, Match, SeatId } from '@kronika/kernel';
import type { HostMessage, Role } from '@kronika/protocol';
import type { Entry } from './entry.ts';
import type { TableHeader } from './header.ts';
import type { Standing } from './standing.ts';
import type { Snapshot } from './stored.ts';

/** What is to be written down of a table, all of it or nothing. */
export interface Append extends Standing {
  readonly table: string;
  /** How many entries the journal has before these; another number means that somebody else has written. */
  readonly after: number;
  readonly entries: readonly Entry[];
  readonly snapshot?: Snapshot;
}

/** Where tables write down what happened. Resolves when it is durable. */
export interface Journal {
  append(append: Append): Promise<void>;
}

/** The time around the table. */
export interface Time {
  now(): number;
  /** Calls back after so many milliseconds, unless it is called off. */
  after(milliseconds: number, then: () => void): () => void;
}

/** A question to a bot. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly seat: SeatId;
  /** On whose account it is thought about: where many ask, each of them gets the same share. */
  readonly by: string;
  /** The chance of the bot's own. */
  readonly seed: string;
  readonly match: Match;
  /** How many positions the bot may look at; what its level allows on every machine, if nothing is said. */
  readonly nodes?: number;
}

/** Where bots think, so that nobody else has to wait for them. */
export interface Thinker {
  answer(question: BotQuestion): Promise<Answer>;
  /** What the bot would do, and why. */
  advise(question: BotQuestion): Promise<Advice>;
}

/** Makes another table of the same people, and gives its address. */
export interface Founder {
  again(header: TableHeader): Promise<string>;
}

export interface Ports {
  readonly journal: Journal;
  readonly time: Time;
  readonly thinker: Thinker;
  readonly founder: Founder;
  /** Lets others have their turn in the middle of long work; without it long work is done in one go. */
  breathe?(): Promise<void>;
  /** Something went wrong that nobody at the table can do anything about. */
  report(error: unknown): void;
}

/** Somebody who is connected. */
export interface Peer {
  readonly role: Role;
  /** What is said together arrives together: handing something to a network costs more than making it. */
  send(messages: readonly HostMessage[]): void;
}
