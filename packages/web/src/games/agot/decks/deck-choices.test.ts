import { AGOT_SETUP, READY_DECKS } from '@kronika/agot';
import { type DeckList, withOneLess, writeDeckFile } from '@kronika/decks';
import { seatRangeOf } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { deckId, type KeptDeck } from '../../../library/deck-shelf.ts';
import { AGOT_DECKS } from './deck-choices.ts';

test('every ready deck has something to show', () => {
  for (const { numbers, faces, state } of AGOT_DECKS.ready) {
    expect(numbers).toHaveLength(4);
    expect(faces).toHaveLength(4);
    expect(state.is).toBe('legal');
  }
});

test('there is a ready deck of its own for each seat of a full table', () => {
  const starters = AGOT_SETUP.brings.parts[0].suggested;
  const ids = AGOT_DECKS.ready.map(({ id }) => id);

  expect(new Set(starters).size).toBe(seatRangeOf(AGOT_SETUP).max);
  expect(ids).toEqual(expect.arrayContaining([...starters]));
});

test('a ready deck is shown with the leaders of its faction', () => {
  const stark = AGOT_DECKS.ready.find(({ id }) => id === 'starter-stark');

  expect(stark).toMatchObject({ side: { pl: 'Ród Starków' }, badge: { allegiance: 'stark' } });
  expect(stark?.faces[0]).toBe('eddard-stark');
});

describe('an own deck', () => {
  const stark = READY_DECKS.find(({ id }) => id === 'starter-stark')?.deck ?? { name: '', cards: [], meta: {} };

  function kept(deck: DeckList): KeptDeck {
    return { id: deckId('mine'), game: 'agot', name: 'Zima', changed: 1, file: writeDeckFile({ game: 'agot', deck }) };
  }

  test('is brought as a deck list', () => {
    expect(AGOT_DECKS.own(kept(stark))).toMatchObject({
      name: { pl: 'Zima' },
      side: { en: 'House Stark' },
      origin: 'own',
      state: { is: 'legal', brings: { cards: { 'house-stark': 1, 'the-kingsroad': 3 } } },
    });
  });

  test('AGOT-DECK-a: without a faction card it is of nobody, and a draft', () => {
    const nobody = { ...stark, cards: stark.cards.filter(({ zone }) => zone !== 'faction') };

    expect(AGOT_DECKS.own(kept(nobody))).toMatchObject({
      side: { pl: 'bez stronnictwa' },
      state: { is: 'draft', faults: 1 },
    });
  });

  test('AGOT-DECK-b, AGOT-DECK-c: that breaks rules is a draft, and says how many', () => {
    const short = stark.cards.reduce<DeckList>((deck, { id }) => withOneLess(deck, id), stark);

    expect(AGOT_DECKS.own(kept(short))?.state).toMatchObject({ is: 'draft' });
  });

  test('that cannot be read, or is of another game, is none', () => {
    expect(AGOT_DECKS.own({ ...kept(stark), file: 'nonsense' })).toBeUndefined();
    expect(AGOT_DECKS.own({ ...kept(stark), file: writeDeckFile({ game: 'l5r', deck: stark }) })).toBeUndefined();
  });
});
