import { idleAnswer, printedId } from '@kronika/kernel';
import { describe, expect } from 'vitest';
import { soloFact } from '../../cards/library.ts';
import { type Cell, distance } from '../../hex/index.ts';
import { hero, prints, scenario, stopHere, type Table, told } from '../../rules/testing/fight.ts';
import { playOutTo } from '../../rules/testing/play-out.ts';
import type { SenjutsuSituation } from '../../situation.ts';
import { type FoeGiven, foe } from '../testing/against.ts';

type HeroGiven = NonNullable<SenjutsuSituation['heroes']>[number];
type HordeGiven = NonNullable<SenjutsuSituation['horde']>;

interface Given {
  readonly horde?: HordeGiven;
  readonly hero?: HeroGiven;
  readonly foes?: readonly FoeGiven[];
}

/** The start of a turn with the Ronin in the middle of the practice field; without opponents the wave is beaten. */
function begins(table: Table, { horde = {}, hero: given = {}, foes = [] }: Given): void {
  table.given({
    format: 'horde',
    phase: 'draw',
    turn: 2,
    heroes: [{ hero: 'ronin', cell: '0,0', facing: 0, ...given }],
    horde,
    foes: [...foes],
  });
}

function entersOn(table: Table, ...cells: readonly Cell[]): void {
  table
    .seat(0)
    .isAsked('spawnCells')
    .picks(...cells.map((id) => ({ is: 'cell', id })));
}

/** The wounds of those who are given take effect, and the turn after that begins. */
function nextTurn(table: Table): void {
  playOutTo(table);
  table.seat(0).takes({ card: 'ronin-core' });
  while (table.state.turn.number === 2) {
    const question = table.questionTo(0);
    table.answer(0, idleAnswer(question));
  }
}

const kinds = ({ state }: Table) => state.fighters.flatMap((one) => (one.is === 'foe' ? [one.kind] : []));
const BEATEN = { woundLimit: 1, wounds: 1, cell: '0,-3' } as const;

/** What the opponents of a round had in the waves before. */
const fallen = (...decks: readonly (readonly string[])[]): readonly FoeGiven[] =>
  decks.map((deck, at) => ({ ...BEATEN, cell: `${at},-3`, deck: [...deck] }));

const ASHIGARU = ['solo-002', 'solo-014', 'solo-015', 'solo-026', 'solo-027'] as const;

describe('waves', () => {
  scenario('SEN-HORDE-a: one hero, on X, against katana ashigaru and a samurai leader', (table) => {
    expect(() => table.begins({ seats: 2, format: 'horde', windows: 'brief' })).toThrow(/seat/);
    table.begins({ seats: 1, format: 'horde', windows: 'brief', decks: [{ hero: 'master' }] });

    expect([hero(table, 0).cell, table.state.fighters.length]).toEqual(['0,0', 1]);
    entersOn(table, '0,-4');
    expect(kinds(table)).toEqual(['ashigaruKatana']);
    stopHere(table);

    begins(table, { horde: { wave: 3 } });
    expect(kinds(table)).toEqual(['ashigaruKatana', 'ashigaruKatana', 'ashigaruKatana', 'samuraiLeader']);
    stopHere(table);
  });

  scenario('SEN-HORDE-d: the player chooses among the four start cells, and all enter together', (table) => {
    begins(table, { horde: { wave: 1 } });
    const question = table.questionTo(0);

    expect(question).toMatchObject({
      is: 'pick',
      min: 2,
      max: 2,
      options: ['-4,0', '0,-4', '0,4', '4,0'].map((id) => ({ is: 'cell', id })),
    });
    entersOn(table, '0,-4', '4,0');
    expect([foe(table, 0), foe(table, 1)]).toMatchObject([
      { cell: '0,-4', facing: 3, stance: 'offensive', behaviour: 'centre' },
      { cell: '4,0', facing: 5, stance: 'offensive', behaviour: 'right' },
    ]);
    expect(table.state.turn.phase).toBe('choose');
    stopHere(table);
  });

  scenario('SEN-HORDE-i: each opponent has a start cell of its own, none where somebody stands', (table) => {
    begins(table, { horde: { wave: 2 }, hero: { cell: '0,4' } });
    expect(told(table, 'foeEntered').map(({ foe: { cell } }) => cell)).toEqual(['-4,0', '0,-4', '4,0']);
    stopHere(table);

    begins(table, { horde: { wave: 3 } });
    expect([0, 1, 2, 3].map((at) => foe(table, at).cell)).toEqual(['-4,0', '0,-4', '0,4', '4,0']);
    stopHere(table);
  });

  scenario('SEN-HORDE-f: nobody enters while an opponent of the wave is left', (table) => {
    const left = { cell: '0,-3', woundLimit: 1, deck: ['solo-003'] } as const;
    begins(table, { horde: { wave: 2 }, foes: [{ ...left, deck: [...left.deck] }] });

    table.seat(0).isAsked('chooseCard');
    expect(table.state.horde).toMatchObject({ wave: 2, beaten: 0 });
    expect(told(table, 'waveBegan')).toEqual([]);
  });

  scenario('SEN-HORDE-f: the wave enters at the start of the turn, before the draw', (table) => {
    begins(table, { horde: { wave: 0 } });
    expect([prints(table, 0, 'hand'), told(table, 'drew')]).toEqual([[], []]);
    expect(told(table, 'waveBeaten')).toEqual([]);
    entersOn(table, '0,-4');

    expect(prints(table, 0, 'hand')).toHaveLength(1);
    expect(told(table, 'waveBegan')).toMatchObject([{ round: 1, wave: 1 }]);
    expect(told(table, 'foeDrew')).toHaveLength(1);
    stopHere(table);
  });

  scenario('SEN-HORDE-j: an opponent comes back with its own deck, complete and shuffled, and unhurt', (table) => {
    const hurt: FoeGiven = {
      woundLimit: 1,
      wounds: 1,
      bleeding: 1,
      limps: [2],
      stuns: 1,
      poisons: [{ printed: 'virulent-poison', turnsLeft: 2 }],
      cell: '0,-3',
      deck: ['solo-014', 'stun', 'solo-026'],
      discard: ['solo-002', 'poison', 'solo-015', 'solo-027'],
    };
    begins(table, { horde: { wave: 1 }, foes: [hurt] });
    nextTurn(table);
    entersOn(table, '-4,0', '0,-4');

    expect(foe(table, 0).deck.toSorted()).toEqual(ASHIGARU);
    expect(foe(table, 0)).toMatchObject({
      wounds: 0,
      bleeding: 0,
      limps: [],
      stuns: 0,
      poisons: [],
      discard: [],
      defeat: null,
      cell: '-4,0',
    });
    expect(foe(table, 1).deck).toHaveLength(5);
    expect(foe(table, 1).deck.filter((card) => foe(table, 0).deck.includes(card))).toEqual([]);
    stopHere(table);
  });

  scenario('SEN-HORDE-j: the order of the cards is left to chance', (table) => {
    const orders = new Set(
      Array.from({ length: 8 }, (_, seed) => {
        table.given(
          {
            format: 'horde',
            phase: 'draw',
            turn: 2,
            heroes: [{ hero: 'ronin', cell: '0,0' }],
            horde: { wave: 1 },
            foes: [{ ...BEATEN, deck: [...ASHIGARU] }],
          },
          `${seed}`,
        );
        nextTurn(table);
        entersOn(table, '-4,0', '0,-4');
        stopHere(table);
        return foe(table, 0).deck.join();
      }),
    );
    expect(orders.size).toBeGreaterThan(3);
  });
});

describe('between rounds', () => {
  const LAST = { round: 1, wave: 4, beaten: 3 } as const;

  scenario('SEN-HORDE-R1, SEN-HORDE-R2: the cards go back, and in the new round every deck is a new one', (table) => {
    const old = [
      ['solo-002', 'solo-014', 'solo-015', 'solo-026', 'solo-027'],
      ['solo-004', 'solo-016', 'solo-017', 'solo-028', 'solo-029'],
      ['solo-005', 'solo-018', 'solo-019', 'solo-030', 'solo-031'],
      ['solo-001', 'solo-003', 'solo-020', 'solo-021', 'solo-032', 'solo-033'],
    ] as const;
    // Cards of round 1 that nobody holds in the first wave of round 2 may come again, so look at several rounds.
    const second = Array.from({ length: 6 }, (_, seed) => {
      table.given(
        {
          format: 'horde',
          phase: 'draw',
          turn: 2,
          heroes: [{ hero: 'ronin', cell: '0,0' }],
          horde: { round: 2, wave: 1, beaten: 4 },
          foes: [...fallen(...old)],
        },
        `round ${seed}`,
      );
      nextTurn(table);
      entersOn(table, '-4,0', '0,-4');
      stopHere(table);
      return foe(table, 1).deck.toSorted();
    });

    for (const deck of second) expect(deck).not.toEqual(old[1]);
    expect(new Set(second.map((deck) => deck.join())).size).toBeGreaterThan(1);
    // A deck by the recipe: a meditation, attacks and defences.
    expect(second[0]?.filter((card) => card !== 'stun' && card !== 'poison' && soloFact(card).deck === 2)).toHaveLength(
      1,
    );
  });

  scenario('SEN-HORDE-R2: the leader of the new round has a new deck, too', (table) => {
    begins(table, {
      horde: { round: 2, wave: 3, beaten: 6 },
      foes: fallen(ASHIGARU, ['solo-004'], ['solo-005'], ['solo-001', 'solo-003']),
    });
    nextTurn(table);
    playOutTo(table);

    expect(foe(table, 3).kind).toBe('samuraiLeader');
    expect(foe(table, 3).deck).toHaveLength(6);
    expect(foe(table, 0).deck.toSorted()).toEqual(ASHIGARU);
  });

  scenario('SEN-HORDE-R3, SEN-HORDE-R4, SEN-HORDE-R8: hand, focus and Kamae are kept; the hero goes back', (table) => {
    begins(table, {
      horde: LAST,
      hero: { cell: '2,0', facing: 4, focus: 2, kamae: 'balance', hand: ['headbutt', 'war-cry'], deck: ['fend'] },
    });
    table.seat(0).isAsked('spawnCells');

    expect(prints(table, 0, 'hand')).toEqual(['headbutt', 'war-cry']);
    expect(hero(table, 0)).toMatchObject({ cell: '0,0', focus: 2, kamae: 'balance' });
  });

  scenario('SEN-HORDE-R4: within a round the hero stays where it is', (table) => {
    begins(table, { horde: { wave: 2 }, hero: { cell: '2,0', stuns: 1, limps: [3], bleeding: 1, discard: ['fend'] } });
    table.seat(0).isAsked('spawnCells');

    expect(hero(table, 0)).toMatchObject({ cell: '2,0', stuns: 1, limps: [3], bleeding: 1, wounds: 0 });
    expect(prints(table, 0, 'discard')).toEqual(['fend']);
    expect(told(table, 'deckShuffled')).toEqual([]);
  });

  scenario('SEN-HORDE-R5a: all limps and poisons go, other cards in play stay', (table) => {
    begins(table, {
      horde: LAST,
      hero: { limps: [3, 2, 1], inPlay: ['haemorrhagic-toxin (3)', 'heavy-armour', 'virulent-poison (1)'] },
    });
    table.seat(0).isAsked('spawnCells');

    expect(hero(table, 0).limps).toEqual([]);
    expect(prints(table, 0, 'play')).toEqual(['heavy-armour']);
  });

  scenario('SEN-HORDE-R5b: one stun goes, and one bleeding wound becomes an ordinary one', (table) => {
    begins(table, { horde: LAST, hero: { stuns: 3, bleeding: 2, wounds: 1 } });
    expect(hero(table, 0)).toMatchObject({ stuns: 2, bleeding: 1, wounds: 2 });
    stopHere(table);

    begins(table, { horde: LAST, hero: { wounds: 2 } });
    expect(hero(table, 0)).toMatchObject({ stuns: 0, bleeding: 0, wounds: 2 });
    stopHere(table);
  });

  scenario('SEN-HORDE-R6: half of the discard pile, rounded up, is shuffled into the deck', (table) => {
    const discard = ['war-cry', 'headbutt', 'steel-block', 'horse-kick', 'push-back', 'fend', 'oxen-barge'];
    begins(table, { horde: LAST, hero: { deck: ['quick-stab', 'quick-stab'], discard } });
    table.seat(0).isAsked('spawnCells');

    expect([prints(table, 0, 'deck').length, prints(table, 0, 'discard').length]).toEqual([6, 3]);
    expect([...prints(table, 0, 'deck'), ...prints(table, 0, 'discard')].toSorted()).toEqual(
      [...discard, 'quick-stab', 'quick-stab'].toSorted(),
    );
    expect(told(table, 'deckShuffled')).toMatchObject([{ seat: 0, rule: 'SEN-HORDE-R6' }]);
  });

  scenario('SEN-HORDE-R6: with an empty pile nothing returns', (table) => {
    begins(table, { horde: LAST, hero: { deck: ['quick-stab'] } });
    table.seat(0).isAsked('spawnCells');

    expect(prints(table, 0, 'deck')).toEqual(['quick-stab']);
    expect(told(table, 'shuffledIn')).toEqual([]);
  });

  scenario('SEN-HORDE-R7, SEN-HORDE-g: it starts again with wave 1, and the wound limit rises by 1', (table) => {
    begins(table, { horde: { ...LAST, round: 2, beaten: 7 } });
    entersOn(table, '4,0');

    expect(table.state.horde).toMatchObject({ round: 3, wave: 1, beaten: 8 });
    expect(told(table, 'waveBeaten')).toMatchObject([{ round: 2, wave: 4 }]);
    expect(foe(table).woundLimit).toBe(3);
    stopHere(table);
  });

  scenario(
    'SEN-HORDE-V1, SEN-SOLO-NM-b: others take the places of the ashigaru, with nightmares if wanted',
    (table) => {
      begins(table, { horde: { wave: 1, ranks: ['ashigaruYari', 'warrior', 'ashigaruYumi'], nightmare: 1 } });
      entersOn(table, '-4,0', '0,-4');

      expect(kinds(table)).toEqual(['ashigaruYari', 'warrior']);
      expect([foe(table, 0).preferredDistance, foe(table, 1).preferredDistance]).toEqual([2, 1]);
      const decks = [0, 1].map((at) => foe(table, at).deck.map((card) => soloFact(printedId(card))));
      expect(decks.map((deck) => deck.filter((fact) => fact.deck === 8).length)).toEqual([1, 1]);
      stopHere(table);
    },
  );
});

describe('companions in a horde', () => {
  const PAIRS = ['ashigaru', 'ashigaru', 'ashigaru'] as const;

  scenario('SEN-SOLO-HERO-ashigaru, SEN-HORDE-V1: Hachiko enters beside Ashigaru, with its own five cards', (table) => {
    begins(table, { horde: { wave: 0, ranks: [...PAIRS] } });
    entersOn(table, '0,4');

    expect(kinds(table)).toEqual(['ashigaru', 'hachiko']);
    const [, master, dog] = table.state.fighters;
    expect(master?.cell).toBe('0,4');
    expect(distance(master?.cell ?? '0,0', dog?.cell ?? '0,0')).toBe(1);
    const hachiko = foe(table, 1);
    expect([...hachiko.deck].every((card) => card.startsWith('hachiko:'))).toBe(true);
    expect(hachiko).toMatchObject({ stance: 'offensive', behaviour: foe(table, 0).behaviour, woundLimit: 1 });
    stopHere(table);
  });

  scenario('SEN-SOLO-HERO-ashigaru, SEN-HORDE-c: the leader of the fourth wave comes without one', (table) => {
    begins(table, { horde: { wave: 3, beaten: 3, ranks: [...PAIRS] } });

    expect(kinds(table)).toEqual([
      'ashigaru',
      'hachiko',
      'ashigaru',
      'hachiko',
      'ashigaru',
      'hachiko',
      'samuraiLeader',
    ]);
    expect(new Set(table.state.fighters.map(({ cell }) => cell)).size).toBe(8);
    stopHere(table);
  });
});
