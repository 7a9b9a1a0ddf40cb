import { printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { ABILITIES, SOLO_CARDS } from './all.ts';
import { HEROES, SELECTION_DECKS } from './fact.ts';
import { HERO_CARDS } from './heroes.ts';
import {
  abilityFact,
  allFacts,
  factOf,
  heroFact,
  initiativesOf,
  lineAt,
  linesAt,
  listsWithin,
  poisonFact,
  printedOf,
  segmentsOf,
  soloFact,
} from './library.ts';
import { CARD_TYPES, KAMAE, type Line, RANKS } from './pictograms.ts';

const withAllWithin = (line: Line): readonly Line[] => [line, ...listsWithin(line).flat().flatMap(withAllWithin)];
const linesOf = (id: string): readonly Line[] =>
  segmentsOf(printedId(id)).flatMap(({ lines }) => lines.flatMap(withAllWithin));

describe('the library', () => {
  test('has every card once: 115 of the base box, 26 generic ones of the expansions, and what is reconstructed', () => {
    const read = ABILITIES.filter(({ certainty }) => certainty === 'read');
    expect(read.filter(({ set }) => set === 'base')).toHaveLength(115);
    expect(read.filter(({ set }) => set === 'expansion')).toHaveLength(26);
    expect(ABILITIES.filter(({ certainty }) => certainty === 'reconstructed')).toHaveLength(13);
    expect(new Set(allFacts().map(({ id }) => id)).size).toBe(ABILITIES.length + SOLO_CARDS.length + 5);
    expect(new Set(ABILITIES.map(({ serial }) => serial)).size).toBe(ABILITIES.length);
  });

  test('knows which kind of card it is asked for', () => {
    expect(abilityFact(printedId('steel-block')).serial).toBe('031');
    expect(soloFact(printedId('solo-014')).deck).toBe(4);
    expect(poisonFact(printedId('crippling-poison')).lies).toEqual({ in: 'deck' });
    expect(() => factOf(printedId('no-such-card'))).toThrow('There is no card "no-such-card" in Senjutsu.');
    expect(() => abilityFact(printedId('solo-014'))).toThrow('not an ability card');
    expect(() => soloFact(printedId('steel-block'))).toThrow('not a solo card');
    expect(() => poisonFact(printedId('steel-block'))).toThrow('not a poison');
  });

  test('finds lines by their place, through alternatives and what depends on success', () => {
    const barge = printedId('oxen-barge');
    expect(linesAt(barge, { segment: 'upper', path: [] })).toBe(abilityFact(barge).lines);
    expect(lineAt(barge, { segment: 'upper', path: [4, 2] })).toEqual({ is: 'jumpKamae', to: 'aggression' });
    const core = printedId('master-core');
    expect(linesAt(core, { segment: 'upper', path: [2, 1] })).toHaveLength(2);
    expect(lineAt(core, { segment: 'upper', path: [2, 1, 1] })).toMatchObject({ is: 'search', zone: 'discard' });
    expect(lineAt(printedId('naginata-sweep'), { segment: 'lower', path: [0] })).toMatchObject({ is: 'move' });
    expect(() => lineAt(barge, { segment: 'upper', path: [9] })).toThrow('no line at upper 9');
    expect(() => linesAt(barge, { segment: 'lower', path: [] })).toThrow('no lines at lower');
    expect(() => linesAt(core, { segment: 'upper', path: [2, 7] })).toThrow('no lines at upper 2.7');
  });

  test('every line of every card can be found by its place', () => {
    const check = (id: string, segment: 'upper' | 'lower', path: readonly number[], lines: readonly Line[]): void => {
      for (const [at, line] of lines.entries()) {
        expect(lineAt(printedId(id), { segment, path: [...path, at] })).toBe(line);
        for (const [option, within] of listsWithin(line).entries())
          check(id, segment, line.is === 'or' ? [...path, at, option] : [...path, at], within);
      }
    };
    for (const fact of allFacts())
      for (const { segment, lines } of segmentsOf(printedOf(fact))) check(fact.id, segment, [], lines);
  });

  test('SEN-CARD-a, SEN-DECK-c, SEN-KAM-a: the lists of types, ranks, Kamae and selection decks are those of the cards', () => {
    const usedBy = <T>(values: readonly (T | undefined)[]) => new Set(values.filter((value) => value !== undefined));
    expect(usedBy(ABILITIES.map(({ rank }) => rank))).toEqual(new Set(RANKS));
    expect(usedBy(SOLO_CARDS.map(({ type }) => type))).toEqual(new Set(CARD_TYPES));
    expect(usedBy(SOLO_CARDS.map(({ deck }) => deck))).toEqual(new Set(SELECTION_DECKS));
    const barred = ABILITIES.flatMap(({ id }) => linesOf(id).flatMap(({ kamae }) => kamae ?? []));
    expect(new Set([...barred, 'neutral'])).toEqual(new Set(KAMAE));
    expect([RANKS, CARD_TYPES, SELECTION_DECKS, KAMAE].map(({ length }) => length)).toEqual([5, 3, 8, 4]);
  });

  test('SEN-CARD-f, SEN-CARD-g: initiatives on bars stand behind the printed one', () => {
    expect(initiativesOf(printedId('wakizashi-slice'))).toEqual([
      { initiative: { is: 'fixed', speed: 4 } },
      { initiative: { is: 'fixed', speed: 6 }, pay: 1 },
    ]);
    expect(initiativesOf(printedId('scything-uppercut'))).toEqual([
      { initiative: { is: 'fixed', speed: 5 } },
      { initiative: { is: 'fixed', speed: 8 }, kamae: ['determination'] },
    ]);
    expect(initiativesOf(printedId('crippling-poison'))).toEqual([]);
  });
});

describe('ability cards', () => {
  test('SEN-CARD-a: a core ability is of no other type; a core weapon is an attack or a defence', () => {
    for (const { core, type, rank, weapon } of ABILITIES) {
      expect(core === 'ability').toBe(type === 'core');
      expect(core !== undefined).toBe(rank === 'core');
      expect(core === 'weapon').toBe(weapon !== undefined);
    }
  });

  test('SEN-CARD-i: a reaction has no speed, and all of them are Bushido, played at the start of the turn', () => {
    const reactions = ABILITIES.filter(({ instant }) => instant === 'reaction');
    expect(reactions).toHaveLength(8);
    for (const { initiative, keywords, lines } of reactions) {
      expect([initiative, keywords]).toEqual([{ is: 'none' }, ['bushido']]);
      expect(lines[0]).toEqual({ is: 'occasion', when: 'startOfTurn' });
    }
  });

  test('SEN-CARD-h: benefits, and only they, act at the speed of the card they join', () => {
    expect(ABILITIES.filter(({ initiative }) => initiative.is === 'same').map(({ id }) => id)).toEqual(
      ABILITIES.filter(({ instant }) => instant === 'benefit').map(({ id }) => id),
    );
  });

  test('SEN-EFF-aa: every core card begins with a discard', () => {
    for (const { core, lines } of ABILITIES)
      if (core !== undefined) expect(lines[0]).toEqual({ is: 'discardCards', count: 1 });
  });

  test('SEN-ATK-c: starred cells and lines with a star come together', () => {
    for (const { id } of [...ABILITIES, ...SOLO_CARDS]) {
      const lines = linesOf(id);
      const starred = lines.some(
        (line) =>
          (line.is === 'attack' || line.is === 'grid') &&
          line.cells.some(({ hits }) => hits.some(({ is }) => is === 'star')),
      );
      expect([id, lines.some(({ is }) => is === 'star')]).toEqual([id, starred]);
    }
  });

  test('no grid has the same cell twice, or the cell of its user', () => {
    for (const { id } of [...ABILITIES, ...SOLO_CARDS])
      for (const line of linesOf(id)) {
        if (line.is !== 'attack' && line.is !== 'grid' && line.is !== 'block') continue;
        const cells = line.cells.map(({ q, r }) => `${q},${r}`);
        expect([id, new Set(cells).size, cells.includes('0,0')]).toEqual([id, cells.length, false]);
      }
  });

  test('SEN-CARD-e: ranges go from the faster to the slower speed', () => {
    for (const { id, initiative } of [...ABILITIES, ...SOLO_CARDS])
      if (initiative.is === 'range')
        expect([id, initiative.max > initiative.min && initiative.min >= 1]).toEqual([id, true]);
  });
});

describe('heroes', () => {
  test('SEN-HERO-e: the heroes of the base box', () => {
    expect(
      (['master', 'student', 'warrior', 'ronin'] as const).map((id) => {
        const { advantage, handLimit, woundLimit, weapons } = heroFact(id);
        return [advantage, handLimit, woundLimit, weapons.join(' ')];
      }),
    ).toEqual([
      [74, 5, 5, 'katana tachi shikomizue wakizashi'],
      [62, 5, 5, 'katana tanto shikomizue wakizashi'],
      [35, 5, 5, 'kanabo naginata nodachi yari'],
      [27, 5, 5, 'kanabo naginata nodachi yari'],
    ]);
  });

  test('every hero has a core ability of its own, and a core weapon for each weapon it names', () => {
    expect(HERO_CARDS.map(({ id }) => id).toSorted()).toEqual(HEROES.toSorted());
    for (const { id, coreAbility, weapons, weaponCount } of HERO_CARDS) {
      expect(abilityFact(printedId(coreAbility))).toMatchObject({ hero: id, core: 'ability' });
      for (const weapon of weapons) expect(ABILITIES.some((fact) => fact.weapon === weapon)).toBe(true);
      expect(weaponCount).toBe(id === 'yasuke' || id === 'sailor' ? 2 : 1);
    }
  });

  test('SEN-KAM-b: from Neutral every other position can be reached', () => {
    for (const { id, branches } of HERO_CARDS) {
      const reached = new Set<string>(['neutral']);
      for (let before = 0; before !== reached.size; ) {
        before = reached.size;
        for (const { from, to, oneWay } of branches) {
          if (reached.has(from)) reached.add(to);
          if (reached.has(to) && oneWay !== true) reached.add(from);
        }
      }
      expect([id, ['aggression', 'balance', 'determination', 'focus1'].filter((node) => !reached.has(node))]).toEqual([
        id,
        [],
      ]);
    }
  });

  test('SEN-HIDE-b: the Ninja and the Assassin may start hidden', () => {
    expect(HERO_CARDS.filter(({ mayStartHidden }) => mayStartHidden === true).map(({ id }) => id)).toEqual([
      'assassin',
      'ninja',
    ]);
  });
});

describe('cards of AI opponents', () => {
  test('SEN-SOLO-SEL-1 to SEN-SOLO-SEL-8: the selection decks', () => {
    const deck = (number: number) => SOLO_CARDS.filter((card) => card.deck === number).map(({ serial }) => serial);
    const run = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(3, '0'));
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(deck)).toEqual([
      ['001', '003', '008', '009'],
      ['002', '004', '005', '006', '007'],
      run(10, 13),
      run(14, 25),
      run(26, 35),
      run(36, 38),
      run(39, 41),
      ['N995', 'N996', 'N997', 'N998', 'N999'],
    ]);
  });

  test('SEN-SOLO-REC-hero0: each hero of the base box has four cards of its own and a nightmare', () => {
    for (const hero of ['master', 'student', 'ronin', 'warrior']) {
      const own = SOLO_CARDS.filter(({ owner }) => owner === hero);
      expect([own.length, own.filter(({ nightmare }) => nightmare === true).length]).toEqual([5, 1]);
    }
    expect(SOLO_CARDS.filter(({ owner }) => owner === 'hachiko')).toHaveLength(5);
  });

  test('SEN-SOLO-AI-0a: an attack has a second part for when it cannot be made', () => {
    for (const { id, type, second } of SOLO_CARDS)
      if (type === 'attack') expect([id, second?.lines.length ?? 0]).not.toEqual([id, 0]);
  });

  test('SEN-SOLO-SEL-10: what is missing comes from the ability card of the same name', () => {
    expect(lineAt(printedId('solo-017'), { segment: 'upper', path: [2] })).toEqual(
      linesOf('horizontal-cut').find(({ is }) => is === 'attack'),
    );
    expect(soloFact(printedId('solo-019')).initiative).toEqual(abilityFact(printedId('pommel-smash')).initiative);
    expect(linesOf('solo-016').find(({ is }) => is === 'attack')).toEqual({
      is: 'attack',
      cells: [{ q: 0, r: -1, hits: [{ is: 'wound', count: 1 }] }],
    });
  });

  test('SEN-SOLO-SEL-11: a missing second speed is that of the lower part of the ability card, or that of the first', () => {
    expect(
      ['solo-010', 'student:insightful-blow', 'ronin:feral-sweep'].map((id) => soloFact(printedId(id)).second?.speed),
    ).toEqual([2, 3, 1]);
    expect(soloFact(printedId('solo-019')).second?.speed).toBe(5);
  });

  test('SEN-SOLO-SEL-12: a change of Behaviour comes first, and only with the second part of 012 and 013', () => {
    expect(lineAt(printedId('solo-001'), { segment: 'upper', path: [0] })).toEqual({ is: 'changeBehaviour' });
    for (const id of ['solo-012', 'solo-013']) {
      expect(lineAt(printedId(id), { segment: 'lower', path: [0] })).toEqual({ is: 'changeBehaviour' });
      expect(soloFact(printedId(id)).lines.some(({ is }) => is === 'changeBehaviour')).toBe(false);
    }
    expect(linesOf('solo-008')).toContainEqual({ is: 'target', does: { is: 'jumpKamae', to: 'neutral' } });
    expect(linesOf('student:obedience')).toContainEqual({ is: 'target', does: { is: 'jumpKamae', to: 'any' } });
    expect(linesOf('solo-039')).toContainEqual({ is: 'target', does: { is: 'take', status: 'stun', count: 1 } });
    expect(linesOf('solo-019')).toContainEqual({ is: 'target', does: { is: 'discardFocusOrCard' } });
  });

  test('SEN-SOLO-RST-a: a card resets the deck either always or by a line, never both', () => {
    const both = SOLO_CARDS.filter(
      ({ id, resetsDeck }) => resetsDeck === true && linesOf(id).some(({ is }) => is === 'resetDeck'),
    );
    expect(both).toEqual([]);
    expect(SOLO_CARDS.filter(({ id }) => linesOf(id).some(({ is }) => is === 'resetDeck'))).toHaveLength(4);
  });
});
