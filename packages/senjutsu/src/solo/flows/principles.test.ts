import { describe, expect } from 'vitest';
import { hero, scenario, skipped, stopHere, type Table, told } from '../../rules/testing/fight.ts';
import { playOutTo } from '../../rules/testing/play-out.ts';
import { against, type FoeGiven, foe, place } from '../testing/against.ts';

/** An AI opponent before the Ronin that only moves, far too slowly to matter. */
const IDLE: FoeGiven = { cell: '0,-1', facing: 3, deck: ['stun', 'solo-003', 'solo-003'] };

describe('what an AI opponent is', () => {
  scenario('SEN-SOLO-c: it has a cell of its own, and whoever is forced onto it collides', (table) => {
    against(table, [IDLE], { cards: { 0: 'war-cry' }, heroes: [{ cell: '0,0', facing: 0, hand: ['fend'] }] });
    stopHere(table);

    expect(told(table, 'collided')).toMatchObject([{ fighter: 0, at: '0,-1', with: 'hero' }]);
    expect([hero(table, 0).cell, foe(table).cell]).toEqual(['0,0', '0,-1']);
    expect(told(table, 'statusTaken').map(({ fighter, status }) => `${fighter} ${status}`)).toEqual([
      '0 stun',
      '1 stun',
    ]);
  });

  scenario('SEN-SOLO-c: its facing decides which cells its card covers', (table) => {
    const kick = { cell: '0,-1', deck: ['solo-015', 'solo-003'] } as const;
    const wounds = ([0, 1, 2, 3, 4, 5] as const).map((facing) => {
      against(table, [{ ...kick, deck: [...kick.deck], facing }]);
      playOutTo(table);
      return hero(table, 0).wounds;
    });
    expect(wounds).toEqual([0, 0, 0, 1, 0, 0]);
  });

  scenario('SEN-SOLO-f: it has no hand, no focus, no Kamae and no marker on the Advantage track', (table) => {
    against(table, [IDLE]);
    const shown = table.view(0).fighters[1];

    expect(shown?.is).toBe('foe');
    for (const part of ['hand', 'core', 'focus', 'kamae', 'handLimit', 'inPlay'])
      expect(shown).not.toHaveProperty(part);
    expect(table.state.advantage).toEqual([0]);
    stopHere(table);
  });

  scenario('SEN-SOLO-g, SEN-SOLO-h: it neither loses focus nor discards, draws, or changes Kamae', (table) => {
    // Warding Arc makes the target discard a card; the push is all that happens.
    against(table, [IDLE], {
      cards: { 0: 'warding-arc' },
      heroes: [{ hero: 'warrior', cell: '0,1', facing: 0, kamae: 'determination' }],
    });
    playOutTo(table);
    expect(foe(table)).toMatchObject({ wounds: 1, cell: '0,-2', deck: ['solo-003', 'solo-003'], discard: [] });
    expect(skipped(table, 'warding-arc')).toEqual(['1.1 nothing']);

    against(table, [IDLE], { cards: { 0: 'disorientating-blow' } });
    playOutTo(table);
    expect(skipped(table, 'disorientating-blow')).toContain('3.0 nothing');

    against(table, [IDLE], { cards: { 0: 'wheel-strike' }, heroes: [{ cell: '0,1', facing: 0 }] });
    playOutTo(table);
    expect(skipped(table, 'wheel-strike')).toContain('3.0 nothing');
    expect(told(table, 'wounded')).toHaveLength(3);
    expect([...told(table, 'kamaeChanged'), ...told(table, 'focusLost')].map(({ fighter }) => fighter)).not.toContain(
      1,
    );
  });

  scenario('SEN-SOLO-h: it draws no cards, and its hand is not shuffled away', (table) => {
    against(table, [IDLE], {
      cards: { 0: 'dark-insight' },
      heroes: [{ hero: 'master', cell: '0,0', focus: 1 }],
    });
    playOutTo(table);

    expect(skipped(table, 'dark-insight')).toEqual(['1 nothing', '2 nothing', '3 nothing', '4 nothing']);
    expect([foe(table).wounds, foe(table).deck]).toEqual([0, ['solo-003', 'solo-003']]);
  });

  scenario('SEN-SOLO-d: a hero fights with its own cards', (table) => {
    table.begins({ seats: 1, format: 'solo', windows: 'brief', foes: 1, foeKind: 'master', terrain: 'none' });
    const own = foe(table).deck.filter((card) => card.startsWith('master:'));

    expect(foe(table).kind).toBe('master');
    expect(own.toSorted()).toEqual([
      'master:dark-insight',
      'master:idle-strike',
      'master:masterful-cut',
      'master:reposition',
    ]);
    expect(foe(table).deck).toHaveLength(9);
    stopHere(table);
  });
});

describe('several players', () => {
  const TWO = [
    { hero: 'ronin', cell: '0,2', facing: 0 },
    { hero: 'master', cell: '2,-2', facing: 3 },
  ] as const;

  scenario('SEN-SOLO-i: they win together, whoever strikes the last blow, even without being there', (table) => {
    const foes: readonly FoeGiven[] = [{ ...IDLE, cell: '0,1', woundLimit: 1 }];
    against(table, foes, { heroes: [TWO[0], { ...TWO[1], wounds: 4 }], cards: { 0: 'pommel-smash' } });
    playOutTo(table);
    expect(table.match.outcome).toMatchObject({ winners: [0, 1] });
  });

  scenario('SEN-SOLO-i, SEN-SOLO-j: while one of them stands the game goes on', (table) => {
    against(table, [{ ...IDLE, cell: '0,-4' }], {
      phase: 'draw',
      turn: 2,
      cards: undefined,
      heroes: [{ ...TWO[0], wounds: 4, deck: [] }, TWO[1]],
    });
    expect(hero(table, 0).defeat).toBe('wounds');
    expect(table.match.outcome).toBeUndefined();
    table.seat(0).isNotAsked();
    table.seat(1).isAsked('chooseCard');
  });

  scenario('SEN-SOLO-i, SEN-SOLO-DEF-b: a defence answers the attack of any of them', (table) => {
    const given = { heroes: [...TWO], cards: { 1: 'push-back' } };
    against(table, [{ cell: '0,-2', deck: ['solo-027'] }], given);
    playOutTo(table);
    expect(told(table, 'speedSet').find(({ fighter }) => fighter === 2)?.speed).toBe(4);
  });

  scenario('SEN-SOLO-i, SEN-SOLO-AI-3b: the attacks of all of them are avoided', (table) => {
    // Both could be struck from 0,-1; the second player's kick covers that cell.
    const strikes: FoeGiven = { cell: '0,-1', facing: 3, deck: ['solo-019'] };
    const heroes = [
      { cell: '0,0', facing: 0 },
      { hero: 'master', cell: '1,-1', facing: 5 },
    ] as const;
    against(table, [strikes], { heroes: [...heroes] });
    playOutTo(table);
    expect(place(table)).toBe('0,-1 f3');

    against(table, [strikes], { heroes: [...heroes], cards: { 1: 'counter-attack' } });
    playOutTo(table);
    expect(foe(table).cell).toBe('-1,0');
    expect(hero(table, 0).wounds).toBe(1);
  });

  scenario('SEN-SOLO-i: an attack that covers two of them hits both', (table) => {
    const heroes = [
      { cell: '0,0', facing: 0 },
      { hero: 'master', cell: '1,-1', facing: 5 },
    ] as const;
    against(table, [{ cell: '0,-1', facing: 3, deck: ['master:idle-strike'] }], { heroes: [...heroes] });
    playOutTo(table);
    expect([hero(table, 0).wounds, hero(table, 1).wounds]).toEqual([1, 1]);
  });
});

describe('stance and Behaviour', () => {
  const setup = { seats: 1, format: 'solo', windows: 'brief', foes: 1, terrain: 'none' } as const;
  const found = (table: Table, of: 'behaviour' | 'stance') =>
    new Set(
      Array.from({ length: 24 }, (_, seed) => {
        table.begins(setup, `game ${seed}`);
        stopHere(table);
        return foe(table)[of];
      }),
    );

  scenario('SEN-SOLO-BEH-a, SEN-SOLO-SET-f: Left, Centre or Right, at random', (table) => {
    expect(found(table, 'behaviour')).toEqual(new Set(['left', 'centre', 'right']));
  });

  scenario('SEN-SOLO-STANCE-a, SEN-SOLO-SET-f: offensive or defensive, at random', (table) => {
    expect(found(table, 'stance')).toEqual(new Set(['offensive', 'defensive']));
  });

  scenario('SEN-SOLO-STANCE-c: cornered with an attack, the defensive one moves instead', (table) => {
    const cornered = (stance: 'offensive' | 'defensive') => {
      // Strike at 5 against a kick at 4 that covers the cell it would strike from; it cannot go elsewhere.
      against(table, [{ cell: '0,-1', facing: 3, stance, deck: ['solo-015'] }], { cards: { 0: 'counter-attack' } });
      playOutTo(table);
      return hero(table, 0).wounds;
    };
    expect([cornered('offensive'), cornered('defensive')]).toEqual([1, 0]);
  });

  scenario('SEN-SOLO-STANCE-c: with other cards the stance does not matter', (table) => {
    const ends = (stance: 'offensive' | 'defensive', card: string) => {
      against(table, [{ cell: '0,-3', facing: 3, stance, behaviour: 'left', deck: [card] }], {
        cards: { 0: 'push-back' },
      });
      playOutTo(table);
      return place(table);
    };
    for (const card of ['solo-003', 'solo-028', 'solo-027'])
      expect(ends('defensive', card)).toBe(ends('offensive', card));
  });

  scenario('SEN-SOLO-STANCE-d: a change of Behaviour leaves the stance as it is', (table) => {
    for (const stance of ['offensive', 'defensive'] as const) {
      against(table, [{ cell: '0,-3', facing: 3, stance, behaviour: 'left', deck: ['solo-028'] }]);
      stopHere(table);
      expect(foe(table)).toMatchObject({ stance, behaviour: 'centre' });
    }
    expect(told(table, 'stanceSet')).toEqual([]);
  });
});
