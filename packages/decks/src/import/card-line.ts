/** One way to understand a line as so many copies of a card. */
export interface Reading {
  /** Where the quantity stands; without one it is a single card. */
  readonly counted: 'before' | 'behind' | 'not';
  readonly quantity: number;
  readonly name: string;
  readonly pack?: string;
}

/** `3x …`, `3 …`, `3 x …`, `#012 3x …`; the line is tidy, so a gap is one space. */
const COUNT_BEFORE = /^(?:#\d{1,4} )?(\d{1,9}) ?[x×]? (.+)$/iu;

/** `… x3`, `… x 3`, `… 3x` */
const COUNT_BEHIND = /^ [x×] ?(\d{1,9})$|^ (\d{1,9}) ?[x×]$/iu;

/** The longest end of a line that can be a quantity. */
const COUNT_LENGTH = 13;

/**
 * The ways to understand a tidy line, the most likely first. Which one is right only the catalogue can say:
 * a card may be called `3 Brothers` or `The Wall (North)`.
 */
export function readingsOf(line: string): readonly Reading[] {
  const text = withoutMarkers(line);
  const counts = [before(text), behind(text), { counted: 'not', quantity: 1, name: text } as const];
  return counts.flatMap((reading) => (reading === undefined ? [] : [reading, ...withPack(reading)]));
}

/** Drops the `[B]`, `[P4]`, … that sites put behind restricted cards. */
function withoutMarkers(line: string): string {
  let text = line;
  while (text.endsWith(']')) {
    const open = text.lastIndexOf('[');
    if (open <= 0) return text;
    text = text.slice(0, open).trimEnd();
  }
  return text;
}

function before(text: string): Reading | undefined {
  const [, count, name] = COUNT_BEFORE.exec(text) ?? [];
  if (count === undefined || name === undefined) return undefined;
  return { counted: 'before', quantity: Number(count), name };
}

function behind(text: string): Reading | undefined {
  for (let start = Math.max(1, text.length - COUNT_LENGTH); start < text.length; start++) {
    const [, after, first] = COUNT_BEHIND.exec(text.slice(start)) ?? [];
    const count = after ?? first;
    if (count !== undefined)
      return { counted: 'behind', quantity: Number(count), name: withoutMarkers(text.slice(0, start)) };
  }
  return undefined;
}

/** The reading in which the last brackets name the pack, perhaps with the card's number in it. */
function withPack(reading: Reading): readonly Reading[] {
  const { name } = reading;
  const open = name.lastIndexOf('(');
  if (!name.endsWith(')') || open <= 0) return [];
  const [pack = ''] = name.slice(open + 1, -1).split('#', 1);
  if (pack.trim() === '') return [];
  return [{ ...reading, name: name.slice(0, open).trimEnd(), pack: pack.trim() }];
}
