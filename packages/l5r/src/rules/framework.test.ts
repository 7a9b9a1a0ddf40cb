import { cardsIn } from '@kronika/kernel';
import { on } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import { CONFLICT_TYPES } from '../cards/fact.ts';
import type { L5rSituation } from '../situation/description.ts';
import { actions, card, type L5rTable, resolving, use } from '../testing/card-table.ts';
import { given } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { inPlay, namesIn } from '../testing/shown.ts';
import { tableRunning } from '../testing/table.ts';
import { charactersOf, dynastyDiscardOf, handOf } from '../zones.ts';
import { define } from './card-definition.ts';
import { conflictPhase } from './conflict-phase.ts';
import { drawPhase } from './draw-phase.ts';
import { fatePhase } from './fate-phase.ts';
import { regroupPhase } from './regroup-phase.ts';
import { rounds } from './round.ts';
import { totalOf } from './values.ts';

// No card of the core set does these things, so two characters without a text get one here.
define({
  /** After another of your characters leaves play – move 1 fate from this one to the first of the others. */
  'serene-warrior': {
    abilities: {
      reaction: {
        is: 'forcedReaction',
        when: on(
          'leftPlay',
          (_, { card: gone, controller }, { ability, by }) => gone !== ability.self && controller === by,
        ),
        effect: (state, { ability, by }) => {
          const heir = charactersOf(state, by).find((other) => other !== ability.self);
          return heir && { is: 'fateMoved', from: ability.self, card: heir, amount: 1, rule: 'L5R-EFF-b' };
        },
      },
    },
  },
  /** Action: claim the Imperial Favor. */
  'eager-scout': {
    abilities: {
      action: {
        is: 'action',
        choices: {
          side: { message: { key: 'favorSide' }, options: () => CONFLICT_TYPES.map((side) => ({ is: 'side', side })) },
        },
        effect: (_, { by, chosen: { side } }) => {
          const chosen = CONFLICT_TYPES.find(
            (type) => typeof side === 'object' && side !== null && Reflect.get(side, 'side') === type,
          );
          return chosen && { is: 'favorClaimed', seat: by, side: chosen, rule: 'L5R-FAVOR-e' };
        },
      },
    },
  },
});

const ring = (element: string, type: string) => ({ is: 'ring', choice: { ring: element, type } });
const side = (type: string) => ({ is: 'side', side: type });
const passedBy = (table: L5rTable) =>
  table.happened.flatMap(({ event }) => (event.is === 'conflictPassed' && 'seat' in event ? [event.seat] : []));

describe('what a framework step does', () => {
  test('L5R-FRAME-a: is interrupted while the step is resolving', () => {
    const passing = () =>
      tableRunning(regroupPhase({}), { windows: 'brief', seats: [{ hand: ['way-of-the-unicorn'] }, {}] });
    const kept = passing();
    kept.seat(0).isAsked('triggerWindow');
    expect(kept.state.first).toBe(0);
    kept.seat(0).takes(use('way-of-the-unicorn')).isAsked('pause');
    expect(kept.state.first).toBe(0);

    const passed = passing();
    passed.seat(0).passes().isAsked('pause');
    expect(passed.state.first).toBe(1);
  });

  test('L5R-FRAME-a: is reacted to directly after the step, before the next one', () => {
    const table = resolving({
      conflict: { attacker: 0, type: 'political', ring: 'air' },
      seats: [{ play: ['doji-hotaru (in conflict)'] }, {}],
    });
    table.seat(0).isAsked('ringEffect').declines().isAsked('triggerWindow');

    // The ring has been claimed, and nobody has gone home yet.
    expect(table.state.rings.air.held).toBe(0);
    expect(inPlay(table, 0)).toEqual(['doji-hotaru (in conflict)']);
    table.seat(0).passes().isAsked('pause');
    expect(inPlay(table, 0)).toEqual(['doji-hotaru (bowed)']);
  });
});

describe('in player order', () => {
  test.each([
    [0, 1],
    [1, 0],
  ] as const)('L5R-ORDER-a: seat %i, then seat %i', (first, second) => {
    const rows = { rows: [['doji-whisperer']], dynastyDeck: ['doji-whisperer'] };
    const table = tableRunning(regroupPhase({}), { windows: 'brief', first, seats: [rows, rows] });
    table.seat(second).isNotAsked();
    table.seat(first).isAsked('discardFromProvinces').picks().isNotAsked();

    table.seat(second).isAsked('discardFromProvinces').picks();
  });

  test('L5R-ORDER-a: and they go on alternating', () => {
    const table = tableRunning(conflictPhase({}), { windows: 'brief', first: 1 });

    expect(passedBy(table)).toEqual([1, 0, 1, 0]);
  });
});

describe('the draw phase', () => {
  test('L5R-2.4-b: bid values that were modified are those that are given and drawn by', () => {
    const conflictDeck = ['banzai', 'charge', 'rout', 'outwit', 'court-games', 'for-shame'];
    const table = tableRunning(drawPhase({}), {
      phase: 'draw',
      windows: 'brief',
      seats: [{ hand: ['contingency-plan'], conflictDeck }, { conflictDeck }],
    });
    table.seat(0).says(3);
    table.seat(1).says(3);
    table.seat(0).takes(use('contingency-plan')).takes({ is: 'raiseBid' });

    expect(table.state.honor).toEqual([9, 11]);
    expect(([0, 1] as const).map((seat) => cardsIn(table.state.table, handOf(seat)).length)).toEqual([4, 3]);
  });
});

describe('the conflict phase', () => {
  const seats: L5rSituation['seats'] = [{ play: ['brash-samurai'] }, { play: ['brash-samurai'] }];

  test('L5R-3.2-d: who passes does not say which type is given up, and may declare either later', () => {
    const table = tableRunning(conflictPhase({}), { windows: 'brief', seats });
    table.seat(0).isAsked('conflictOpportunity').passes().isNotAsked();
    table.seat(1).isAsked('conflictOpportunity').passes();

    table.seat(0).mayTake(ring('air', 'military')).mayTake(ring('air', 'political'));
  });

  test('L5R-3.2-g: the active player holds the opportunity and resolves the conflict that he or she declared', () => {
    const stronghold = 'golden-plains-outpost';
    const table = tableRunning(conflictPhase({}), {
      windows: 'brief',
      first: 1,
      seats: [
        { stronghold, play: ['doji-whisperer (bowed)'] },
        { stronghold, play: ['doji-whisperer'] },
      ],
    });
    table.seat(0).isNotAsked();
    table.seat(1).isAsked('conflictOpportunity').takes(ring('air', 'political'));
    table.seat(0).isNotAsked();
    table.seat(1).takes(card('entrenched-position'));
    expect(table.state.conflict?.attacker).toBe(1);
    table.seat(0).isNotAsked();
    table.seat(1).isAsked('ringEffect').declines();

    // Everybody is bowed by now: the other one's opportunity passes, then the first one's again.
    expect(passedBy(table)).toEqual([0, 1, 0]);
    table.seat(1).isAsked('favorSide');
  });

  test('L5R-3.4-a: the contest for the Favor begins after the last window, and ends with the claim', () => {
    const table = tableRunning(conflictPhase({}), { seats: [{ rings: ['air'] }, {}] });
    for (let window = 0; window < 5; window += 1) {
      table.seat(0).isAsked('actionWindow').passes();
      table.seat(1).isAsked('actionWindow').passes();
    }
    expect(passedBy(table)).toEqual([0, 1, 0, 1]);
    table.seat(0).isAsked('favorSide').takes(side('military')).isAsked('pause');

    expect(table.state.favor).toEqual({ holder: 0, side: 'military' });
  });
});

describe('the Imperial Favor', () => {
  const held = { holder: 0, side: 'military' } as const;

  test('L5R-FAVOR-d: keeps its side when the conflict changes its type', () => {
    const table = actions(
      {
        favor: held,
        conflict: { attacker: 0, type: 'military', ring: 'air', province: 1 },
        seats: [
          { play: ['brash-samurai (in conflict)'] },
          { provinces: ['the-art-of-war', 'kuroi-mori', 'manicured-garden', 'meditations-on-the-tao', 'pilgrimage'] },
        ],
      },
      1,
    );
    expect(totalOf(table.state, 0)).toBe(3);
    table.seat(1).takes(use('kuroi-mori')).takes({ is: 'switchType' });

    expect(table.state.favor).toEqual(held);
    expect(totalOf(table.state, 0)).toBe(1);
  });

  test('L5R-FAVOR-d: keeps it from round to round', () => {
    const table = tableRunning(rounds.from('enterPhase', { phase: 3 }), { windows: 'brief', favor: held });

    expect([table.state.phase, table.state.favor]).toEqual(['dynasty', held]);
  });

  test.each([
    ['the pool', null],
    ['the opponent', held],
    ['oneself', { holder: 1, side: 'military' }],
  ] as const)('L5R-FAVOR-e: claimed through a card it comes from %s, with the side its player picks', (_, favor) => {
    const table = actions({ favor, seats: [{}, { play: ['eager-scout'] }] }, 1);
    table.seat(1).takes(use('eager-scout')).mayTake(side('military')).takes(side('political'));

    expect(table.state.favor).toEqual({ holder: 1, side: 'political' });
  });

  test('L5R-FAVOR-f: discarded it is unclaimed, and can be claimed again', () => {
    const begun = given({
      favor: held,
      conflict: { attacker: 0, type: 'military', ring: 'air' },
      seats: [{ play: ['brash-samurai (in conflict)'] }, {}],
    });
    const { state } = happen(begun, { is: 'favorDiscarded' });

    expect(state.favor).toBeNull();
    expect([totalOf(begun, 0), totalOf(state, 0)]).toEqual([3, 2]);
    expect(happen(state, { is: 'favorClaimed', seat: 1, side: 'political' }).state.favor).toEqual({
      holder: 1,
      side: 'political',
    });
  });
});

describe('the fate phase', () => {
  test('L5R-4.2-c: whether a character has fate is seen when its turn comes', () => {
    const table = tableRunning(fatePhase({}), {
      phase: 'fate',
      windows: 'brief',
      seats: [{ play: ['doji-whisperer', 'matsu-berserker', 'serene-warrior (fate 1)'] }, {}],
    });
    // When the berserker leaves, the warrior gives its fate to the whisperer.
    table.seat(0).isAsked('discardNext').mayNotTake(card('serene-warrior')).takes(card('matsu-berserker'));

    expect(inPlay(table, 0)).toEqual(['doji-whisperer']);
    expect(namesIn(table, dynastyDiscardOf(0))).toEqual(['serene-warrior', 'matsu-berserker']);
  });
});

describe('the regroup phase', () => {
  test('L5R-5.4-b: rings that return from the claimed pools got no fate in this round', () => {
    const table = tableRunning(rounds.from('enterPhase', { phase: 3 }), {
      windows: 'brief',
      seats: [{ rings: ['air'] }, { rings: ['fire'] }],
    });

    expect(table.state.phase).toBe('dynasty');
    expect(table.state.rings.air).toMatchObject({ held: 'unclaimed', fate: 0 });
    expect(table.state.rings.fire).toMatchObject({ held: 'unclaimed', fate: 0 });
    expect(table.state.rings.water).toMatchObject({ held: 'unclaimed', fate: 1 });
  });
});
