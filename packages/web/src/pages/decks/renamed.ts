import { isRecord } from '../../client/reading.ts';
import type { KeptDeck } from '../../library/deck-shelf.ts';

/** The kept deck under another name, in its label and in its file; a file that cannot be read stays as it is. */
export function renamed(deck: KeptDeck, name: string): KeptDeck {
  return { ...deck, name, file: renamedFile(deck.file, name) };
}

function renamedFile(file: string, name: string): string {
  try {
    const content: unknown = JSON.parse(file);
    return isRecord(content) ? `${JSON.stringify({ ...content, name })}\n` : file;
  } catch {
    return file;
  }
}
