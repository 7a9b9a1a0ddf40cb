import { type DeckList, withOneLess, writeDeckFile } from '@kronika/decks';
import { isRefusal } from '@kronika/kernel';
import { L5R_SETUP, l5r, READY_DECKS } from '@kronika/l5r';
import { describe, expect, test } from 'vitest';
import { deckId, type KeptDeck } from '../../../library/deck-shelf.ts';
import { L5R_DECKS } from './deck-choices.ts';

test('every ready deck has something to show, and can be played with', () => {
  for (const { id, numbers, faces } of L5R_DECKS.ready) {
    expect(numbers).toHaveLength(4);
    expect(faces).toHaveLength(4);
    expect(isRefusal(l5r.parseSetup({ seats: 2, decks: [id, id] }))).toBe(false);
  }
});

test('the decks of the first choice are among them', () => {
  const ids = L5R_DECKS.ready.map(({ id }) => id);

  expect(ids).toEqual(expect.arrayContaining([...L5R_SETUP.brings.parts[0].suggested]));
});

describe('an own deck', () => {
  const lion = READY_DECKS.find(({ id }) => id === 'lion-host')?.deck ?? { name: '', cards: [], meta: {} };

  function kept(deck: DeckList): KeptDeck {
    return { id: deckId('mine'), game: 'l5r', name: 'Duma', changed: 1, file: writeDeckFile({ game: 'l5r', deck }) };
  }

  test('is brought as a deck list that the game takes', () => {
    const choice = L5R_DECKS.own(kept(lion));
    const brings = choice?.state.is === 'legal' ? choice.state.brings : undefined;

    expect(choice).toMatchObject({ name: { pl: 'Duma' }, side: { pl: 'Lew' }, origin: 'own' });
    expect(isRefusal(l5r.parseSetup({ seats: 2, decks: [brings, 'crane-court'] }))).toBe(false);
  });

  test('that breaks a rule is a draft, and says how many', () => {
    const short = lion.cards.reduce<DeckList>(
      (deck, { id, zone }) => (zone === 'conflict' ? withOneLess(deck, id) : deck),
      lion,
    );

    expect(L5R_DECKS.own(kept(short))?.state).toEqual({ is: 'draft', faults: 1 });
  });

  test('of one box is a draft where tables play from the full collection', () => {
    const small = { ...lion, cards: lion.cards.slice(0, 12), meta: { format: 'single-core' } };

    expect(L5R_DECKS.own(kept(small))?.state.is).toBe('draft');
  });

  test('that cannot be read, or is of another game, is none', () => {
    expect(L5R_DECKS.own({ ...kept(lion), file: 'nonsense' })).toBeUndefined();
    expect(L5R_DECKS.own({ ...kept(lion), file: writeDeckFile({ game: 'agot', deck: lion }) })).toBeUndefined();
  });
});
