import { begin, cardOf, cardsIn, isRefusal } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { HEROES } from '../../cards/fact.ts';
import { senjutsu } from '../../game.ts';
import { hero, prints, scenario, skipped, stopHere, type Table, told } from '../../rules/testing/fight.ts';
import { FOE_KIND } from '../../setup-form.ts';
import type { SenjutsuSituation } from '../../situation.ts';
import { FOE_POISON } from '../../zones.ts';
import { type Foe, GUEST_HEROES } from '../foe.ts';

type FoeGiven = NonNullable<SenjutsuSituation['foes']>[number];

/** The Ronin in the middle, looking up, and an AI opponent; without a card the Ronin does nothing this turn. */
function against(table: Table, foe: FoeGiven, given: Partial<SenjutsuSituation> = {}, seed?: string): void {
  const { heroes = [{ hero: 'ronin', cell: '0,0', facing: 0 }], ...rest } = given;
  table.given({ format: 'solo', cards: {}, ...rest, heroes, foes: [foe] }, seed);
}

const foes = ({ state }: Table): readonly Foe[] =>
  state.fighters.flatMap((fighter) => (fighter.is === 'foe' ? [fighter] : []));

function foe(table: Table): Foe {
  const [found] = foes(table);
  if (found === undefined) throw new Error('there is no AI opponent');
  return found;
}

const SOLO = { seats: 1, format: 'solo', windows: 'brief', terrain: 'none', decks: [{ hero: 'ronin' }] } as const;

const FANG = { kind: 'master', cell: '-1,0', facing: 1, deck: ['master:hidden-viper-fang', 'solo-003'] } as const;

describe('poison of AI opponents', () => {
  scenario('SEN-SOLO-ST-pois-a: a card drawn from its poison deck goes to the hero, for good', (table) => {
    against(table, { ...FANG, poisonDeck: ['crippling-poison'] });

    expect(hero(table, 0).wounds).toBe(1);
    expect(told(table, 'poisoned')).toMatchObject([{ fighter: 0, by: 1, printed: 'crippling-poison' }]);
    expect([...prints(table, 0, 'deck'), ...prints(table, 0, 'hand')]).toContain('crippling-poison');
    expect(prints(table, 0, 'deck').slice(6)).not.toContain('crippling-poison');
    expect(foe(table).poisonDeck).toEqual([]);
    expect(table.state.table.cards.find(({ printed }) => printed === 'crippling-poison')?.owner).toBe(0);
    stopHere(table);
  });

  scenario('SEN-SOLO-ST-pois-a: which one it is, is left to chance', (table) => {
    const drawn = new Set<string>();
    for (let game = 0; game < 12; game += 1) {
      against(table, { ...FANG, poisonDeck: ['virulent-poison', 'paralysing-toxin'] }, {}, `game ${game}`);
      for (const printed of prints(table, 0, 'play')) drawn.add(printed);
      expect(prints(table, 0, 'play')).toHaveLength(1);
      expect(foe(table).poisonDeck).toHaveLength(1);
      stopHere(table);
    }
    expect(drawn).toEqual(new Set(['virulent-poison', 'paralysing-toxin']));
  });

  scenario('SEN-XPOIS-d: an empty poison deck gives nothing', (table) => {
    against(table, FANG);

    expect(hero(table, 0).wounds).toBe(1);
    expect(told(table, 'poisoned')).toEqual([]);
    stopHere(table);
  });

  scenario('SEN-SOLO-ST-pois-a, SEN-XPOIS-a, -b: whose cards poison has a poison deck of its own', (table) => {
    const decksWith = (options: { readonly poisons: 'base' | 'extended'; readonly nightmare: number }) => {
      table.begins({ ...SOLO, foeKind: 'master', foes: 2, ...options });
      stopHere(table);
      return foes(table).map(({ poisonDeck }) => poisonDeck.map((card) => cardOf(table.state.table, card).printed));
    };
    expect(decksWith({ poisons: 'base', nightmare: 1 })).toEqual([['crippling-poison'], ['crippling-poison']]);
    expect(decksWith({ poisons: 'base', nightmare: 0 })).toEqual([[], []]);
    const [one = [], other = []] = decksWith({ poisons: 'extended', nightmare: 1 });
    expect(one).toHaveLength(5);
    expect(new Set(one).size).toBe(5);
    expect(other).toEqual(one);
    expect(new Set(foes(table).flatMap(({ poisonDeck }) => poisonDeck)).size).toBe(10);
  });

  scenario('SEN-SOLO-ST-pois-a: an opponent whose cards do not poison has none', (table) => {
    table.begins({ ...SOLO, foeKind: 'ronin', nightmare: 1, poisons: 'extended' });
    stopHere(table);
    expect(foes(table).map(({ poisonDeck }) => poisonDeck)).toEqual([[], []]);
    expect(cardsIn(table.state.table, FOE_POISON)).toEqual([]);
  });
});

describe('hidden opponents', () => {
  const SHADOWS = {
    kind: 'assassin',
    cell: '0,-2',
    facing: 3,
    deck: ['assassin:out-of-the-shadows', 'solo-003'],
  } as const;

  scenario('SEN-SOLO-HERO-assassin, SEN-HIDE-a: out of hiding it wounds once more, and is seen then', (table) => {
    against(table, { ...SHADOWS, stealth: 'hidden' });
    expect(hero(table, 0).wounds).toBe(2);
    expect(foe(table).stealth).toBe('seen');
    stopHere(table);

    against(table, SHADOWS);
    expect(hero(table, 0).wounds).toBe(1);
    expect(skipped(table, 'assassin:out-of-the-shadows')).toEqual(['2 condition']);
    stopHere(table);
  });

  scenario('SEN-SOLO-HERO-ninja: hidden it comes from farther away', (table) => {
    const cut = { kind: 'ninja', cell: '0,-3', facing: 3, deck: ['ninja:unseen-cut', 'solo-003'] } as const;
    against(table, { ...cut, stealth: 'hidden' });
    expect(hero(table, 0).wounds).toBe(1);
    stopHere(table);

    against(table, cut);
    expect(hero(table, 0).wounds).toBe(0);
    stopHere(table);
  });

  scenario('SEN-HIDE-c: an AI opponent enters Hidden by its cards', (table) => {
    for (const [kind, card] of [
      ['assassin', 'assassin:vanish'],
      ['ninja', 'ninja:smoke-screen'],
    ] as const) {
      against(table, { kind, cell: '0,-3', facing: 3, deck: [card, 'solo-003'] });
      expect(foe(table).stealth).toBe('hidden');
      stopHere(table);
    }
  });

  scenario('SEN-HIDE-e: a wound ends it', (table) => {
    against(
      table,
      { kind: 'ninja', cell: '0,-1', facing: 3, stealth: 'hidden', deck: ['solo-003', 'solo-003'] },
      { cards: { 0: 'pommel-smash' } },
    );
    expect(foe(table)).toMatchObject({ wounds: 1, stealth: 'seen' });
    stopHere(table);
  });
});

describe('Desperation', () => {
  const onna = (table: Table, wounds: number, deck: string, cards: SenjutsuSituation['cards'] = {}) =>
    against(
      table,
      { kind: 'onna-bugeisha', cell: '0,-1', facing: 3, woundLimit: 7, wounds, deck: [deck, 'solo-024'] },
      { cards },
    );

  scenario('SEN-SOLO-HERO-onna-b: with two wounds or fewer left her Last Stand wounds once more', (table) => {
    for (const [wounds, dealt] of [
      [4, 1],
      [5, 2],
    ] as const) {
      onna(table, wounds, 'onna-bugeisha:last-stand');
      expect(hero(table, 0).wounds).toBe(dealt);
      stopHere(table);
    }
  });

  scenario('SEN-SOLO-HERO-onna-b, SEN-SOLO-CTR-b: she counters only then', (table) => {
    for (const [wounds, dealt] of [
      [4, 0],
      [5, 1],
    ] as const) {
      onna(table, wounds, 'onna-bugeisha:unbowed', { 0: 'push-back' });
      expect(told(table, 'stopped').length).toBeGreaterThan(0);
      expect(hero(table, 0).wounds).toBe(dealt);
      stopHere(table);
    }
  });
});

describe('the contracts of Yojimbo', () => {
  const STEEL = { kind: 'yojimbo', cell: '0,-1', facing: 3, deck: ['yojimbo:paid-in-steel', 'solo-024'] } as const;
  const WAITING = { kind: 'yojimbo', cell: '0,-1', facing: 3, deck: ['yojimbo:waiting-hand', 'solo-024'] } as const;

  scenario(
    'SEN-SOLO-HERO-yojimbo: First Blood with the first wound, Tools of the Trade with a second card',
    (table) => {
      against(table, STEEL);
      expect(foe(table)).toMatchObject({ contracts: ['firstBlood'], tools: ['yojimbo:paid-in-steel'] });
      stopHere(table);

      against(table, { ...STEEL, contracts: ['firstBlood'], tools: ['yojimbo:paid-in-steel'] });
      expect(foe(table).contracts).toEqual(['firstBlood']);
      stopHere(table);

      against(table, { ...STEEL, contracts: ['firstBlood'], tools: ['solo-024'] });
      expect(foe(table).contracts).toEqual(['firstBlood', 'toolsOfTheTrade']);
      stopHere(table);
    },
  );

  scenario('SEN-SOLO-HERO-yojimbo: a miss fulfils nothing', (table) => {
    against(table, { ...STEEL, cell: '0,-4' });
    expect(foe(table)).toMatchObject({ contracts: [], tools: [] });
    stopHere(table);
  });

  scenario('SEN-SOLO-HERO-yojimbo: Counterattack with a counter that wounds', (table) => {
    against(table, WAITING, { cards: { 0: 'push-back' } });
    expect(hero(table, 0).wounds).toBe(1);
    expect(foe(table).contracts).toEqual(['counterattack']);
    stopHere(table);

    // The card below is no attack, so the counter wounds nobody.
    against(table, { ...WAITING, deck: ['yojimbo:waiting-hand', 'solo-003'] }, { cards: { 0: 'push-back' } });
    expect(foe(table).contracts).toEqual([]);
    stopHere(table);
  });

  scenario('SEN-SOLO-HERO-yojimbo: with all three he wins at once', (table) => {
    against(table, { ...WAITING, contracts: ['firstBlood', 'toolsOfTheTrade'] }, { cards: { 0: 'push-back' } });
    expect(table.match.outcome).toMatchObject({ winners: [], reason: { key: 'contractsFulfilled' } });
  });

  scenario('SEN-SOLO-HERO-yojimbo: with two of the three he has not won', (table) => {
    const two = (...contracts: Foe['contracts']) => {
      against(table, { ...WAITING, contracts, deck: ['yojimbo:waiting-hand', 'solo-003'] });
      expect(table.match.outcome).toBeUndefined();
      expect(foe(table).contracts).toEqual(contracts);
      stopHere(table);
    };
    two('firstBlood', 'toolsOfTheTrade');
    two('firstBlood', 'counterattack');
    two('counterattack', 'toolsOfTheTrade');
  });

  scenario('SEN-SOLO-HERO-yojimbo: nobody else has contracts', (table) => {
    against(table, { ...STEEL, kind: 'ronin' });
    expect(hero(table, 0).wounds).toBe(1);
    expect(foe(table)).toMatchObject({ contracts: [], tools: [] });
    stopHere(table);
  });
});

describe('an opponent that enters', () => {
  const entering = (foeKind: string): readonly Foe[] => {
    const begun = begin(senjutsu, { ...SOLO, foeKind, foes: 2 }, 'entering');
    if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
    return begun.match.state.fighters.flatMap((fighter) => (fighter.is === 'foe' ? [fighter] : []));
  };

  test('SEN-SOLO-HERO-assassin, SEN-SOLO-HERO-ninja: begins hidden, and nobody else does', () => {
    for (const kind of ['assassin', 'ninja'])
      expect(entering(kind).map(({ stealth }) => stealth)).toEqual(['hidden', 'hidden']);
    for (const kind of ['ronin', 'ashigaruYari', 'yojimbo'])
      expect(entering(kind).map(({ stealth }) => stealth)).toEqual(['seen', 'seen']);
  });

  test('SEN-SOLO-SET-d: has no wound, no status, no card in its discard and nothing done yet', () => {
    for (const foe of entering('samuraiLeader')) {
      expect(foe).toMatchObject({ wounds: 0, bleeding: 0, limps: [], stuns: 0, peeks: [], discard: [], defeat: null });
      expect(foe).toMatchObject({ contracts: [], tools: [], poisons: [], team: 1, preferredDistance: 1 });
      expect(foe.cell).not.toBeNull();
    }
  });
});

describe('every hero opponent', () => {
  test.each([...HEROES, ...GUEST_HEROES])('can be fought: %s', (foeKind) => {
    const values = FOE_KIND.values.map(({ value }) => value);
    expect(values).toContain(foeKind);
    const setup = senjutsu.parseSetup({ ...SOLO, foeKind, foes: 1 });
    expect(isRefusal(setup)).toBe(false);
  });
});
