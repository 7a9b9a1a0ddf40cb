import { type DeckList, writeDeckFile } from '@kronika/decks';
import { present } from '@kronika/kernel';
import { READY_DECKS } from '@kronika/senjutsu';
import { expect, test } from 'vitest';
import { deckId, type KeptDeck } from '../../../library/deck-shelf.ts';
import { SENJUTSU_DECKS } from './deck-choices.ts';

const RONIN = present(
  READY_DECKS.find(({ id }) => id === 'ronin'),
  'the deck',
).deck;

function kept(deck: DeckList): KeptDeck {
  const file = writeDeckFile({ game: 'senjutsu', deck });
  return { id: deckId('mine'), game: 'senjutsu', name: 'Wilk', changed: 1, file };
}

test('every ready deck has something to show', () => {
  for (const { numbers, faces, state } of SENJUTSU_DECKS.ready) {
    expect(numbers).toHaveLength(4);
    expect(faces).toHaveLength(4);
    expect(state.is).toBe('legal');
  }
});

test('a ready deck of the base box is shown with the own cards of its hero', () => {
  const ronin = SENJUTSU_DECKS.ready.find(({ id }) => id === 'ronin');

  expect(ronin).toMatchObject({ side: { en: 'Ronin' }, badge: { allegiance: 'hero-ronin' } });
  expect(ronin?.faces).toContain('heavy-armour');
});

test('an own deck is brought as a deck list', () => {
  expect(SENJUTSU_DECKS.own(kept(RONIN))).toMatchObject({
    name: { pl: 'Wilk' },
    origin: 'own',
    state: { is: 'legal', brings: { cards: { 'ronin-core': 1, 'push-back': 3 } } },
  });
});

test('SEN-HERO-a, SEN-DECK-a: an own deck that breaks rules is a draft', () => {
  const nobody = { ...RONIN, cards: RONIN.cards.filter(({ zone }) => zone !== 'hero') };
  const short = { ...RONIN, cards: RONIN.cards.slice(0, -1) };

  expect(SENJUTSU_DECKS.own(kept(nobody))).toMatchObject({ side: { pl: 'bez bohatera' }, state: { is: 'draft' } });
  expect(SENJUTSU_DECKS.own(kept(short))?.state).toEqual({ is: 'draft', faults: 1 });
});
