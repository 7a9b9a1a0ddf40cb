import { readFileSync } from 'node:fs';
import { fingerprint, isAccepted, isRefusal, type MatchRecord, readRecord, replay, verify } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { CLANS } from '../cards/fact.ts';
import { l5r } from '../game.ts';

/** What a kept match came to: its outcome, and a fingerprint of all its events. */
const expectedSchema = z.record(z.string(), z.strictObject({ outcome: z.string(), events: z.string() }));

function kept(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

function recordOf(pair: string): MatchRecord {
  const record = readRecord(kept(`./${pair}.record.json`));
  if (isRefusal(record)) throw new Error(`the record of ${pair} cannot be read`);
  return record;
}

const expected = expectedSchema.parse(JSON.parse(kept('./expected.json')));
const PAIRS = CLANS.flatMap((one, i) => CLANS.slice(i + 1).map((other) => `${one}-${other}`));

test('there is a kept match for every pair of clans', () => {
  expect(Object.keys(expected).sort()).toEqual([...PAIRS].sort());
});

// A change of the rules that these do not survive raises the version of the rules, and keeps new records beside them.
describe.each(PAIRS)('the kept match of %s', (pair) => {
  const record = recordOf(pair);

  test('leads to the same end', () => {
    expect(verify(l5r, record)).toMatchObject({
      game: 'l5r',
      decisions: record.end.decisions,
      outcome: { reason: { key: expected[pair]?.outcome } },
    });
  });

  test('leads through the same events', () => {
    const events = [...replay(l5r, record)]
      .filter(isAccepted)
      .flatMap(({ happened }) => happened.map(({ event }) => event));

    expect(fingerprint(events)).toBe(expected[pair]?.events);
  });
});
