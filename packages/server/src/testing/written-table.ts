import { examples } from '@kronika/examples';
import { HostedTable, headerOf, isTableRefusal, type Snapshot, standingOf } from '@kronika/host';
import { isRefusal, present, questionFor, randomAnswer, randomOf, registryOf } from '@kronika/kernel';
import { tablePlanSchema } from '@kronika/protocol';
import { listOf } from '../store/listing.ts';
import type { Database } from '../store/sqlite/database.ts';

export const EXAMPLES = registryOf(...examples);

const PLAN = tablePlanSchema.parse({
  game: 'skirmish',
  options: { windows: 'brief' },
  visibility: 'public',
  seats: ['Ala', 'Ola'].map((name) => ({ is: 'me', name })),
});

interface Played {
  readonly decisions: number;
  /** Behind so many decisions a snapshot is written down. */
  readonly snapshotAfter?: number;
}

/** Writes down a table where bots have decided by chance, each decision as a row of the journal. Gives its last snapshot. */
export function writeTable(database: Database, id: string, { decisions, snapshotAfter }: Played): Snapshot | undefined {
  const game = EXAMPLES.find(PLAN.game);
  if (isRefusal(game)) throw new Error('the game is missing');
  const header = headerOf(PLAN, { table: id, seed: 'seed', now: 1, holderOf: () => 'holder' });
  const table = HostedTable.found(game, header);
  if (isTableRefusal(table)) throw new Error(table.because.text.en);
  const rows = () => {
    const { lasting, moving, due } = standingOf(table);
    return {
      lasting: { summary: lasting, list: listOf({ ...lasting, ...moving }) },
      moving: { summary: moving, ...(due === undefined ? {} : { due: Math.floor(due) }) },
    };
  };
  database.write([{ is: 'create', id, header: JSON.stringify(header), ...rows() }]);
  const random = randomOf(header.seed);
  let snapshot: Snapshot | undefined;
  for (let count = 1; count <= decisions; count += 1) {
    const { match } = present(table.recorder, 'the match');
    const seat = present(table.waiting[0], 'a seat that is asked');
    const given = randomAnswer(present(questionFor(match, seat), 'the question'), random);
    const answer = typeof given === 'number' ? given : [...given];
    const entry = { is: 'decided', ...table.stamp(1 + count), seat, answer, spent: 0 } as const;
    const after = table.entries;
    const refusal = table.take(entry);
    if (refusal !== undefined) throw new Error(refusal.because.text.en);
    if (count === snapshotAfter) snapshot = present(table.snapshot(), 'the snapshot');
    database.write([
      {
        is: 'append',
        id,
        after,
        entries: [entry],
        ...rows(),
        snapshot: count === snapshotAfter ? JSON.stringify(snapshot) : undefined,
      },
    ]);
    // Sorted in one by one, so that each is a row of its own.
    database.settle();
  }
  return snapshot;
}
