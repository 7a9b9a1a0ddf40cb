import { problemText } from '@kronika/decks';
import { describe, expect, test } from 'vitest';
import { FULL_DECKS, READY_DECKS } from '../ready/decks.ts';
import { roninFull, roninSignature } from '../ready/ronin.ts';
import { warriorFull } from '../ready/warrior.ts';
import { altered, brokenRules } from '../testing/altered.ts';
import { checkSenjutsuDeck } from './check.ts';

const { deck } = roninSignature;
const full = roninFull.deck;
const readyDeckOf = (id: string) => {
  const ready = READY_DECKS.find((one) => one.id === id);
  if (ready === undefined) throw new Error(`no ready deck ${id}`);
  return ready.deck;
};

describe('the size of a deck', () => {
  test('SEN-DECK-a: 30 cards, neither one less nor one more', () => {
    expect(brokenRules(deck, 'quick')).toEqual([]);
    expect(brokenRules(altered(deck, { 'quick-dodge': 0 }), 'quick')).toEqual(['SEN-DECK-a']);
    expect(brokenRules(altered(deck, { 'quick-dodge': 2 }), 'quick')).toEqual(['SEN-DECK-a']);
  });

  test('SEN-DECK-b: 40 cards, also in tournaments', () => {
    expect(brokenRules(full, 'full')).toEqual([]);
    expect(brokenRules(deck, 'full')).toEqual(['SEN-DECK-b']);
    expect(brokenRules(deck, 'tournament')).toEqual(['SEN-DECK-b']);
  });

  test('SEN-DECK-i: core cards are not counted', () => {
    const problems = checkSenjutsuDeck(altered(deck, { 'quick-dodge': 0 }), 'quick');
    expect(problems.map((problem) => problemText(problem, 'pl'))).toEqual([
      'W talii: 29 kart bez kart Głównych; potrzeba dokładnie 30.',
    ]);
    expect(problems.map((problem) => problemText(problem, 'en'))).toEqual([
      'The deck has 29 cards besides the core cards; it needs exactly 30.',
    ]);
  });

  test('the size suggests the format where none is named', () => {
    const unnamed = { ...full, meta: {} };
    expect(brokenRules(unnamed)).toEqual([]);
    expect(brokenRules(altered(unnamed, { 'iron-will': 0 }))).toEqual(['SEN-DECK-b']);
    expect(brokenRules({ ...deck, meta: {} })).toEqual([]);
  });
});

describe('copies by rank', () => {
  test('SEN-DECK-d: three of a wood card', () => {
    expect(brokenRules(altered(deck, { 'push-back': 3, 'horse-kick': 3, 'pommel-smash': 1 }))).toEqual([]);
    expect(brokenRules(altered(deck, { 'push-back': 4, 'horse-kick': 1 }))).toEqual(['SEN-DECK-d']);
  });

  test('SEN-DECK-e: two of a steel card', () => {
    expect(brokenRules(altered(deck, { 'quick-dodge': 2, 'firm-mind': 0 }))).toEqual([]);
    expect(brokenRules(altered(deck, { 'quick-dodge': 3, 'firm-mind': 0, 'hobbling-blow': 0 }))).toEqual([
      'SEN-DECK-e',
    ]);
  });

  test('SEN-DECK-f: one of a gold card', () => {
    expect(brokenRules(altered(deck, { 'war-cry': 2, 'firm-mind': 0 }))).toEqual(['SEN-DECK-f']);
  });

  test('SEN-DECK-f: eight gold cards in all', () => {
    const eight = altered(deck, { courage: 1, honour: 1, duty: 1, 'push-back': 0 });
    expect(brokenRules(eight)).toEqual([]);
    const problems = checkSenjutsuDeck(altered(eight, { respect: 1, 'firm-mind': 0 }));
    expect(problems.map((problem) => problemText(problem, 'en'))).toEqual([
      'The deck has 9 gold cards; it may have at most 8.',
    ]);
  });

  test('SEN-DECK-g: one single jade card, be it of another name', () => {
    expect(brokenRules(altered(deck, { 'heavy-armour': 0, 'quick-dodge': 2 }))).toEqual([]);
    expect(brokenRules(altered(deck, { 'blood-fury-cut': 1, 'quick-dodge': 0 }))).toEqual(['SEN-DECK-g']);
    expect(brokenRules(altered(deck, { 'heavy-armour': 2, 'quick-dodge': 0 }))).toEqual(['SEN-DECK-g']);
  });
});

describe('what belongs to a hero', () => {
  test('SEN-HERO-a: there is one core ability', () => {
    expect(brokenRules(altered(deck, { 'ronin-core': 0 }))).toEqual(['SEN-HERO-a']);
    expect(brokenRules(altered(deck, { 'master-core': 1 }))).toEqual(['SEN-HERO-a']);
  });

  test('SEN-DECK-j: signature cards of another hero are refused, generic ones are not', () => {
    const problems = checkSenjutsuDeck(altered(deck, { 'firm-mind': 0, obedience: 1 }));
    expect(problems).toMatchObject([{ rule: 'SEN-DECK-j', cards: ['obedience'] }]);
    expect(problems.map((problem) => problemText(problem, 'pl'))).toEqual([
      'Niedozwolone w tej talii: popisowe karty innego bohatera (Posłuszeństwo).',
    ]);
    expect(brokenRules(altered(deck, { 'firm-mind': 0, 'open-mind': 1 }))).toEqual([]);
  });

  test('SEN-DECK-h: a core weapon is one that the hero card names', () => {
    expect(brokenRules(altered(deck, { 'naginata-sweep': 0, 'kanabo-smash': 1 }))).toEqual([]);
    expect(brokenRules(altered(deck, { 'naginata-sweep': 0, 'katana-swing': 1 }))).toEqual(['SEN-DECK-h']);
  });

  test('SEN-DECK-h: most heroes take one weapon', () => {
    expect(brokenRules(altered(deck, { 'naginata-sweep': 0 }))).toEqual(['SEN-DECK-h']);
    expect(brokenRules(altered(deck, { 'kanabo-smash': 1 }))).toEqual(['SEN-DECK-h']);
  });

  test('SEN-DECK-h: Yasuke takes two, which differ', () => {
    const yasuke = readyDeckOf('yasuke');
    expect(brokenRules(yasuke)).toEqual([]);
    expect(brokenRules(altered(yasuke, { 'wakizashi-slice': 0 }))).toEqual(['SEN-DECK-h']);
    expect(brokenRules(altered(yasuke, { 'wakizashi-slice': 0, 'katana-slash': 2 }))).toEqual(['SEN-DECK-h']);
    expect(brokenRules(altered(yasuke, { 'tanto-slice': 1 }))).toEqual(['SEN-DECK-h']);
  });

  test('a card that nobody knows is refused', () => {
    const unknown = {
      ...deck,
      cards: [...deck.cards, { ...deck.cards[0], id: 'no-such-card', zone: 'deck', quantity: 1 }],
    };
    expect(brokenRules(JSON.parse(JSON.stringify(unknown)))).toContain('SEN-DECK-j');
  });

  test('cards in the wrong part of the deck are told', () => {
    const misplaced = {
      ...deck,
      cards: deck.cards.map((entry) => (entry.id === 'push-back' ? { ...entry, zone: 'weapon' } : entry)),
    };
    expect(brokenRules(misplaced)).toContain('SEN-DECK-i');
  });
});

describe('schools', () => {
  const sun = warriorFull.deck;
  const withHare = altered(sun, { 'quick-stab': 1, 'firm-mind': 0 });

  test('SEN-DECK-k: in a tournament a deck is of one school at most', () => {
    expect(FULL_DECKS.flatMap((ready) => brokenRules(ready.deck, 'tournament'))).toEqual([]);
    const problems = checkSenjutsuDeck(withHare, 'tournament');
    expect(problems.map((problem) => problemText(problem, 'pl'))).toEqual([
      'W talii: 2 szkoły nadzorowane (Szkoła Palącego Słońca, Szkoła Jesiennego Zająca); wolno mieć najwyżej 1.',
    ]);
  });

  test('SEN-DECK-k: elsewhere schools do not matter', () => {
    expect(brokenRules(withHare, 'full')).toEqual([]);
  });

  test('SEN-DECK-l: a deck that has chosen no school, or another one, uses none of these cards', () => {
    const choosing = (school: string) => ({ ...sun, meta: { school } });
    expect(brokenRules(choosing('burningSun'), 'tournament')).toEqual([]);
    expect(brokenRules(choosing('jadeRiver'), 'tournament')).toEqual(['SEN-DECK-l']);
    expect(brokenRules(choosing('none'), 'tournament')).toEqual(['SEN-DECK-l']);
  });
});
