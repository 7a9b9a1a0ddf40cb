import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryOf } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
import { serve } from '@kronika/server';
import { heapUsed } from '../heap.ts';
import { atMost, type Findings } from '../result.ts';

/** What a resting match may take, in bytes: nothing, but for what a measurement of memory is off by. */
const AIM = 1000;

const PLAN = {
  game: 'l5r',
  // Where hands are guarded a pass waits, which is not what is measured here.
  options: { windows: 'brief' },
  seats: ['Ala', 'Ola'].map((name) => ({ is: 'me', name })),
};

/** What matches cost that are being played, and what they cost when nobody is there. */
export async function restingMatches(count: number): Promise<Findings> {
  const data = mkdtempSync(join(tmpdir(), 'kronika-bench-'));
  const server = await serve({
    registry: registryOf(l5r),
    host: '127.0.0.1',
    port: 0,
    data,
    logLevel: 'silent',
    restAfter: 0,
    limits: { changesPerMinute: 1_000_000, requestsPerMinute: 1_000_000 },
  });
  const make = () =>
    fetch(`http://127.0.0.1:${server.port}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(PLAN),
    }).then((response) => response.text());
  // Whatever is made once and kept is made now, the faster code that much use brings about included.
  for (let i = 0; i < count; i += 1) await make();
  await server.sweep();
  const before = heapUsed();
  for (let i = 0; i < count; i += 1) await make();
  const live = (heapUsed() - before) / count;
  await server.sweep();
  const resting = server.tables() === 0 ? (heapUsed() - before) / count : Number.NaN;
  await server.drain();
  rmSync(data, { recursive: true });
  return {
    ratios: { 'server, bytes of memory for a resting match': atMost(AIM, resting) },
    details: [{ name: 'server, memory for a live l5r match', value: live, unit: 'bytes' }],
  };
}
