/**
 * The matches that follow from one another, as caches see them. The next position of a match is nearly the same as the one
 * before, so what was worked out there is mostly still good; that of another match is not. Each line therefore has caches of
 * its own, and playing many matches in turn costs no more than playing one after the other.
 */
interface Line {
  /** The line that this one branched off from: what that one knows is a good start. */
  readonly from: Line | undefined;
  /** What each cache holds for this line, at the place of that cache: side by side, so that taking up a line is cheap. */
  readonly contents: unknown[];
}

const lines = new WeakMap<object, Line>();

/** How many caches there are. */
let places = 0;

/** The line whose caches are in use, and the last state that is known to belong to it. */
let current = newLine(undefined);
let latest: unknown;

/** Takes up the caches of the line that the state belongs to; a state that is not known begins one. */
export function resumeLine(state: unknown): void {
  if (state === latest || typeof state !== 'object' || state === null) return;
  const known = lines.get(state);
  if (known !== undefined) current = known;
  else {
    current = newLine(undefined);
    lines.set(state, current);
  }
  latest = state;
}

/** The state follows from those of the line in use. */
export function continueLine(state: unknown): void {
  if (state === latest || typeof state !== 'object' || state === null) return;
  lines.set(state, current);
  latest = state;
}

/**
 * The state does not follow from that other one, but is like it: its line begins with what is known there, and leaves
 * that as it is. Search imagines many matches of one position, and plays each of them on.
 */
export function branchLine(state: unknown, like: unknown): void {
  if (state === like || typeof state !== 'object' || state === null) return;
  const from = typeof like === 'object' && like !== null ? lines.get(like) : undefined;
  current = newLine(from);
  lines.set(state, current);
  latest = state;
}

/** How a cache is begun, and how it is taken over by a line that branches off. */
export interface CacheKind<C> {
  empty(): C;
  /** A cache with the same entries that can change on its own. Without it, branches begin with an empty one. */
  copy?(cache: C): C;
}

/**
 * A cache that each line of matches has for itself. Whatever is in it must say what it was worked out from and be compared
 * with what is asked for: a line is only a hint where a good entry may be found, and nothing depends on it.
 */
export function cachePerLine<C extends object>({ empty, copy }: CacheKind<C>): () => C {
  const place = places;
  places += 1;
  // Only this cache puts something there.
  const isMine = (content: unknown): content is C => content !== undefined;
  const begin = (line: Line): C => {
    const like = line.from?.contents[place];
    const begun = copy !== undefined && isMine(like) ? copy(like) : empty();
    while (line.contents.length <= place) line.contents.push(undefined);
    line.contents[place] = begun;
    return begun;
  };
  return () => {
    const content = current.contents[place];
    return isMine(content) ? content : begin(current);
  };
}

function newLine(from: Line | undefined): Line {
  return { from, contents: [] };
}
