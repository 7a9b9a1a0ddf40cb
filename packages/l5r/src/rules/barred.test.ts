import { canHappen } from '@kronika/lcg';
import { describe, expect, test } from 'vitest';
import type { L5rSituation } from '../situation/description.ts';
import { actions, use } from '../testing/card-table.ts';
import { given, the } from '../testing/given.ts';
import { inPlay } from '../testing/shown.ts';
import { entering } from '../verbs/entering.ts';
import { RULES } from './calls.ts';
import { layer } from './layer.ts';
import { playingRules } from './playing.ts';

type Side = Exclude<L5rSituation['seats'][0], undefined>;

const military = { type: 'military', ring: 'air' } as const;
const other = 'matsu-berserker';

/** Seat 0 acts in a military conflict in which it is on that side. */
function conflictAs(attacker: 0 | 1, mine: Side, theirs: Side = {}, more: Partial<L5rSituation> = {}) {
  return actions({ windows: 'open', conflict: { ...military, attacker }, seats: [mine, theirs], ...more });
}

/** Effects that put a character into play into the conflict, and where each finds the character. */
const effects: readonly (readonly [string, (...names: readonly string[]) => readonly [Side, Side?]])[] = [
  ['charge', (...names) => [{ hand: ['charge'], rows: names.map((name) => [name]) }]],
  ['kitsu-spiritcaller', (...names) => [{ play: ['kitsu-spiritcaller'], dynastyDiscard: [...names] }]],
  ['shosuro-actress', (...names) => [{ play: ['shosuro-actress'] }, { dynastyDiscard: [...names] }]],
];

describe.each(effects)('L5R-CONF-j: %s, for a character that cannot attack', (name, found) => {
  test('is not offered to an attacker', () => {
    conflictAs(0, ...found('shiba-peacemaker'))
      .seat(0)
      .isAsked('actionWindow')
      .mayNotTake(use(name));
  });

  test('offers an attacker the others only', () => {
    const table = conflictAs(0, ...found('shiba-peacemaker', other));
    table.seat(0).takes(use(name));

    expect(inPlay(table, 0)).toContain(`${other} (in conflict)`);
    expect(inPlay(table, 0)).not.toContain('shiba-peacemaker (bowed)');
  });

  test('puts it into play for a defender', () => {
    const table = conflictAs(1, ...found('shiba-peacemaker'));
    table.seat(0).takes(use(name));

    expect(inPlay(table, 0)).toContain('shiba-peacemaker (in conflict)');
  });
});

describe('L5R-CONF-j: a character whose text keeps it out for now', () => {
  const found = { hand: ['charge'], rows: [['seppun-guardsman']] };

  test('is not put into the conflict while it would be kept out there', () => {
    const table = conflictAs(0, found, {}, { favor: { holder: 1, side: 'military' } });

    table.seat(0).isAsked('actionWindow').mayNotTake(use('charge'));
  });

  test.each([
    ['nobody has the favor', 0, null],
    ['its own player has it', 0, { holder: 0, side: 'military' }],
    ['it defends', 1, { holder: 1, side: 'military' }],
  ] as const)('comes where %s', (_, attacker, favor) => {
    const table = conflictAs(attacker, found, {}, { favor });
    table.seat(0).takes(use('charge'));

    expect(inPlay(table, 0)).toEqual(['seppun-guardsman (in conflict)']);
  });
});

describe('L5R-CONF-j: wherever it comes from', () => {
  const hidden: Side = { hand: ['shiba-peacemaker'] };
  const places: readonly (readonly [string, Side])[] = [
    ['the hand', hidden],
    ['a province', { rows: [['shiba-peacemaker']] }],
    ['the discard pile', { dynastyDiscard: ['shiba-peacemaker'] }],
    ['the deck', { dynastyDeck: ['shiba-peacemaker'] }],
  ];

  test.each(places)(
    'out of %s it comes into no conflict as an attacker, as a defender it does, and home always',
    (_, mine) => {
      const verdict = (attacker: 0 | 1, at: 'home' | 'conflict') => {
        const state = given({ conflict: { ...military, attacker }, seats: [mine, {}] });
        return canHappen(layer, state, entering(state, the(state, 'shiba-peacemaker'), { how: 'put', at }));
      };

      expect(verdict(0, 'conflict')).toMatchObject({ rule: 'L5R-CONF-j' });
      expect(verdict(1, 'conflict')).toBe('allowed');
      expect(verdict(0, 'home')).toBe('allowed');
    },
  );

  test('under the other player it counts for that player’s side', () => {
    const state = given({
      conflict: { ...military, attacker: 0 },
      seats: [{ dynastyDiscard: ['shiba-peacemaker'] }, {}],
    });
    const peacemaker = the(state, 'shiba-peacemaker');

    expect(canHappen(layer, state, entering(state, peacemaker, { how: 'put', at: 'conflict', seat: 1 }))).toBe(
      'allowed',
    );
  });

  test('it is not played into the conflict as an attacker either', () => {
    const verdict = (attacker: 0 | 1) => {
      const state = given({ conflict: { ...military, attacker }, seats: [hidden, {}] });
      const ability = { self: the(state, 'shiba-peacemaker'), printed: RULES, key: 'playIntoConflict' };
      const played = { ability, by: 0, window: 'conflict', targets: {}, paid: {}, chosen: {}, resolution: 0 } as const;
      return playingRules.playIntoConflict.condition?.(state, played);
    };

    expect(verdict(0)).toMatchObject({ rule: 'L5R-CONF-j' });
    expect(verdict(1)).toBe('allowed');
  });
});

test('L5R-CONF-j: a lasting ban on somebody else keeps nobody out', () => {
  const table = conflictAs(0, { hand: ['charge'], rows: [[other]], play: ['serene-warrior + pacifism'] });
  table.seat(0).takes(use('charge'));

  expect(inPlay(table, 0)).toContain(`${other} (in conflict)`);
});
