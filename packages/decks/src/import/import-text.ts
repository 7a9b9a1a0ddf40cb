import { tidy } from '@kronika/kernel';
import type { Catalogue } from '../catalogue.ts';
import { type Line, titleOf } from './deck-title.ts';
import { type Draft, draftDeck, type ImportedDeck } from './draft.ts';
import { continuesPacks, type ImportOptions, isHead, lineKind } from './line-kind.ts';

/** The text forms of a deck: with a head as ThronesDB writes it, one card a line as Jigoku does, or by hand. */
type TextForm = 'thronesdb-text' | 'jigoku-text' | 'plain-text';

/** Reads all decks of a text; they are parted by `===`. */
export function importText(
  text: string,
  catalogue: Catalogue,
  options: ImportOptions,
): { readonly form: TextForm; readonly decks: readonly ImportedDeck[] } {
  const pieces = piecesOf(text)
    .map((piece) => piece.map((line): Line => ({ ...line, kind: lineKind(line.text, catalogue, options) })))
    .filter((lines) => lines.some(({ kind }) => kind.is !== 'empty'));
  const form = formOf(pieces.flat());
  const isNamed = form === 'plain-text' || options.forms?.includes(form) === true;
  return { form: isNamed ? form : 'plain-text', decks: pieces.map((lines) => importPiece(lines, catalogue)) };
}

/** The tidy lines of each deck. A line keeps the number it has in the whole text. */
function piecesOf(text: string): readonly (readonly Omit<Line, 'kind'>[])[] {
  const pieces: Omit<Line, 'kind'>[][] = [[]];
  for (const [i, line] of text.split(/\r\n|\r|\n/u).entries()) {
    for (const [part, fragment] of line.split(/={3,}/u).entries()) {
      if (part > 0) pieces.push([]);
      pieces.at(-1)?.push({ number: i + 1, text: tidy(fragment) });
    }
  }
  return pieces;
}

function formOf(lines: readonly Line[]): TextForm {
  if (lines.some(({ kind }) => isHead(kind))) return 'thronesdb-text';
  const full = lines.filter(({ kind }) => kind.is !== 'empty');
  const jigoku = full.length > 0 && full.every(({ kind }) => kind.is === 'card' && kind.reading.counted === 'before');
  return jigoku ? 'jigoku-text' : 'plain-text';
}

function importPiece(lines: readonly Line[], catalogue: Catalogue): ImportedDeck {
  const draft = draftDeck(catalogue);
  const title = titleOf(lines, catalogue);
  if (title?.version !== undefined) draft.tell({ version: title.version });
  if (title?.is === 'guessed')
    draft.note({ at: { line: title.line.number }, key: 'takenAsName', text: title.line.text });
  let inPacks = false;
  for (const line of lines) {
    const { is } = line.kind;
    if (line === title?.line || is === 'empty') continue;
    if (is === 'unknown' && inPacks && continuesPacks(line.text, catalogue)) continue;
    inPacks = is === 'packs';
    take(line, draft, catalogue);
  }
  return draft.finished(title?.name ?? '');
}

function take({ number, text, kind }: Line, draft: Draft, catalogue: Catalogue): void {
  const at = { line: number };
  switch (kind.is) {
    case 'empty':
    case 'heading':
    case 'cycle':
    case 'packs':
      break;
    case 'version':
      draft.tell({ version: kind.version });
      break;
    case 'headMeta':
      draft.tell(kind.meta);
      break;
    case 'headCard':
      draft.add({ at, text, quantity: 1 }, kind.found);
      break;
    case 'card':
      draft.add({ at, text, quantity: kind.reading.quantity }, kind.found);
      break;
    case 'unknown': {
      const names = kind.readings.map(({ name }) => name);
      const name = names.reduce((short, other) => (other.length < short.length ? other : short), text);
      const quantity = kind.readings[0]?.quantity ?? 1;
      draft.note({ at, key: 'notUnderstood', text, quantity, nearest: catalogue.nearest(name) });
    }
  }
}
