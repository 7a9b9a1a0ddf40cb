import { type DeckList, writeDeckFile } from '@kronika/decks';
import { printedId, type RulesEntry } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { deckId } from '../../library/deck-shelf.ts';
import { decksWith, rulesOf } from './about-card.ts';

const CARD = printedId('banner');
const OTHER = printedId('bridge');
const phrase = (text: string) => ({ pl: text, en: text });

const deck = (...cards: readonly [id: string, quantity: number][]): DeckList => ({
  name: 'Salt',
  cards: cards.map(([id, quantity]) => ({ id: printedId(id), quantity, zone: 'main' })),
  meta: {},
});
const kept = (id: string, game: string, list: DeckList) => ({
  id: deckId(id),
  game,
  name: 'Mine',
  changed: 1,
  file: writeDeckFile({ game, deck: list }),
});
const MODULE = {
  game: 'sea',
  ready: [
    { id: 'first', name: phrase('First'), about: phrase(''), deck: deck(['banner', 3], ['bridge', 1]) },
    { id: 'second', name: phrase('Second'), about: phrase(''), deck: deck(['bridge', 2]) },
  ],
};

test('a card is found in ready decks and in one’s own, those first, with its copies', () => {
  const own = [
    kept('a', 'sea', deck(['banner', 2])),
    kept('b', 'sea', deck(['bridge', 3])),
    kept('c', 'land', deck(['banner', 1])),
  ];

  expect(decksWith(CARD, MODULE, own)).toEqual([
    { address: '/decks/sea/a', name: phrase('Mine'), copies: 2, origin: 'own' },
    { address: '/decks/sea/new?from=first', name: phrase('First'), copies: 3, origin: 'ready' },
  ]);
});

test('a deck whose file is damaged has no cards', () => {
  const damaged = { ...kept('a', 'sea', deck(['banner', 2])), file: '{' };

  expect(decksWith(CARD, { ...MODULE, ready: [] }, [damaged])).toEqual([]);
});

const entry = (id: string, more: Partial<RulesEntry> = {}): RulesEntry => ({
  id,
  title: phrase(id),
  lead: phrase(id),
  clauses: [],
  ...more,
});

test('the rules of a card are those its text is about and those explained with it, with rulings', () => {
  const about = entry('about', {
    clauses: [
      { rule: 'SEA-1-a', text: phrase('plain') },
      { rule: 'SEA-1-b', text: phrase('read so'), reading: 'interpretation' },
    ],
  });
  const shown = entry('shown', {
    clauses: [{ rule: 'SEA-2-a', text: phrase('about others'), reading: 'interpretation' }],
    examples: [
      { rule: 'SEA-2-a', text: phrase('at work'), cards: [CARD] },
      { rule: 'SEA-2-b', text: phrase('not here'), cards: [OTHER] },
    ],
  });
  const compendium = [{ id: 'all', title: phrase('All'), entries: [about, shown, entry('neither')] }];
  const cardsAbout = ({ id }: RulesEntry) => (id === 'about' ? [{ printed: CARD, text: phrase('') }] : []);

  expect(rulesOf(CARD, { compendium, cardsAbout })).toEqual([
    { entry: about, readings: [phrase('read so')], examples: [] },
    { entry: shown, readings: [], examples: [phrase('at work')] },
  ]);
});
