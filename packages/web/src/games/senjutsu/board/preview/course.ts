import type { PrintedId } from '@kronika/kernel';
import {
  type Cell,
  groundFor,
  type HeroView,
  type Hit,
  type Line,
  type LineRef,
  lineAt,
  linesAt,
  PRINTED,
  type SenjutsuView,
  type Stand,
  seenFrom,
  walks,
} from '@kronika/senjutsu';

/** One way through a card, up to some line: where its hero would stand, and which alternative was taken. */
interface Way {
  readonly stand: Stand;
  readonly focus: number;
  /** The number of the alternative, if the card has an -OR- on the way. */
  readonly taken: number | undefined;
}

/** What a card would do from somewhere. */
export interface Deed {
  readonly is: 'attack' | 'block';
  readonly from: Stand;
  readonly cells: readonly { readonly cell: Cell; readonly hits: readonly Hit[] }[];
  readonly taken: number | undefined;
}

/** All that may come of lines if nobody else moves. */
export interface Course {
  readonly deeds: readonly Deed[];
  /** Everywhere the hero may stand when it strikes or shields, or at the end of a card that does neither. */
  readonly stands: readonly { readonly stand: Stand; readonly taken: number | undefined }[];
}

/** More ways than these are no help to who looks at them. */
const MOST_WAYS = 400;

/** Follows lines from where a hero may stand: in its Kamae, with focus for what costs some; each alternative by itself. */
export function courseOf(
  view: SenjutsuView,
  hero: HeroView,
  lines: readonly Line[],
  from: readonly Stand[],
  focus = hero.focus,
): Course {
  const ground = groundFor(view, hero.id);
  const deeds: Deed[] = [];
  const stood: Way[] = [];
  const follow = (line: Line, ways: readonly Way[]): readonly Way[] => {
    if (line.kamae !== undefined && !line.kamae.includes(hero.kamae)) return ways;
    const cost = line.pay ?? 0;
    const able = ways.filter((way) => way.focus >= cost).map((way) => ({ ...way, focus: way.focus - cost }));
    const after = perform(line, able);
    return cost === 0 ? after : distinct([...ways, ...after]);
  };
  const perform = (line: Line, ways: readonly Way[]): readonly Way[] => {
    switch (line.is) {
      case 'move':
        return distinct(
          ways.flatMap((way) =>
            walks(ground, way.stand, line, PRINTED).flatMap(({ stand, collision }) =>
              collision === null ? [{ ...way, stand }] : [],
            ),
          ),
        );
      case 'or':
        return distinct(
          openIn(line.options, hero).flatMap((at) =>
            followAll(
              line.options[at] ?? [],
              ways.map((way) => ({ ...way, taken: way.taken ?? at })),
            ),
          ),
        );
      case 'attack':
      case 'block':
        stood.push(...ways);
        for (const { stand, taken } of ways)
          deeds.push({
            is: line.is,
            from: stand,
            taken,
            cells: line.cells.map((cell) => ({ cell: seenFrom(stand, cell), hits: 'hits' in cell ? cell.hits : [] })),
          });
        return ways;
      default:
        // What hangs on success, or comes after a strike, cannot be told before.
        return ways;
    }
  };
  const followAll = (all: readonly Line[], ways: readonly Way[]): readonly Way[] => {
    let now = ways;
    for (const line of all) if (now.length <= MOST_WAYS) now = follow(line, now);
    return now;
  };
  const ends = followAll(
    lines,
    from.map((stand) => ({ stand, focus, taken: undefined })),
  );
  return { deeds, stands: distinct(deeds.length === 0 ? ends : stood) };
}

/** SEN-OR-b, -c: one tied to the present Kamae must be taken, one tied to another cannot be. */
function openIn(options: readonly (readonly Line[])[], { kamae }: HeroView): readonly number[] {
  const places = options.map((_, at) => at);
  const bound = places.filter((at) => options[at]?.[0]?.kamae?.includes(kamae) === true && !costs(options[at]));
  if (bound.length > 0) return bound;
  return places.filter((at) => options[at]?.[0]?.kamae?.includes(kamae) !== false);
}

function costs(option: readonly Line[] | undefined): boolean {
  return option?.[0]?.pay !== undefined;
}

function distinct(ways: readonly Way[]): readonly Way[] {
  return [
    ...new Map(
      ways.map((way) => [`${way.stand.cell} ${way.stand.facing} ${way.focus} ${way.taken ?? ''}`, way]),
    ).values(),
  ];
}

/** The lines of a segment that come after a line, those around it included. */
export function linesAfter(printed: PrintedId, { segment, path }: LineRef): readonly Line[] {
  const after: Line[] = [];
  let at = path;
  while (at.length > 0) {
    const list = linesAt(printed, { segment, path: at.slice(0, -1) });
    after.push(...list.slice((at.at(-1) ?? 0) + 1));
    const isAlternative = at.length > 2 && lineAt(printed, { segment, path: at.slice(0, -2) }).is === 'or';
    at = at.slice(0, isAlternative ? -2 : -1);
  }
  return after;
}
