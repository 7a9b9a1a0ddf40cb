/** One step of a JSON patch (RFC 6902); hosts use only these three. */
export type PatchStep =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** How one JSON value became another. */
export interface Difference<T> {
  readonly steps: readonly PatchStep[];
  /** The later value; what of it is equal to the earlier one is the very same object, so that it is not kept twice. */
  readonly kept: T;
}

/**
 * The steps that turn one JSON value into another. What was put into a list or taken out of it is one step, wherever
 * it was: a card laid on top of a pile does not move all cards below it.
 */
export function difference<T>(before: T, after: T): Difference<T>;
export function difference(before: unknown, after: unknown): Difference<unknown> {
  const comparison = new Comparison();
  const kept = comparison.compare(before, after);
  return { steps: comparison.steps, kept };
}

export function stepsBetween(before: unknown, after: unknown): readonly PatchStep[] {
  return difference(before, after).steps;
}

/** Runs for everybody after every decision, mostly over what is equal: a path is written out only for a step. */
class Comparison {
  readonly steps: PatchStep[] = [];
  /** The keys and places that lead to what is being compared. */
  readonly #way: (string | number)[] = [];

  /** Notes the steps, and gives what is to be kept. */
  compare(before: unknown, after: unknown): unknown {
    if (Object.is(before, after) || before === after) return before;
    if (Array.isArray(before) && Array.isArray(after)) return this.#lists(before, after);
    if (isRecord(before) && isRecord(after) && before.is === after.is) return this.#records(before, after);
    // Also what is of another kind: hardly anything of it would stay.
    this.steps.push({ op: 'replace', path: this.#path(), value: after });
    return after;
  }

  #records(before: JsonRecord, after: JsonRecord): JsonRecord {
    const steps = this.steps.length;
    let kept: Record<string, unknown> | undefined;
    for (const key in before) if (after[key] === undefined && before[key] !== undefined) this.#remove(key);
    for (const key in after) {
      const old = before[key];
      const value = after[key];
      if (value === undefined || Object.is(value, old)) continue;
      if (old === undefined) this.#add(key, value);
      else {
        const same = this.#within(key, old, value);
        if (same === value) continue;
        kept ??= { ...after };
        kept[key] = same;
      }
    }
    return this.steps.length === steps ? before : (kept ?? after);
  }

  /**
   * Steps are done one after the other: a place is one in the list as the steps before have left it. What is alike at
   * both ends is left aside first, so that several cards laid onto a pile are no change of those below them.
   */
  #lists(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
    const steps = this.steps.length;
    let kept: unknown[] | undefined;
    let [old, place] = [0, 0];
    let [oldEnd, end] = [before.length, after.length];
    while (old < oldEnd && place < end && isSame(before[old], after[place])) {
      kept = keeping(kept, after, place, before[old]);
      old += 1;
      place += 1;
    }
    while (old < oldEnd && place < end && isSame(before[oldEnd - 1], after[end - 1])) {
      oldEnd -= 1;
      end -= 1;
      kept = keeping(kept, after, end, before[oldEnd]);
    }
    while (old < oldEnd && place < end) {
      if (isSame(before[old], after[place])) {
        kept = keeping(kept, after, place, before[old]);
        old += 1;
        place += 1;
      } else if (old + 1 < oldEnd && isSame(before[old + 1], after[place])) {
        this.#remove(place);
        old += 1;
      } else if (place + 1 < end && isSame(before[old], after[place + 1])) {
        this.#add(place, after[place]);
        place += 1;
      } else {
        kept = keeping(kept, after, place, this.#within(place, before[old], after[place]));
        old += 1;
        place += 1;
      }
    }
    for (let last = oldEnd - old + place - 1; last >= place; last -= 1) this.#remove(last);
    for (; place < end; place += 1) this.#add(place, after[place]);
    return this.steps.length === steps ? before : (kept ?? after);
  }

  #within(key: string | number, before: unknown, after: unknown): unknown {
    this.#way.push(key);
    const kept = this.compare(before, after);
    this.#way.pop();
    return kept;
  }

  #add(key: string | number, value: unknown): void {
    this.steps.push({ op: 'add', path: this.#path() + segment(key), value });
  }

  #remove(key: string | number): void {
    this.steps.push({ op: 'remove', path: this.#path() + segment(key) });
  }

  #path(): string {
    let path = '';
    for (const key of this.#way) path += segment(key);
    return path;
  }
}

/** What is kept of a list, with the value at that place: a list of its own only where it is another value. */
function keeping(
  kept: unknown[] | undefined,
  after: readonly unknown[],
  place: number,
  value: unknown,
): unknown[] | undefined {
  if (Object.is(value, after[place])) return kept;
  const list = kept ?? after.slice();
  list[place] = value;
  return list;
}

type JsonRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether two JSON values are equal; what is absent and what is `undefined` is the same. Mostly they are the very same
 * object, and `Object.is` is content with that, where `===` looks into it, in case it is a number that is none.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  return isRecord(one) && isRecord(other) && isSameRecord(one, other);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place += 1) if (!isSame(one[place], other[place])) return false;
  return true;
}

/** Called for every card of every list after every decision, so it makes nothing. */
function isSameRecord(one: JsonRecord, other: JsonRecord): boolean {
  let more = 0;
  for (const key in one) {
    if (!isSame(one[key], other[key])) return false;
    if (one[key] !== undefined) more += 1;
  }
  for (const key in other) if (other[key] !== undefined) more -= 1;
  return more === 0;
}

function segment(key: string | number): string {
  if (typeof key === 'number' || !(key.includes('~') || key.includes('/'))) return `/${key}`;
  return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
