import type { Catalogue } from '../catalogue.ts';
import { isHead, type LineKind } from './line-kind.ts';

/** A tidy line of a deck list. */
export interface Line {
  /** Its number in the whole text, counted from 1. */
  readonly number: number;
  readonly text: string;
  readonly kind: LineKind;
}

/** The name of a deck, the line it stands in, and whether that is certain. */
export interface Title {
  readonly line: Line;
  readonly name: string;
  readonly version?: string;
  readonly is: 'certain' | 'guessed';
}

/**
 * The name of the deck. Sites begin with it, and then a `Packs:` line is never far. In a list without one the
 * first line may be a name, unless it looks like a misspelt card.
 */
export function titleOf(lines: readonly Line[], catalogue: Catalogue): Title | undefined {
  const start = lines.findIndex(({ kind }) => kind.is !== 'empty');
  const line = lines[start];
  if (line === undefined) return undefined;
  if (has(lines, 'packs') || has(lines, 'version'))
    return beginsWithoutName(lines.slice(start)) ? undefined : { line, ...dated(line.text, lines), is: 'certain' };
  const { kind } = line;
  if (kind.is !== 'unknown' || kind.readings.some(({ counted }) => counted !== 'not')) return undefined;
  return catalogue.nearest(line.text).length > 0 ? undefined : { line, name: line.text, is: 'guessed' };
}

function has(lines: readonly Line[], is: LineKind['is']): boolean {
  return lines.some(({ kind }) => kind.is === is);
}

/** Whether a text in the form of a site lacks its first line: then the faction stands there. */
function beginsWithoutName([first, second, ...rest]: readonly Line[]): boolean {
  if (first === undefined || first.kind.is === 'packs' || first.kind.is === 'version') return true;
  if (!isHead(first.kind) && first.kind.is !== 'card') return false;
  if (second !== undefined && second.kind.is !== 'empty') return second.kind.is !== 'version';
  return rest.find(({ kind }) => kind.is !== 'empty')?.kind.is === 'packs';
}

/** The form that is sorted by cycle has no version line; there the version stands behind the name. */
function dated(title: string, lines: readonly Line[]): Pick<Title, 'name' | 'version'> {
  const space = title.lastIndexOf(' ');
  const version = title.slice(space + 1);
  const isVersion = space > 0 && /^\d{1,4}\.\d{1,4}$/u.test(version);
  if (!isVersion || !has(lines, 'cycle') || has(lines, 'version')) return { name: title };
  return { name: title.slice(0, space), version };
}
