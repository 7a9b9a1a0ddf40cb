import { cardOf } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { L5rSituation } from '../situation/description.ts';
import { the } from '../testing/given.ts';
import { tableRunning } from '../testing/table.ts';
import { conflict } from './conflict.ts';
import { conflictPhase } from './conflict-phase.ts';
import { participantsOf } from './values.ts';

const card = (name: string) => ({ is: 'card', card: name });
const ring = (element: string, type: string) => ({ is: 'ring', choice: { ring: element, type } });

const declaring = (seats: L5rSituation['seats'], more: Partial<L5rSituation> = {}) =>
  tableRunning(conflict({ attacker: 0 }), { seats, ...more });

type Table = ReturnType<typeof declaring>;

/** Declares a political conflict for air against the first province with these attackers. */
function declared(table: Table, ...attackers: readonly string[]): Table {
  table.seat(0).takes(ring('air', 'political')).takes(card('ancestral-lands'));
  if (table.match.open[0]?.question.message.key === 'declareAttackers') table.seat(0).picks(...attackers.map(card));
  return table;
}

const now = (table: Table, name: string) => cardOf(table.state.table, the(table.state, name));

describe('the declaration', () => {
  const two: L5rSituation['seats'] = [{ play: ['doji-whisperer', 'savvy-politician'] }, { play: ['honored-general'] }];

  test('L5R-3.2.0-a: ring and type, province and attackers are one act: until the last nothing has happened', () => {
    const table = declaring(two);
    table.seat(0).takes(ring('air', 'political')).takes(card('ancestral-lands')).isAsked('declareAttackers');

    expect(table.happened).toEqual([]);
    table.seat(0).picks(card('doji-whisperer'));
    expect(table.state.conflict).toMatchObject({ attacker: 0, type: 'political', ring: 'air' });
    table.leavesOpen(1);
  });

  test('L5R-3.2.0-b: only unclaimed rings may be chosen', () => {
    const table = declaring([{ play: ['doji-whisperer'], rings: ['air'] }, { rings: ['fire'] }]);

    table
      .seat(0)
      .mayNotTake(ring('air', 'political'))
      .mayNotTake(ring('fire', 'military'))
      .mayTake(ring('water', 'military'));
  });

  test('L5R-3.2.0-d: only unbroken provinces of the opponent may be attacked', () => {
    const provinces = [
      'the-art-of-war',
      'ancestral-lands (broken)',
      'manicured-garden',
      'meditations-on-the-tao',
      'pilgrimage',
    ];
    const table = declaring([{ play: ['doji-whisperer'] }, { provinces }]);
    table.seat(0).takes(ring('air', 'political'));

    table.seat(0).mayTake(card('pilgrimage')).mayNotTake(card('ancestral-lands')).mayNotTake(card('night-raid'));
  });

  test('L5R-3.2.0-e: the stronghold province only when three others are broken', () => {
    const broken = (count: number) => [
      'the-art-of-war',
      ...['ancestral-lands', 'manicured-garden', 'meditations-on-the-tao', 'pilgrimage'].map((name, i) =>
        i < count ? `${name} (broken)` : name,
      ),
    ];
    const closed = declaring([{ play: ['doji-whisperer'] }, { provinces: broken(2) }]);
    const open = declaring([{ play: ['doji-whisperer'] }, { provinces: broken(3) }]);
    closed.seat(0).takes(ring('air', 'political')).mayNotTake(card('the-art-of-war'));
    open.seat(0).takes(ring('air', 'political')).mayTake(card('the-art-of-war'));
  });

  test('L5R-3.2.0-f: attackers are ready characters of the attacker, at least one', () => {
    const table = declaring([
      { play: ['doji-whisperer', 'savvy-politician', 'asahina-artisan (bowed)'] },
      { play: ['honored-general'] },
    ]);
    table.seat(0).takes(ring('air', 'political')).takes(card('pilgrimage'));

    table.seat(0).mayNotTake(card('asahina-artisan')).mayNotTake(card('honored-general'));
    expect(() => table.seat(0).picks()).toThrow('pick 1 to 2');
  });

  test('L5R-3.2.0-g: a character with a dash cannot be declared', () => {
    const table = declaring([{ play: ['matsu-berserker', 'doji-whisperer', 'savvy-politician'] }, {}]);
    table.seat(0).takes(ring('air', 'political')).takes(card('pilgrimage'));

    table.seat(0).mayTake(card('doji-whisperer')).mayNotTake(card('matsu-berserker'));
  });

  test('L5R-DASH-a: nor can a conflict be declared with nobody but dashes', () => {
    const table = declaring([{ play: ['matsu-berserker'] }, {}]);

    table.seat(0).mayTake(ring('air', 'military')).mayNotTake(ring('air', 'political'));
  });

  test('L5R-3.2.0-h: all fate on the ring goes to the attacker', () => {
    const table = declared(
      declaring([{ play: ['doji-whisperer'], fate: 1 }, {}], { ringFate: { air: 3 } }),
      'doji-whisperer',
    );

    expect([table.state.fate[0], table.state.rings.air.fate]).toEqual([4, 0]);
  });

  test('L5R-RING-d: a ring that becomes contested keeps no fate', () => {
    const table = declared(declaring([{ play: ['doji-whisperer'] }, {}], { ringFate: { air: 2 } }), 'doji-whisperer');

    expect(table.state.rings.air).toEqual({ held: 'contested', side: 'political', fate: 0 });
  });

  test('L5R-3.2.0-m: the ring is contested', () => {
    expect(declared(declaring(two), 'doji-whisperer').state.rings.air.held).toBe('contested');
  });

  test('L5R-3.2.0-j: attackers are not bowed by being declared', () => {
    const table = declared(declaring(two), 'doji-whisperer');

    expect(now(table, 'doji-whisperer')).toMatchObject({ at: 'conflict', stance: 'ready' });
    expect(now(table, 'savvy-politician').at).toBe('home');
  });

  test('L5R-3.2.0-k: a facedown province is turned up after the declaration', () => {
    const table = declared(declaring(two), 'doji-whisperer');

    expect(table.happened.map(({ event }) => event.is)).toEqual(['periodBegan', 'conflictDeclared', 'revealed']);
    expect(now(table, 'ancestral-lands').face).toBe('up');
  });

  test('L5R-PROV-a: it is revealed to both', () => {
    const table = declared(declaring(two), 'doji-whisperer');

    expect(table.state.table.revelations).toBeGreaterThan(0);
  });
});

describe('covert', () => {
  test('L5R-KW-COVERT-a: each covert attacker evades a character without covert', () => {
    const table = declaring([
      { play: ['unassuming-yojimbo'] },
      { play: ['doji-whisperer', 'savvy-politician', 'kaiu-shuichi'] },
    ]);
    table.seat(0).takes(ring('air', 'military')).takes(card('pilgrimage'));

    table.seat(0).isAsked('declareEvaded').mayNotTake(card('kaiu-shuichi')).picks(card('doji-whisperer'));
    table.seat(1).isAsked('declareDefenders').mayTake(card('savvy-politician')).mayNotTake(card('doji-whisperer'));
  });

  test('L5R-KW-COVERT-e: surplus covert does nothing', () => {
    const table = declaring([{ play: ['unassuming-yojimbo', 'kaiu-shuichi'] }, { play: ['doji-whisperer'] }]);
    table
      .seat(0)
      .takes(ring('air', 'military'))
      .takes(card('pilgrimage'))
      .picks(card('unassuming-yojimbo'), card('kaiu-shuichi'));

    expect(table.state.conflict?.evaded).toHaveLength(1);
  });

  test('L5R-KW-COVERT-f: bowed characters may be evaded', () => {
    const table = declaring([
      { play: ['unassuming-yojimbo'] },
      { play: ['doji-whisperer (bowed)', 'savvy-politician'] },
    ]);
    table.seat(0).takes(ring('air', 'military')).takes(card('pilgrimage'));

    table.seat(0).mayTake(card('doji-whisperer'));
  });
});

describe('defenders', () => {
  const seats: L5rSituation['seats'] = [
    { play: ['doji-whisperer'] },
    { play: ['savvy-politician', 'honored-general (bowed)', 'matsu-berserker', 'ikoma-prodigy'] },
  ];

  test('L5R-3.2.1-a: any number of ready characters, or none', () => {
    const table = declared(declaring(seats), 'doji-whisperer');
    table.seat(1).isAsked('declareDefenders').mayNotTake(card('honored-general')).picks();

    expect(participantsOf(table.state, 1)).toEqual([]);
  });

  test('L5R-3.2.1-b: no characters with a dash in the skill of the conflict', () => {
    declared(declaring(seats), 'doji-whisperer')
      .seat(1)
      .mayTake(card('savvy-politician'))
      .mayNotTake(card('matsu-berserker'));
  });

  test('L5R-3.2.1-c: defenders are not bowed by being declared', () => {
    const table = declared(declaring(seats), 'doji-whisperer');
    table.seat(1).picks(card('savvy-politician'));

    expect(now(table, 'savvy-politician')).toMatchObject({ at: 'conflict', stance: 'ready' });
  });

  test('L5R-3.2.2-a: then the defender has the first opportunity to act, though the attacker is first player', () => {
    const table = declared(declaring(seats), 'doji-whisperer');
    table.seat(1).picks();

    table.seat(1).isAsked('actionWindow').passes();
    table.seat(0).isAsked('actionWindow');
  });

  test('L5R-3.3-a: at the end nobody takes part and no conflict is going on', () => {
    const table = declared(declaring(seats), 'doji-whisperer');
    table.seat(1).picks().passes();
    table.seat(0).passes().declines().isAsked('pause');

    expect(table.state.conflict).toBeNull();
    expect(table.state.periods.conflict).toBeUndefined();
    expect(now(table, 'doji-whisperer')).toMatchObject({ at: 'home', stance: 'bowed' });
  });
});

describe('the conflict phase', () => {
  const phase = (seats: L5rSituation['seats'], more: Partial<L5rSituation> = {}) =>
    tableRunning(conflictPhase({}), { seats, ...more });
  const passBoth = (table: Table) => {
    table.seat(table.state.first).isAsked('actionWindow').passes();
    table
      .seat(table.state.first === 0 ? 1 : 0)
      .isAsked('actionWindow')
      .passes();
  };
  const each: L5rSituation['seats'] = [
    { play: ['doji-whisperer', 'asahina-artisan'] },
    { play: ['savvy-politician', 'ikoma-prodigy'] },
  ];

  test('L5R-3.1-a: begins with an action window', () => {
    phase(each).seat(0).isAsked('actionWindow');
  });

  describe.each([0, 1] as const)('L5R-AW-e: where seat %i is the first player', (first) => {
    const second = first === 0 ? 1 : 0;
    const opens = (table: Table) => {
      table.seat(second).isNotAsked();
      table.seat(first).isAsked('actionWindow');
    };
    /** That seat declares a political conflict against the other's province, and nobody defends it or acts. */
    const fights = (table: Table, seat: 0 | 1, element: string) => {
      const other = seat === 0 ? 1 : 0;
      table
        .seat(seat)
        .takes(ring(element, 'political'))
        .takes(card(seat === 0 ? 'manicured-garden' : 'entrenched-position'))
        .picks(card(seat === 0 ? 'doji-whisperer' : 'savvy-politician'));
      table.seat(other).picks().passes();
      table.seat(seat).passes().declines();
    };

    test('that seat opens the window at the beginning of the phase', () => {
      opens(phase(each, { first }));
    });

    test('that seat opens the window after a conflict, whoever has attacked', () => {
      const table = phase(each, { first });
      passBoth(table);
      fights(table, first, 'air');
      opens(table);
      passBoth(table);
      fights(table, second, 'earth');
      opens(table);
    });

    test('that seat opens the window after an opportunity that was passed, whoever has passed it', () => {
      const table = phase(each, { first });
      for (const seat of [first, second] as const) {
        passBoth(table);
        table.seat(seat).isAsked('conflictOpportunity').passes();
        opens(table);
      }
    });
  });

  test('L5R-3.2-b: opportunities alternate, beginning with the first player, two for each', () => {
    const table = phase(each, { first: 1 });
    for (const seat of [1, 0, 1, 0] as const) {
      passBoth(table);
      table.seat(seat).isAsked('conflictOpportunity').passes();
    }
    passBoth(table);

    expect(table.state.conflicts.map(({ opportunities }) => opportunities)).toEqual([0, 0]);
    table.leavesOpen(0);
  });

  test('L5R-3.2-c: a pass uses the opportunity up', () => {
    const table = phase(each);
    passBoth(table);
    table.seat(0).passes();

    expect(table.state.conflicts[0]?.opportunities).toBe(1);
    expect(table.happened.map(({ event }) => event.is)).toEqual(['passed', 'passed', 'conflictPassed']);
  });

  test('L5R-3.2-e: who cannot declare has to pass, and that is a pass', () => {
    const table = phase([{}, each[1] ?? {}]);
    passBoth(table);

    expect(table.happened.at(-1)?.event).toMatchObject({ is: 'conflictPassed', seat: 0 });
  });

  test('L5R-3.1-b: the window opens again after every opportunity', () => {
    const table = phase(each);
    passBoth(table);
    table.seat(0).passes();

    table.seat(0).isAsked('actionWindow');
  });

  test('L5R-3.2-a: each type may be declared once in the phase', () => {
    const table = phase(each);
    passBoth(table);
    table.seat(0).takes(ring('air', 'political')).takes(card('manicured-garden')).picks(card('doji-whisperer'));
    table.seat(1).picks().passes();
    table.seat(0).passes().declines();
    passBoth(table);
    table.seat(1).passes();
    passBoth(table);

    table
      .seat(0)
      .mayTake(ring('fire', 'military'))
      .mayNotTake(ring('fire', 'political'))
      .mayNotTake(ring('air', 'military'));
  });

  test('L5R-3.2.0-c: so the second conflict is of the other type', () => {
    const table = phase(each);
    passBoth(table);
    table.seat(0).takes(ring('air', 'political')).takes(card('pilgrimage')).picks(card('doji-whisperer'));

    expect(table.state.conflicts[0]).toMatchObject({ opportunities: 1, declared: ['political'] });
    table.leavesOpen(1);
  });
});
