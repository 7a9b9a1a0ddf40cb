import { problemText } from '@kronika/decks';
import { describe, expect, test } from 'vitest';
import { fealtyLannister } from '../ready/fealty-lannister.ts';
import { starterStark } from '../ready/starter-stark.ts';
import { altered } from '../testing/altered.ts';
import { brokenRules } from '../testing/broken-rules.ts';
import { checkAgotDeck } from './check.ts';

/** Starks under the banner of the Rose. */
const stark = starterStark.deck;

/** Lannisters without an agenda. */
const alone = altered(fealtyLannister.deck, { fealty: 0 });

describe('AGOT-DECK-g: the cards are neutral or of the faction', () => {
  test('another faction’s card is not allowed', () => {
    const problems = checkAgotDeck(altered(alone, { 'tumblestone-knight': 1 }));
    expect(problems).toMatchObject([{ rule: 'AGOT-DECK-g', cards: ['tumblestone-knight'] }]);
    expect(problems.map((problem) => problemText(problem, 'pl'))).toEqual([
      'Niedozwolone w tej talii: karty innych stronnictw bez ich sztandaru (Rycerz znad Kamiennego Nurtu).',
    ]);
    expect(problems.map((problem) => problemText(problem, 'en'))).toEqual([
      'Not allowed in this deck: cards of other factions without their banner (Tumblestone Knight).',
    ]);
  });

  test('neutral cards fit any deck', () => {
    expect(brokenRules(altered(alone, { varys: 3, 'little-bird': 3, bodyguard: 3 }))).toEqual([]);
  });

  test('a banner lets in one faction only', () => {
    expect(brokenRules(altered(stark, { 'burned-men': 1 }))).toEqual(['AGOT-DECK-g']);
    expect(brokenRules(altered(stark, { 'house-stark': 0, 'house-martell': 1 }))).toEqual([
      'AGOT-DECK-g',
      'AGOT-DECK-h',
    ]);
  });

  test('without a faction card nobody can tell whose cards they are', () => {
    expect(brokenRules(altered(alone, { 'house-lannister': 0, 'arya-stark': 1 }))).toEqual(['AGOT-DECK-a']);
  });
});

describe('AGOT-DECK-h: a loyal card is used by its own faction only', () => {
  test('also with a banner', () => {
    expect(checkAgotDeck(altered(stark, { 'the-queen-of-thorns': 1 }))).toMatchObject([
      { rule: 'AGOT-DECK-h', cards: ['the-queen-of-thorns'] },
    ]);
  });

  test('and without one', () => {
    expect(brokenRules(altered(alone, { 'robb-stark': 1 }))).toEqual(['AGOT-DECK-h']);
  });
});

describe('AGOT-DECK-i: a banner', () => {
  test('asks for twelve non-loyal cards of its faction', () => {
    const twelve = altered(stark, { 'rose-garden': 1, left: 0, 'eddard-stark': 3 });
    expect(brokenRules(twelve)).toEqual([]);
    const problems = checkAgotDeck(altered(twelve, { right: 0, 'arya-stark': 2 }));
    expect(problems).toMatchObject([{ rule: 'AGOT-DECK-i', message: { count: 11, bounds: { min: 12 } } }]);
    expect(problems.map((problem) => problemText(problem, 'pl'))).toEqual([
      'W talii: 11 nielojalnych kart Tyrellów w talii dobierania; potrzeba co najmniej 12.',
    ]);
    expect(problems.map((problem) => problemText(problem, 'en'))).toEqual([
      'The deck has 11 non-loyal Tyrell cards in the draw deck; it needs at least 12.',
    ]);
  });

  test('does not count loyal cards', () => {
    const twelve = altered(stark, { 'rose-garden': 1, left: 0, 'eddard-stark': 3 });
    expect(brokenRules(altered(twelve, { right: 0, highgarden: 3 }))).toEqual(['AGOT-DECK-h', 'AGOT-DECK-i']);
  });
});

describe('AGOT-DECK-j: Fealty', () => {
  test('allows fifteen neutral cards in the draw deck', () => {
    const fifteen = fealtyLannister.deck;
    expect(brokenRules(fifteen)).toEqual([]);
    const problems = checkAgotDeck(altered(fifteen, { varys: 1 }));
    expect(problems).toMatchObject([{ rule: 'AGOT-DECK-j', message: { count: 16, bounds: { max: 15 } } }]);
    expect(problems.map((problem) => problemText(problem, 'pl'))).toEqual([
      'W talii: 16 neutralnych kart w talii dobierania; wolno mieć najwyżej 15.',
    ]);
    expect(problems.map((problem) => problemText(problem, 'en'))).toEqual([
      'The deck has 16 neutral cards in the draw deck; it may have at most 15.',
    ]);
  });

  test('AGOT-DECK-k: does not count plots, which are neutral too', () => {
    expect(fealtyLannister.deck.cards.filter(({ zone }) => zone === 'plots').length).toBeGreaterThan(0);
    expect(brokenRules(fealtyLannister.deck)).toEqual([]);
  });
});

describe('AGOT-DECK-k: the banner of the deck’s own faction', () => {
  test('is refused, and asks for nothing', () => {
    const problems = checkAgotDeck(altered(alone, { 'banner-of-the-lion': 1 }));
    expect(problems).toMatchObject([{ rule: 'AGOT-DECK-k', cards: ['banner-of-the-lion'] }]);
    expect(problems.map((problem) => problemText(problem, 'pl'))).toEqual([
      'Niedozwolone w tej talii: sztandar własnego stronnictwa (Sztandar Lwa).',
    ]);
  });
});
