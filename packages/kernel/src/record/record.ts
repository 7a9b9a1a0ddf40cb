import * as z from 'zod';
import type { Answer } from '../decision/answer.ts';
import type { Match } from '../match/match.ts';
import { invalid, type Refusal } from '../refusal.ts';
import type { SeatId } from '../seat.ts';
import { migrated } from './migrate.ts';
import { answerSchema, seatSchema, snapshotSchema } from './snapshot.ts';

/** The version this program writes. Older ones are migrated when read, newer ones refused. */
export const RECORD_VERSION = 2;

/** How a match began. */
export type Start =
  | { readonly is: 'setup'; readonly setup: unknown }
  | { readonly is: 'situation'; readonly situation: unknown };

/** A run of decisions taken by the same rules, without anything taken back by consent. */
export interface Stretch {
  /** Why it begins: the match began, the rules were corrected, or decisions were taken back. */
  readonly because: 'start' | 'rules' | 'takeBack';
  readonly rules: number;
  /** How many decisions count before this stretch. */
  readonly from: number;
  /** The match at the beginning of the stretch; the first stretch begins at the start instead. */
  readonly snapshot?: Match;
  readonly decisions: readonly (readonly [SeatId, Answer])[];
}

/** What has been played: as much of a record as it takes to play it again. */
export type Course = Pick<MatchRecord, 'game' | 'seed' | 'start' | 'stretches'>;

/** The saved form of a match. The format is described in `docs/record.md`. */
export interface MatchRecord {
  readonly format: 'kronika-record';
  readonly version: typeof RECORD_VERSION;
  readonly game: string;
  readonly seed: string;
  readonly start: Start;
  readonly stretches: readonly Stretch[];
  /** How many decisions count, the fingerprint of the match behind the last one, and perhaps that match. */
  readonly end: { readonly decisions: number; readonly fingerprint: string; readonly match?: Match };
}

const startSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('setup'), setup: z.unknown() }),
  z.strictObject({ is: z.literal('situation'), situation: z.unknown() }),
]);

const stretchSchema = z.strictObject({
  because: z.literal(['start', 'rules', 'takeBack']),
  rules: z.int().min(1),
  from: z.int().min(0),
  snapshot: snapshotSchema.exactOptional(),
  decisions: z.array(z.tuple([seatSchema, answerSchema])),
}) satisfies z.ZodType<Stretch>;

export const recordSchema = z.strictObject({
  format: z.literal('kronika-record'),
  version: z.literal(RECORD_VERSION),
  game: z.string(),
  seed: z.string(),
  start: startSchema,
  stretches: z.array(stretchSchema).min(1),
  end: z.strictObject({ decisions: z.int().min(0), fingerprint: z.string(), match: snapshotSchema.exactOptional() }),
}) satisfies z.ZodType<MatchRecord>;

/** Reads a record of any version; says what is wrong with one that cannot be used. */
export function parseRecord(input: unknown): MatchRecord | Refusal {
  const current = migrated(input);
  const parsed = recordSchema.safeParse(current);
  if (parsed.success) return orderly(parsed.data);
  const newer = newerVersion(input);
  if (newer !== undefined)
    return invalid('the record', {
      at: 'version',
      problem: `it is of version ${newer}, and this program reads up to version ${RECORD_VERSION}; use a newer program`,
    });
  return invalid(
    'the record',
    ...parsed.error.issues.slice(0, 5).map((issue) => ({ at: issue.path.join('.'), problem: issue.message })),
  );
}

/** Reads a record from the text of a file. */
export function readRecord(text: string): MatchRecord | Refusal {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    return invalid('the record', {
      at: '',
      problem: `it is no JSON (${error instanceof Error ? error.message : String(error)})`,
    });
  }
  return parseRecord(input);
}

function newerVersion(input: unknown): number | undefined {
  const head = z.looseObject({ format: z.literal('kronika-record'), version: z.number() }).safeParse(input);
  return head.success && head.data.version > RECORD_VERSION ? head.data.version : undefined;
}

function orderly(record: MatchRecord): MatchRecord | Refusal {
  let taken = 0;
  for (const [i, stretch] of record.stretches.entries()) {
    if (stretch.from !== taken && stretch.because !== 'takeBack')
      return invalid('the record', {
        at: `stretches.${i}.from`,
        problem: `expected ${taken}, because so many decisions stand before it`,
      });
    if (stretch.from > taken)
      return invalid('the record', {
        at: `stretches.${i}.from`,
        problem: `expected at most ${taken}, because no more can be taken back`,
      });
    if ((i === 0) !== (stretch.because === 'start'))
      return invalid('the record', {
        at: `stretches.${i}.because`,
        problem: 'only the first stretch begins at the start',
      });
    if (i > 0 && stretch.snapshot === undefined)
      return invalid('the record', {
        at: `stretches.${i}.snapshot`,
        problem: 'every stretch behind the first needs one',
      });
    if (stretch.snapshot !== undefined && stretch.snapshot.decisions !== stretch.from)
      return invalid('the record', {
        at: `stretches.${i}.snapshot.decisions`,
        problem: `expected ${stretch.from}, because the stretch begins there`,
      });
    taken = stretch.from + stretch.decisions.length;
  }
  if (record.end.decisions !== taken)
    return invalid('the record', {
      at: 'end.decisions',
      problem: `says ${record.end.decisions}, but there are ${taken} decisions`,
    });
  return record;
}

/** The text of a record file. */
export function writeRecord(record: MatchRecord): string {
  return `${JSON.stringify(record)}\n`;
}
