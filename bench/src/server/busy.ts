import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomOf } from '@kronika/kernel';
import { atLeast, atMost, type Findings } from '../result.ts';
import { BoardgameIoMatches } from './boardgame-io-player.ts';
import { Child } from './child.ts';
import { KronikaMatches } from './kronika-player.ts';
import { Timings } from './timings.ts';

/** How many matches are played at the same time, each as fast as it can be. */
const MATCHES = 50;

/** How many times the moves per second of the peer's server. */
const AIM = 3;

const PLAN = { game: 'hundred', seats: ['Ala', 'Ola'].map((name) => ({ is: 'me', name })) };

interface Load {
  begin(): Promise<void>;
  stop(): void;
}

/** The same game at both servers, one after the other: moves per second, and how long a move takes. */
export async function busyMatches(seconds: number): Promise<Findings> {
  const data = mkdtempSync(join(tmpdir(), 'kronika-bench-'));
  const kronika = await measured(
    new URL('./kronika-process.ts', import.meta.url),
    (url, timings) => new KronikaMatches({ url, timings, random: randomOf('moves'), thinkingTime: () => 0 }, PLAN),
    { seconds, args: [data] },
  );
  rmSync(data, { recursive: true });
  const peer = await measured(
    new URL('./boardgame-io-process.ts', import.meta.url),
    (url, timings) => new BoardgameIoMatches({ url, timings, random: randomOf('moves') }),
    { seconds, args: [] },
  );
  return {
    ratios: {
      'server, moves': atLeast(AIM, kronika.rate / peer.rate),
      'server, 99th percentile of a move': atMost(1, kronika.slowest / peer.slowest),
    },
    details: [
      { name: 'server: Kronika, every move durable', value: kronika.rate, unit: 'moves/s' },
      { name: 'server: boardgame.io, in memory', value: peer.rate, unit: 'moves/s' },
      { name: 'server, 99th percentile: Kronika', value: kronika.slowest, unit: 'ms' },
      { name: 'server, 99th percentile: boardgame.io', value: peer.slowest, unit: 'ms' },
      { name: 'server, processor time for a move: Kronika', value: kronika.cost * 1000, unit: 'µs' },
      { name: 'server, processor time for a move: boardgame.io', value: peer.cost * 1000, unit: 'µs' },
      { name: 'server, processor time of the players for a move: Kronika', value: kronika.players * 1000, unit: 'µs' },
      {
        name: 'server, processor time of the players for a move: boardgame.io',
        value: peer.players * 1000,
        unit: 'µs',
      },
    ],
  };
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
