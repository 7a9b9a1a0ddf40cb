import { readDeckFile, writeDeckFile } from '@kronika/decks';
import { READY_DECKS } from '@kronika/l5r';
import { expect, test } from 'vitest';
import { deckId } from '../../library/deck-shelf.ts';
import { renamed } from './renamed.ts';

const deck = READY_DECKS[0]?.deck ?? { name: '', cards: [], meta: {} };
const kept = { id: deckId('one'), game: 'l5r', name: 'Mur', changed: 1, file: writeDeckFile({ game: 'l5r', deck }) };

test('a deck is renamed on its label and in its file', () => {
  const after = renamed(kept, 'Wał');

  expect(after.name).toBe('Wał');
  expect(readDeckFile(after.file)).toEqual({ game: 'l5r', deck: { ...deck, name: 'Wał' } });
});

test('a file that cannot be read stays as it is', () => {
  expect(renamed({ ...kept, file: 'odd' }, 'Wał')).toMatchObject({ name: 'Wał', file: 'odd' });
});
