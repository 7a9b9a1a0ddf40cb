import type { SeatId } from '@kronika/kernel';
import { saidBy } from '@kronika/testkit';
import { expect } from 'vitest';
import { fight, scenario, stopHere, type Table } from '../rules/testing/fight.ts';
import { view } from '../view.ts';
import { thumb } from './thumb.ts';

const says = (table: Table, seat: SeatId = 0): readonly string[] => {
  const said = saidBy({ bot: thumb, table, seat, view });
  stopHere(table);
  return said;
};

const LONG_DECK = Array.from({ length: 12 }, () => 'fend');

scenario('the last wound goes before everything else', (table) => {
  const hand = ['firm-mind', 'fend', 'quick-stab', 'steel-block'];
  fight(table, { one: { hand, focus: 1, weapons: ['nodachi-thrust'] }, other: { wounds: 4 } });

  expect(says(table)).toEqual(['card quick-stab']);
});

scenario('an attack that reaches nobody is not played', (table) => {
  fight(table, { one: { hand: ['quick-stab', 'firm-mind'], cell: '0,4' }, other: { cell: '0,-4' } });

  expect(says(table)).not.toEqual(['card quick-stab']);
});

for (const [attack, speed] of [
  ['quick-stab', 8],
  ['feint-cut', 6],
] as const)
  scenario(`shields are raised at the speed of the attack that lies open: ${attack}`, (table) => {
    fight(table, { cards: { 0: 'wind-block', 1: attack } });

    expect(says(table)).toEqual([`speed ${speed}`]);
  });

scenario('nobody steps before a blade that is still to come, where there is another way', (table) => {
  fight(table, { cards: { 0: 'reposition', 1: 'idle-strike' }, one: { hero: 'master', cell: '1,1' } });

  expect(says(table)).toEqual(['cell 2,0']);
});

scenario('one stun more would be the end: it is played away', (table) => {
  fight(table, { one: { stuns: 4, hand: ['quick-stab'] } });

  expect(says(table)).toEqual(['stun']);
});

scenario('cards are drawn while the deck lasts, and not down to its last ones', (table) => {
  const given = { hero: 'master', kamae: 'balance', cell: '0,4' } as const;
  fight(table, { cards: { 0: 'firm-mind' }, one: { ...given, deck: LONG_DECK } });
  expect(drawn(table)).toEqual(['3']);

  fight(table, { cards: { 0: 'firm-mind' }, one: { ...given, deck: ['fend'] } });
  expect(drawn(table)).toEqual(['0']);
});

/** What the bot says once its own card asks how many cards to draw. */
function drawn(table: Table): readonly string[] {
  for (;;) {
    const question = table.questionTo(0);
    if (question.message.key === 'drawUpTo') return says(table);
    table.answer(0, 0);
  }
}
