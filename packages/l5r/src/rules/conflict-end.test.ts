import { cardOf, cardsIn } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { L5rSituation } from '../situation/description.ts';
import type { L5rState } from '../state.ts';
import { given, the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { ran, tableRunning } from '../testing/table.ts';
import { leaving } from '../verbs/leaving.ts';
import { dynastyDiscardOf, rowAt } from '../zones.ts';
import { conflictEnd, resultOf } from './conflict-end.ts';
import { participantsOf, strengthOf } from './values.ts';

/** A political conflict for the ring of air, seat 0 against the first province of seat 1. */
const political = { attacker: 0, type: 'political', ring: 'air', province: 1 } as const;

/** The notes of characters that take part: `doji-whisperer (bowed)` is then in the conflict as well. */
function inConflict(notes: readonly string[]): string[] {
  return notes.map((note) =>
    note.includes('(') ? note.replace('(', '(in conflict, ') : note.replace(/^[a-z-]+/, '$& (in conflict)'),
  );
}

function ended(attackers: readonly string[], defenders: readonly string[], more: Partial<L5rSituation> = {}) {
  return tableRunning(conflictEnd({}), {
    conflict: political,
    seats: [{ play: inConflict(attackers) }, { play: inConflict(defenders) }],
    ...more,
  });
}

const result = (table: ReturnType<typeof ended>) => table.state.conflict?.result;

describe('comparing skill', () => {
  test('L5R-3.2.3-c: the higher total wins', () => {
    expect(result(ended(['doji-whisperer'], ['savvy-politician']))).toMatchObject({
      winner: 0,
      totals: [3, 2],
      margin: 1,
    });
    expect(result(ended(['savvy-politician'], ['doji-whisperer']))).toMatchObject({ winner: 1, margin: 1 });
  });

  test('L5R-3.2.3-e: with equal totals of 1 or more the attacker wins', () => {
    expect(result(ended(['doji-whisperer'], ['doji-whisperer']))).toMatchObject({ winner: 0, margin: 0 });
  });

  test('L5R-3.2.3-d: nobody wins without a participant and a total of at least 1', () => {
    expect(result(ended(['doji-whisperer (bowed)'], []))).toMatchObject({ winner: null });
  });

  test('L5R-3.2.3-f: without a winner nothing is lost, nothing breaks, and the ring goes back', () => {
    const table = ended(['doji-whisperer (bowed)'], []);

    expect(table.state.honor).toEqual([10, 10]);
    expect(table.state.rings.air.held).toBe('unclaimed');
    table.seat(0).isAsked('pause');
  });

  test('L5R-3.2.3-g: winner, totals, margin and opposition are kept', () => {
    expect(result(ended(['doji-whisperer'], []))).toEqual({ winner: 0, totals: [3, 0], margin: 3, unopposed: 'yes' });
  });

  test('L5R-3.2.3-j: victory does not pass on when the side that is ahead has nobody there', () => {
    const table = ended([], [], { favor: { holder: 0, side: 'political' } });

    expect(result(table)).toMatchObject({ winner: null });
  });

  test('L5R-CONF-k: all steps are carried out although nobody is left', () => {
    const table = ended([], []);

    expect(table.happened.map(({ event }) => event.is)).toEqual(['conflictDecided', 'ringReturned']);
  });
});

describe('unopposed', () => {
  test('L5R-3.2.4-a: the defender loses 1 honor', () => {
    expect(ended(['doji-whisperer'], []).state.honor).toEqual([10, 9]);
  });

  test('L5R-3.2.4-b: a bowed defender prevents it', () => {
    expect(ended(['doji-whisperer'], ['savvy-politician (bowed)']).state.honor).toEqual([10, 10]);
  });

  test('L5R-3.2.4-c: a conflict won by the defender is not unopposed', () => {
    expect(result(ended([], ['doji-whisperer']))).toMatchObject({ winner: 1, unopposed: 'no' });
    expect(ended([], ['doji-whisperer']).state.honor).toEqual([10, 10]);
  });
});

describe('breaking the province', () => {
  const strong = ['asahina-storyteller (honored) + ornate-fan', 'doji-whisperer', 'doji-whisperer (honored)'];
  const weakProvinces = [
    'the-art-of-war',
    'manicured-garden',
    'ancestral-lands',
    'meditations-on-the-tao',
    'pilgrimage',
  ];
  const attacked = (table: ReturnType<typeof ended>) => table.state.conflict?.province;
  const isBroken = (table: ReturnType<typeof ended>) => {
    const province = attacked(table);
    return province !== undefined && cardOf(table.state.table, province).condition === 'broken';
  };
  const against = (attackers: readonly string[], row: string[] = []) =>
    ended([], [], {
      seats: [
        { play: inConflict(attackers) },
        { provinces: weakProvinces, rows: [row], dynastyDeck: ['matsu-berserker', 'honored-general'] },
      ],
    });

  test('L5R-3.2.5-a: breaks it with a margin of at least its strength', () => {
    expect(isBroken(against(['asahina-storyteller']))).toBe(true);
    expect(isBroken(against(['doji-whisperer']))).toBe(false);
  });

  test('L5R-3.2.5-b: its strength is that of now, holdings included', () => {
    expect(isBroken(against(['asahina-storyteller'], ['favorable-ground']))).toBe(false);
    expect(isBroken(against(strong, ['favorable-ground']))).toBe(true);
  });

  describe('L5R-3.2.5-b: what counts when something leaves after the comparison', () => {
    const military = { attacker: 0, type: 'military', ring: 'air', province: 1 } as const;
    const provinces = ['the-art-of-war', 'pilgrimage', 'ancestral-lands', 'meditations-on-the-tao', 'manicured-garden'];
    /** Seat 0 attacks Pilgrimage, strength 5, and answers its victory by discarding a participant. */
    const fallen = (attackers: readonly string[], defenders: readonly string[], row: string[], victim: string) => {
      const table = ended([], [], {
        windows: 'brief',
        conflict: military,
        seats: [
          { hand: ['fallen-in-battle'], play: inConflict(attackers) },
          { play: inConflict(defenders), provinces, rows: [row] },
        ],
      });
      table.seat(0).takes({ is: 'use', card: 'fallen-in-battle' }).picks({ is: 'card', card: victim });
      table.leavesOpen(0);
      return table;
    };

    test('the margin stays when an attacker leaves', () => {
      const table = fallen(['akodo-toturi', 'doji-whisperer'], [], [], 'akodo-toturi');

      expect(result(table)).toMatchObject({ totals: [6, 0], margin: 6 });
      expect(isBroken(table)).toBe(true);
    });

    test('and does not grow when a defender leaves', () => {
      const table = fallen(
        ['akodo-toturi', 'matsu-berserker'],
        ['hiruma-yojimbo'],
        ['favorable-ground'],
        'hiruma-yojimbo',
      );

      expect(result(table)).toMatchObject({ totals: [9, 4], margin: 5 });
      expect(isBroken(table)).toBe(false);
    });

    test('the strength is that of the step: a holding that is gone by then does not count', () => {
      const state = given({
        windows: 'brief',
        conflict: military,
        seats: [
          { play: inConflict(['moto-horde', 'matsu-berserker']) },
          { play: inConflict(['hiruma-yojimbo']), provinces, rows: [['favorable-ground']] },
        ],
      });
      if (state.conflict === null) throw new Error('a conflict is going on');
      const { province } = state.conflict;
      const compared = happen(
        state,
        { is: 'conflictDecided', result: resultOf(state, state.conflict) },
        { is: 'ringEffectCancelled' },
      ).state;
      const fewer = happen(
        compared,
        leaving(compared, the(compared, 'favorable-ground'), { to: 'removed', how: 'removed' }),
      ).state;
      const conditionAfter = (before: L5rState) =>
        cardOf(ran(before, conflictEnd.from('breakProvince', {})).state.table, province).condition;

      expect(strengthOf(compared, province)).toBe(6);
      expect(conditionAfter(compared)).toBe('whole');
      expect(conditionAfter(fewer)).toBe('broken');
    });
  });

  test('L5R-3.2.5-e: the attacker may discard the dynasty cards in it, and it is refilled', () => {
    const table = against(strong, ['matsu-berserker']);

    table.seat(0).isAsked('discardFromBroken').picks({ is: 'card', card: 'matsu-berserker' });

    expect(cardsIn(table.state.table, dynastyDiscardOf(1))).toHaveLength(1);
    const [fresh] = cardsIn(table.state.table, rowAt(1, 1));
    expect(fresh && cardOf(table.state.table, fresh).face).toBe('down');
    table.leavesOpen(0);
  });

  test('L5R-3.2.5-i: what the attacker leaves stays as it was', () => {
    const table = against(strong, ['matsu-berserker']);

    table.seat(0).picks();

    expect(cardsIn(table.state.table, dynastyDiscardOf(1))).toHaveLength(0);
    expect(cardsIn(table.state.table, rowAt(1, 1))).toHaveLength(1);
    table.leavesOpen(0);
  });
});

describe('the ring', () => {
  test('L5R-3.2.6-a: the winning attacker may resolve its effect, whether or not the province broke', () => {
    const table = ended(['doji-whisperer'], ['savvy-politician']);

    table.seat(0).isAsked('ringEffect');
  });

  test('L5R-3.2.6-b: a winning defender resolves nothing', () => {
    const table = ended(['savvy-politician'], ['doji-whisperer']);

    table.seat(0).isAsked('pause');
    table.seat(1).isNotAsked();
  });

  test('L5R-3.2.7-a: the winner claims it, attacker or defender', () => {
    const attack = ended(['doji-whisperer'], ['savvy-politician']);
    attack.seat(0).declines();

    expect(attack.state.rings.air.held).toBe(0);
    expect(ended(['savvy-politician'], ['doji-whisperer']).state.rings.air.held).toBe(1);
  });

  test('L5R-3.2.7-b: without a winner it returns, without the fate that was taken from it', () => {
    expect(ended([], []).state.rings.air).toMatchObject({ held: 'unclaimed', fate: 0 });
  });

  test('L5R-3.2.7-c: declining its effect does not stop it from being claimed', () => {
    const table = ended(['doji-whisperer'], []);
    table.seat(0).declines();

    expect(table.state.rings.air.held).toBe(0);
  });

  test('L5R-RING-a: it is contested, then claimed or unclaimed', () => {
    const table = ended(['doji-whisperer'], []);

    expect(table.state.rings.air.held).toBe('contested');
    table.seat(0).declines();
    expect(table.state.rings.air.held).toBe(0);
  });
});

describe('going home', () => {
  const table = ended(['savvy-politician', 'matsu-berserker (bowed)'], ['doji-whisperer']);
  const now = (name: string) => cardOf(table.state.table, the(table.state, name));

  test('L5R-3.2.8-a: ready participants bow, attackers and defenders alike', () => {
    expect(['savvy-politician', 'doji-whisperer'].map((name) => now(name).stance)).toEqual(['bowed', 'bowed']);
  });

  test('L5R-3.2.8-b: all participants go home', () => {
    expect([...participantsOf(table.state, 0), ...participantsOf(table.state, 1)]).toEqual([]);
    expect(now('matsu-berserker').at).toBe('home');
  });
});
