import { type Answer, fits, harmless, type PickQuestion, type Question } from '@kronika/kernel';

/** So many answers to one question are looked at unless it is told otherwise, the rule of thumb's own included. */
export const MOST_CANDIDATES = 12;

/**
 * The answers worth looking at, the expected one first and no answer twice. Where there are too many to list, as for
 * subsets, orders and splits, these are the neighbours of the expected one.
 */
export function candidatesFor(question: Question, expected: Answer, most = MOST_CANDIDATES): readonly Answer[] {
  const seen = new Set<string>();
  const found: Answer[] = [];
  for (const answer of alternatives(question, expected)) {
    if (found.length === most) break;
    const key = keyOf(answer);
    if (seen.has(key) || fits(question, answer) !== undefined) continue;
    seen.add(key);
    found.push(answer);
  }
  return found;
}

/** Tells answers to the same question apart. */
export function keyOf(answer: Answer): string {
  return typeof answer === 'number' ? String(answer) : answer.join(' ');
}

function* alternatives(question: Question, expected: Answer): Generator<Answer> {
  yield expected;
  switch (question.is) {
    case 'choose':
      yield* question.options.keys();
      return;
    case 'number':
      yield* numbersNear(question.min, question.max, Number(expected));
      return;
    case 'pick':
      yield* picksNear(question, placesOf(expected));
      return;
    case 'order':
      yield* ordersNear(placesOf(expected));
      return;
    case 'distribute':
      yield* splitsNear(placesOf(expected));
      return;
  }
}

function placesOf(answer: Answer): readonly number[] {
  return typeof answer === 'number' ? [answer] : answer;
}

/** First both neighbours, then the ends, then the rest from near to far. */
function* numbersNear(min: number, max: number, expected: number): Generator<number> {
  yield* [expected + 1, expected - 1, min, max];
  for (let step = 2; step <= max - min; step += 1) yield* [expected + step, expected - step];
}

/** One less, one more, none, one for another; alone each. */
function* picksNear(question: PickQuestion, expected: readonly number[]): Generator<readonly number[]> {
  const others = [...question.options.keys()].filter((place) => !expected.includes(place));
  const sorted = (places: readonly number[]): readonly number[] => places.toSorted((one, other) => one - other);
  const least = harmless(question);
  if (typeof least !== 'number') yield least;
  for (const place of expected) yield expected.filter((other) => other !== place);
  for (const place of others) yield sorted([...expected, place]);
  if (expected.length !== 1) for (const place of question.options.keys()) yield [place];
  for (const place of expected)
    for (const other of others) yield sorted([...expected.filter((kept) => kept !== place), other]);
}

/** Each thing first; neighbours exchanged. */
function* ordersNear(expected: readonly number[]): Generator<readonly number[]> {
  for (const first of expected) yield [first, ...expected.filter((other) => other !== first)];
  for (const at of expected.keys())
    yield expected.map((place, index) =>
      index === at ? (expected[at + 1] ?? place) : index === at + 1 ? (expected[at] ?? place) : place,
    );
}

/** One unit moved from one place to another, then all that lies there. */
function* splitsNear(expected: readonly number[]): Generator<readonly number[]> {
  for (const amount of ['one', 'all'] as const)
    for (const [from, here] of expected.entries())
      for (const to of expected.keys()) {
        const moved = amount === 'one' ? 1 : here;
        if (from === to || here < moved) continue;
        yield expected.map((units, at) => (at === from ? units - moved : at === to ? units + moved : units));
      }
}
