import type { Change } from './change.ts';
import { MUTATORS } from './mutators/index.ts';
import { functionAround } from './reach.ts';
import { spotsIn } from './syntax.ts';

/** One small fault in one source file. */
export interface Mutant extends Change {
  /** The same for the same fault in the same file. */
  readonly id: string;
  /** From the root, with slashes. */
  readonly file: string;
  readonly line: number;
  /** The key of what has to run for the fault to matter; see reach.ts. */
  readonly within: string;
  /** The change, in one line for people. */
  readonly shown: string;
}

/** Every small fault that could be made in a source file. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  return spotsIn(file, source).flatMap((spot) =>
    MUTATORS.flatMap((mutator) => mutator(spot)).map((change) => ({
      ...change,
      id: `${file}:${change.start}-${change.end}:${change.text}`,
      file,
      line: source.slice(0, change.start).split('\n').length,
      within: functionAround(file, spot, change),
      shown: show(source, change),
    })),
  );
}

/** How much of the line is shown on either side of a change, and how much of the change. */
const BESIDE = 32;
const LONGEST = 80;

/** The change with a little of what stands around it, before and after. */
function show(source: string, { start, end, text }: Change): string {
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start).trimStart();
  const rest = source.slice(end).split('\n', 1)[0] ?? '';
  const left = line.length > BESIDE ? `…${line.slice(-BESIDE)}` : line;
  const right = rest.length > BESIDE ? `${rest.slice(0, BESIDE)}…` : rest;
  const shown = (middle: string) => `${left}${shorten(middle)}${right}`.trim() || '(nothing)';
  return `${shown(source.slice(start, end))} → ${shown(text)}`;
}

function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat;
}
