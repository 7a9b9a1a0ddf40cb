import { isRecord, isText } from '../client/reading.ts';
import { deckId, type KeptDeck } from './deck-shelf.ts';

/** A kept deck as it came from a database or from another device; what is none is left out. */
export function readKeptDeck(value: unknown): KeptDeck | undefined {
  if (!isRecord(value)) return undefined;
  const { id, game, name, changed, file } = value;
  if (!isText(id) || !isText(game) || !isText(name) || !isText(file)) return undefined;
  if (typeof changed !== 'number' || !Number.isFinite(changed)) return undefined;
  return { id: deckId(id), game, name, changed, file };
}

/** The decks in the order in which a shelf shows them: the latest first. */
export function latestFirst(decks: readonly KeptDeck[]): readonly KeptDeck[] {
  return decks.toSorted((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1));
}
