import {
  type Entry,
  HostedTable,
  isTableRefusal,
  type Snapshot,
  type Standing,
  type StoredTable,
  snapshotSchema,
  standingOf,
  summaryOf,
  type TableHeader,
} from '@kronika/host';
import { isRefusal, type Registry } from '@kronika/kernel';
import type { TableSummary } from '@kronika/protocol';
import { entryPlace, headerPlace, lastingPlace, movingPlace, snapshotPlace } from '../store/sqlite/places.ts';
import { entriesFrom, headerFrom, summaryFrom } from '../store/sqlite/reading.ts';
import { unsealed } from '../store/sqlite/seal.ts';
import type { Finding } from './finding.ts';
import type { RawTable } from './salvage.ts';

/** What is to become of a table. */
export type Verdict =
  | { readonly is: 'sound' }
  | { readonly is: 'mended'; readonly findings: readonly Finding[]; readonly mended: Mended }
  | { readonly is: 'setAside'; readonly findings: readonly Finding[] };

/** A table that can go on, made of what is left of it. */
export interface Mended {
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
  readonly snapshot: Snapshot | undefined;
  readonly standing: Standing;
}

/** What a row says, or that it cannot be trusted. */
type Part<T> = { readonly is: 'sound'; readonly value: T } | { readonly is: 'damaged'; readonly why: string };

/** Looks into one table: whether it is whole, and what could be made of it if not. */
export function judge(raw: RawTable, registry: Registry): Verdict {
  const { id } = raw;
  const header = part(() => headerFrom(unsealed(headerPlace(id), raw.header)));
  if (header.is === 'damaged') return setAside([finding(id, 'tableHeader', header.why)]);
  const game = registry.find(header.value.game);
  // Nobody here can tell whether it is whole; the server says so to who opens it.
  if (isRefusal(game)) return { is: 'sound' };
  const snapshot = part(() => snapshotIn(raw));
  const summary = part(() => summaryIn(raw));
  const journal = journalOf(raw, snapshot.is === 'sound' ? (snapshot.value?.entries ?? 0) : 0);
  const findings: Finding[] = [];
  if (snapshot.is === 'damaged') findings.push(finding(id, 'snapshot', snapshot.why));
  if (journal.damage !== undefined) findings.push(finding(id, 'journal', journal.damage));

  const stored = storedTable(header.value, snapshot, journal);
  let table = part(() => taken(HostedTable.load(game, stored, [])));
  if (table.is === 'damaged' && stored.snapshot !== undefined && journal.damage === undefined) {
    findings.push(finding(id, 'snapshot', table.why));
    table = part(() => taken(HostedTable.load(game, { header: stored.header, entries: stored.entries }, [])));
  }
  if (table.is === 'damaged') return setAside([...findings, finding(id, 'replay', table.why)]);

  const told = summaryOf(table.value);
  const contradiction = summary.is === 'sound' ? contradictionOf(summary.value, told, journal.damage) : undefined;
  // A match that is not the one that people saw helps nobody.
  if (contradiction !== undefined && findings.length > 0)
    return setAside([...findings, finding(id, 'replay', contradiction)]);
  const why = summary.is === 'damaged' ? summary.why : contradiction;
  if (why !== undefined) findings.push(finding(id, 'summary', why));
  if (findings.length === 0) return { is: 'sound' };
  const kept = stored.snapshot !== undefined && !findings.some(({ what }) => what === 'snapshot');
  const mended = {
    header: stored.header,
    entries: stored.entries,
    snapshot: kept ? stored.snapshot : table.value.snapshot(),
    standing: standingOf(table.value),
  };
  return { is: 'mended', findings, mended };
}

function setAside(findings: readonly Finding[]): Verdict {
  return { is: 'setAside', findings: findings.map((one) => ({ ...one, cure: 'setAside' })) };
}

function finding(table: string, what: Finding['what'], detail: string): Finding {
  return { what, table, detail, cure: 'mend' };
}

function part<T>(read: () => T): Part<T> {
  try {
    return { is: 'sound', value: read() };
  } catch (error) {
    // Rules that stumble over what is stored are as good a sign of damage as a checksum.
    if (error instanceof Error) return { is: 'damaged', why: error.message };
    throw error;
  }
}

function taken(table: ReturnType<typeof HostedTable.load>): HostedTable {
  if (isTableRefusal(table)) throw new Error(table.because.text.en);
  return table;
}

function snapshotIn({ id, snapshot }: RawTable): Snapshot | undefined {
  return snapshot === undefined ? undefined : snapshotSchema.parse(JSON.parse(unsealed(snapshotPlace(id), snapshot)));
}

function summaryIn({ id, standing }: RawTable): TableSummary {
  if (standing === undefined) throw new Error('there is none');
  return summaryFrom({
    lasting: unsealed(lastingPlace(id, standing.list), standing.summary),
    moving: unsealed(movingPlace(id, standing), standing.moving),
  });
}

interface SalvagedJournal {
  readonly entries: readonly Entry[];
  /** How many of them lie before the snapshot. */
  readonly before: number;
  readonly damage: string | undefined;
}

/**
 * What of a journal fits together. Behind the snapshot all up to the first gap; before it, where the match is not played
 * again, whatever can be read.
 */
function journalOf(raw: RawTable, snapshotAt: number): SalvagedJournal {
  const { id, standing } = raw;
  const before: Entry[] = [];
  const behind: Entry[] = [];
  let damage: string | undefined;
  let place = 0;
  let gap: 'none' | 'behind' = 'none';
  for (const { number, entry } of raw.entries) {
    const read = part(() => entriesFrom(unsealed(entryPlace(id, number), entry)));
    if (read.is === 'damaged') {
      damage ??= read.why;
      continue;
    }
    if (number !== place) {
      damage ??= `what comes after ${place} is missing`;
      if (Math.max(place, snapshotAt) < number) gap = 'behind';
    }
    for (const [offset, one] of read.value.entries()) {
      if (number + offset < snapshotAt) before.push(one);
      else if (gap === 'none') behind.push(one);
    }
    place = number + read.value.length;
  }
  const length = part(() => {
    if (standing === undefined) throw new Error('there is none');
    unsealed(movingPlace(id, standing), standing.moving);
    return standing.entries;
  });
  if (length.is === 'sound' && length.value !== place) damage ??= `there are ${place} entries of ${length.value}`;
  if (before.length < snapshotAt) damage ??= `what comes before ${snapshotAt} is missing`;
  return { entries: [...before, ...behind], before: before.length, damage };
}

function storedTable(
  header: TableHeader,
  snapshot: Part<Snapshot | undefined>,
  { entries, before }: SalvagedJournal,
): StoredTable {
  const kept = snapshot.is === 'sound' ? snapshot.value : undefined;
  return { header, entries, ...(kept === undefined ? {} : { snapshot: { ...kept, entries: before } }) };
}

/** What of a table is not as its summary told. Where entries are missing the match may stand elsewhere, with the same people. */
function contradictionOf(was: TableSummary, is: TableSummary, damage: string | undefined): string | undefined {
  const left = was.seats.findIndex((seat, place) => seat.is === 'person' && is.seats[place]?.is !== 'person');
  if (left !== -1) return `nobody is known to sit in seat ${left + 1}`;
  if (was.status !== 'gathering' && is.status === 'gathering') return 'the match has not begun';
  if (damage !== undefined) return undefined;
  if (was.game !== is.game || was.status !== is.status) return `the match is ${is.status}, not ${was.status}`;
  return String(was.waiting) === String(is.waiting) ? undefined : 'the match waits for other seats';
}
