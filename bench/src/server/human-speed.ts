import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomOf } from '@kronika/kernel';
import { atMost, type Findings } from '../result.ts';
import { Child } from './child.ts';
import { KronikaMatches, type Swarm } from './kronika-player.ts';
import { percentileOf, Timings } from './timings.ts';

/** One decision in three seconds a match. */
const THINKING = { least: 1500, most: 4500 };

/** What a decision may take, in milliseconds, and what a player may be sent for it, in bytes. */
const SLOWEST = 50;
const BYTES = 2000;

const PLAN = {
  game: 'l5r',
  // Where hands are guarded a pass waits, which is not what is measured here.
  options: { windows: 'brief' },
  seats: ['Ala', 'Ola'].map((name) => ({ is: 'me', name })),
};

/** Many matches of a real game, at the speed of people. */
export async function humanSpeed(seconds: number, matches: number): Promise<Findings> {
  const data = mkdtempSync(join(tmpdir(), 'kronika-bench-'));
  const server = await Child.start(new URL('./kronika-process.ts', import.meta.url), data);
  const random = randomOf('people');
  const timings = new Timings();
  const bytes: number[] = [];
  const swarm: Swarm = {
    url: server.url,
    random,
    timings,
    thinkingTime: () => random.int(THINKING.least, THINKING.most),
    received: (length) => bytes.push(length),
  };
  const playing = Array.from({ length: matches }, () => new KronikaMatches(swarm, PLAN));
  for (const match of playing) await match.begin();
  // A server that has just been started is still becoming as fast as it will get.
  await pause(seconds * 700);
  timings.begin();
  bytes.length = 0;
  await pause(seconds * 1000);
  const findings: Findings = {
    ratios: {
      'server at human speed, 99th percentile in ms': atMost(SLOWEST, timings.percentile(99)),
      'server, bytes sent to a player for a decision, median': atMost(BYTES, percentileOf(bytes, 50)),
    },
    details: [
      { name: 'server at human speed: live l5r matches', value: matches, unit: 'matches' },
      { name: 'server at human speed', value: timings.count / seconds, unit: 'decisions/s' },
      { name: 'server at human speed, median', value: timings.percentile(50), unit: 'ms' },
      { name: 'server, bytes for a decision, 99th percentile', value: percentileOf(bytes, 99), unit: 'bytes' },
    ],
  };
  for (const match of playing) match.stop();
  await server.stop();
  rmSync(data, { recursive: true });
  return findings;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
