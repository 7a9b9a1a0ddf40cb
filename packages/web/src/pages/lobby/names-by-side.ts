import type { TableSummary } from '@kronika/protocol';

/** Who plays against whom, a name for each side; team mates share theirs, e.g. `Ala + Ela`. */
export function namesBySide(
  { seats, teams }: Pick<TableSummary, 'seats' | 'teams'>,
  nameOf: (seat: TableSummary['seats'][number]) => string | undefined,
): readonly string[] {
  const sides = new Map<number, string[]>();
  for (const [place, seat] of seats.entries()) {
    const name = nameOf(seat);
    const side = teams?.[place] ?? place;
    if (name !== undefined) sides.set(side, [...(sides.get(side) ?? []), name]);
  }
  return [...sides.values()].map((names) => names.join(' + '));
}
