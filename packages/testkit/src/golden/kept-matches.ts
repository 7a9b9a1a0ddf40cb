import { readFileSync } from 'node:fs';
import {
  fingerprint,
  type Game,
  isAccepted,
  isRefusal,
  type MatchRecord,
  readRecord,
  replay,
  verify,
} from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

/** What a kept match came to: its outcome, and a fingerprint of all its events. */
const expectedSchema = z.record(z.string(), z.strictObject({ outcome: z.string(), events: z.string() }));

/**
 * The kept matches of a game, `<name>.record.json` beside `expected.json` in the folder: each leads to the same end
 * through the same events. A change of the rules that these do not survive raises the version of the rules, and keeps
 * new records beside them.
 */
export function keptMatches(game: Game, folder: URL, names: readonly string[]): void {
  const kept = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  const recordOf = (name: string): MatchRecord => {
    const record = readRecord(kept(`./${name}.record.json`));
    if (isRefusal(record)) throw new Error(`the record of ${name} cannot be read`);
    return record;
  };
  const expected = expectedSchema.parse(JSON.parse(kept('./expected.json')));

  test('every kept match is expected, and no other', () => {
    expect(Object.keys(expected).sort()).toEqual([...names].sort());
  });

  describe.each(names)('the kept match of %s', (name) => {
    const record = recordOf(name);

    test('leads to the same end', () => {
      expect(verify(game, record)).toMatchObject({
        game: game.id,
        decisions: record.end.decisions,
        outcome: { reason: { key: expected[name]?.outcome } },
      });
    });

    test('leads through the same events', () => {
      const events = [...replay(game, record)]
        .filter(isAccepted)
        .flatMap(({ happened }) => happened.map(({ event }) => event));

      expect(fingerprint(events)).toBe(expected[name]?.events);
    });
  });
}
