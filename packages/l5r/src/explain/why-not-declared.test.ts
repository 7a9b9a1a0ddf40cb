import { describe, expect, test } from 'vitest';
import type { L5rSituation } from '../situation/description.ts';
import { card, declaring } from '../testing/card-table.ts';
import { reasons } from '../testing/explained.ts';

type Seat = NonNullable<L5rSituation['seats'][0]>;

const provinces = ['pilgrimage', 'ancestral-lands', 'night-raid', 'manicured-garden', 'fertile-fields'];

const own = ['meditations-on-the-tao', 'kuroi-mori', 'secret-cache', 'endless-plains', 'elemental-fury'];

/** Seat 0 has chosen ring and type, and is asked for the province. */
function attacking(mine: Seat, theirs: Seat = {}, type: 'military' | 'political' = 'military') {
  const table = declaring({
    seats: [
      { provinces: own, ...mine },
      { provinces, ...theirs },
    ],
  });
  table.seat(0).takes({ is: 'ring', choice: { ring: 'air', type } });
  return table;
}

describe('attackers', () => {
  /** Two who can attack, so that it is asked who does. */
  const able = ['moto-youth', 'brash-samurai'];
  const choosing = (others: readonly string[], theirs: Seat = {}, type: 'military' | 'political' = 'military') => {
    const table = attacking({ play: [...able, ...others] }, theirs, type);
    table.seat(0).takes(card('ancestral-lands'));
    return table;
  };

  test('who can attack gives no reason', () => {
    expect(reasons(choosing([]), 'moto-youth')).toEqual([]);
  });

  test('L5R-3.2.0-f: a bowed character', () => {
    expect(reasons(choosing(['kakita-kaezin (bowed)']), 'kakita-kaezin')).toEqual(['L5R-3.2.0-f It is bowed.']);
  });

  test('L5R-3.2.0-g: a dash', () => {
    expect(reasons(choosing(['matsu-berserker'], {}, 'political'), 'matsu-berserker')).toEqual([
      'L5R-3.2.0-g It has a dash for the skill of this conflict.',
    ]);
    expect(reasons(choosing(['matsu-berserker']), 'matsu-berserker')).toEqual([]);
  });

  test("L5R-3.2.0-f: the opponent's character, and what is no character in play", () => {
    const table = choosing(['kakita-kaezin + fine-katana'], { play: ['doji-hotaru'] });

    expect(reasons(table, 'doji-hotaru')).toEqual(['L5R-3.2.0-f You do not control it.']);
    expect(reasons(table, 'fine-katana')).toEqual(['L5R-3.2.0-f It is no character in play.']);
  });

  test('L5R-CONF-j: who cannot, with the card that forbids it', () => {
    const table = choosing(['shiba-peacemaker', 'kakita-kaezin + pacifism']);

    expect(reasons(table, 'shiba-peacemaker')).toEqual(['L5R-CONF-j Cannot attack (Shiba Peacemaker).']);
    expect(reasons(table, 'kakita-kaezin')).toEqual([
      'L5R-CONF-j Cannot participate in military conflicts (Pacifism).',
    ]);
    expect(reasons(choosing(['kakita-kaezin + pacifism'], {}, 'political'), 'kakita-kaezin')).toEqual([]);
  });
});

describe('the attacked province', () => {
  test('one that can be attacked gives no reason', () => {
    const faceup = provinces.map((name) => `${name} (faceup)`);

    expect(reasons(attacking({ play: ['moto-youth'] }, { provinces: faceup }), 'night-raid')).toEqual([]);
  });

  test('L5R-3.2.0-d: a broken one, and one of my own', () => {
    const table = attacking({ play: ['moto-youth'] }, { provinces: provinces.with(2, 'night-raid (broken)') });

    expect(reasons(table, 'night-raid')).toEqual(['L5R-3.2.0-d It is broken already.']);
    expect(reasons(table, 'kuroi-mori')).toEqual(['L5R-3.2.0-d It is your own province.']);
    expect(reasons(table, 'moto-youth')).toEqual(['L5R-3.2.0-d It is no province.']);
  });

  test('L5R-3.2.0-e: that of the stronghold, until three others are broken', () => {
    const faceup = provinces.map((name) => `${name} (faceup)`);
    const broken = faceup.map((name, place) => (place > 1 ? name.replace('faceup', 'broken') : name));

    expect(reasons(attacking({ play: ['moto-youth'] }, { provinces: faceup }), 'pilgrimage')).toEqual([
      'L5R-3.2.0-e The stronghold province can be attacked only when three others are broken.',
    ]);
    expect(reasons(attacking({ play: ['moto-youth'] }, { provinces: broken }), 'pilgrimage')).toEqual([]);
  });
});

describe('covert and defenders', () => {
  const evading = (theirs: Seat) => {
    const table = attacking({ play: ['brash-samurai + tattooed-wanderer'] }, theirs);
    table.seat(0).takes(card('ancestral-lands'));
    return table;
  };

  test('L5R-KW-COVERT-a: who cannot be evaded', () => {
    const table = evading({ play: ['moto-youth', 'matsu-berserker', 'kakita-kaezin + tattooed-wanderer'] });

    expect(reasons(table, 'kakita-kaezin')).toEqual(['L5R-KW-COVERT-a It has covert itself.']);
    expect(reasons(table, 'brash-samurai')).toEqual(['L5R-KW-COVERT-a You control it.']);
    expect(reasons(table, 'moto-youth')).toEqual([]);
    table.leavesOpen(0);
  });

  test('L5R-3.2.1-b: who cannot defend', () => {
    const table = evading({
      play: ['moto-youth', 'kakita-kaezin (bowed)', 'otomo-courtier', 'border-rider', 'seppun-guardsman + pacifism'],
    });
    table.seat(0).picks(card('moto-youth'));
    table.seat(1).isAsked('declareDefenders');

    expect(reasons(table, 'moto-youth', 1)).toEqual(['L5R-KW-COVERT-a Covert evades it.']);
    expect(reasons(table, 'kakita-kaezin', 1)).toEqual(['L5R-3.2.1-a It is bowed.']);
    expect(reasons(table, 'otomo-courtier', 1)).toEqual(['L5R-3.2.1-b It has a dash for the skill of this conflict.']);
    expect(reasons(table, 'seppun-guardsman', 1)).toEqual([
      'L5R-CONF-j Cannot participate in military conflicts (Pacifism).',
    ]);
    expect(reasons(table, 'brash-samurai', 1)).toEqual(['L5R-3.2.1-a You do not control it.']);
    expect(reasons(table, 'border-rider', 1)).toEqual([]);
  });
});
