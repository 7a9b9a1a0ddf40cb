import { printedId, randomOf } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { SOLO_CARDS } from '../cards/all.ts';
import type { SelectionDeck } from '../cards/fact.ts';
import { HEROES } from '../cards/fact.ts';
import { soloFact } from '../cards/library.ts';
import { isDesperate } from '../fighters.ts';
import { battle, type FoeGiven } from '../rules/testing/battle.ts';
import { headWords } from '../text/card-text.ts';
import { buildDecks } from './deck-building.ts';
import { FOE_KINDS, type FoeKind, GUEST_HEROES } from './foe.ts';
import { companionsOf, isRanged, RECIPES, startsHidden, suggestedWoundLimit } from './recipes.ts';

const ALL: readonly FoeKind[] = [...FOE_KINDS, ...HEROES, ...GUEST_HEROES, 'hachiko'];

function deckOf(kind: FoeKind, nightmares = 0, seed = 'deck') {
  const [deck] = buildDecks([{ kind, nightmares }], randomOf(seed));
  return (deck ?? []).map(soloFact);
}

/** How many cards of each selection deck, own cards apart. */
function taken(kind: FoeKind, seed?: string): Readonly<Partial<Record<SelectionDeck, number>>> {
  const counts: Partial<Record<SelectionDeck, number>> = {};
  for (const { deck, owner } of deckOf(kind, 0, seed))
    if (deck !== undefined && owner === undefined) counts[deck] = (counts[deck] ?? 0) + 1;
  return counts;
}

/** Over many seeds: the counts with the extra cards taken from each permitted deck. */
function variants(kind: FoeKind): ReadonlySet<string> {
  return new Set(Array.from({ length: 60 }, (_, seed) => JSON.stringify(taken(kind, `${seed}`))));
}

describe('recipes', () => {
  test('SEN-SOLO-REC-leader: 2 from 1, 2 from 4, 1 from 5, plus 1 from 4 or 5', () => {
    expect(variants('samuraiLeader')).toEqual(new Set(['{"1":2,"4":3,"5":1}', '{"1":2,"4":2,"5":2}']));
  });

  test('SEN-SOLO-REC-katana: 1 from 2, 2 from 4, 1 from 5, plus 1 from 4 or 5', () => {
    expect(variants('ashigaruKatana')).toEqual(new Set(['{"2":1,"4":3,"5":1}', '{"2":1,"4":2,"5":2}']));
  });

  test('SEN-SOLO-REC-yari: 1 from 2, 2 from 3, 1 from 5, plus 1 from 3 or 5', () => {
    expect(variants('ashigaruYari')).toEqual(new Set(['{"2":1,"3":3,"5":1}', '{"2":1,"3":2,"5":2}']));
  });

  test('SEN-SOLO-REC-yumi: 1 from 2, 5 and 6, plus 2 from 2, 5 and/or 6', () => {
    expect(variants('ashigaruYumi')).toEqual(
      new Set([
        '{"2":3,"5":1,"6":1}',
        '{"2":1,"5":3,"6":1}',
        '{"2":1,"5":1,"6":3}',
        '{"2":2,"5":2,"6":1}',
        '{"2":2,"5":1,"6":2}',
        '{"2":1,"5":2,"6":2}',
      ]),
    );
  });

  test('SEN-SOLO-REC-arq: 1 from 2, 1 from 5, 3 from 7, plus 1 from 2 or 5', () => {
    expect(variants('arquebusier')).toEqual(new Set(['{"2":2,"5":1,"7":3}', '{"2":1,"5":2,"7":3}']));
  });

  test('SEN-SOLO-REC-hero0, SEN-SOLO-REC-hero1: all own cards but the nightmare, then the listed draws and an extra', () => {
    for (const kind of ['master', 'student', 'ronin', 'warrior'] as const) {
      const own = deckOf(kind).filter(({ owner }) => owner === kind);
      expect(own.length).toBeGreaterThan(0);
      expect(own.some(({ nightmare }) => nightmare)).toBe(false);
      expect(deckOf(kind)).toHaveLength(own.length + 5);
    }
  });

  test.each([
    ['SEN-SOLO-REC-master', 'master', [1, 4, 4, 5], 1],
    ['SEN-SOLO-REC-student', 'student', [1, 4, 4, 5], 1],
    ['SEN-SOLO-REC-ronin', 'ronin', [1, 3, 4, 5], 2],
    ['SEN-SOLO-REC-warrior', 'warrior', [1, 3, 4, 5], 1],
    ['SEN-SOLO-HERO-ashigaru', 'ashigaru', [1, 3, 3, 5], 2],
    ['SEN-SOLO-HERO-assassin', 'assassin', [1, 4, 4, 5], 1],
    ['SEN-SOLO-HERO-kojiro', 'kojiro', [1, 3, 4, 5], 1],
    ['SEN-SOLO-HERO-monk', 'monk', [1, 3, 3, 5], 2],
    ['SEN-SOLO-HERO-musashi', 'musashi', [1, 4, 4, 5], 1],
    ['SEN-SOLO-HERO-ninja', 'ninja', [1, 4, 4, 5], 1],
    ['SEN-SOLO-HERO-onna-a', 'onna-bugeisha', [1, 3, 3, 5], 2],
    ['SEN-SOLO-HERO-sailor', 'sailor', [1, 4, 4, 5], 1],
    ['SEN-SOLO-HERO-wakou', 'wakou', [1, 3, 4, 5], 1],
    ['SEN-SOLO-HERO-yasuke', 'yasuke', [1, 4, 4, 5], 1],
    ['SEN-SOLO-HERO-yojimbo', 'yojimbo', [1, 4, 4, 5], 1],
  ] as const)('%s: draws and distance of %s', (_, kind, take, distance) => {
    expect(RECIPES[kind]).toEqual({ take, extra: { count: 1, from: [2, 4, 5] }, distance, own: 'all' });
    const decks = Object.entries(taken(kind)).flatMap(([deck, count]) => Array<number>(count).fill(Number(deck)));
    for (const deck of new Set<number>(take))
      expect(decks.filter((one) => one === deck).length).toBeGreaterThanOrEqual(
        take.filter((one) => one === deck).length,
      );
    expect(decks).toHaveLength(5);
  });

  test('SEN-SOLO-HERO-ashigaru: Hachiko comes with Ashigaru and has exactly its own five cards', () => {
    expect(companionsOf('ashigaru')).toEqual(['hachiko']);
    expect(ALL.filter((kind) => companionsOf(kind).length > 0)).toEqual(['ashigaru']);
    for (const seed of ['a', 'b'])
      expect(deckOf('hachiko', 0, seed).map(({ owner }) => owner)).toEqual(Array(5).fill('hachiko'));
    expect(RECIPES.hachiko.distance).toBe(1);
  });

  test('SEN-SOLO-HERO-assassin, SEN-SOLO-HERO-ninja: they start hidden, and nobody else does', () => {
    expect(ALL.filter(startsHidden)).toEqual(['assassin', 'ninja']);
  });

  test('SEN-SOLO-HERO-onna-b: desperation with 2 or fewer wounds left, from the start with a low limit', () => {
    const is = (given: FoeGiven) => {
      const state = battle({ heroes: [{}], foes: [{ kind: 'onna-bugeisha', woundLimit: 7, ...given }] });
      const onna = state.fighters.at(-1);
      return onna !== undefined && isDesperate(state, onna);
    };
    expect(is({ wounds: 4 })).toBe(false);
    expect(is({ wounds: 5 })).toBe(true);
    // Bleeding wounds are wounds.
    expect(is({ wounds: 3, bleeding: 2 })).toBe(true);
    expect(is({ woundLimit: 3 })).toBe(false);
    expect(is({ woundLimit: 2 })).toBe(true);
    expect(is({ kind: 'monk', wounds: 6 })).toBe(false);
  });

  test('SEN-SOLO-DIST-b, SEN-SOLO-DIST-c, SEN-SOLO-DIST-d, SEN-SOLO-DIST-e: archers and arquebusiers keep away', () => {
    expect(FOE_KINDS).toEqual(['samuraiLeader', 'ashigaruKatana', 'ashigaruYari', 'ashigaruYumi', 'arquebusier']);
    expect(FOE_KINDS.map((kind) => RECIPES[kind].distance)).toEqual([1, 1, 2, 5, 6]);
    expect(FOE_KINDS.filter((kind) => isRanged({ preferredDistance: RECIPES[kind].distance }))).toEqual([
      'ashigaruYumi',
      'arquebusier',
    ]);
    expect(isRanged({ preferredDistance: 1 })).toBe(false);
  });

  test('SEN-SOLO-DIST-f: heroes fight at close quarters, at the distance of their recipes', () => {
    const distances = [...HEROES, ...GUEST_HEROES].map((kind) => [kind, RECIPES[kind].distance]);
    expect(distances.filter(([, distance]) => distance === 2).map(([kind]) => kind)).toEqual([
      'ronin',
      'onna-bugeisha',
      'ashigaru',
      'monk',
    ]);
    expect(distances.filter(([, distance]) => distance !== 1 && distance !== 2)).toEqual([]);
  });

  test('SEN-SOLO-REC-free: which of the decks a further card comes from is left to chance', () => {
    const extras = new Set(
      Array.from({ length: 40 }, (_, seed) => {
        const { 1: _own, 4: close = 0, 5: defences = 0, 2: meditations = 0 } = taken('musashi', `${seed}`);
        return [meditations, close - 2, defences - 1].join();
      }),
    );
    expect(extras).toEqual(new Set(['1,0,0', '0,1,0', '0,0,1']));
  });

  test('SEN-SOLO-LIM-b, SEN-EX-35: 7 wounds alone, 3 for two, 2 for three, 1 for more', () => {
    expect([1, 2, 3, 4, 5].map(suggestedWoundLimit)).toEqual([7, 3, 2, 1, 1]);
  });
});

describe('building decks', () => {
  test('SEN-SOLO-SEL-0: the decks of several opponents share no card, and chance decides which', () => {
    const orders = Array.from({ length: 4 }, () => ({ kind: 'ashigaruKatana', nightmares: 0 }) as const);
    const cards = buildDecks(orders, randomOf('one')).flat();
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards).toHaveLength(20);
    expect(buildDecks(orders, randomOf('one'))).toEqual(buildDecks(orders, randomOf('one')));
    expect(buildDecks(orders, randomOf('two'))).not.toEqual(buildDecks(orders, randomOf('one')));
  });

  test('SEN-SOLO-SEL-9: with an empty deck another permitted one is used, and in the end deck 4', () => {
    // Five arquebusiers want fifteen cards of deck 7, which has three; the third finds no meditations or defences either.
    const orders = Array.from({ length: 5 }, () => ({ kind: 'arquebusier', nightmares: 0 }) as const);
    const decks = buildDecks(orders, randomOf('crowd')).map((deck) => deck.map(soloFact));
    expect(decks[0]?.filter(({ deck }) => deck === 7)).toHaveLength(3);
    expect(decks[1]?.every(({ deck }) => deck === 2 || deck === 5)).toBe(true);
    expect(decks[4]?.some(({ deck }) => deck === 4)).toBe(true);
    for (const deck of decks) expect(deck).toHaveLength(6);
  });

  test('SEN-SOLO-NM-b, SEN-SOLO-NM-c: draws from 3 or 4 become nightmares, one or as many as wanted', () => {
    const nightmares = (count: number) => deckOf('ashigaruKatana', count).filter(({ deck }) => deck === 8).length;
    expect([0, 1, 2].map(nightmares)).toEqual([0, 1, 2]);
    const all = deckOf('ashigaruYari', 9);
    expect(all.some(({ deck }) => deck === 3 || deck === 4)).toBe(false);
    expect(all.filter(({ deck }) => deck === 2)).toHaveLength(1);
  });

  test('SEN-SOLO-NM-a: a nightmare bears the keyword, and the letter where it has a number', () => {
    for (const { id, serial, deck, nightmare } of SOLO_CARDS) {
      if (serial !== undefined) expect([id, serial.startsWith('N')]).toEqual([id, nightmare === true]);
      if (deck !== undefined) expect([id, deck === 8]).toEqual([id, nightmare === true]);
    }
    expect(headWords(soloFact(printedId('solo-n996')), 'en')).toContain('nightmare');
    expect(headWords(soloFact(printedId('solo-n996')), 'pl')).toContain('koszmar');
    expect(headWords(soloFact(printedId('solo-024')), 'en')).not.toContain('nightmare');
  });

  test('SEN-SOLO-NM-d: a nightmare hero has its own nightmare card, others do not', () => {
    for (const kind of ['master', 'student', 'ronin', 'warrior'] as const)
      expect(deckOf(kind).filter(({ nightmare }) => nightmare)).toEqual([]);
    for (const kind of ['master', 'student', 'ronin', 'warrior'] as const)
      expect(deckOf(kind, 1).filter(({ owner, nightmare }) => owner === kind && nightmare)).toHaveLength(1);
  });

  test.each([
    ['SEN-SOLO-SEL-1', 1, ['001', '003', '008', '009']],
    ['SEN-SOLO-SEL-2', 2, ['002', '004', '005', '006', '007']],
    ['SEN-SOLO-SEL-3', 3, ['010', '011', '012', '013']],
    ['SEN-SOLO-SEL-4', 4, ['014', '015', '016', '017', '018', '019', '020', '021', '022', '023', '024', '025']],
    ['SEN-SOLO-SEL-5', 5, ['026', '027', '028', '029', '030', '031', '032', '033', '034', '035']],
    ['SEN-SOLO-SEL-6', 6, ['036', '037', '038']],
    ['SEN-SOLO-SEL-7', 7, ['039', '040', '041']],
    ['SEN-SOLO-SEL-8', 8, ['N995', 'N996', 'N997', 'N998', 'N999']],
  ] as const)('%s: the cards of deck %i', (_, deck, serials) => {
    const order = {
      1: 'samuraiLeader',
      2: 'ashigaruKatana',
      3: 'ashigaruYari',
      4: 'ashigaruKatana',
      5: 'ashigaruKatana',
      6: 'ashigaruYumi',
      7: 'arquebusier',
      8: 'ashigaruKatana',
    } as const;
    const orders = Array.from({ length: 12 }, () => ({ kind: order[deck], nightmares: deck === 8 ? 2 : 0 }));
    const drawn = buildDecks(orders, randomOf('all'))
      .flat()
      .map(soloFact)
      .filter((fact) => fact.deck === deck)
      .map(({ serial }) => serial);
    expect(drawn.sort()).toEqual(serials);
  });
});
