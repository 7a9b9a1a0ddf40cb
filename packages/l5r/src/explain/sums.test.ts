import { describe, expect, test } from 'vitest';
import { actions, card, use } from '../testing/card-table.ts';
import { explained, sum } from '../testing/explained.ts';

const conflict = { attacker: 0, type: 'military', ring: 'air' } as const;

describe('skills and glory', () => {
  test('L5R-MOD-b: the printed value comes first, and is all of an unmodified skill', () => {
    const table = actions({ seats: [{ play: ['brash-samurai'] }, {}] });

    expect(sum(table, 'brash-samurai', 'military')).toEqual(['printed 2', '= 2']);
    expect(sum(table, 'brash-samurai', 'glory')).toEqual(['printed 2', '= 2']);
  });

  test('L5R-ATT-i: attachments count by name, those without a bonus do not show', () => {
    const table = actions({ seats: [{ play: ['brash-samurai + fine-katana + ornate-fan'] }, {}] });

    expect(sum(table, 'brash-samurai', 'military')).toEqual(['printed 2', 'Fine Katana 2', '= 4']);
    expect(sum(table, 'brash-samurai', 'political')).toEqual(['printed 1', 'Ornate Fan 2', '= 3']);
  });

  test('L5R-STATUS-e, -f: glory counts for who is honored, and against who is dishonored', () => {
    const table = actions({ seats: [{ play: ['brash-samurai (honored)'] }, { play: ['doji-hotaru (dishonored)'] }] });

    expect(sum(table, 'brash-samurai', 'political')).toEqual(['printed 1', 'honored: glory 2', '= 3']);
    expect(sum(table, 'doji-hotaru', 'military')).toEqual(['printed 3', 'dishonored: glory -3', '= 0']);
  });

  test('L5R-MOD-g: what would be below 0 is brought up to it', () => {
    const table = actions({ seats: [{ play: ['doji-whisperer (dishonored)'] }, {}] });

    expect(sum(table, 'doji-whisperer', 'military')).toEqual([
      'printed 0',
      'dishonored: glory -1',
      'not below 0 1',
      '= 0',
    ]);
  });

  test('L5R-LAST-a: a lasting effect counts by the card it came from', () => {
    const table = actions({ conflict, seats: [{ hand: ['banzai'], play: ['brash-samurai (in conflict)'] }, {}] });
    table.seat(0).takes(use('banzai')).declines();

    expect(sum(table, 'brash-samurai', 'military')).toEqual(['printed 2', 'Banzai! 2', '= 4']);
    expect(explained(table, 'brash-samurai').sums[0]?.parts[1]?.from).toEqual({ is: 'card', printed: 'banzai' });
  });

  test('L5R-MOD-i: a base value that was replaced says by what', () => {
    const table = actions({
      conflict,
      seats: [{ hand: ['way-of-the-lion'], play: ['matsu-berserker (in conflict)'] }, {}],
    });
    table.seat(0).takes(use('way-of-the-lion'));

    expect(sum(table, 'matsu-berserker', 'military')).toEqual(['printed 3', 'Way of the Lion: base value 3', '= 6']);
  });

  test('L5R-DASH-c: a dash has no sum', () => {
    const table = actions({ seats: [{ play: ['matsu-berserker (honored) + ornate-fan'] }, {}] });

    expect(explained(table, 'matsu-berserker').sums.map(({ of }) => of)).toEqual(['military', 'glory']);
  });

  test('L5R-ZONE-c: a character in a province has no values on the table', () => {
    const table = actions({ seats: [{ rows: [['brash-samurai']] }, {}] });

    expect(explained(table, 'brash-samurai').sums).toEqual([]);
  });
});

describe('strength', () => {
  test('L5R-PROV-d: a holding in the province counts by name', () => {
    const table = actions({
      seats: [
        {
          provinces: ['pilgrimage', 'the-art-of-peace (faceup)', 'night-raid', 'manicured-garden', 'fertile-fields'],
          rows: [['favorable-ground']],
        },
        {},
      ],
    });

    expect(sum(table, 'the-art-of-peace', 'strength')).toEqual(['printed 4', 'Favorable Ground 1', '= 5']);
  });

  test('L5R-PROV-d: the stronghold counts for its own province only', () => {
    const table = actions({
      seats: [
        {
          stronghold: 'shizuka-toshi',
          provinces: [
            'pilgrimage (faceup)',
            'the-art-of-peace (faceup)',
            'night-raid',
            'manicured-garden',
            'fertile-fields',
          ],
        },
        {},
      ],
    });

    expect(sum(table, 'pilgrimage', 'strength')).toEqual(['printed 5', 'Shizuka Toshi 2', '= 7']);
    expect(sum(table, 'the-art-of-peace', 'strength')).toEqual(['printed 4', '= 4']);
  });
});

describe('cost', () => {
  const reduced = () => {
    const table = actions({
      conflict,
      seats: [
        { stronghold: 'city-of-the-open-hand', hand: ['charge', 'ornate-fan'], rows: [['city-of-lies']] },
        { play: ['moto-youth (in conflict)'] },
      ],
    });
    table.seat(0).takes(use('city-of-lies'));
    return table;
  };

  test('L5R-COST-a: a cost that was reduced says by what', () => {
    expect(sum(reduced(), 'charge', 'cost')).toEqual(['printed 1', 'City of Lies -1', '= 0']);
  });

  test('L5R-COST-a: a cost that is as printed needs no explanation', () => {
    expect(sum(reduced(), 'ornate-fan', 'cost')).toEqual([]);
    expect(sum(actions({ conflict, seats: [{ hand: ['charge'] }, {}] }), 'charge', 'cost')).toEqual([]);
  });
});

test('a chosen target shows in its sums at once', () => {
  const table = actions({
    conflict,
    seats: [
      { hand: ['banzai'], play: ['brash-samurai (in conflict)', 'kakita-kaezin (in conflict)'] },
      { play: ['moto-youth (in conflict)'] },
    ],
  });
  table.seat(0).takes(use('banzai')).picks(card('kakita-kaezin')).declines();

  expect(sum(table, 'kakita-kaezin', 'military')).toContain('Banzai! 2');
  expect(sum(table, 'brash-samurai', 'military')).not.toContain('Banzai! 2');
});
