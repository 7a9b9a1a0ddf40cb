import { checkDeck, type DeckList, problemText } from '@kronika/decks';
import { printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { craneCourt } from '../ready/crane-court.ts';
import { dragonBlades } from '../ready/dragon-blades.ts';
import { lionHost } from '../ready/lion-host.ts';
import { altered } from '../testing/altered.ts';
import { brokenRules } from '../testing/broken-rules.ts';
import { withInvented } from '../testing/invented.ts';
import { checkL5rDeck, deckRules } from './check.ts';

const lion = lionHost.deck;

/** Five more dynasty cards of the Lion, so that there are 45. */
const FIVE_MORE = {
  'obstinate-recruit': 3,
  'venerable-historian': 3,
  'kitsu-spiritcaller': 3,
  'ikoma-eiji': 3,
  'staging-ground': 3,
};

test('L5R-DECK-a: there is exactly one stronghold', () => {
  expect(brokenRules(altered(lion, { 'yojin-no-shiro': 0 }))).toEqual(['L5R-DECK-a']);
  expect(brokenRules(altered(lion, { 'shiro-nishiyama': 1 }))).toEqual(['L5R-DECK-a']);
});

test('L5R-DECK-b: there is at most one role, and none is needed', () => {
  expect(brokenRules(altered(craneCourt.deck, { 'keeper-of-air': 0 }))).toEqual([]);
  expect(brokenRules(altered(craneCourt.deck, { 'keeper-of-fire': 1 }))).toEqual(['L5R-DECK-b']);
});

describe('L5R-DECK-c: the dynasty deck', () => {
  test('has 40 to 45 cards', () => {
    expect(brokenRules(altered(lion, { 'akodo-toturi': 2 }))).toEqual(['L5R-DECK-c']);
    expect(brokenRules(altered(lion, FIVE_MORE))).toEqual([]);
    expect(brokenRules(altered(lion, { ...FIVE_MORE, 'favorable-ground': 2 }))).toEqual(['L5R-DECK-c']);
  });
});

describe('a card that was put into another part of the deck', () => {
  test.each([
    { rule: 'L5R-DECK-a', card: 'yojin-no-shiro', zone: 'role' },
    { rule: 'L5R-DECK-b', card: 'keeper-of-water', zone: 'stronghold' },
    { rule: 'L5R-DECK-h', card: 'pilgrimage', zone: 'conflict' },
    { rule: 'L5R-DECK-c', card: 'akodo-toturi', zone: 'conflict' },
    { rule: 'L5R-DECK-d', card: 'banzai', zone: 'dynasty' },
    { rule: 'L5R-DECK-d', card: 'banzai', zone: 'sideboard' },
  ])('$rule: $card in $zone', ({ rule, card, zone }) => {
    const misplaced = checkL5rDeck(moved(lion, card, zone)).filter(({ message }) => message.key === 'notAllowed');
    expect(misplaced).toMatchObject([{ rule, cards: [card] }]);
  });
});

describe('L5R-DECK-d: the conflict deck', () => {
  test('has 40 to 45 cards', () => {
    expect(brokenRules(altered(lion, { banzai: 2 }))).toEqual(['L5R-DECK-d']);
    expect(brokenRules(altered(lion, { rout: 3, outwit: 2 }))).toEqual([]);
    expect(brokenRules(altered(lion, { rout: 3, outwit: 3 }))).toEqual(['L5R-DECK-d']);
  });

  test('is bought from one other clan at most', () => {
    const problems = checkL5rDeck(altered(lion, { 'let-go': 1 }));
    expect(problems).toMatchObject([{ rule: 'L5R-DECK-d', cards: expect.arrayContaining(['let-go', 'spyglass']) }]);
    expect(problems.map((problem) => problemText(problem, 'en'))).toEqual([
      'The deck has 2 other clans (Unicorn, Dragon); at most 1 may be in it.',
    ]);
    expect(problems.map((problem) => problemText(problem, 'pl'))).toEqual([
      'W talii: 2 obce klany (Jednorożec, Smok); wolno mieć najwyżej 1.',
    ]);
  });
});

test('L5R-DECK-e: the conflict deck has at most 10 characters', () => {
  const ten = { 'master-of-the-spear': 3, 'iuchi-wayfinder': 3, 'ide-messenger': 1, 'fine-katana': 2, spyglass: 1 };
  expect(brokenRules(altered(lion, ten))).toEqual([]);
  expect(brokenRules(altered(lion, { ...ten, 'ide-messenger': 2 }))).toEqual(['L5R-DECK-e']);
});

test('L5R-DECK-f: there are at most 3 copies of a card', () => {
  expect(checkL5rDeck(altered(lion, { 'akodo-toturi': 4 }))).toMatchObject([
    { rule: 'L5R-DECK-f', cards: ['akodo-toturi'] },
  ]);
});

test('L5R-CARD-b: cards with one name are copies of each other, in whichever deck they are', () => {
  const rules = withInvented({ like: 'akodo-toturi', id: 'toturi-in-exile', zone: 'conflict' });
  const both = { ...lion, cards: [...lion.cards, { id: printedId('toturi-in-exile'), quantity: 1, zone: 'conflict' }] };
  expect(checkDeck(both, rules)).toMatchObject([
    { rule: 'L5R-DECK-f', cards: ['akodo-toturi', 'toturi-in-exile'], message: { count: 4, limit: 3 } },
  ]);
});

test('L5R-CARD-b: a card whose name nobody knows is in no legal deck', () => {
  const cards = [...lion.cards, { id: printedId('no-such-card'), quantity: 1, zone: 'dynasty' }];
  expect(checkL5rDeck({ ...lion, cards })).toMatchObject([{ rule: 'L5R-CARD-b', cards: ['no-such-card'] }]);
});

test.each([
  { deckLimit: 1, legal: 1 },
  { deckLimit: 5, legal: 5 },
])('L5R-DECK-g: "deck limit $deckLimit" replaces the 3', ({ deckLimit, legal }) => {
  const rules = withInvented({ like: 'fine-katana', id: 'finest-katana', name: 'Finest Katana', deckLimit });
  const holding = (quantity: number): DeckList => ({
    ...lion,
    cards: [
      ...altered(lion, { 'fine-katana': 0 }).cards,
      { id: printedId('finest-katana'), quantity, zone: 'conflict' },
      { id: printedId('rout'), quantity: 3, zone: 'conflict' },
    ],
  });
  expect(checkDeck(holding(legal), rules)).toEqual([]);
  expect(checkDeck(altered(holding(legal + 1), { rout: 2 }), rules)).toMatchObject([
    { rule: 'L5R-DECK-g', cards: ['finest-katana'] },
  ]);
});

describe('L5R-DECK-h: the provinces', () => {
  test('are five, one of each element', () => {
    expect(checkL5rDeck(altered(lion, { pilgrimage: 0 })).map(textOf)).toEqual([
      'The deck has 4 provinces; it needs exactly 5.',
      'Missing: a province of the Void.',
    ]);
    expect(brokenRules(altered(lion, { 'shameful-display': 1 }))).toEqual(['L5R-DECK-h']);
    expect(checkL5rDeck(altered(lion, { pilgrimage: 0, 'manicured-garden': 1 })).map(textOf)).toEqual([
      'Missing: a province of the Void.',
      'Only one such card may be in the deck: a province of Air (Fertile Fields, Manicured Garden).',
    ]);
  });

  test('are in-clan or neutral', () => {
    expect(checkL5rDeck(altered(lion, { pilgrimage: 0, 'kuroi-mori': 1 }))).toMatchObject([
      { rule: 'L5R-DECK-h', cards: ['kuroi-mori'] },
    ]);
  });

  test('have different names, also with a Seeker role', () => {
    const problems = checkL5rDeck(
      altered(dragonBlades.deck, { 'restoration-of-balance': 0, 'meditations-on-the-tao': 2 }),
    );
    expect(problems).toMatchObject([
      { rule: 'L5R-DECK-h', cards: ['meditations-on-the-tao'], message: { key: 'tooManyCopies', limit: 1 } },
    ]);
  });
});

describe('L5R-DECK-k: the core roles', () => {
  const dragon = dragonBlades.deck;

  test('a Seeker lets a second province of its element replace any other', () => {
    expect(brokenRules(dragon)).toEqual([]);
    expect(brokenRules(altered(dragon, { 'seeker-of-fire': 0, 'seeker-of-air': 1 }))).toEqual(['L5R-DECK-h']);
    expect(
      brokenRules(
        altered(dragon, { 'seeker-of-fire': 0, 'keeper-of-fire': 1, 'seeker-initiate': 0, 'miya-mystic': 2 }),
      ),
    ).toEqual(['L5R-DECK-h']);
    expect(brokenRules(altered(dragon, { 'elemental-fury': 0, 'night-raid': 1 }))).toEqual(['L5R-DECK-h']);
  });

  test('a Keeper raises the influence by 3', () => {
    const thirteen = altered(lion, { breakthrough: 3, 'iuchi-wayfinder': 3 });
    expect(brokenRules(thirteen)).toEqual([]);
    expect(brokenRules(altered(thirteen, { 'ide-messenger': 1 }))).toEqual(['L5R-DECK-i']);
    expect(brokenRules(altered(thirteen, { 'keeper-of-water': 0, 'keeper-of-fire': 1 }))).toEqual([]);
    const uninitiated = altered(thirteen, { 'keeper-of-water': 0, 'keeper-initiate': 0, 'miya-mystic': 2 });
    expect(brokenRules(uninitiated)).toEqual(['L5R-DECK-i']);
    expect(brokenRules(altered(uninitiated, { 'seeker-of-water': 1 }))).toEqual(['L5R-DECK-i']);
  });
});

test('L5R-DECK-l: a card for Keeper or Seeker roles needs such a role', () => {
  expect(checkL5rDeck(altered(lion, { 'keeper-of-water': 0, 'seeker-of-water': 1 })).map(textOf)).toEqual([
    'Required: a role with the trait Keeper (for Keeper Initiate).',
  ]);
  expect(checkL5rDeck(altered(lion, { 'seeker-initiate': 1 }))).toMatchObject([
    { rule: 'L5R-DECK-l', cards: ['seeker-initiate'] },
  ]);
  expect(brokenRules(altered(lion, { 'keeper-of-water': 0 }))).toEqual(['L5R-DECK-l']);
});

test('every rule that can be broken has its id in the specification', () => {
  const ids = new Set(deckRules('standard').rules.map(({ id }) => id));
  expect([...ids].every((id) => /^L5R-DECK-[a-o]$/u.test(id))).toBe(true);
});

function moved(deck: DeckList, card: string, zone: string): DeckList {
  return { ...deck, cards: deck.cards.map((entry) => (entry.id === card ? { ...entry, zone } : entry)) };
}

function textOf(problem: ReturnType<typeof checkL5rDeck>[number]): string {
  return problemText(problem, 'en');
}
