import { describe, expect, test } from 'vitest';
import { given, the } from '../testing/given.ts';
import { hasDash } from '../verbs/participating.ts';
import { provinceCardAt } from '../zones.ts';
import { gloryCountOf, gloryOf, participantsOf, skillOf, strengthOf, totalOf } from './values.ts';

/** Both skills of a character in a situation where it is in play alone. */
function skills(note: string): readonly [military: number, political: number] {
  const state = given({ seats: [{ play: [note] }, {}] });
  const card = the(state, note.split(' ')[0] ?? '');
  return [skillOf(state, card, 'military'), skillOf(state, card, 'political')];
}

describe('skill', () => {
  test('L5R-SKILL-a: military and political skill are changed independently', () => {
    expect(skills('doji-whisperer')).toEqual([0, 3]);
    expect(skills('doji-whisperer + fine-katana')).toEqual([2, 3]);
    expect(skills('doji-whisperer + ornate-fan')).toEqual([0, 5]);
  });

  test('L5R-ATT-i: bonuses count while character or attachment is bowed', () => {
    expect(skills('doji-whisperer (bowed) + fine-katana')).toEqual([2, 3]);
    expect(skills('doji-whisperer + fine-katana (bowed)')).toEqual([2, 3]);
  });

  test('L5R-ATT-j: a character that is attached gives no bonus', () => {
    expect(skills('doji-whisperer + tattooed-wanderer')).toEqual([0, 3]);
  });

  test('L5R-STATUS-e: an honored character adds its glory to both skills', () => {
    expect(skills('asahina-storyteller (honored)')[1]).toBe(6);
    expect(skills('asahina-storyteller (honored)')[0]).toBe(4);
  });

  test('L5R-STATUS-f: a dishonored character subtracts its glory from both skills', () => {
    expect(skills('asahina-storyteller (dishonored)')[1]).toBe(2);
  });

  test('L5R-GLORY-a: glory changes nothing for an ordinary character', () => {
    expect(skills('asahina-storyteller')[1]).toBe(4);
  });

  test('L5R-MOD-g: a skill does not fall below 0, and the surplus absorbs bonuses', () => {
    expect(skills('doji-whisperer (dishonored)')[0]).toBe(0);
    expect(skills('doji-whisperer (dishonored) + fine-katana')[0]).toBe(1);
  });

  test('L5R-DASH-c: a dash is not modified', () => {
    const state = given({ seats: [{ play: ['matsu-berserker (honored) + ornate-fan'] }, {}] });
    const berserker = the(state, 'matsu-berserker');

    expect(hasDash(state, berserker, 'political')).toBe(true);
    expect(skillOf(state, berserker, 'political')).toBe(0);
    expect(skillOf(state, berserker, 'military')).toBe(4);
  });

  test('L5R-DASH-d: a dash reads as 0', () => {
    expect(skills('naive-student')).toEqual([0, 2]);
  });
});

describe('what a side brings to a conflict', () => {
  const conflict = { attacker: 0, type: 'political', ring: 'air', province: 1 } as const;

  test('L5R-3.2.3-b: the skill of the ready participants of the type of the conflict', () => {
    const state = given({
      conflict,
      seats: [{ play: ['doji-whisperer (in conflict)', 'asahina-storyteller (in conflict)', 'savvy-politician'] }, {}],
    });

    expect(totalOf(state, 0)).toBe(7);
    expect(totalOf(state, 1)).toBe(0);
  });

  test('L5R-3.2.3-a: military conflicts compare military skill', () => {
    const state = given({
      conflict: { ...conflict, type: 'military' },
      seats: [{ play: ['doji-whisperer (in conflict) + fine-katana'] }, { play: ['matsu-berserker (in conflict)'] }],
    });

    expect([totalOf(state, 0), totalOf(state, 1)]).toEqual([2, 3]);
  });

  test('L5R-CONF-e: a bowed participant takes part, but its skill does not count', () => {
    const state = given({ conflict, seats: [{ play: ['doji-whisperer (in conflict, bowed)'] }, {}] });

    expect(participantsOf(state, 0)).toHaveLength(1);
    expect(totalOf(state, 0)).toBe(0);
  });

  test('L5R-BOW-c: bowed characters add neither skill nor glory', () => {
    const state = given({ conflict, seats: [{ play: ['doji-whisperer (in conflict, bowed)'] }, {}] });

    expect(totalOf(state, 0)).toBe(0);
    expect(gloryCountOf(state, 0)).toBe(0);
  });

  test('L5R-FAVOR-a: the Favor adds 1 in conflicts of its type to whoever has a participant', () => {
    const favored = (holder: 0 | 1, side: 'military' | 'political') =>
      given({ conflict, seats: [{ play: ['doji-whisperer (in conflict)'] }, {}], favor: { holder, side } });

    expect(totalOf(favored(0, 'political'), 0)).toBe(4);
    expect(totalOf(favored(0, 'military'), 0)).toBe(3);
    expect(totalOf(favored(1, 'political'), 1)).toBe(0);
  });

  test('L5R-FAVOR-b: the Favor changes the total, not the skill of a character', () => {
    const state = given({
      conflict,
      seats: [{ play: ['doji-whisperer (in conflict)'] }, {}],
      favor: { holder: 0, side: 'political' },
    });

    expect(skillOf(state, the(state, 'doji-whisperer'), 'political')).toBe(3);
  });

  test('L5R-FAVOR-c: a bowed participant is enough for the Favor', () => {
    const state = given({
      conflict,
      seats: [{ play: ['doji-whisperer (in conflict, bowed)'] }, {}],
      favor: { holder: 0, side: 'political' },
    });

    expect(totalOf(state, 0)).toBe(1);
  });
});

describe('glory', () => {
  test('L5R-GLORY-b: a glory count adds the glory of ready characters and 1 for each claimed ring', () => {
    const state = given({
      seats: [
        { play: ['asahina-storyteller', 'doji-whisperer', 'savvy-politician (bowed)'], rings: ['air', 'void'] },
        {},
      ],
    });

    expect(gloryOf(state, the(state, 'asahina-storyteller'))).toBe(2);
    expect(gloryCountOf(state, 0)).toBe(2 + 1 + 2);
    expect(gloryCountOf(state, 1)).toBe(0);
  });

  test('L5R-COUNT-a: bowed characters are left out of a count', () => {
    const state = given({ seats: [{ play: ['asahina-storyteller (bowed)', 'doji-whisperer'] }, {}] });

    expect(gloryCountOf(state, 0)).toBe(1);
  });

  test('L5R-RING-b: each claimed ring adds 1 to its holder only', () => {
    const state = given({ seats: [{ rings: ['fire'] }, { rings: ['air', 'earth'] }] });

    expect([gloryCountOf(state, 0), gloryCountOf(state, 1)]).toEqual([1, 2]);
  });
});

describe('the strength of a province', () => {
  const strengthAt = (state: ReturnType<typeof given>, seat: 0 | 1, place: 0 | 1 | 2 | 3 | 4) => {
    const province = provinceCardAt(state, seat, place);
    return province === undefined ? undefined : strengthOf(state, province);
  };

  test('L5R-EX-3: a storehouse in Pilgrimage makes 6', () => {
    const state = given({ seats: [{}, { rows: [[], [], [], ['imperial-storehouse']] }] });

    expect(strengthAt(state, 1, 4)).toBe(6);
  });

  test('L5R-PROV-d: is what is printed, with the holdings in it and the stronghold on its own province', () => {
    const state = given({ seats: [{ rows: [['favorable-ground']] }, {}] });

    expect(strengthAt(state, 0, 1)).toBe(5 + 1);
    expect(strengthAt(state, 0, 2)).toBe(4);
    expect(strengthAt(state, 0, 0)).toBe(4 + 2);
  });

  test('L5R-HOLD-b: a holding counts while it is faceup, and for its own province only', () => {
    const state = given({ seats: [{ rows: [['favorable-ground (facedown)'], ['favorable-ground']] }, {}] });

    expect(strengthAt(state, 0, 1)).toBe(5);
    expect(strengthAt(state, 0, 2)).toBe(4 + 1);
  });

  test('L5R-HOLD-e: a faceup holding counts whether the province is faceup or not', () => {
    const provinces = [
      'the-art-of-peace',
      'entrenched-position (faceup)',
      'night-raid',
      'rally-to-the-cause',
      'shameful-display',
    ];
    const state = given({ seats: [{ provinces, rows: [['favorable-ground'], ['favorable-ground']] }, {}] });

    expect([strengthAt(state, 0, 1), strengthAt(state, 0, 2)]).toEqual([5 + 1, 4 + 1]);
  });
});
