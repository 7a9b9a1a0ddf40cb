import { readFileSync } from 'node:fs';
import {
  fingerprint,
  type GameEvent,
  isAccepted,
  isRefusal,
  type MatchRecord,
  readRecord,
  replay,
  verify,
} from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { skirmish } from '../game.ts';

const eventsSchema = z.strictObject({ fingerprint: z.string(), kinds: z.array(z.string()) });

function kept(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

function recordIn(file: string): MatchRecord {
  const record = readRecord(kept(file));
  if (isRefusal(record)) throw new Error(`${file} cannot be read`);
  return record;
}

function eventsOf(record: MatchRecord): readonly GameEvent[] {
  return [...replay(skirmish, record)].filter(isAccepted).flatMap(({ happened }) => happened.map(({ event }) => event));
}

// A change of the rules that these do not survive raises the version of the rules, and keeps a new record beside them.
describe.each(['open', 'brief'])('the kept match with %s windows', (windows) => {
  const record = recordIn(`./${windows}.record.json`);

  test('leads to the same end', () => {
    expect(verify(skirmish, record)).toMatchObject({
      game: 'skirmish',
      decisions: record.end.decisions,
      outcome: { winners: [0], rule: 'SKI-WIN-a' },
    });
  });

  test('leads through the same events', () => {
    const events = eventsOf(record);
    const expected = eventsSchema.parse(JSON.parse(kept(`./${windows}.events.json`)));

    expect(events.map(({ is }) => is)).toEqual(expected.kinds);
    expect(fingerprint(events)).toBe(expected.fingerprint);
  });
});
