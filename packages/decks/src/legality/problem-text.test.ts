import type { Lang, Phrase } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, ELEMENTS, PLANS } from '../testing/sample-rules.ts';
import type { CountBounds, ProblemMessage } from './problem.ts';
import { problemText } from './problem-text.ts';

const say = (message: ProblemMessage, lang: Lang): string =>
  problemText({ rule: 'TEST-DECK-a', message, cards: [] }, lang);

const count = (counted: number, bounds: CountBounds): ProblemMessage => ({
  key: 'wrongCount',
  what: PLANS,
  count: counted,
  bounds,
});

const ghost = { en: 'Lantern Ghost' };
const boat = { en: 'Turtle Boat', pl: 'Łódka żółwia' };
const frost: Phrase = ELEMENTS.frost ?? { pl: '', en: '' };

describe('a problem is told', () => {
  test.each([
    [0, 'W talii: 0 planów; potrzeba dokładnie 7.', 'The deck has 0 plans; it needs exactly 7.'],
    [1, 'W talii: 1 plan; potrzeba dokładnie 7.', 'The deck has 1 plan; it needs exactly 7.'],
    [3, 'W talii: 3 plany; potrzeba dokładnie 7.', 'The deck has 3 plans; it needs exactly 7.'],
    [12, 'W talii: 12 planów; potrzeba dokładnie 7.', 'The deck has 12 plans; it needs exactly 7.'],
    [22, 'W talii: 22 plany; potrzeba dokładnie 7.', 'The deck has 22 plans; it needs exactly 7.'],
  ])('with the form of the noun that goes with %i', (counted, pl, en) => {
    const message = count(counted, { min: 7, max: 7 });
    expect([say(message, 'pl'), say(message, 'en')]).toEqual([pl, en]);
  });

  test.each<[CountBounds, string, string]>([
    [{ min: 60 }, 'potrzeba co najmniej 60.', 'it needs at least 60.'],
    [{ max: 10 }, 'wolno mieć najwyżej 10.', 'it may have at most 10.'],
    [{ min: 40, max: 45 }, 'potrzeba od 40 do 45.', 'it needs 40 to 45.'],
  ])('with the bounds %j', (bounds, pl, en) => {
    expect(say(count(50, bounds), 'pl')).toBe(`W talii: 50 planów; ${pl}`);
    expect(say(count(50, bounds), 'en')).toBe(`The deck has 50 plans; ${en}`);
  });

  test.each<[ProblemMessage, string, string]>([
    [
      { key: 'tooManyCopies', name: boat, count: 4, limit: 3 },
      'Łódka żółwia: 4 kopie; w talii wolno mieć najwyżej 3.',
      'Turtle Boat: 4 copies; at most 3 may be in the deck.',
    ],
    [
      { key: 'tooManyRepeated', names: [boat, ghost], most: 1 },
      'Więcej niż raz w talii: Łódka żółwia, Lantern Ghost; wolno powtórzyć najwyżej 1 nazwę.',
      'More than once in the deck: Turtle Boat, Lantern Ghost; at most 1 title may be repeated.',
    ],
    [{ key: 'missingKind', kind: frost }, 'Brak: plan mrozu.', 'Missing: a plan of frost.'],
    [
      { key: 'repeatedKind', kind: frost, names: [boat, ghost] },
      'W talii może być tylko jedna taka karta: plan mrozu (Łódka żółwia, Lantern Ghost).',
      'Only one such card may be in the deck: a plan of frost (Turtle Boat, Lantern Ghost).',
    ],
    [
      { key: 'tooManyKinds', of: PLANS, kinds: [frost, frost], most: 1 },
      'W talii: 2 plany (plan mrozu, plan mrozu); wolno mieć najwyżej 1.',
      'The deck has 2 plans (a plan of frost, a plan of frost); at most 1 may be in it.',
    ],
    [
      { key: 'notAllowed', what: frost, names: [boat] },
      'Niedozwolone w tej talii: plan mrozu (Łódka żółwia).',
      'Not allowed in this deck: a plan of frost (Turtle Boat).',
    ],
    [
      { key: 'overBudget', of: CARDS, spent: 5, budget: 1 },
      'Koszt kart: 5 kart; do wydania: 1.',
      'The cards cost 5 cards; only 1 can be spent.',
    ],
    [
      { key: 'required', what: frost, names: [ghost] },
      'Wymagane: plan mrozu (dla: Lantern Ghost).',
      'Required: a plan of frost (for Lantern Ghost).',
    ],
    [{ key: 'unknownCards', ids: [] }, 'Nieznane karty: .', 'These cards are not known: .'],
  ])('in both languages: $key', (message, pl, en) => {
    expect([say(message, 'pl'), say(message, 'en')]).toEqual([pl, en]);
  });
});
