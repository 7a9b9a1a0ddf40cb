import * as z from 'zod';
import { CONCEDES, type Deed } from '../decision/answer.ts';
import type { Manner } from '../match/decide.ts';
import type { Match } from '../match/match.ts';
import { invalid, type Refusal } from '../refusal.ts';
import type { SeatId } from '../seat.ts';
import { migrated } from './migrate.ts';
import { answerSchema, asksSchema, seatSchema, snapshotSchema } from './snapshot.ts';

/** The version this program writes. Older ones are migrated when read, newer ones refused. */
export const RECORD_VERSION = 5;

/** The place of a match in a series. The first match of a series has none. */
export interface Follows {
  /** The fingerprint of the finished match it follows. */
  readonly fingerprint: string;
  /** Its number in the series, at least 2. */
  readonly number: number;
}

/** How a match began. */
export type Start = Manner &
  (
    | { readonly is: 'setup'; readonly setup: unknown; readonly follows?: Follows }
    | { readonly is: 'situation'; readonly situation: unknown }
  );

/** How a match goes on that was led back to an earlier moment, or away from it: told apart from what was asked before. */
export interface Anew {
  readonly asked: number;
  readonly revelations: number;
  /** Where the chance comes from since, if not from where it came before. */
  readonly seed?: string;
}

/** A run of decisions taken by the same rules, without anything taken back by consent. */
export interface Stretch {
  /**
   * Why it begins: the match began, the rules were corrected, decisions were taken back, or a match of its own
   * branches off from a moment of this one.
   */
  readonly because: 'start' | 'rules' | 'takeBack' | 'branch';
  readonly rules: number;
  /** How many decisions count before this stretch. */
  readonly from: number;
  /** The match at the beginning of the stretch, where it does not follow from what stands before. */
  readonly snapshot?: Match;
  /** For what was taken back or branched off: the match is the one there was, with new chance and these numbers. */
  readonly anew?: Anew;
  readonly decisions: readonly (readonly [SeatId, Deed])[];
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

export const followsSchema = z.strictObject({ fingerprint: z.string(), number: z.int().min(2) });

const asks = asksSchema.exactOptional();

const startSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('setup'), setup: z.unknown(), follows: followsSchema.exactOptional(), asks }),
  z.strictObject({ is: z.literal('situation'), situation: z.unknown(), asks }),
]);

const stretchSchema = z.strictObject({
  because: z.literal(['start', 'rules', 'takeBack', 'branch']),
  rules: z.int().min(1),
  from: z.int().min(0),
  snapshot: snapshotSchema.exactOptional(),
  anew: z
    .strictObject({ asked: z.int().min(0), revelations: z.int().min(0), seed: z.string().exactOptional() })
    .exactOptional(),
  decisions: z.array(z.tuple([seatSchema, z.union([answerSchema, z.literal(CONCEDES)])])),
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
    const missing = missingIn(stretch);
    if (missing !== undefined)
      return invalid('the record', {
        at: `stretches.${i}.${missing}`,
        problem: `a stretch that begins because of "${stretch.because}" needs it`,
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

/** What a stretch has to say of how it begins, and does not. */
function missingIn({ because, snapshot, anew }: Stretch): 'snapshot' | 'anew' | 'anew.seed' | undefined {
  switch (because) {
    case 'start':
      return undefined;
    case 'rules':
      return snapshot === undefined ? 'snapshot' : undefined;
    case 'takeBack':
      return snapshot === undefined && anew === undefined ? 'anew' : undefined;
    case 'branch':
      return anew?.seed === undefined ? 'anew.seed' : undefined;
  }
}

/** The text of a record file. */
export function writeRecord(record: MatchRecord): string {
  return `${JSON.stringify(record)}\n`;
}
