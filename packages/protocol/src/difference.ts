/** One step of a JSON patch (RFC 6902); hosts use only these three. */
export type PatchStep =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/**
 * The steps that turn one JSON value into another. What was put into a list or taken out of it is one step, wherever
 * it was: a card laid on top of a pile does not move all cards below it.
 */
export function stepsBetween(before: unknown, after: unknown): readonly PatchStep[] {
  const steps: PatchStep[] = [];
  compare(before, after, '', steps);
  return steps;
}

function compare(before: unknown, after: unknown, path: string, steps: PatchStep[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, steps);
  else if (isRecord(before) && isRecord(after) && before.is === after.is) compareRecords(before, after, path, steps);
  // Also what is of another kind: hardly anything of it would stay.
  else steps.push({ op: 'replace', path, value: after });
}

function compareRecords(before: JsonRecord, after: JsonRecord, path: string, steps: PatchStep[]): void {
  for (const key of Object.keys(before))
    if (after[key] === undefined && before[key] !== undefined) steps.push({ op: 'remove', path: within(path, key) });
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (value === undefined) continue;
    if (before[key] === undefined) steps.push({ op: 'add', path: within(path, key), value });
    else compare(before[key], value, within(path, key), steps);
  }
}

/** Steps are done one after the other: a place is one in the list as the steps before have left it. */
function compareLists(before: readonly unknown[], after: readonly unknown[], path: string, steps: PatchStep[]): void {
  let [old, place] = [0, 0];
  while (old < before.length && place < after.length) {
    if (isSame(before[old], after[place])) {
      old += 1;
      place += 1;
    } else if (old + 1 < before.length && isSame(before[old + 1], after[place])) {
      steps.push({ op: 'remove', path: within(path, place) });
      old += 1;
    } else if (place + 1 < after.length && isSame(before[old], after[place + 1])) {
      steps.push({ op: 'add', path: within(path, place), value: after[place] });
      place += 1;
    } else {
      compare(before[old], after[place], within(path, place), steps);
      old += 1;
      place += 1;
    }
  }
  for (let last = before.length - old + place - 1; last >= place; last -= 1)
    steps.push({ op: 'remove', path: within(path, last) });
  for (; place < after.length; place += 1) steps.push({ op: 'add', path: within(path, place), value: after[place] });
}

type JsonRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two JSON values are equal; what is absent and what is `undefined` is the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
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

function within(path: string, key: string | number): string {
  const escaped = typeof key === 'number' ? key : key.replaceAll('~', '~0').replaceAll('/', '~1');
  return `${path}/${escaped}`;
}
