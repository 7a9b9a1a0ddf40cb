import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomOf } from '@kronika/kernel';
import { atLeast, atMost, type Detail, type Findings } from '../result.ts';
import { BoardgameIoMatches } from './boardgame-io-player.ts';
import { Child } from './child.ts';
import { KronikaMatches } from './kronika-player.ts';
import { percentileOf, Timings } from './timings.ts';

/** How many matches are played at the same time, each as fast as it can be. */
const MATCHES = 50;

/** How many times the moves per second of the peer's server. */
const AIM = 3;

const PLAN = { game: 'hundred', seats: ['Ala', 'Ola'].map((name) => ({ is: 'me', name })) };

interface Load {
  begin(): Promise<void>;
  stop(): void;
}

/** Both servers take turns, so that each is set against a neighbour: a machine is not always as fast. */
const ROUNDS = 3;

/** The same game at both servers: moves per second, and how long a move takes. */
export async function busyMatches(seconds: number): Promise<Findings> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ kronika: await measuredKronika(seconds), peer: await measuredPeer(seconds) });
  const over = (value: (round: Round) => number) => percentileOf(rounds.map(value), 50);
  return {
    ratios: {
      'server, moves': atLeast(
        AIM,
        over(({ kronika, peer }) => kronika.rate / peer.rate),
      ),
      'server, 99th percentile of a move': atMost(
        1,
        over(({ kronika, peer }) => kronika.slowest / peer.slowest),
      ),
    },
    details: DETAILS.map(({ name, unit, of }) => ({ name, value: over(of), unit })),
  };
}

interface Round {
  readonly kronika: Measured;
  readonly peer: Measured;
}

const DETAILS: readonly (Omit<Detail, 'value'> & { of(round: Round): number })[] = [
  { name: 'server: Kronika, every move durable', unit: 'moves/s', of: ({ kronika }) => kronika.rate },
  { name: 'server: boardgame.io, in memory', unit: 'moves/s', of: ({ peer }) => peer.rate },
  { name: 'server, 99th percentile: Kronika', unit: 'ms', of: ({ kronika }) => kronika.slowest },
  { name: 'server, 99th percentile: boardgame.io', unit: 'ms', of: ({ peer }) => peer.slowest },
  { name: 'server, processor time for a move: Kronika', unit: 'µs', of: ({ kronika }) => kronika.cost * 1000 },
  { name: 'server, processor time for a move: boardgame.io', unit: 'µs', of: ({ peer }) => peer.cost * 1000 },
  {
    name: 'server, processor time of the players for a move: Kronika',
    unit: 'µs',
    of: ({ kronika }) => kronika.players * 1000,
  },
  {
    name: 'server, processor time of the players for a move: boardgame.io',
    unit: 'µs',
    of: ({ peer }) => peer.players * 1000,
  },
];

async function measuredKronika(seconds: number): Promise<Measured> {
  const data = mkdtempSync(join(tmpdir(), 'kronika-bench-'));
  const found = await measured(
    new URL('./kronika-process.ts', import.meta.url),
    (url, timings) => new KronikaMatches({ url, timings, random: randomOf('moves'), thinkingTime: () => 0 }, PLAN),
    { seconds, args: [data] },
  );
  rmSync(data, { recursive: true });
  return found;
}

function measuredPeer(seconds: number): Promise<Measured> {
  return measured(
    new URL('./boardgame-io-process.ts', import.meta.url),
    (url, timings) => new BoardgameIoMatches({ url, timings, random: randomOf('moves') }),
    { seconds, args: [] },
  );
}

interface Measured {
  /** Moves a second. */
  readonly rate: number;
  /** What 99 of 100 moves did not take longer than, in milliseconds. */
  readonly slowest: number;
  /** The processor time of the server for a move, in milliseconds, and that of the players, who share the machine. */
  readonly cost: number;
  readonly players: number;
}

async function measured(
  module: URL,
  matchesAt: (url: string, timings: Timings) => Load,
  { seconds, args }: { readonly seconds: number; readonly args: readonly string[] },
): Promise<Measured> {
  const server = await Child.start(module, ...args);
  const timings = new Timings();
  const matches = Array.from({ length: MATCHES }, () => matchesAt(server.url, timings));
  await Promise.all(matches.map((match) => match.begin()));
  // The first part does not count: the code is still becoming as fast as it will get.
  await pause(seconds * 1000);
  timings.begin();
  const [start, before, own] = [performance.now(), await server.timeUsed(), process.cpuUsage()];
  await pause(seconds * 1000);
  const rate = (timings.count / (performance.now() - start)) * 1000;
  const { user, system } = process.cpuUsage(own);
  const players = (user + system) / 1000 / timings.count;
  const cost = ((await server.timeUsed()) - before) / timings.count;
  for (const match of matches) match.stop();
  await server.stop();
  return { rate, slowest: timings.percentile(99), cost, players };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
