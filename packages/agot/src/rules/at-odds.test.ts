import '../cards/index.ts';
import { isOrdered, setTo } from '@kronika/lcg';
import { expect, test } from 'vitest';
import { toHand } from '../cards/words/index.ts';
import { actions, card, use } from '../testing/card-table.ts';
import { the } from '../testing/given.ts';
import { happen } from '../testing/happen.ts';
import { strengthOn } from '../testing/shown.ts';
import { isCharacter } from '../zones.ts';
import { type AgotDefinition, define } from './card-definition.ts';
import { STRENGTH } from './values.ts';

/** "Each other character has a STR of …". No card of the core set says such a thing. */
function leveller(strength: number): AgotDefinition {
  return {
    abilities: {
      constant: {
        is: 'constant',
        overrides: true,
        affects: (state, self, other) => other !== self && isCharacter(state, other),
        gives: () => [setTo(STRENGTH, strength)],
      },
    },
  };
}

define({ 'tumblestone-knight': leveller(1), 'courtesan-of-the-rose': leveller(7) });

/** Somebody marshals the second of them; the other player is first. */
function levelled() {
  const table = actions({
    phase: 'marshaling',
    first: 1,
    active: 0,
    turn: 0,
    seats: [{ gold: 9, hand: ['courtesan-of-the-rose'], play: ['tumblestone-knight', 'ranging-party'] }, {}],
  });
  expect(strengthOn(table, 'ranging-party')).toBe(1);
  table.seat(0).takes(use('courtesan-of-the-rose'));
  return table;
}

test.each([
  ['tumblestone-knight', 1],
  ['courtesan-of-the-rose', 7],
])(
  'AGOT-SIM-c, AGOT-FIRST-d: of two texts that set a value the first player says which is applied last: %s',
  (last, strength) => {
    const table = levelled();
    table.seat(1).isAsked('chooseAppliedLast').mayNotTake(card('ranging-party')).takes(card(last));

    expect(strengthOn(table, 'ranging-party')).toBe(strength);
    expect(strengthOn(table, 'tumblestone-knight')).toBe(7);
    expect(strengthOn(table, 'courtesan-of-the-rose')).toBe(1);
    table.seat(0).isAsked('pause');
  },
);

test('AGOT-SIM-c: the order holds until one of them leaves play', () => {
  const table = levelled();
  table.seat(1).takes(card('tumblestone-knight'));
  const [knight, courtesan] = ['tumblestone-knight', 'courtesan-of-the-rose'].map((name) => the(table.state, name));
  if (knight === undefined || courtesan === undefined) throw new Error('both are in play');
  const gone = happen(table.state, toHand(table.state, courtesan)).state;

  expect(isOrdered(table.state, [knight, courtesan])).toBe(true);
  expect(isOrdered(gone, [knight, courtesan])).toBe(false);
  expect(strengthOn({ state: gone }, 'ranging-party')).toBe(1);
  table.seat(0).isAsked('pause');
});
